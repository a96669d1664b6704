import type { PageId } from "~/config/addresses";
import type { Action, Ground } from "./action";

/** Sections that move or answer by themselves, without script. */

export type Partner = {
  readonly name: string;
  readonly subtitle: string;
  readonly url: string;
  /** The badge of the one that stands out. */
  readonly highlighted?: string;
};

/** Nine partners in a loop of 40 s; every 3 s the next one is marked (spec 9). */
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

type Verdict = { readonly title: string; readonly text: string };

/** Questions to tick; the verdict follows from how many are. */
export type VerdictSection = {
  readonly kind: "verdict";
  readonly id: string;
  readonly tone?: Ground;
  readonly title: string;
  readonly lede: string;
  readonly legend: string;
  readonly questions: readonly string[];
  readonly rule: string;
  readonly verdicts: { readonly none: Verdict; readonly one: Verdict; readonly merge: Verdict };
  readonly action?: Action;
};

export type Clause = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
};

/** Running text under numbered headings, with an index beside it. */
export type ArticleSection = {
  readonly kind: "article";
  readonly id: string;
  readonly tone?: Ground;
  readonly indexTitle: string;
  readonly clauses: readonly Clause[];
};
