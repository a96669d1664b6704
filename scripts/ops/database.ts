import { z } from "zod";
import { root } from "../parts/root.ts";
import { askWrangler } from "../parts/wrangler.ts";
import { Sentence } from "./sentence.ts";

export type Place = {
  /** The deployed database; otherwise the one of this machine. */
  readonly remote: boolean;
  /** Where the local one is kept, if not in wrangler's own `.wrangler/state`. */
  readonly persistTo?: string | undefined;
};

export type Database = {
  /**
   * Runs the statements in one transaction and answers the rows of each. Values must have passed
   * `sql.ts`. Throws a sentence when there is nothing to ask, or it refuses.
   */
  readonly run: (...statements: readonly string[]) => Promise<readonly unknown[][]>;
};

const answers = z.array(z.object({ results: z.array(z.unknown()) }));
const failure = z.object({ error: z.object({ text: z.string() }) });

export function openDatabase({ remote, persistTo }: Place): Database {
  const where = remote ? ["--remote", "--yes"] : ["--local"];
  const folder = persistTo === undefined ? [] : ["--persist-to", persistTo];
  return {
    async run(...statements) {
      const command = statements.join(";\n");
      const args = ["d1", "execute", "DB", ...where, ...folder, "--json", "--command", command];
      const { stdout, stderr } = await askWrangler(args, root);
      const answer = readJson(stdout);
      const rows = answers.safeParse(answer);
      if (rows.success) return rows.data.map(({ results }) => results);
      const refused = failure.safeParse(answer);
      throw new Sentence(explain(refused.data?.error.text ?? `${stdout}\n${stderr}`, remote));
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function explain(problem: string, remote: boolean): string {
  if (/CLOUDFLARE_API_TOKEN|not logged in|Authentication error|wrangler login/i.test(problem)) {
    return "Not logged in to Cloudflare. Run `npx wrangler login`, then this again.";
  }
  if (/no such (table|column)/i.test(problem)) {
    return remote
      ? "The deployed database is empty or older than this checkout: `npm run deploy` brings it up to date."
      : "The local database is empty or older than this checkout: `npm start` brings it up to date.";
  }
  if (/database_id|couldn't find (a )?D1|database .*not found/i.test(problem)) {
    return "There is no deployed database yet. See README, “Deploy”, step 1.";
  }
  if (/fetch failed|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED/i.test(problem)) {
    return "Cloudflare does not answer. Is this machine online?";
  }
  return `The database did not answer. wrangler says: ${problem.trim().slice(0, 600)}`;
}
