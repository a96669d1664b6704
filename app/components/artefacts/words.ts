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
    /** Who is on the phone, and for how long. */
    call?: { from: string; number: string; length: string };
    /** Phones leave out what is said `aside`. */
    lines: readonly { by: "person" | "agent"; text: string; at?: string; aside?: true }[];
    done: readonly { icon: IconName; text: string }[];
  }
>;

/** A website in a browser, with its own look. */
export type SiteWords = {
  readonly label: string;
  readonly address: string;
  readonly brand: string;
  readonly menu: readonly string[];
  readonly headline: string;
  readonly text: string;
  readonly button: string;
  readonly services: readonly { title: string; text: string }[];
};

export type SitesWords = Drawn<
  "sites",
  {
    legend: string;
    hours: readonly { at: string; text: string }[];
    sites: readonly [SiteWords, SiteWords, SiteWords];
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
      text?: string;
      mark?: string;
      tone?: Tone;
      /** In place of the text: its first week of eight, and how many it takes. */
      weeks?: { from: number; count: number };
    }[];
    /** Who wrote it, as a signature, and which page it is. */
    sign: string;
    page: string;
  }
>;

/** A page of paper with one process: who does what on which day, and what becomes of each step. */
export type ProcessMapWords = Drawn<
  "process-map",
  {
    heading: string;
    meta: string;
    /** Four of them, from the first to the last. */
    days: readonly string[];
    /** Each step stands under the day of its place in `days`; without a number it is a wait. */
    lanes: readonly {
      who: string;
      steps: readonly { nth?: number; day: number; text: string; tone: Tone }[];
    }[];
    verdicts: readonly { tone: Tone; text: string }[];
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
    /** What is said before it starts. */
    lines: ChatWords["lines"];
    steps: readonly { icon: IconName; tone: Tone; title: string; text: string; at: string }[];
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
    /** The live one, and who leads it. */
    session: { when: string; title: string; host: string; portrait: string; going: string };
    /** Pictures of those who are there. */
    people: readonly string[];
  }
>;

/** What a meeting left behind, under its matter: the files, who can open them, and until when. */
export type FolderWords = Drawn<
  "folder",
  {
    tab: string;
    heading: string;
    state: string;
    files: readonly { icon: IconName; name: string; text: string }[];
    /** Each person's picture, or initials. */
    access: { title: string; people: readonly string[]; text: string };
    retention: { title: string; mark: string; text: string };
  }
>;

/** Drawn ahead of time into a file of `public/`, with the words in the picture. */
export type PictureWords = Drawn<
  "picture",
  {
    src: string;
    width: number;
    height: number;
    /** The same on a phone, drawn anew so that it can be read there. */
    phone?: { src: string; width: number; height: number };
    /** The first page of several: the next one shows below it. */
    pages?: true;
    /** Drawn on ink. */
    dark?: true;
  }
>;

export type ArtefactWords =
  | BoardWords
  | ChatWords
  | SitesWords
  | LedgerWords
  | MergeWords
  | SheetWords
  | ProcessMapWords
  | FlowWords
  | WeekWords
  | FolderWords
  | PictureWords;
