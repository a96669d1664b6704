import { Mockup } from "../artefacts/mockup";
import { SiteStage, type SiteStageWords } from "../artefacts/site-stage";
import { type Drawn, Thumbnail } from "../artefacts/thumbnail";
import type { ArtefactWords } from "../artefacts/words";
import { Badge } from "../ui/badge";
import { CheckList } from "../ui/check-list";
import { Icon } from "../ui/icon";
import { Section } from "../ui/section";
import type { Titled } from "./lists";

/** Sections that tell what happens when. */

export type StepsSection = Titled & {
  readonly kind: "steps";
  readonly id: string;
  readonly steps: readonly {
    readonly when: string;
    readonly title: string;
    readonly text: string;
    /** What one gets to see of it. */
    readonly extract?: ExtractWords;
    /** What one has in hand after it. */
    readonly picture?: Drawn;
  }[];
  /** Phones leave the pictures out, for the sake of a short page. */
  readonly brief?: true;
  /** What there is in hand after them: it stands beside them on wide screens. */
  readonly artefact?: ArtefactWords;
};

/** Steps along a line of time: lying on desktop, standing on mobile. */
export type RailSection = Titled & {
  readonly kind: "rail";
  readonly sample?: true;
  /** A calendar in place of the line, of which each step has its own days: the last one of each, in order. */
  readonly days?: { readonly label: string; readonly ends: readonly number[] };
  readonly steps: readonly {
    readonly when: string;
    readonly title: string;
    readonly text: string;
    readonly points?: readonly string[];
    /** How much of the visitor's own time it takes. */
    readonly takes?: string;
    /** What there is of the website by then. */
    readonly shows?: SiteStageWords;
    /** What there is by then. */
    readonly picture?: Drawn;
  }[];
};

export function Steps({ id, tone, title, lede, steps, artefact, brief }: StepsSection) {
  const list = (
    <ol
      className={`grid gap-x-5 ${artefact ? "content-between gap-y-8" : "gap-y-6 md:grid-cols-3"}`}
    >
      {steps.map((step) => (
        <li
          key={step.title}
          className={`border-t-2 border-pine-600 pt-5 ${step.extract ? "flex flex-col" : ""}`}
        >
          <div className="flex flex-wrap items-center gap-3 md:block">
            <Badge>{step.when}</Badge>
            <h3 className={`${artefact ? "text-h3 lg:text-[1.5rem]" : "text-h3"} md:mt-3`}>
              {step.title}
            </h3>
          </div>
          <p className="mt-2 max-w-[40ch] text-muted">{step.text}</p>
          {step.extract ? <Extract {...step.extract} /> : null}
          {step.picture ? (
            <div className={`mt-5 ${brief ? "max-lg:hidden" : "md:max-lg:hidden"}`}>
              <Thumbnail {...step.picture} />
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
      {artefact ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-x-16">
          {list}
          <div className="self-start">
            <Mockup of={artefact} />
          </div>
        </div>
      ) : (
        list
      )}
    </Section>
  );
}

export function Rail({ id, tone, title, lede, steps, days }: RailSection) {
  const columns = steps.length === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3";
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
      {days ? <Days {...days} /> : null}
      <ol className={`grid ${columns} ${days ? "mt-8 gap-8 sm:grid-cols-2 lg:mt-10" : "rail"}`}>
        {steps.map((step, nth) => (
          <RailStep key={step.title} {...step} look={days ? dayLooks[nth] : undefined} />
        ))}
      </ol>
    </Section>
  );
}

/** `look`: the color of its days. */
function RailStep({
  when,
  title,
  text,
  points,
  takes,
  shows,
  picture,
  look,
}: RailSection["steps"][number] & { look: string | undefined }) {
  const told = (
    <>
      {look ? <span className={`mb-4 block h-1.5 w-9 rounded-full ${look}`} /> : null}
      <Badge>{when}</Badge>
      <h3 className="mt-3.5 text-h3">{title}</h3>
      <p className="mt-2 max-w-[44ch] text-muted">{text}</p>
      {points ? <CheckList items={points} className="mt-4" /> : null}
    </>
  );
  if (shows) {
    return (
      <li className="flex flex-col justify-between gap-x-8 sm:max-lg:flex-row">
        <div>{told}</div>
        <SiteStage {...shows} />
      </li>
    );
  }
  return (
    <li className={takes || picture ? "flex flex-col items-start" : undefined}>
      {told}
      {picture ? (
        <div className="mt-auto w-full max-w-[44ch] pt-5">
          <Thumbnail {...picture} />
        </div>
      ) : null}
      {takes ? (
        <p
          className={`flex items-center gap-2 pt-3 text-small font-semibold text-pine-700 ${picture ? "" : "mt-auto"}`}
        >
          <Icon name="clock" className="size-4.5" />
          {takes}
        </p>
      ) : null}
    </li>
  );
}

const dayLooks = [
  "bg-ink-900 text-on-dark",
  "bg-paper-0 text-pine-800 ring-1 ring-pine-600 ring-inset",
  "bg-pine-600 text-paper-0",
  "bg-ink-700 text-on-dark",
];

/** Every day in the colour of its step, in one row where there is room; the last one is the day it runs. */
function Days({ label, ends }: NonNullable<RailSection["days"]>) {
  const last = ends.at(-1) ?? 0;
  return (
    <>
      <p className="sr-only">{label}</p>
      <div
        aria-hidden="true"
        className="grid grid-cols-10 gap-1 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
      >
        {Array.from({ length: last }, (_, before) => before + 1).map((day) => (
          <span
            key={day}
            className={`grid h-11 place-items-center rounded-small text-badge font-semibold tabular-nums lg:h-16 lg:text-fine ${day === last ? "bg-lime-300 text-ink-900" : dayLooks[ends.findIndex((end) => day <= end)]}`}
          >
            {day}
          </span>
        ))}
      </div>
    </>
  );
}

/** A few lines out of a record of the product, which can be read: what it says, and what came of it. */
export type ExtractWords = {
  readonly title: string;
  readonly rows: readonly {
    readonly label: string;
    readonly text: string;
    /** The line that needs a person. */
    readonly flagged?: true;
  }[];
};

function Extract({ title, rows }: ExtractWords) {
  return (
    <div className="mt-4 grow rounded-tile border border-paper-200 bg-paper-0 px-5 pt-3.5 pb-1.5 text-small shadow-e2">
      <p className="pb-2.5 font-semibold">{title}</p>
      <dl>
        {rows.map(({ label, text, flagged }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-4 border-t dashed border-edge py-2 tabular-nums"
          >
            <dt className="text-muted">{label}</dt>
            <dd
              className={`text-right font-semibold ${flagged ? "text-automation" : "text-pine-700"}`}
            >
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
