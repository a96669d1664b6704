import { unstable_readConfig as readConfig, type Unstable_Config as Config } from "wrangler";
import { z } from "zod";
import { root } from "../parts/root.ts";
import { UserError } from "../parts/terminal.ts";
import { runWrangler } from "./wrangler.ts";

export function wranglerConfig(): Config {
  return readConfig({ config: `${root}wrangler.toml` }, { hideWarnings: true });
}

export function mailEventsQueue({ queues }: Config): string {
  return queues.consumers?.[0]?.queue ?? "";
}

export type CloudflareAnswer =
  | { readonly ok: true; readonly result: unknown }
  | {
      readonly ok: false;
      readonly status: number;
      readonly codes: readonly number[];
      readonly message: string;
    };

export type CloudflareApi = ReturnType<typeof openCloudflareApi>;

/**
 * Opens Cloudflare's API (https://developers.cloudflare.com/api/) with wrangler's login. `env` overrides the
 * process's own. Without a login or an answer, a call throws a `UserError`.
 */
export function openCloudflareApi(
  { account_id }: { readonly account_id?: string | undefined },
  env: NodeJS.ProcessEnv = {},
) {
  const settings = { ...process.env, ...env };
  const base = settings["CLOUDFLARE_API_BASE_URL"] ?? "https://api.cloudflare.com/client/v4";
  const account = settings["CLOUDFLARE_ACCOUNT_ID"] ?? account_id;
  let credentials: Promise<Credentials> | null = null;

  const call = async (path: string, type: string, body?: string) => {
    credentials ??= readCredentials(settings);
    const headers = { ...(await credentials), "content-type": type };
    const post = body === undefined ? {} : { method: "POST", body };
    const signal = AbortSignal.timeout(45_000);
    const response = await fetch(`${base}${path}`, { ...post, headers, signal }).catch(() => {
      throw new UserError("Cloudflare does not answer. Is this machine online?");
    });
    return { status: response.status, json: (await response.json().catch(() => null)) as unknown };
  };
  const ask = async (path: string, body?: object): Promise<CloudflareAnswer> => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const { status, json } = await call(path, "application/json", text);
    return readAnswer(status, json);
  };
  /** Rows of Analytics Engine (https://developers.cloudflare.com/analytics/analytics-engine/sql-api/). */
  const select = async (id: string, sql: string): Promise<CloudflareAnswer> => {
    const path = `/accounts/${id}/analytics_engine/sql`;
    const { status, json } = await call(path, "text/plain", `${sql} FORMAT JSON`);
    // The rows have no envelope, and a refusal may be plain text.
    const { data } = rowsOfSelect.safeParse(json);
    return data ? { ok: true, result: data.data } : readAnswer(status, json);
  };
  const accounts = (): Promise<readonly string[]> =>
    account ? Promise.resolve([account]) : listAccounts(ask);
  return { ask, select, accounts };
}

const rowsOfSelect = z.object({ data: z.array(z.unknown()) });

const envelope = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number(), message: z.string() })).nullish(),
  result: z.unknown(),
});

function readAnswer(status: number, json: unknown): CloudflareAnswer {
  const { data } = envelope.safeParse(json);
  if (data?.success) return { ok: true, result: data.result };
  if (status === 401) throw new NotLoggedIn();
  const errors = data?.errors ?? [];
  const message = errors.map((error) => error.message).join("; ") || `status ${status}`;
  return { ok: false, status, codes: errors.map(({ code }) => code), message };
}

const accountList = z.array(z.object({ id: z.string() }));

async function listAccounts(
  ask: (path: string) => Promise<CloudflareAnswer>,
): Promise<readonly string[]> {
  const answer = await ask("/accounts?per_page=50");
  const ids = answer.ok ? accountList.parse(answer.result).map(({ id }) => id) : [];
  if (ids.length > 0) return ids;
  throw new UserError(
    "Cloudflare does not say which account this is: put its id into CLOUDFLARE_ACCOUNT_ID, then run this again.",
  );
}

type Credentials = Readonly<Record<string, string>>;

const login = z.union([
  z.object({ type: z.enum(["oauth", "api_token"]), token: z.string() }),
  z.object({ type: z.literal("api_key"), key: z.string(), email: z.string() }),
]);

/** A token of the environment wins over the login, which wrangler renews. */
async function readCredentials(settings: NodeJS.ProcessEnv): Promise<Credentials> {
  const token = settings["CLOUDFLARE_API_TOKEN"];
  if (token) return { authorization: `Bearer ${token}` };
  const printed = await runWrangler(["auth", "token", "--json"], root, settings).catch(() => {
    throw new NotLoggedIn();
  });
  const credentials = login.parse(JSON.parse(printed));
  return credentials.type === "api_key"
    ? { "x-auth-key": credentials.key, "x-auth-email": credentials.email }
    : { authorization: `Bearer ${credentials.token}` };
}

export class NotLoggedIn extends UserError {
  constructor() {
    super("Not logged in to Cloudflare. Run `npx wrangler login`, then this again.");
  }
}
