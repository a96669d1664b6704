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

/** A page of paper: what is found, line by line, and the mark each line gets. */
export type SheetWords = Drawn<
  "sheet",
  {
    heading: string;
    meta: string;
    rows: readonly {
      label: string;
      text: string;
      mark?: string;
      tone?: Tone;
    }[];
    /** Who wrote it, as a signature, and which page it is. */
    sign: string;
    page: string;
  }
>;

/** What starts a chain of steps, and what comes of it. */
export type FlowWords = Drawn<
  "flow",
  {
    title: string;
    state: string;
    steps: readonly { icon: IconName; title: string; text: string }[];
  }
>;

/** The working days of a week with what is on; the `live` one stands out. */
export type WeekWords = Drawn<
  "week",
  {
    title: string;
    state: string;
    days: readonly {
      day: string;
      slots: readonly { time: string; text: string; live?: true }[];
    }[];
    /** Pictures of those who are there. */
    people: readonly string[];
    note: string;
  }
>;

/** Drawn ahead of time into a file of `public/`, 640 units wide, with the words in the picture. */
export type PictureWords = Drawn<"picture", { src: string; height: number }>;

export type ArtefactWords =
  | BoardWords
  | ChatWords
  | BrowserWords
  | PlannerWords
  | LedgerWords
  | MergeWords
  | SheetWords
  | FlowWords
  | WeekWords
  | PictureWords;
