import type { Env } from "../../app/config/env.server.ts";
import { secretNames } from "../../app/config/published-secrets.server.ts";
import type { Db } from "../../app/db/client.server.ts";
import type { CloudflareApi } from "../cloudflare/api.ts";
import { databaseSentence } from "../cloudflare/database.ts";

/** What a check looks at, and by which means. */
export type CheckWorld = {
  /** The deployed site, or the one of `local-world.ts`. */
  readonly place: "deployed" | "local";
  /** `[vars]` of wrangler.toml. */
  readonly vars: Readonly<Record<string, unknown>>;
  /** The site's variables and secrets as far as they are at hand, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** The same as the site reads them. What is wrong (`bad`) or missing is off, or a stand-in. */
  readonly env: CheckEnv;
  /** Names of `values` that the site would refuse. */
  readonly bad: readonly string[];
  readonly fetch: typeof globalThis.fetch;
  /** The name of the Worker. */
  readonly worker: string;
  /** The name of the queue that the mail service's events come through. */
  readonly mailEventsQueue: string;
  readonly cloudflare: Pick<CloudflareApi, "ask" | "accounts">;
  readonly db: Db;
  readonly clock: () => number;
  /** Rejects when the run is interrupted meanwhile. */
  readonly wait: (milliseconds: number) => Promise<void>;
};

/** Without the bindings, which only a Worker has. */
export type CheckEnv = Omit<Env, "db" | "email" | "assets" | "taskCounter" | "postLimit">;

/** What is wrong, and what to do: sentences for an operator who has never seen the code. */
export class Wrong extends Error {
  readonly todo: string;
  constructor(wrong: string, todo: string) {
    super(wrong);
    this.todo = todo;
  }
}

/** Nothing was tried: a feature is off, or what the step needs is not at hand. The message says why. */
export class NotTried extends Error {}

/** What is worth knowing of a step that went well. */
export type Note = string | undefined;

export type Step = {
  readonly name: string;
  /** What it does, as `--dry-run` says it. */
  readonly would: string;
  /** It is given up after this long; a minute if absent. */
  readonly limitMs?: number;
  /** Throws what is `Wrong`, or that it was `NotTried`. */
  readonly run: (world: CheckWorld) => Note | Promise<Note>;
};

/** Steps about one thing outside, which run in order. */
export type Subject = {
  readonly name: string;
  /**
   * When `npm run deploy` runs it: `offline` and `first` always, the one on a dry run too; `before` and
   * `after` the deployment unless it is told to skip the check.
   */
  readonly when: "offline" | "first" | "before" | "after";
  readonly steps: readonly Step[];
  /** Each step builds on those before it, so that none is tried after one that did not work. */
  readonly chained?: boolean;
  /** Takes back what the steps have made, however they ended; false when there was nothing. */
  readonly cleanUp?: (world: CheckWorld) => Promise<boolean>;
};

export type Tally = { ok: number; failed: number; skipped: number };

/** Runs the subjects one after the other and prints what became of each step. Never throws. */
export async function runSubjects(
  world: CheckWorld,
  subjects: readonly Subject[],
  options: {
    readonly dryRun?: boolean;
    readonly print: (line: string) => void;
    /** Ends the run after the step at work: what that has made is taken back all the same. */
    readonly signal?: AbortSignal;
  },
): Promise<Tally> {
  const { dryRun, print, signal } = options;
  const tally: Tally = { ok: 0, failed: 0, skipped: 0 };
  const tell = (result: keyof Tally, ...lines: readonly string[]) => {
    tally[result] += 1;
    for (const line of lines) print(redact(line, world.values));
  };
  /** Returns whether it went well. */
  const attempt = async (name: string, work: () => Promise<Note | false>) => {
    try {
      const note = await work();
      if (note !== false) tell("ok", `  ✓ ${name}${note === undefined ? "" : `: ${note}`}`);
      return true;
    } catch (thrown) {
      if (thrown instanceof NotTried) {
        tell("skipped", `  – ${name}: not tried, ${thrown.message}`);
        return false;
      }
      const { message, todo } = thrown instanceof Wrong ? thrown : crash(thrown, world);
      tell(
        "failed",
        `  ✗ ${name}`,
        `      What is wrong: ${message}`,
        `      What to do:    ${todo}`,
      );
      return false;
    }
  };
  for (const { name, steps, chained, cleanUp } of subjects) {
    if (signal?.aborted) break;
    print(`\n${name}`);
    let broken: string | null = null;
    for (const step of steps) {
      if (signal?.aborted) break;
      if (dryRun) print(`  · ${step.name}: ${step.would}`);
      else if (chained && broken !== null)
        tell("skipped", `  – ${step.name}: not tried, because “${broken}” did not work`);
      else if (!(await attempt(step.name, () => inTime(step, world)))) broken = step.name;
    }
    if (dryRun || !cleanUp) continue;
    await attempt("Take back what was made", async () => (await cleanUp(world)) && undefined);
  }
  return tally;
}

/** The line that ends a run. */
export function summary({ ok, failed, skipped }: Tally): string {
  const parts = [`${ok} in order`, ...(skipped > 0 ? [`${skipped} not tried`] : [])].join(", ");
  return failed === 0 ? `All in order: ${parts}.` : `${failed} wrong, ${parts}.`;
}

async function inTime({ run, limitMs = 60_000 }: Step, world: CheckWorld): Promise<Note> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    const seconds = Math.round(limitMs / 1000);
    const late = new Wrong(
      `It had not come to an end after ${seconds} seconds.`,
      "Run the check again; if it happens again, whoever is asked here has trouble of its own.",
    );
    timer = setTimeout(() => reject(late), limitMs);
  });
  try {
    return await Promise.race([run(world), over]);
  } finally {
    clearTimeout(timer);
  }
}

/** `Sentence`s are made for people; of anything else the first line is. */
function crash(thrown: unknown, { place }: CheckWorld): Wrong {
  const error = databaseSentence(thrown, place === "deployed") ?? thrown;
  const [first = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  return new Wrong(first.slice(0, 300), "Put that right, then run the check again.");
}

/** What must never be shown: every secret, and whoever is written to. */
export const hiddenNames: readonly string[] = [
  ...secretNames,
  ...["OPERATOR_EMAIL", "LEADS_WEBHOOK_URL", "AUTOMATION_WEBHOOK_URL"],
];

/** What vendors say may quote what they were sent. Takes out secrets, mail addresses and keys in part. */
function redact(text: string, values: Readonly<Record<string, string>>): string {
  const hidden = hiddenNames
    .flatMap((name) => [values[name] ?? "", ...(values[name] ?? "").split(/[\s,]+/)])
    .filter((value) => value.length >= 6)
    .sort((a, b) => b.length - a.length);
  return hidden
    .reduce((rest, value) => rest.replaceAll(value, "…"), text)
    .replaceAll(/\b(?:sk|rk|pk)_(?:test|live)_[\w*]+/g, "…")
    .replaceAll(/\bwhsec_[\w+/=]+/g, "…")
    .replaceAll(/[^\s@<>"'`“”()]+@[^\s@<>"'`“”()]+\.[a-z]+/gi, "…@…");
}
