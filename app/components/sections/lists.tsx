import { ChatLine } from "../artefacts/chats";
import { Mockup } from "../artefacts/mockup";
import type { ArtefactWords } from "../artefacts/words";
import { groundOf, type Tint, type Tone } from "../ui/badge";
import { type Drawn, Thumbnail } from "../artefacts/thumbnail";
import { Card, Tile } from "../ui/card";
import { CheckList } from "../ui/check-list";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Section } from "../ui/section";
import { scrollBox } from "../ui/scroll-box";
import { type Action, ActionLink, type Ground } from "./action";

/** Sections that are a list of equal parts under one heading. */

export type Titled = {
  readonly id?: string;
  readonly tone?: Ground;
  readonly title: string;
  readonly lede?: string;
};

export type StatsSection = Titled & {
  readonly kind: "stats";
  readonly id: string;
  readonly stats: readonly {
    readonly figure: string;
    readonly unit: string;
    readonly text: string;
    /** What it is spent on, where there is room to show it. */
    readonly picture?: Drawn;
  }[];
  /** What the figures are taken from. */
  readonly source?: string;
};

export type ServicesSection = Titled & {
  readonly kind: "services";
  readonly id: string;
  readonly lede: string;
  readonly services: readonly {
    readonly tint: Tint;
    readonly title: string;
    readonly text: string;
    readonly points: readonly string[];
    /** What it costs, or how that is worked out. */
    readonly price?: string;
    readonly artefact?: ArtefactWords;
    readonly action: Action;
  }[];
};

/** Cards in rows without an orphan: 3 × 2, 4 × 2, 2 × 2. */
export type FeaturesSection = Titled & {
  readonly kind: "features";
  readonly sample?: true;
  readonly items: readonly (Feature & FeatureHead)[];
};

type Feature = {
  readonly title: string;
  readonly text: string;
  /** One conversation with it, and what came of that. */
  readonly chat?: {
    readonly asked: string;
    readonly answered: string;
    readonly result: string;
    /** Where that was. */
    readonly client: string;
  };
  readonly points?: readonly string[];
  /** The points are no promises: they carry no checks. */
  readonly neutral?: true;
};

/** An icon, a result, or a scrap of it; the words say all that a scrap shows. */
type FeatureHead =
  | { readonly icon: IconName; readonly tone: Tone }
  | { readonly figure: string }
  | { readonly picture: Drawn };

export function Stats({ id, tone, title, lede, stats, source }: StatsSection) {
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"} density="tight">
      <dl className="grid gap-px overflow-hidden rounded-card border border-paper-200 bg-paper-200 md:grid-cols-3">
        {stats.map(({ figure, unit, text, picture }) => (
          <div key={text} className="flex flex-col-reverse justify-end gap-2 bg-paper-0 p-6 lg:p-9">
            <dt className="text-muted">{text}</dt>
            <dd className="font-display text-figure tabular-nums">
              {`${figure} `}
              <span className="text-h3 tracking-normal text-subtle">{unit}</span>
            </dd>
            {picture ? (
              <dd className="-order-1 mt-3 max-lg:hidden">
                <Thumbnail {...picture} />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
      {source ? <p className="mt-4 max-w-[90ch] text-small text-subtle">{source}</p> : null}
    </Section>
  );
}

export function Services({ id, tone, title, lede, services }: ServicesSection) {
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "alternate"}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
        {services.map((service) => (
          <div
            key={service.title}
            className={`flex flex-col rounded-card p-6 sm:p-7 ${groundOf[service.tint]}`}
          >
            {service.artefact ? (
              <div className="mb-7">
                <Mockup of={service.artefact} />
              </div>
            ) : null}
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h3 className="font-display text-[1.5rem] leading-[1.25] tracking-tight">
                {service.title}
              </h3>
              {service.price ? <p className="font-semibold">{service.price}</p> : null}
            </div>
            <p className="mt-2 max-w-[48ch] text-muted">{service.text}</p>
            <CheckList items={service.points} className="mb-7 mt-5" />
            <ActionLink action={service.action} className="mt-auto sm:self-start" />
          </div>
        ))}
      </div>
    </Section>
  );
}

/**
 * On phones, cards with long lists open by their titles; four and more with a figure, a picture or a
 * conversation stand in a row to swipe.
 */
export function Features({ id, tone, title, lede, items }: FeaturesSection) {
  const folds = items.length > 1 && items.every(({ points }) => points);
  const swipes =
    !folds && items.length >= 4 && items.some((item) => item.chat ?? !("icon" in item));
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
      <ul
        {...(swipes ? { ...scrollBox, "aria-label": title } : {})}
        className={`${swipes ? "snap-row" : ""} grid gap-2.5 sm:gap-5 ${columnsFor(items)}`}
      >
        {items.map((item) => (
          <li key={item.title} className="flex">
            <Card className={`flex w-full flex-col ${folds ? "fold" : ""}`}>
              {"picture" in item ? (
                <Thumbnail {...item.picture} />
              ) : "figure" in item ? (
                <p className="font-display text-figure tabular-nums">{item.figure}</p>
              ) : (
                <Tile icon={item.icon} tone={item.tone} />
              )}
              <h3 className="mt-5 text-h3">{item.title}</h3>
              {folds ? (
                <details>
                  <summary>
                    <span className="sr-only">{item.title}</span>
                    <Icon name="chevron-down" className="menu-sign size-5 text-pine-600" />
                  </summary>
                </details>
              ) : null}
              <p className="mt-2 max-w-[52ch] text-muted">{item.text}</p>
              {item.chat ? <Exchange {...item.chat} /> : null}
              {item.points ? (
                <CheckList items={item.points} neutral={item.neutral ?? false} className="mt-4" />
              ) : null}
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Exchange({ asked, answered, result, client }: NonNullable<Feature["chat"]>) {
  return (
    <div className="mt-auto pt-5 text-small">
      <div className="grid gap-2">
        <ChatLine by="person" text={asked} />
        <ChatLine by="agent" text={answered} />
      </div>
      <p className="mt-4 flex gap-2.5 border-t border-paper-200 pt-4 text-ui font-semibold">
        <Icon name="circle-check" className="mt-1 size-4.5 shrink-0 text-pine-600" />
        <span>
          {result}
          <span className="block text-small font-normal text-muted">{client}</span>
        </span>
      </p>
    </div>
  );
}

/** Full rows at every width; where a number does not divide, the first card is the wide one. */
function columnsFor(items: FeaturesSection["items"]): string {
  const count = items.length;
  const isLong = items.some(({ points, chat }) => points ?? chat);
  if (count % 4 === 0 && !isLong) return "sm:grid-cols-2 lg:grid-cols-4";
  if (count % 3 === 0) return count % 2 === 0 ? "sm:grid-cols-2 lg:grid-cols-3" : "md:grid-cols-3";
  if (count % 2 === 0) return "md:grid-cols-2";
  return "md:grid-cols-2 md:*:first:col-span-2";
}
