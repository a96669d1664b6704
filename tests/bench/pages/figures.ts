/** One page as `npm run bench:pages` measures it; each list has one number for each run, in turns. */
export type PageRuns = {
  readonly path: string;
  readonly hydrated: boolean;
  readonly client: Readonly<Record<Twin, readonly Visit[]>>;
  readonly server: {
    /** Nanoseconds of processor for one request. */
    readonly constant: readonly number[];
    readonly kept: readonly number[];
    /** With the keys of a campaign, from where a cookie would need consent. */
    readonly campaign: readonly number[];
    /** Empty for a page that reads nothing of a query: it is rendered once. */
    readonly rendered: readonly number[];
  };
};

/** The page as it is, and the same document, its own rules in it, without script. */
export const twins = ["site", "limit"] as const;
export type Twin = (typeof twins)[number];

export type Visit = {
  /** Milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Brotli, files and inline. */
  readonly scriptBytes: number;
  /** The document alone, as the edge compresses what is made on the fly: brotli 4. */
  readonly documentBytes: number;
  /** Brotli: document, stylesheets, fonts, the icon sprite. */
  readonly otherBytes: number;
  /** Requests to others before the page had loaded. */
  readonly foreign: number;
};

export type Figure = {
  readonly path: string;
  readonly what: string;
  /** As a person reads it. */
  readonly text: string;
  readonly value: number;
  /** At most. */
  readonly goal: { readonly value: number; readonly text: string };
  readonly holds: boolean;
};

/** The middle of them; the mean of the two middle ones of an even number. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? NaN) + upper) / 2 : upper;
}

/** The figures of one page, beside their goals. */
export function figuresOf({ path, hydrated, client, server }: PageRuns): Figure[] {
  const of = (twin: Twin, what: keyof Visit) => median(client[twin].map((visit) => visit[what]));
  const add = (what: string, value: number, text: string, goal: Figure["goal"]): Figure => {
    return { path, what, text, value, goal, holds: value <= goal.value };
  };
  const times = (what: string, value: number, other: number, goal: Figure["goal"], show: Show) =>
    add(
      what,
      value / other,
      `${(value / other).toFixed(2)} × (${show(value)} : ${show(other)})`,
      goal,
    );

  const script = of("site", "scriptBytes");
  const document = of("site", "documentBytes");
  const other = of("site", "otherBytes");
  const blocked = of("site", "tbt") - of("limit", "tbt");
  const { constant, kept, campaign, rendered } = server;
  const scriptGoal = !hydrated ? 0 : path === "/notetaker" ? 100_000 : 85_000;
  const shift = hydrated ? 0.02 : 0.01;
  return [
    times("LCP : limit", of("site", "lcp"), of("limit", "lcp"), atMost(hydrated ? 1.15 : 1.05), ms),
    add("TBT − limit", blocked, ms(blocked), atMost(hydrated ? 100 : 20, ms)),
    add("CLS", of("site", "cls"), of("site", "cls").toFixed(3), atMost(shift)),
    add("script", script, kb(script), atMost(scriptGoal, kb)),
    add("document, brotli 4", document, kb(document), atMost(14_600, kb)),
    add("HTML, CSS, fonts, icons", other, kb(other), atMost(60_000, kb)),
    add("requests to others", of("site", "foreign"), String(of("site", "foreign")), atMost(0)),
    times("CPU, kept : constant", median(kept), median(constant), atMost(1.5), us),
    times("CPU, campaign : constant", median(campaign), median(constant), atMost(1.5), us),
    ...(rendered.length === 0
      ? []
      : [
          times(
            "CPU, rendered : constant",
            median(rendered),
            median(constant),
            atMost(hydrated ? 12 : 8),
            us,
          ),
        ]),
  ];
}

/** For `table`: a row for each figure, the page named once. */
export function rowsOf(figures: readonly Figure[]): string[][] {
  return figures.map(({ path, what, text, goal, holds }, nth) => [
    figures[nth - 1]?.path === path ? "" : path,
    what,
    text,
    goal.text,
    holds ? "ok" : "MISS",
  ]);
}

type Show = (value: number) => string;

function atMost(value: number, show: Show = String): Figure["goal"] {
  return { value, text: `≤ ${show(value)}` };
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}

function us(nanoseconds: number): string {
  return `${(nanoseconds / 1_000).toFixed(0)} µs`;
}

function kb(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} KB`;
}
