import type { PageId } from "~/config/pages";
import { labels } from "~/content/words/labels";
import { href } from "~/lib/render/href";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { CheckList } from "../ui/check-list";
import { Container } from "../ui/container";
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
};

/** A number of seats, taken along to the page that answers it. */
export type SeatsSection = {
  readonly kind: "seats";
  readonly id: string;
  readonly badge: string;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly field: string;
  readonly hint: string;
  readonly start: number;
  readonly most: number;
  readonly submit: string;
  readonly page: PageId;
};

/** A plain form: the number travels in the address of the page that answers it. */
export function Seats(section: SeatsSection) {
  const { id, badge, title, text, points, field, hint, start, most, submit, page } = section;
  return (
    <Section id={id} tone="alternate">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.3fr_1fr] lg:items-center">
        <div>
          <Badge>{badge}</Badge>
          <h2 className="mt-4 max-w-[22ch] text-h2">{title}</h2>
          <Lede>{text}</Lede>
          <CheckList items={points} className="mt-6" />
        </div>
        <Card>
          <form action={href(page)} method="get">
            <label htmlFor={`${id}-seats`} className="text-small font-semibold">
              {field}
            </label>
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
              className="mt-2 min-h-14 w-full rounded-small border border-control bg-paper-0 px-4 font-display text-h3 tabular-nums"
            />
            <p id={`${id}-hint`} className="mt-2 text-fine text-subtle">
              {hint}
            </p>
            <Button type="submit" block className="go-offer mt-5">
              {submit}
            </Button>
          </form>
        </Card>
      </div>
    </Section>
  );
}

/**
 * The topics stand below each other behind a window of one line: the longest one reserves the width,
 * and who does not see the window reads a list. The first one stands at the end again.
 */
export function Ticker({ lead, topics, text }: TickerSection) {
  return (
    <section className="pausable group section-pad bg-paper-50">
      <Container>
        <div className="flex flex-wrap items-center gap-x-[.25em] font-display text-h3 md:flex-nowrap md:text-h2">
          <h2 className="shrink-0 text-h2 max-md:w-full">{lead}</h2>
          <ul className="ticker text-pine-600">
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
            <li aria-hidden="true">{topics[0]}</li>
          </ul>
          <span className="ml-auto">
            <PauseSwitch label={labels.pauseTopics} />
          </span>
        </div>
        <p className="mt-3 max-w-[60ch] text-lede text-muted">{text}</p>
      </Container>
    </section>
  );
}
