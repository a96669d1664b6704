import type { Tone } from "../ui/badge";
import type { IconName } from "../ui/icon-names";

/** Products drawn in HTML and CSS. `caption` is what screen readers hear in place of the drawing. */
type Drawn<Kind extends string, Words> = Words & {
  readonly kind: Kind;
  readonly caption: string;
};

export type BoardWords = Drawn<
  "board",
  {
    title: string;
    columns: readonly {
      status: string;
      tone: Tone;
      tasks: readonly { title: string; who: string; due: string }[];
    }[];
  }
>;

/** A conversation with an agent, written or spoken, and what came of it. */
export type ChatWords = Drawn<
  "chat",
  {
    icon: IconName;
    title: string;
    state: string;
    lines: readonly { by: "person" | "agent"; text: string }[];
    done: readonly { icon: IconName; text: string }[];
  }
>;

export type BrowserWords = Drawn<
  "browser",
  {
    address: string;
    brand: string;
    menu: readonly string[];
    headline: string;
    text: string;
    button: string;
    tiles: readonly { icon: IconName; text: string }[];
  }
>;

export type PlannerWords = Drawn<
  "planner",
  {
    title: string;
    state: string;
    days: readonly string[];
    weeks: number;
    posts: Readonly<Record<number, { label: string; tone: Tone }>>;
  }
>;

/** Lines with what each of them comes to: sums, or terms. */
export type LedgerWords = Drawn<
  "ledger",
  {
    icon: IconName;
    title: string;
    state: string;
    rows: readonly { label: string; text: string; amount: string }[];
  }
>;

/** Several lists that become one. */
export type MergeWords = Drawn<
  "list-merge",
  {
    before: readonly string[];
    after: string;
    fields: readonly string[];
    result: string;
  }
>;

export type ArtefactWords =
  BoardWords | ChatWords | BrowserWords | PlannerWords | LedgerWords | MergeWords;
