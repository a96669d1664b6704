import type { IncomingMessage } from "node:http";
import { z } from "zod";
import type { Answer, Statement } from "../../../scripts/cloudflare/d1-client.ts";
import { readBody, type Reply, send, serve } from "../frame/http.ts";
import { honest, transcriptIn } from "../model/model-answers.ts";
import { readAiCall } from "../model/model-api-rules.ts";

export type CloudflareAccount = {
  readonly database?: {
    readonly id: string;
    readonly name: string;
    readonly run: (statements: readonly Statement[]) => readonly Answer[];
  };
  /** Rows that Analytics Engine returns for any query; absent if nothing was ever written. */
  readonly measured?: readonly object[];
  /** Names of the Worker's secrets; null: there is no Worker yet. */
  secrets: readonly string[] | null;
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

export type CloudflareSimulator = Awaited<ReturnType<typeof startCloudflareSimulator>>;

const accountId = "0123456789abcdef0123456789abcdef";
const token = "a-token-for-tests-0123456789-0123456789";
/** The account's global API key, the older kind of credential. */
const globalKey = { "x-auth-key": "a-key-for-tests", "x-auth-email": "ada@larkfield.example" };

/**
 * Cloudflare's API on 127.0.0.1: the Worker's secrets, its database, and its zones' mail.
 * https://developers.cloudflare.com/api/
 */
export async function startCloudflareSimulator(account: CloudflareAccount) {
  /** Method and path of each call that would have changed something and was refused. */
  const refusedChanges: string[] = [];
  const { url: base, close } = await serve(0, async (request, response) => {
    const { method = "GET" } = request;
    const { pathname: path, searchParams: query } = new URL(
      request.url ?? "/",
      "http://cloudflare",
    );
    const body = await readBody(request);
    if (!mayAsk(request)) return send(response, refusal(403, 10000, "Authentication error"));
    const posted = method === "POST" ? answerPost(account, path, body) : null;
    if (posted) return send(response, posted);
    if (method === "GET") return send(response, answerGet(account, path, query));
    refusedChanges.push(`${method} ${path}`);
    send(response, refusal(405, 10405, "Method not allowed"));
  });
  return {
    account,
    refusedChanges: refusedChanges as readonly string[],
    /** Makes wrangler and the scripts call this simulator. */
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

/** Returns the reply to a POST that only reads; null for any other path. */
function answerPost(account: CloudflareAccount, path: string, body: string): Reply | null {
  const { database, measured } = account;
  const here = `/accounts/${accountId}`;
  if (database && path === `${here}/d1/database/${database.id}/raw`) return runSql(database, body);
  if (path === `${here}/analytics_engine/sql`) return select(measured, body);
  const [, model] = /^\/accounts\/\w+\/ai\/run\/(.+)$/.exec(path) ?? [];
  return model === undefined ? null : runModel(model, body);
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

function runSql({ run }: NonNullable<CloudflareAccount["database"]>, body: string): Reply {
  try {
    return ok(
      run(batch.parse(JSON.parse(body)).batch).map(({ columns, rows, changes }) => ({
        ...{ success: true, results: { columns, rows }, meta: { changes } },
      })),
    );
  } catch (error) {
    const message = error instanceof Error ? error.message.replace(/^D1_ERROR: /, "") : "";
    return refusal(400, 7500, message);
  }
}

/**
 * https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/: one SELECT of a dataset, which
 * is not known before its first data point; rows without an envelope, errors as plain text.
 */
function select(measured: CloudflareAccount["measured"], sql: string): Reply {
  const [, dataset] = /^SELECT\s[\s\S]+?\sFROM (\w+)[\s\S]* FORMAT JSON$/.exec(sql) ?? [];
  if (dataset === undefined || sql.includes(";"))
    return { status: 422, html: "couldn't parse sql" };
  return measured
    ? { status: 200, json: { meta: [], data: measured, rows: measured.length } }
    : { status: 422, html: `unable to find type of table: ${dataset}` };
}

/** https://developers.cloudflare.com/api/resources/ai/methods/run/ */
function runModel(model: string, body: string): Reply {
  const call = readAiCall(model, JSON.parse(body));
  if ("internalCode" in call) return refusal(400, call.internalCode, call.description);
  return ok({ response: honest(transcriptIn(call.messages[1]?.content ?? "")) });
}

function answerGet(account: CloudflareAccount, path: string, query: URLSearchParams): Reply {
  const { database, secrets, zones } = account;
  const [, inAccount, what = "", name = ""] =
    /^\/accounts\/(\w+)\/(d1\/database|workers\/scripts|queues|event_subscriptions)\/?([\w-]*)/.exec(
      path,
    ) ?? [];
  const isHere = inAccount === accountId;
  if (path === "/accounts") return ok([{ id: accountId, name: "Larkfield" }]);
  if (what === "d1/database") {
    const isFound = isHere && database && [database.id, database.name].includes(name);
    if (isFound) return ok({ uuid: database.id, name: database.name });
    return refusal(404, 7404, `The database ${name} could not be found`);
  }
  if (what === "workers/scripts" && path.endsWith("/secrets")) {
    return secrets === null
      ? refusal(404, 10007, "This Worker does not exist on your account.")
      : ok(secrets.map((secret) => ({ name: secret, type: "secret_text" })));
  }
  if (isHere && what === "queues") return ok(queuesOf(account, query.get("name")));
  if (isHere && what === "event_subscriptions") {
    return ok(subscriptionsOf(account, query.get("queue_id")));
  }
  if (path === "/zones") {
    const wanted = query.get("name");
    const all = zones.map((zone, nth) => ({ id: `zone${nth}`, name: zone.name, status: "active" }));
    return ok(all.filter((zone) => zone.name === wanted));
  }
  const [, nth = "", product = ""] = /^\/zones\/zone(\d+)\/email\/(.+)$/.exec(path) ?? [];
  const zone = nth === "" ? undefined : zones[Number(nth)];
  return (zone && answerOfZone(zone, product, query)) ?? noRoute;
}

function answerOfZone(zone: Zone, product: string, query: URLSearchParams): Reply | null {
  const { name, routing } = zone;
  switch (product) {
    case "routing":
      return ok({ name, enabled: routing, status: routing ? "ready" : "unconfigured" });
    case "routing/rules":
      return ok(pageOf([...rulesOf(zone), catchAllOf(zone)], query));
    case "sending/subdomains":
      return ok(
        zone.senders.map((sender) => ({
          ...{ name: sender.name, tag: sender.name, email_sending_enabled: sender.enabled },
          // Email Routing is another product.
          enabled: routing,
        })),
      );
    default:
      return null;
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

function ok(result: unknown): Reply {
  const count = Array.isArray(result) ? result.length : 1;
  const info = { page: 1, per_page: 50, count, total_count: count, total_pages: 1 };
  const envelope = { success: true, errors: [], messages: [], result, result_info: info };
  return { status: 200, json: envelope };
}

function refusal(status: number, code: number, message: string): Reply {
  const errors = [{ code, message }];
  return { status, json: { success: false, errors, messages: [], result: null } };
}

const noRoute = refusal(404, 7003, "Could not route to the resource.");
