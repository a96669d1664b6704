import { z } from "zod";
import { Sentence } from "../parts/sentence.ts";
import { NotLoggedIn, type CloudflareApi } from "./api.ts";
import { d1Client, type RunStatements } from "./d1-client.ts";

/**
 * The deployed database through Cloudflare's API. A binding with `remote = true` would reach it as well,
 * but by way of a Worker that wrangler publishes in the account for each session.
 * `name` may be its id. https://developers.cloudflare.com/api/resources/d1/subresources/database/methods/raw/
 */
export function deployedD1(api: CloudflareApi, name: string): D1Database {
  let path: string | null = null;
  const run: RunStatements = async (statements) => {
    path ??= await findDatabase(api, name);
    const answer = await api.ask(`${path}/raw`, { batch: statements });
    if (!answer.ok) throw refusal(answer);
    return answers.parse(answer.result);
  };
  return d1Client(run);
}

const answers = z.array(
  z
    .object({
      results: z.object({
        columns: z.array(z.string()).nullish(),
        rows: z.array(z.array(z.unknown())).nullish(),
      }),
      meta: z.object({ changes: z.number().nullish() }),
    })
    .transform(({ results, meta }) => ({
      columns: results.columns ?? [],
      rows: results.rows ?? [],
      changes: meta.changes ?? 0,
    })),
);

const database = z.object({ uuid: z.string() });

/** Its path. Throws a sentence when no account has it. */
async function findDatabase(api: CloudflareApi, name: string): Promise<string> {
  for (const account of await api.accounts()) {
    const path = `/accounts/${account}/d1/database`;
    const answer = await api.ask(`${path}/${encodeURIComponent(name)}`);
    if (answer.ok) return `${path}/${database.parse(answer.result).uuid}`;
    if (answer.status !== 404) throw refusal(answer);
  }
  throw new Sentence("There is no deployed database yet. See README, “Deploy”, step 1.");
}

/** As a binding would put it. */
function refusal({ said }: { readonly said: string }): Error {
  return /authentication error/i.test(said) ? new NotLoggedIn() : new Error(`D1_ERROR: ${said}`);
}
