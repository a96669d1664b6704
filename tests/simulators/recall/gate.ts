import type { IncomingMessage, ServerResponse } from "node:http";
import { keepCall } from "../frame/vendor-control.ts";
import { type Fault, isCut, takeFault } from "../frame/faults.ts";
import { parseJson, readBody, type Reply, send } from "../frame/http.ts";
import { meetingsPage } from "../frame/meetings-page.ts";
import { pageHeaders } from "../frame/page.ts";
import { countCall } from "../frame/throttle.ts";
import { type OperationName, operations } from "./api.ts";
import { namesLocalAddress, withoutPictures } from "./create-body.ts";
import { download } from "./recall-media.ts";
import type { Sim, SimCall } from "./recall-state.ts";

/** The API behind firewall, key, limits and remembered answers, the downloads, and a page of the meetings at `/`. */
export async function handle(
  sim: Sim,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://simulator");
  const { method = "GET", headers } = request;
  const rawBody = await readBody(request);
  const answer = (reply: Reply) => send(response, reply, sim.clock.now());
  if (method === "GET" && url.pathname === "/") {
    return answer({
      status: 200,
      html: meetingsPage([...sim.bots.values()]),
      headers: pageHeaders,
    });
  }
  const isDownload = method === "GET" && url.pathname.startsWith("/media/");
  const [, kind = "", id = "", command = ""] =
    /^\/api\/v1\/(bot|recording)(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(url.pathname) ?? [];
  const route = `${method} ${[kind, id && ":id", command].filter(Boolean).join("/")}`;
  const names = Object.keys(operations) as OperationName[];
  const name = names.find((one) => operations[one].route === route);
  if (!name && !isDownload) return answer({ status: 404 });

  const fault = takeFault(sim.faults, name ?? "download");
  const idempotencyKey = headers["idempotency-key"]?.toString() ?? null;
  const call = keepCall<SimCall>(sim.calls, {
    ...{ method, path: url.pathname + url.search, idempotencyKey, status: null },
    body: withoutPictures(parseJson(rawBody)),
  });
  if (isCut(fault, "before", response)) return;
  if (isDownload && fault?.kind !== "status") {
    const file = download(sim, url, headers);
    call.status = file.status;
    response.writeHead(file.status, { "content-type": file.type, ...file.headers });
    response.end(file.body);
    return;
  }
  const { pathname: path, searchParams: query } = url;
  const { authorization, "user-agent": userAgent } = headers;
  const asked = { ...{ name, method, path, id, query, rawBody }, authorization, userAgent };
  const reply = await pass(sim, { ...asked, idempotencyKey, fault });
  if (isCut(fault, "after", response)) return;
  call.status = reply.status;
  answer(fault?.kind === "garbage" ? { status: 200, html: "{" } : reply);
}

type GateCall = {
  readonly name: OperationName | undefined;
  readonly method: string;
  readonly path: string;
  readonly id: string;
  readonly query: URLSearchParams;
  readonly rawBody: string;
  readonly authorization: string | undefined;
  readonly userAgent: string | undefined;
  readonly idempotencyKey: string | null;
  readonly fault: Fault | null;
};

async function pass(sim: Sim, call: GateCall): Promise<Reply> {
  const { fault, name } = call;
  // A download has no key whose answers could be remembered.
  if (fault?.kind === "status" && (!name || !isRemembered(fault))) return faultReply(fault);
  // The firewall refuses a call without a user agent, which `fetch` in Workers does not send.
  if (!call.userAgent || namesLocalAddress(call.rawBody, sim.publicOrigin)) {
    return faultReply({ status: 403 });
  }
  // The word `Token` before the key is optional.
  if (call.authorization?.replace(/^Token /, "") !== sim.apiKey) return faultReply({ status: 401 });
  const waitMs = name && sim.settings.rateLimits ? waitOf(sim, name, call.id) : 0;
  if (waitMs > 0) return faultReply({ status: 429, retryAfterSeconds: Math.ceil(waitMs / 1000) });

  const reply = await remembered(sim, call, () => act(sim, call));
  return fault?.kind === "refused_after" ? faultReply(fault) : reply;
}

/** Milliseconds until the call is allowed: transcripts are limited per bot, the rest per workspace. */
function waitOf(sim: Sim, name: OperationName, id: string): number {
  const limit = name === "create_transcript" ? `${name}:${id}` : name;
  const counted = sim.counted.get(limit) ?? [];
  sim.counted.set(limit, counted);
  return countCall(counted, operations[name].perMinute, sim.clock.now());
}

const keyLifetimeMs = 3_600_000;

/**
 * One effect for each key and path within an hour; a second call meanwhile meets 409
 * (https://docs.recall.ai/reference/idempotency).
 */
async function remembered(sim: Sim, call: GateCall, run: () => Promise<Reply>): Promise<Reply> {
  if (call.idempotencyKey === null || call.method === "GET") return run();
  const key = `${call.path.replace(/\/$/, "")} ${call.idempotencyKey}`;
  const known = sim.replies.get(key);
  if (known && known.at > sim.clock.now() - keyLifetimeMs) {
    return known.reply ?? faultReply({ status: 409 });
  }
  const entry = { at: sim.clock.now(), reply: null as Reply | null };
  sim.replies.set(key, entry);
  entry.reply = await run();
  return entry.reply;
}

async function act(
  sim: Sim,
  { fault, name, method, rawBody, id, query }: GateCall,
): Promise<Reply> {
  if (fault?.kind === "slow") {
    await new Promise((resolve) => setTimeout(resolve, fault.milliseconds));
  }
  if (fault?.kind === "status") return faultReply(fault);
  const body = method === "GET" ? null : parseJson(rawBody);
  if (body === undefined) return { status: 400, json: { detail: "JSON parse error" } };
  return name ? operations[name].call(sim, { id, query, body }) : { status: 404 };
}

/** The API's own answers are remembered under the idempotency key, those of the servers in front of it are not. */
function isRemembered({ status }: { readonly status: number }): boolean {
  return status === 507 || status === 400;
}

type Refusing = Pick<Extract<Fault, { kind: "status" }>, "status" | "code" | "retryAfterSeconds">;

function faultReply({
  status,
  code = codes[status],
  retryAfterSeconds,
}: Refusing | { status: number; code?: string; retryAfterSeconds?: number }): Reply {
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
  // The firewall and the load balancer answer with a page, not with JSON.
  if (status === 403 || (status >= 502 && status <= 504)) {
    return { status, html: "<!DOCTYPE html><title>Request blocked</title>", headers };
  }
  if (status === 401) return { status, json: { detail: "Invalid token." } };
  return { status, json: { detail: "Refused by order", code }, headers };
}

const codes: Readonly<Record<number, string>> = {
  400: "invalid_request",
  402: "insufficient_credit_balance",
  409: "conflict",
  429: "throttled",
  507: "adhoc_pool_empty",
};
