import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import type { Answer, Statement } from "../../../scripts/cloudflare/d1-client.ts";
import { readBody, send as reply, serve } from "../frame/http.ts";
import { honest, transcriptIn } from "../model/model-answers.ts";
import { readAiCall } from "../model/model-api-rules.ts";

/** State of an account; tests change it. */
export type CloudflareAccount = {
  /** Its D1 database; none if absent. */
  readonly database?: {
    readonly id: string;
    readonly name: string;
    readonly run: (statements: readonly Statement[]) => readonly Answer[];
  };
  /** Rows of Analytics Engine, as the query it is asked would have them; absent: nothing was ever written. */
  readonly measured?: readonly object[];
  /** Names of the Worker's secrets; null: there is no Worker yet. */
  secrets: readonly string[] | null;
  /** Queues, the Workers that read them, and what the mail service puts into them. */
  queues?: readonly {
    readonly name: string;
    readonly consumers: readonly string[];
    readonly subscriptions: readonly {
      readonly domain: string;
      readonly events: readonly string[];
      readonly enabled?: boolean;
    }[];
  }[];
  zones: readonly {
    readonly name: string;
    readonly routing: boolean;
    readonly rules: readonly {
      readonly to: string;
      readonly worker: string;
      readonly enabled?: boolean;
    }[];
    /** Worker that gets mail to other addresses; null drops it. */
    readonly catchAll?: string | null;
    readonly senders: readonly { readonly name: string; readonly enabled: boolean }[];
  }[];
};

export type CloudflareSimulator = {
  readonly account: CloudflareAccount;
  /** Method and path of the calls that would have changed something. */
  readonly refused: readonly string[];
  /** Makes wrangler and the scripts ask here. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
};

const accountId = "0123456789abcdef0123456789abcdef";
const token = "a-token-for-tests-0123456789-0123456789";
/** The account's earlier way in. */
const globalKey = { "x-auth-key": "a-key-for-tests", "x-auth-email": "ada@larkfield.example" };

/**
 * Cloudflare's API on 127.0.0.1: the Worker's secrets, its database, and its zones' mail.
 * https://developers.cloudflare.com/api/
 */
export async function startCloudflareSimulator(
  account: CloudflareAccount,
): Promise<CloudflareSimulator> {
  const refused: string[] = [];
  const { url: base, close } = await serve(0, async (request, response) => {
    const url = new URL(request.url ?? "/", "http://cloudflare");
    if (!mayAsk(request)) return refuse(response, 403, 10000, "Authentication error");
    const raw = /^(\/accounts\/\w+\/d1\/database\/[\w-]+)\/raw$/.exec(url.pathname)?.[1];
    if (request.method === "POST" && raw === databasePath(account)) {
      return runSql(account, request, response);
    }
    const isSelect = url.pathname === `/accounts/${accountId}/analytics_engine/sql`;
    if (request.method === "POST" && isSelect) return select(account, request, response);
    const [, model] = /^\/accounts\/\w+\/ai\/run\/(.+)$/.exec(url.pathname) ?? [];
    if (request.method === "POST" && model !== undefined) {
      return runModel(model, request, response);
    }
    if (request.method !== "GET") refused.push(`${request.method} ${url.pathname}`);
    if (request.method !== "GET") return refuse(response, 405, 10405, "Method not allowed");
    return answer(account, url, response);
  });
  return {
    account,
    refused,
    env: {
      CLOUDFLARE_API_BASE_URL: base,
      CLOUDFLARE_API_TOKEN: token,
      CLOUDFLARE_ACCOUNT_ID: accountId,
    },
    close,
  };
}

function mayAsk({ headers }: IncomingMessage): boolean {
  const hasKey = Object.entries(globalKey).every(([name, value]) => headers[name] === value);
  return hasKey || headers.authorization === `Bearer ${token}`;
}

function databasePath({ database }: CloudflareAccount): string | null {
  return database ? `/accounts/${accountId}/d1/database/${database.id}` : null;
}

const batch = z
  .object({
    batch: z.array(
      z
        .object({ sql: z.string(), params: z.array(z.union([z.string(), z.number(), z.null()])) })
        .strict(),
    ),
  })
  .strict();

async function runSql(
  { database }: CloudflareAccount,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const statements = batch.parse(JSON.parse(await readBody(request))).batch;
    const answers = database?.run(statements) ?? [];
    const result = answers.map(({ columns, rows, changes }) => ({
      success: true,
      results: { columns, rows },
      meta: { changes },
    }));
    send(response, result);
  } catch (error) {
    const said = error instanceof Error ? error.message.replace(/^D1_ERROR: /, "") : "";
    refuse(response, 400, 7500, said);
  }
}

/**
 * https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/: one SELECT of a dataset, which
 * is not known before its first data point; rows without an envelope, what is wrong as plain text.
 */
async function select(
  { measured }: CloudflareAccount,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sql = await readBody(request);
  const [, dataset] = /^SELECT\s[\s\S]+?\sFROM (\w+)[\s\S]* FORMAT JSON$/.exec(sql) ?? [];
  const refusal = (text: string) => void response.writeHead(422).end(text);
  if (dataset === undefined || sql.includes(";")) return refusal("couldn't parse sql");
  if (!measured) return refusal(`unable to find type of table: ${dataset}`);
  end(response, 200, { meta: [], data: measured, rows: measured.length });
}

