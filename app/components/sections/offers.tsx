import { Fragment } from "react";
import type { Drawn } from "../artefacts/thumbnail";
import { Container } from "../ui/container";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Section } from "../ui/section";
import { type Action, ActionLink, type Ground } from "./action";
import type { Payment, Price } from "./price";
import type { VoiceSection } from "./proof";

export type Plan = Price & {
  readonly name: string;
  readonly badge?: string;
  readonly description: string;
  /** What it leaves behind; the lists say all that it shows. */
  readonly picture?: Drawn;
  readonly persona?: string;
  /** What the featured plan adds, in one line. */
  readonly summary?: string;
  readonly note?: string;
  /** What one unit of it comes to. */
  readonly each?: string;
  /** The ways to pay for the featured plan, in place of its price. */
  readonly payments?: readonly [Payment, Payment];
  /** Above the list: what it builds on. */
  readonly includesLead?: string;
  /** The first 4 show on the card; the rest opens behind "+ N more features". */
  readonly includes: readonly string[];
  readonly action?: Action;
  /** The one recommended among its neighbours. */
  readonly popular?: boolean;
};

export type PlansSection = {
  readonly kind: "plans";
  readonly sample?: true;
  readonly id?: string;
  readonly tone?: Ground;
  readonly title: string;
  readonly lede?: string;
  /** Promises that hold for all of them. */
  readonly banners?: readonly {
    readonly icon: IconName;
    readonly title: string;
    readonly text: string;
  }[];
  readonly featured?: Plan;
  /** Heading of the plans beside the featured one. */
  readonly plansTitle?: string;
  readonly plans: readonly Plan[];
};

/**
 * One offer, and what it includes. `client` or `host` stands beside its words, in a panel on ink:
 * the only one of its page. `look: "receipt"` is a slip of paper instead.
 */
export type OfferSection = Price & {
  readonly kind: "offer";
  readonly id?: string;
  readonly tone?: Ground;
  readonly badge?: string;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly payments?: readonly [Payment, Payment];
  readonly note?: string;
  readonly action: Action;
  readonly second?: Action;
  readonly look?: "receipt";
  /** Whom one meets, and what they say about it: beside the words in a panel, below them on a receipt. */
  readonly host?: {
    readonly name: string;
    readonly role: string;
    readonly portrait: string;
    readonly says: string;
  };
  /** One client's words with the number behind them, and how long it took and takes. */
  readonly client?: Required<Pick<VoiceSection, "quote" | "by" | "figure">> &
    Pick<VoiceSection, "counted">;
};

/** What everything is worth, line by line, beside what it costs. */
export type ReceiptSection = {
  readonly kind: "receipt";
  readonly sample?: true;
  readonly id?: string;
  readonly tone?: Ground;
  readonly title: string;
  readonly lede?: string;
  readonly rows: readonly {
    readonly label: string;
    readonly text?: string;
    readonly amount: string;
  }[];
  /** The sum of the rows; drawn struck through above the price. */
  readonly total: { readonly label: string; readonly amount: string };
  readonly price: { readonly label: string; readonly amount: string };
  readonly note?: string;
  readonly action: Action;
};

/** One promise or one date, in a bordered note. */
export type NoticeSection = {
  readonly kind: "notice";
  readonly sample?: true;
  readonly tone: "guarantee" | "deadline";
  readonly title: string;
  readonly text: string;
};

/** A comparison. `true` and `false` are drawn as a check and a dash. */
export type TableSection = {
  readonly kind: "table";
  readonly sample?: true;
  readonly id?: string;
  readonly tone?: Ground;
  readonly title: string;
  readonly lede?: string;
  /** Names the table to those who do not see the heading above it. */
  readonly caption: string;
  /** Headings of the columns; the first stands above the row labels. */
  readonly columns: readonly string[];
  /** `cells` has one entry for each column after the first. */
  readonly rows: readonly {
    readonly label: string;
    readonly cells: readonly (string | boolean)[];
    /** Whose the last cell is. */
    readonly client?: string;
  }[];
  /** Where to read on. */
  readonly more?: Action;
  /** Index within `columns` of the one recommended. */
  readonly highlighted?: number;
  /** `flow`: each row runs from left to right: what starts it, what happens, what comes of it. */
  readonly look?: "flow";
};

export function Receipt(section: ReceiptSection) {
  const { id, tone, title, lede, rows, total, price, note, action } = section;
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
      <div className="overflow-hidden rounded-card border border-paper-200 bg-paper-0 shadow-e2">
        <dl className="grid gap-x-16 px-6 py-3 sm:px-9 sm:py-5 lg:grid-cols-2 lg:px-14">
          {rows.map(({ label, text, amount }) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-6 border-b dashed border-edge py-4.5 last:border-b-0 lg:nth-last-2:border-b-0"
            >
              <dt>
                <span className="block font-medium">{label}</span>
                {text ? <span className="block text-small text-subtle">{text}</span> : null}
              </dt>
              <dd className="font-medium tabular-nums">{amount}</dd>
            </div>
          ))}
        </dl>
        <div className="grid items-center gap-x-16 gap-y-6 bg-paper-100 p-6 sm:p-9 lg:grid-cols-2 lg:px-14">
          <dl className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div>
              <dt className="text-small text-muted">{total.label}</dt>
              <dd className="mt-2 font-display text-figure text-subtle tabular-nums">
                <s className="decoration-2">{total.amount}</s>
              </dd>
            </div>
            <div>
              <dt className="text-small text-muted">{price.label}</dt>
              <dd className="mt-2 font-display text-figure tabular-nums">{price.amount}</dd>
            </div>
          </dl>
          <div>
            <ActionLink action={action} block className="go-offer" />
            {note ? <p className="mt-3 text-center text-small text-subtle">{note}</p> : null}
          </div>
        </div>
      </div>
    </Section>
  );
}

/**
 * A bordered note on the ground of the page: the space between it and a section of that ground is the
 * section's. Each of its sentences is a column, so that they fill it.
 */
export function Notice({ tone, title, text }: NoticeSection) {
  const sentences = text.split(/(?<=\.) /);
  return (
    <Container className="section-pad has-[+.bg-paper-50]:pb-0! [.bg-paper-50+&]:pt-0!">
      <div
        className={`grid gap-x-16 gap-y-5 rounded-card border border-warn/30 bg-warn-tint p-6 sm:p-8 ${sentences.length > 1 ? "lg:gap-y-7" : "lg:grid-cols-[auto_1fr] lg:items-center"}`}
      >
        <h2
          className={`flex items-center gap-4 text-h3 ${sentences.length > 1 ? "lg:text-h2" : ""}`}
        >
          <Icon
            name={tone === "guarantee" ? "shield-check" : "calendar-clock"}
            className="size-9 text-warn"
          />
          <span>{wholeWords(title)}</span>
        </h2>
        <div className="grid gap-x-10 gap-y-4 lg:grid-flow-col lg:auto-cols-fr">
          {sentences.map((sentence) => (
            <p
              key={sentence}
              className={
                sentences.length > 1 ? "border-t border-warn/30 pt-4 text-muted" : "text-muted"
              }
            >
              {sentence}
            </p>
          ))}
        </div>
      </div>
    </Container>
  );
}

/** A line never ends within a word of two parts ("money-|back"). */
function wholeWords(title: string) {
  return title.split(" ").map((word, nth) => (
    <Fragment key={word}>
      {nth > 0 ? " " : null}
      {word.includes("-") ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ));
}
