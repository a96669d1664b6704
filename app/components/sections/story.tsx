import type { ReactNode } from "react";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { Portrait } from "~/components/ui/portrait";
import { Section } from "~/components/ui/section";
import { labels } from "~/content/words/labels";
import { TextLink } from "./action";
import { OnTint } from "./on-tint";
import type { StorySection, VoiceSection } from "./proof";

const words = labels.story;

/** Its last word never stands alone on a line. */
const unwidowed = (name: string) => name.replace(/ (\S+)$/, "\u00A0$1");

/** Facts and figures beside the story: to its left, on the other ground to its right. The client has the last word. */
export function Story(story: StorySection) {
  const { id, tone, company, logo, headline, badge, summary, ...rest } = story;
  const { challenge, solution, service, change, quote, tint } = rest;
  const turned = tone === "alternate";
  return (
    <Section id={id} tone={tone ?? "paper"}>
      <article
        className={`story grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-12 print:gap-y-6 ${turned ? "lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]" : "lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"}`}
      >
        <header className="lg:col-span-2 lg:-mb-2">
          <p className="flex items-center gap-3 font-semibold">
            <img src={logo} alt="" width={48} height={48} loading="lazy" className="size-8" />
            {unwidowed(company)}
          </p>
          <h2 className="mt-5 text-h2 text-balance">{headline}</h2>
        </header>
        <div className={`max-lg:-mt-8 ${turned ? "lg:order-2" : "lg:order-1"}`}>
          <p className="text-pretty">{summary}</p>
          <Facts {...story} />
        </div>
        <div className={turned ? "lg:order-1" : "lg:order-2"}>
          <StoryChange {...change} />
          <div className="mt-10 grid gap-x-12 gap-y-8 sm:max-lg:grid-cols-2 min-[75rem]:grid-cols-2">
            <div>
              <h3 className="text-h3">{words.challenge}</h3>
              <p className="mt-2.5 text-pretty text-muted">{challenge}</p>
            </div>
            <div>
              <h3 className="text-h3">{words.solution}</h3>
              <p className="mt-2.5 text-pretty text-muted">{solution}</p>
              <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
                <TextLink action={service} />
                {badge ? <Badge tone="workspace">{badge}</Badge> : null}
              </p>
            </div>
          </div>
        </div>
        <div className="lg:order-3 lg:col-span-2">
          <OnTint quote={quote.quote} by={quote.by} tint={tint} />
        </div>
      </article>
    </Section>
  );
}

function Facts({ industry, tools, results }: StorySection) {
  return (
    <>
      <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-small">
        <dt className="text-subtle">{words.industry}</dt>
        <dd>{industry}</dd>
        <dt className="text-subtle">{words.tools}</dt>
        <dd>{tools.join(", ")}</dd>
      </dl>
      <h3 className="sr-only">{words.results}</h3>
      <ul className="mt-8 divide-y divide-paper-200 border-y border-paper-200 print:mt-4 print:grid print:grid-cols-3 print:gap-x-6 print:divide-y-0">
        {results.map(({ figure, title, text, icon }) => (
          <li key={title} className="py-4 lg:py-5">
            <div className="flex flex-wrap items-baseline gap-x-3 lg:block">
              {figure ? (
                <p className="shrink-0 font-display text-figure tabular-nums max-lg:text-[2.25rem] lg:mb-2">
                  {figure}
                </p>
              ) : null}
              <p className="flex items-center gap-2.5 font-semibold">
                {figure ? null : <Icon name={icon} className="size-5 shrink-0 text-pine-600" />}
                {title}
              </p>
            </div>
            <p className="text-small text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Two stories in short, each with one person's words and one process, before and after; the second is mirrored. */
export function StoryTeasers({
  id,
  title,
  items,
  children,
}: StoryTeasersWords & { children: ReactNode }) {
  return (
    <Section id={id} title={title}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {items.map(({ voice, change }, nth) => (
          <li
            key={voice.quote}
            className="grid gap-x-14 gap-y-8 rounded-card border border-paper-200 bg-paper-0 p-6 sm:p-9 lg:grid-cols-2"
          >
            <figure className="flex flex-col justify-between gap-6">
              <blockquote className="font-display text-[1.5rem] leading-[1.2] text-balance sm:text-[1.75rem] lg:text-[2.5rem]">
                “{voice.quote}”
              </blockquote>
              <figcaption className="flex items-center gap-5">
                <Portrait of={voice.by} className="size-20 rounded-card lg:size-44" />
                <span>
                  <span className="block font-semibold">{voice.by.name}</span>
                  <span className="block text-small text-subtle">
                    {voice.by.role}, {voice.by.company}
                  </span>
                </span>
              </figcaption>
            </figure>
            <div className={nth % 2 ? "lg:-order-1" : ""}>
              <p className="flex items-center gap-4">
                <span className="font-display text-figure tabular-nums">{voice.figure.figure}</span>{" "}
                <span className="text-small text-balance text-muted">{voice.figure.text}</span>
              </p>
              <div className="mt-6">
                <StoryChange {...change} />
              </div>
              <p className="mt-2">
                <TextLink action={voice.action} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}

type StoryTeasersWords = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly {
    readonly voice: Required<Pick<VoiceSection, "quote" | "by" | "figure" | "action">>;
    readonly change: StorySection["change"];
  }[];
};

/** One process in two lanes: the steps by hand, and the steps that are left, each with its time. */
function StoryChange({ before, after, time }: StorySection["change"]) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-paper-200 bg-paper-200 text-small sm:grid-cols-[6fr_5fr]">
      <Lane
        label={words.before}
        time={time.before}
        steps={before}
        look="border-dashed border-edge bg-paper-0 text-muted"
      />
      <Lane
        label={words.after}
        time={time.after}
        steps={after}
        look="border-transparent bg-pine-100 font-medium text-pine-800"
        done
      />
    </dl>
  );
}

/** The steps, joined to each other; the edge cuts off the joint above the first one. */
function Lane({
  label,
  time,
  steps,
  look,
  done = false,
}: {
  label: string;
  time: string;
  steps: readonly string[];
  look: string;
  done?: boolean;
}) {
  return (
    <div className={`p-5 sm:px-6 ${done ? "bg-paper-50" : "bg-paper-0"}`}>
      <dt className="grid gap-1">
        <span className={`font-semibold ${done ? "text-pine-700" : "text-subtle"}`}>{label}</span>
        <span className={`font-display text-h3 ${done ? "text-pine-700" : ""}`}>{time}</span>
      </dt>
      <dd className="mt-3.5 overflow-hidden">
        <ol className="-mt-2">
          {steps.map((step) => (
            <li key={step} className="grid">
              <span className={`ml-4 h-2 w-0.5 ${done ? "bg-pine-600" : "bg-edge"}`} />
              <span className={`rounded-small border px-2.5 py-2 ${look}`}>{step}</span>
            </li>
          ))}
        </ol>
      </dd>
    </div>
  );
}