/** https://developers.cloudflare.com/api/resources/ai/methods/run/ */
async function runModel(
  model: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const call = readAiCall(model, JSON.parse(await readBody(request)));
  if ("internalCode" in call) return refuse(response, 400, call.internalCode, call.description);
  send(response, { response: honest(transcriptIn(call.messages[1]?.content ?? "")) });
}

function answer(account: CloudflareAccount, url: URL, response: ServerResponse): void {
  if (url.pathname === "/accounts") return send(response, [{ id: accountId, name: "Larkfield" }]);
  const [, wanted] = /^\/accounts\/\w+\/d1\/database\/([\w-]+)$/.exec(url.pathname) ?? [];
  if (wanted !== undefined) {
    const { id, name } = account.database ?? { id: null, name: null };
    const isHere = url.pathname.startsWith(`/accounts/${accountId}/`);
    if (isHere && (wanted === id || wanted === name)) return send(response, { uuid: id, name });
    return refuse(response, 404, 7404, `The database ${wanted} could not be found`);
  }
  if (/^\/accounts\/\w+\/workers\/scripts\/[\w-]+\/secrets$/.test(url.pathname)) {
    if (account.secrets === null) {
      return refuse(response, 404, 10007, "This Worker does not exist on your account.");
    }
    return send(
      response,
      account.secrets.map((name) => ({ name, type: "secret_text" })),
    );
  }
  if (url.pathname === `/accounts/${accountId}/queues`) {
    return send(response, queuesOf(account, url.searchParams.get("name")));
  }
  if (url.pathname === `/accounts/${accountId}/event_subscriptions/subscriptions`) {
    return send(response, subscriptionsOf(account, url.searchParams.get("queue_id")));
  }
  if (url.pathname === "/zones") {
    const name = url.searchParams.get("name");
    const found = account.zones.flatMap((zone, nth) =>
      zone.name === name ? [{ id: `zone${nth}`, name, status: "active" }] : [],
    );
    return send(response, found);
  }
  const [, nth = "", what = ""] = /^\/zones\/zone(\d+)\/email\/(.+)$/.exec(url.pathname) ?? [];
  const zone = account.zones[Number(nth)];
  if (!zone || nth === "") return refuse(response, 404, 7003, "Could not route to the resource.");
  switch (what) {
    case "routing":
      return send(response, {
        tag: "settings",
        name: zone.name,
        enabled: zone.routing,
        status: zone.routing ? "ready" : "unconfigured",
        created: "2026-11-20T00:00:00Z",
        modified: "2026-11-20T00:00:00Z",
      });
    case "routing/rules":
      return send(response, pageOf([...rulesOf(zone), catchAllOf(zone)], url.searchParams));
    case "sending/subdomains":
      return send(
        response,
        zone.senders.map(({ name, enabled }) => ({
          ...{ name, tag: name, email_sending_enabled: enabled },
          // Email Routing is another product.
          enabled: zone.routing,
        })),
      );
    default:
      return refuse(response, 404, 7003, "Could not route to the resource.");
  }
}

/** Shape that `wrangler queues info` reads. */
function queuesOf({ queues = [] }: CloudflareAccount, name: string | null) {
  return queues.flatMap((queue, nth) => {
    if (name !== null && queue.name !== name) return [];
    const consumers = queue.consumers.map((script) => ({ type: "worker", script, settings: {} }));
    return [{ queue_id: `queue${nth}`, queue_name: queue.name, producers: [], consumers }];
  });
}

/** Shape that `wrangler queues subscription list` reads. */
function subscriptionsOf({ queues = [] }: CloudflareAccount, id: string | null) {
  const found = queues.find((_, nth) => `queue${nth}` === id);
  return (found?.subscriptions ?? []).map(({ domain, events, enabled = true }, nth) => ({
    id: `subscription${nth}`,
    name: `${found?.name} email.sending`,
    enabled,
    source: { type: "email.sending", zone_id: "zone0", domain },
    destination: { type: "queues.queue", queue_id: id },
    events,
  }));
}

type Zone = CloudflareAccount["zones"][number];

/** Lists come in pages. */
function pageOf(all: readonly object[], query: URLSearchParams): readonly object[] {
  const size = Math.min(50, Number(query.get("per_page") ?? 20));
  const first = (Number(query.get("page") ?? 1) - 1) * size;
  return all.slice(first, first + size);
}

function rulesOf({ rules }: Zone) {
  return rules.map(({ to, worker, enabled = true }, nth) => ({
    id: `rule${nth}`,
    name: "",
    enabled,
    priority: nth,
    matchers: [{ type: "literal", field: "to", value: to }],
    actions: [{ type: "worker", value: [worker] }],
  }));
}

function catchAllOf({ catchAll = null }: Zone) {
  return {
    id: "catch-all",
    name: "",
    enabled: catchAll !== null,
    priority: 2147483647,
    matchers: [{ type: "all" }],
    actions: [catchAll === null ? { type: "drop" } : { type: "worker", value: [catchAll] }],
  };
}

function send(response: ServerResponse, result: unknown): void {
  const count = Array.isArray(result) ? result.length : 1;
  const info = { page: 1, per_page: 50, count, total_count: count, total_pages: 1 };
  end(response, 200, { success: true, errors: [], messages: [], result, result_info: info });
}

function refuse(response: ServerResponse, status: number, code: number, message: string): void {
  end(response, status, {
    success: false,
    errors: [{ code, message }],
    messages: [],
    result: null,
  });
}

function end(response: ServerResponse, status: number, json: unknown): void {
  reply(response, { status, json });
}
