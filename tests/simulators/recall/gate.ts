import type { Fault } from "../frame/faults.ts";
import { parseJson, type Reply } from "../frame/http.ts";
import { countCall } from "../frame/throttle.ts";
import type { ReceivedCall } from "../frame/vendor.ts";
import { type OperationName, operations } from "./api.ts";
import { namesLocalAddress } from "./create-body.ts";
import type { Sim } from "./recall-simulator.ts";

export function route(method: string, path: string) {
  const [, kind = "", id = "", command = ""] =
    /^\/api\/v1\/(bot|recording)(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(path) ?? [];
  const routeOfCall = `${method} ${[kind, id && ":id", command].filter(Boolean).join("/")}`;
  const names = Object.keys(operations) as OperationName[];
  const operation = names.find((one) => operations[one].route === routeOfCall);
  return operation ? { operation, id } : null;
}

const keyLifetimeMs = 3_600_000;

export function createGate(sim: Sim, publicOrigin: string | null) {
  /** By idempotency key; `reply` is null while the first call is at work. */
  const replies = new Map<string, { readonly at: number; reply: Reply | null }>();

  async function reply(call: ReceivedCall): Promise<Reply> {
    const { fault, headers, operation } = call;
    // Downloads have no idempotency key under which an answer could be remembered.
    if (fault?.kind === "status" && (operation === "download" || !isRemembered(fault))) {
      return faultReply(fault);
    }
    // The firewall refuses a call without a user agent, which `fetch` in Workers does not send.
    if (!headers["user-agent"] || namesLocalAddress(call.rawBody, publicOrigin)) {
      return faultReply({ status: 403 });
    }
    // The word `Token` before the key is optional.
    if (headers.authorization?.replace(/^Token /, "") !== sim.apiKey) {
      return faultReply({ status: 401 });
    }
    const waitMs = sim.settings.rateLimits ? waitOf(sim, call) : 0;
    if (waitMs > 0) {
      return faultReply({ status: 429, retryAfterSeconds: Math.ceil(waitMs / 1000) });
    }
    const answer = await withIdempotency(call, () => act(sim, call));
    return fault?.kind === "refused_after" ? faultReply(fault) : answer;
  }

  /**
   * Runs a call once for each key and path within an hour; a second call in the meantime gets 409
   * (https://docs.recall.ai/reference/idempotency).
   */
  async function withIdempotency(
    { headers, method, path }: ReceivedCall,
    run: () => Promise<Reply>,
  ): Promise<Reply> {
    const idempotencyKey = headers["idempotency-key"]?.toString();
    if (idempotencyKey === undefined || method === "GET") return run();
    const key = `${path.replace(/\/$/, "")} ${idempotencyKey}`;
    const earlier = replies.get(key);
    if (earlier && earlier.at > sim.clock.now() - keyLifetimeMs) {
      return earlier.reply ?? faultReply({ status: 409 });
    }
    const entry = { at: sim.clock.now(), reply: null as Reply | null };
    replies.set(key, entry);
    entry.reply = await run();
    return entry.reply;
  }

  return { reply, reset: () => replies.clear() };
}

/** Milliseconds until the call is allowed: transcripts are limited per bot, the rest per workspace. */
function waitOf(sim: Sim, { operation, id }: ReceivedCall): number {
  const limit = operation === "create_transcript" ? `${operation}:${id}` : operation;
  const counted = sim.allowedCalls.get(limit) ?? [];
  sim.allowedCalls.set(limit, counted);
  return countCall(counted, operations[operation as OperationName].perMinute, sim.clock.now());
}

async function act(sim: Sim, { fault, operation, method, rawBody, id, query }: ReceivedCall) {
  if (fault?.kind === "status") return faultReply(fault);
  const body = method === "GET" ? null : parseJson(rawBody);
  if (body === undefined) return { status: 400, json: { detail: "JSON parse error" } };
  return operations[operation as OperationName].call(sim, { id, query, body });
}

/** The API's own answers are remembered under the idempotency key, those of the servers in front of it are not. */
function isRemembered({ status }: { readonly status: number }): boolean {
  return status === 507 || status === 400;
}

type Refusing = Pick<Extract<Fault, { kind: "status" }>, "status" | "code" | "retryAfterSeconds">;

function faultReply({ status, code = codes[status], retryAfterSeconds }: Refusing): Reply {
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
