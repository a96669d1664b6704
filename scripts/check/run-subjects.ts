import type { Env } from "../../app/config/env.server.ts";
import { secretNames } from "../../app/config/published-secrets.server.ts";
import type { Db } from "../../app/db/client.server.ts";
import type { CloudflareApi } from "../cloudflare/api.ts";
import { explainDatabaseError } from "../cloudflare/database.ts";

export type CheckWorld = {
  readonly place: "deployed" | "local";
  /** `[vars]` of wrangler.toml. */
  readonly vars: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, string>>;
  /** `values` as the site reads them; a wrong or missing one is off, or a stand-in. */
  readonly env: CheckEnv;
  /** Names of `values` that the site would refuse. */
  readonly bad: readonly string[];
  readonly fetch: typeof globalThis.fetch;
  readonly worker: string;
  readonly mailEventsQueue: string;
  readonly cloudflare: Pick<CloudflareApi, "ask" | "accounts">;
  readonly db: Db;
  readonly clock: () => number;
  /** Rejects when the run is interrupted. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly stop?: () => Promise<void>;
};

/** Without the bindings, which only a Worker has. */
export type CheckEnv = Omit<Env, "db" | "email" | "assets" | "taskCounter" | "postLimit">;

/** A fault and its remedy: sentences for an operator who has never seen the code. */
export class Wrong extends Error {
  readonly todo: string;
  constructor(wrong: string, todo: string) {
    super(wrong);
    this.todo = todo;
  }
}

/** Nothing was tried: a feature is off, or a value is not at hand. The message says why. */
export class NotTried extends Error {}

export type Note = string | undefined;

export type Step = ReturnType<typeof step>;

/** `would`: what `--dry-run` prints. `run` throws `Wrong` or `NotTried`, and fails after `limitMs`. */
export function step(
  name: string,
  would: string,
  run: (world: CheckWorld) => Note | Promise<Note>,
  limitMs = 60_000,
) {
  return { name, would, run, limitMs };
}

export type Subject = {
  readonly name: string;
  /**
   * When `npm run deploy` runs it: `offline` always; `first` except on a dry run; `before` and `after` the
   * deployment, but not on a dry run or with `--skip-check`.
   */
  readonly when: "offline" | "first" | "before" | "after";
  readonly steps: readonly Step[];
  /** After a step that failed or was not tried, no further step is tried. */
  readonly chained?: boolean;
  /** Takes back what the steps have made, even if their time ran out; false if there was nothing. */
  readonly cleanUp?: (world: CheckWorld) => Promise<boolean>;
};

export type Tally = { ok: number; failed: number; skipped: number };

/** Runs the subjects one after the other and prints the outcome of each step. Never throws. */
export async function runSubjects(
  world: CheckWorld,
  subjects: readonly Subject[],
  options: {
    readonly dryRun?: boolean;
    readonly print: (line: string) => void;
    /** Ends the run after the current step; what it made is still taken back. */
    readonly signal?: AbortSignal;
  },
): Promise<Tally> {
  const { dryRun, print, signal } = options;
  const tally: Tally = { ok: 0, failed: 0, skipped: 0 };
  const report = (result: keyof Tally, ...lines: readonly string[]) => {
    tally[result] += 1;
    for (const line of lines) print(redact(line, world.values));
  };
  /** Reports nothing if `work` returns false. */
  const attempt = async (name: string, work: () => Promise<Note | false>): Promise<keyof Tally> => {
    try {
      const note = await work();
      if (note !== false) report("ok", `  ✓ ${name}${note === undefined ? "" : `: ${note}`}`);
      return "ok";
    } catch (thrown) {
      if (thrown instanceof NotTried) {
        report("skipped", `  – ${name}: not tried, ${thrown.message}`);
        return "skipped";
      }
      const { message, todo } = thrown instanceof Wrong ? thrown : crash(thrown, world);
      const lines = [`      What is wrong: ${message}`, `      What to do:    ${todo}`];
      report("failed", `  ✗ ${name}`, ...lines);
      return "failed";
    }
  };
  for (const { name, steps, chained, cleanUp } of subjects) {
    if (signal?.aborted) break;
    print(`\n${name}`);
    let because: string | null = null;
    for (const one of steps) {
      if (signal?.aborted) break;
      if (dryRun) {
        print(`  · ${one.name}: ${one.would}`);
      } else if (chained && because !== null) {
        report("skipped", `  – ${one.name}: not tried, because ${because}`);
      } else {
        const result = await attempt(one.name, () => inTime(one.run(world), one.limitMs));
        if (result !== "ok") {
          because = `“${one.name}” ${result === "failed" ? "failed" : "was not tried"}`;
        }
      }
    }
    if (dryRun || !cleanUp) continue;
    await attempt("Take back what was made", async () => {
      const hadAnything = await inTime(cleanUp(world), cleanUpLimitMs);
      return hadAnything ? undefined : false;
    });
  }
  return tally;
}

export function summary({ ok, failed, skipped }: Tally): string {
  const parts = [`${ok} passed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(", ");
  return failed === 0 ? `All in order: ${parts}.` : `${failed} failed, ${parts}.`;
}

const cleanUpLimitMs = 120_000;

async function inTime<T>(work: T | Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    const late = new Wrong(
      `It did not end within ${Math.round(limitMs / 1000)} seconds.`,
      "Run the check again; if it happens again, see the status page of the service that is asked.",
    );
    timer = setTimeout(() => reject(late), limitMs);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Explains an error of the database; shows the first line of any other error. */
function crash(thrown: unknown, { place }: CheckWorld): Wrong {
  const error = explainDatabaseError(thrown, place === "deployed") ?? thrown;
  const [first = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  return new Wrong(first.slice(0, 300), "Put that right, then run the check again.");
}

/** Values that must never be printed: every secret, and addresses of recipients. */
export const hiddenNames: readonly string[] = [
  ...secretNames,
  ...["OPERATOR_EMAIL", "LEADS_WEBHOOK_URL", "AUTOMATION_WEBHOOK_URL"],
];

/** Removes secrets, mail addresses and parts of keys, which a refusal may quote. */
function redact(text: string, values: Readonly<Record<string, string>>): string {
  const hidden = hiddenNames
    .flatMap((name) => [values[name] ?? "", ...(values[name] ?? "").split(/[\s,]+/)])
    // Anything shorter could be part of an ordinary word.
    .filter((value) => value.length >= 6)
    .sort((a, b) => b.length - a.length);
  return hidden
    .reduce((rest, value) => rest.replaceAll(value, "…"), text)
    .replaceAll(/\b(?:sk|rk|pk)_(?:test|live)_[\w*]+/g, "…")
    .replaceAll(/\bwhsec_[\w+/=]+/g, "…")
    .replaceAll(/[^\s@<>"'`“”()]+@[^\s@<>"'`“”()]+\.[a-z]+/gi, "…@…");
}
