import type { PageId } from "~/config/pages";
import { labels } from "~/content/words/labels";
import { href } from "~/lib/render/href";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { CheckList } from "../ui/check-list";
import { Container } from "../ui/container";
import { Icon } from "../ui/icon";
import { Lede, Section } from "../ui/section";
import type { IconName } from "../ui/icon-names";
import { PauseSwitch } from "./pause-switch";

/** Sections that move or answer by themselves, without script. */

export type Partner = {
  readonly name: string;
  readonly icon: IconName;
  readonly subtitle: string;
  readonly url: string;
  /** The badge of the one that stands out. */
  readonly highlighted?: string;
};

/** Nine partners in a loop of 40 s; every 3 s the next one is marked. */
export type PartnersSection = {
  readonly kind: "partners";
  readonly label: string;
  readonly sample: boolean;
  readonly partners: readonly Partner[];
};

/** A sentence whose end changes every 3 s; `styles/loops.css` counts 18 topics. */
export type TickerSection = {
  readonly kind: "ticker";
  readonly lead: string;
  readonly topics: readonly string[];
  readonly text: string;
  /** Some of them in full: what happens, and what follows by itself. */
  readonly examples: readonly { readonly when: string; readonly what: string }[];
};

/** A number of seats, taken along to the page that answers it. */
export type SeatForm = {
  readonly id: string;
  readonly field: string;
  readonly hint: string;
  readonly start: number;
  readonly most: number;
  readonly submit: string;
  readonly page: PageId;
};

export type SeatsSection = SeatForm & {
  readonly kind: "seats";
  readonly badge: string;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
};

/** The form as the first thing on a page, with usual numbers to take instead, and when what is done. */
export type SeatCard = SeatForm & {
  readonly title: string;
  readonly text: string;
  readonly usual: { readonly label: string; readonly seats: readonly number[] };
  readonly schedule: readonly { readonly when: string; readonly what: string }[];
};

export function Seats({ badge, title, text, points, ...form }: SeatsSection) {
  return (
    <Section id={form.id} tone="alternate">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.3fr_1fr] lg:items-center">
        <div>
          <Badge>{badge}</Badge>
          <h2 className="mt-4 max-w-[22ch] text-h2">{title}</h2>
          <Lede>{text}</Lede>
        </div>
        <Card>
          <SeatFields {...form} />
          <CheckList items={points} className="mt-6 border-t border-paper-200 pt-5" />
        </Card>
      </div>
    </Section>
  );
}

export function SeatHero({ title, text, usual, schedule, ...form }: SeatCard) {
  return (
    <div id={form.id} className="on-paper rounded-card bg-paper-0 p-6 text-fg shadow-e3 sm:p-8">
      <div className="flex items-start justify-between gap-4 border-b-2 border-fg pb-3">
        <div>
          <h2 className="text-h3">{title}</h2>
          <p className="text-fine text-subtle">{text}</p>
        </div>
        <Icon name="mark" className="size-7 shrink-0 text-pine-600" />
      </div>
      <div className="mt-5">
        <SeatFields {...form} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2 text-small text-muted">
        {usual.label}
        {usual.seats.map((seats) => (
          <a
            key={seats}
            href={href(form.page, { query: { seats: String(seats) } })}
            className="grid min-h-11 min-w-11 flex-1 place-items-center rounded-small border border-edge font-semibold tabular-nums text-fg hover:border-control hover:bg-paper-50"
          >
            {seats}
          </a>
        ))}
      </div>
      <ol className="mt-6 grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4">
        {schedule.map(({ when, what }) => (
          <li key={when} className="border-t-2 border-pine-600 pt-2 text-fine">
            <b className="block font-semibold tabular-nums">{when}</b>
            <span className="text-muted">{what}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A plain form: the number travels in the address of the page that answers it. */
function SeatFields({ id, field, hint, start, most, submit, page }: SeatForm) {
  return (
    <form action={href(page)} method="get">
      <label htmlFor={`${id}-seats`} className="text-small font-semibold">
        {field}
      </label>
      <div className="mt-2 grid gap-3 sm:grid-cols-[2fr_3fr]">
        <input
          id={`${id}-seats`}
          name="seats"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          defaultValue={start}
          required
          aria-describedby={`${id}-hint`}
          className="stepper min-h-14 w-full rounded-button border border-control bg-paper-0 px-4 font-display text-h2 tabular-nums"
        />
        <Button type="submit" block className="go-offer">
          {submit}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-2 text-fine text-subtle">
        {hint}
      </p>
    </form>
  );
}

/**
 * The topics stand below each other behind a window of one line: the longest one reserves the width,
 * and who does not see the window reads a list. The first one stands at the end again.
 */
export function Ticker({ lead, topics, text, examples }: TickerSection) {
  return (
    <section className="pausable group on-ink section-pad bg-ink-900">
      <Container className="grid grid-cols-[1fr_auto] items-start gap-y-3">
        <div className="flex flex-wrap items-baseline gap-x-[.25em] gap-y-1 font-display text-h3 md:text-h2">
          <h2 className="shrink-0 text-h2 max-md:w-full">{lead}</h2>
          <ul className="ticker text-lime-300">
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
            <li aria-hidden="true">{topics[0]}</li>
          </ul>
        </div>
        <PauseSwitch label={labels.pauseTopics} />
        <p className="col-span-full max-w-[60ch] text-lede text-on-dark-muted">{text}</p>
        <ul className="col-span-full mt-7 grid gap-x-5 gap-y-3 md:grid-cols-3">
          {examples.map(({ when, what }) => (
            <li key={when} className="rounded-card border border-ink-700 bg-ink-800 p-5">
              <p className="text-small text-on-dark-muted">{when}</p>
              <p className="mt-1.5 flex items-start gap-2.5 font-semibold">
                <Icon name="arrow-right" className="mt-1 size-4 text-lime-300" />
                {what}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
