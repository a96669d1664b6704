import type { IconName } from "~/components/ui/icon-names";
import type { Action, Ground } from "./action";

/** Sections that name a price or a promise about one. */

/** What one thing costs. Words may stand in place of a sum ("Custom"). */
export type Price = {
  readonly price: string;
  readonly was?: string;
  /** Unit and period: "once", "/month", "per task". */
  readonly suffix?: string;
};

export type Plan = Price & {
  readonly name: string;
  readonly badge?: string;
  readonly description: string;
  readonly persona?: string;
  /** What the featured plan adds, in one line. */
  readonly summary?: string;
  readonly note?: string;
  /** The first 4 show on the card; the rest opens behind "+ N more features". */
  readonly includes: readonly string[];
  readonly action?: Action;
  /** The one recommended among its neighbours. */
  readonly popular?: boolean;
};

export type PlansSection = {
  readonly kind: "plans";
  readonly sample?: true;
  readonly id: string;
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

/** One offer in a panel on ink: the only ink panel of its page. */
export type OfferSection = Price & {
  readonly kind: "offer";
  readonly id?: string;
  readonly tone?: Ground;
  readonly badge?: string;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly note?: string;
  readonly action: Action;
  readonly second?: Action;
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
  }[];
  /** Index within `columns` of the one recommended. */
  readonly highlighted?: number;
};
