/**
 * How the rows of the register are written. A row is one sentence, or what stands in quotes, of the
 * owner's specification, or of what was promised after it, in its own words, with the sample names in the places of its placeholders,
 * and beside it what would fail without it. Nothing in a row is taken from `app/`.
 */
export type Kind = "words" | "number" | "timer" | "state" | "rule";
export type Layer = "unit" | "worker" | "browser" | "kills";

export type Row = readonly [kind: Kind, promise: string, proof: Proof];

/** Rows by the number of their section. */
export type Sections = Readonly<Record<string, readonly Row[]>>;

export type Proof = Shown | Routed | Tested;

/** Seen by whoever opens an address: `worker/specification.test.ts` looks for it. */
export type Shown = Place & Demand;

export type Place = {
  /** Path and query, or every page of the specification. */
  readonly at: string;
  readonly part: "main" | "header" | "footer" | "body";
  /** The answers of a form that is posted to it first, by a browser without script. */
  readonly post: Readonly<Record<string, string>> | null;
};

export type Demand =
  /** Words that stand there; null: those of the promise. A struck price is said as "was $299". */
  | { readonly says: string | RegExp | null }
  /** Links of these words (null: of the promise), all of which lead there. */
  | { readonly link: string | RegExp | null; readonly to: string }
  /** Words that do not stand there. */
  | { readonly lacks: RegExp }
  /** Words that stand there so many times. */
  | { readonly words: string; readonly times: number }
  /** How many elements a selector finds. */
  | { readonly selector: string; readonly count: number };

/** A page has these paths and no others, the first is canonical, and each shows it. */
export type Routed = { readonly page: string; readonly paths: readonly [string, ...string[]] };

/** A test by its name. */
export type Tested = {
  readonly layer: Layer;
  readonly file: string;
  /** As it stands in the source, under the titles of what it is in: "the form > is sent". */
  readonly title: string;
  /** A word of the table, or of the list, of which the test takes one after the other. */
  readonly example: string | null;
};

export const everyPage = "every page";

export function shownAt(at: string, part: Place["part"] = "main") {
  return looksFor({ at, part, post: null });
}

/** What a form leads to, or what it answers to a mistake. */
export function shownAfter(at: string, post: Readonly<Record<string, string>>) {
  return looksFor({ at, part: "main", post });
}

function looksFor(place: Place) {
  return {
    says: (words: string | RegExp | null = null): Shown => ({ ...place, says: words }),
    lacks: (words: RegExp): Shown => ({ ...place, lacks: words }),
    links: (to: string, words: string | RegExp | null = null): Shown => ({
      ...place,
      link: words,
      to,
    }),
    repeats: (times: number, words: string): Shown => ({ ...place, words, times }),
    has: (count: number, selector: string): Shown => ({ ...place, selector, count }),
  };
}

export function routed(page: string, ...paths: Routed["paths"]): Routed {
  return { page, paths };
}

export function unit(file: string, title: string, example: string | null = null): Tested {
  return { layer: "unit", file, title, example };
}

export function worker(name: string, title: string, example: string | null = null): Tested {
  return { layer: "worker", file: `tests/worker/${name}.test.ts`, title, example };
}

export function browser(name: string, title: string, example: string | null = null): Tested {
  return { layer: "browser", file: `tests/e2e/${name}.spec.ts`, title, example };
}

/** What the kills demand in the end; its title is what is said when it does not hold. */
export function kills(name: string, title: string): Tested {
  return { layer: "kills", file: `tests/chaos/${name}.ts`, title, example: null };
}
