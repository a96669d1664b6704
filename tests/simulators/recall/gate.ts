import { answer, type ApiRequest } from "./api.ts";
import { namesLocalAddress } from "./create-body.ts";
import type { Fault } from "../frame/faults.ts";
import { blockedPage, faultReply, isRemembered } from "./faults.ts";
import type { Operation } from "./operations.ts";
import type { Reply, Sim } from "./state.ts";
import { countCall } from "../frame/throttle.ts";

/** What stands before the API, in the order of the real one: firewall, key, limits, remembered answers. */

export type GateCall = {
  readonly operation: Operation;
  readonly id: string;
  readonly query: URLSearchParams;
  readonly path: string;
  readonly rawBody: string;
  readonly authorization: string | undefined;
  readonly userAgent: string | undefined;
  readonly idempotencyKey: string | null;
  readonly fault: Fault | null;
};

const keyLivesMs = 3_600_000;

/** The answer of one call. Resolves late only for a call that was ordered to be slow. */
export async function pass(sim: Sim, call: GateCall): Promise<Reply> {
  if (call.fault?.kind === "status" && !isRemembered(call.fault))
    return faultReply(sim, call.fault);
  // The firewall's standard rules refuse whoever does not say who they are, which `fetch` in Workers does not.
  const isBlocked = !call.userAgent || namesLocalAddress(call.rawBody, sim.publicOrigin);
  if (isBlocked) return { status: 403, html: blockedPage };
  if (!isAuthorized(sim, call.authorization)) {
    return { status: 401, json: { detail: "Invalid token." } };
  }
  const waitMs = sim.settings.rateLimits ? waitOf(sim, call) : 0;
  if (waitMs > 0) {
    return {
      status: 429,
      json: { code: "throttled", detail: "Request was throttled." },
      headers: { "retry-after": String(Math.ceil(waitMs / 1000)) },
    };
  }
  const reply = await remembered(sim, call, () => handle(sim, call));
  // Refused by what stands in front: the API has done it, and remembers its own answer.
  if (call.fault?.kind !== "refused_after") return reply;
  return faultReply(sim, { status: call.fault.status });
}

/** The word `Token` before the key is optional. */
function isAuthorized(sim: Sim, authorization: string | undefined): boolean {
  return authorization?.replace(/^Token /, "") === sim.apiKey;
}

/** Milliseconds until the call is allowed; 0 when it is. */
function waitOf(sim: Sim, call: GateCall): number {
  // Transcripts are limited for each bot, everything else for the workspace.
  const limit =
    call.operation.name === "create_transcript"
      ? `${call.operation.name}:${call.id}`
      : call.operation.name;
  const counted = sim.counted.get(limit) ?? [];
  sim.counted.set(limit, counted);
  return countCall(counted, call.operation.perMinute, sim.clock.now());
}

/**
 * One effect for each key and path within an hour; a second call meanwhile meets 409
 * (https://docs.recall.ai/reference/idempotency).
 */
async function remembered(sim: Sim, call: GateCall, act: () => Promise<Reply>): Promise<Reply> {
  if (call.idempotencyKey === null || call.operation.method === "GET") return act();

  const key = `${call.path.replace(/\/$/, "")} ${call.idempotencyKey}`;
  const known = sim.replies.get(key);
  if (known && known.at > sim.clock.now() - keyLivesMs) {
    return (
      known.reply ?? {
        status: 409,
        json: { code: "conflict", detail: "A request with this key is in progress." },
      }
    );
  }
  const entry = { at: sim.clock.now(), reply: null as Reply | null };
  sim.replies.set(key, entry);
  entry.reply = await act();
  return entry.reply;
}

async function handle(sim: Sim, call: GateCall): Promise<Reply> {
  if (call.fault?.kind === "slow") {
    const { milliseconds } = call.fault;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
  if (call.fault?.kind === "status") return faultReply(sim, call.fault);

  const body = call.operation.method === "GET" ? null : parseJson(call.rawBody);
  if (body === undefined) return { status: 400, json: { detail: "JSON parse error" } };
  const operation = call.operation.name;
  if (operation === "download") return { status: 404 };
  const request: ApiRequest = { operation, id: call.id, query: call.query, body };
  return answer(sim, request);
}

/** undefined for what is no JSON; null for no body at all. */
function parseJson(rawBody: string): unknown {
  if (rawBody === "") return null;
  try {
    return JSON.parse(rawBody);
  } catch {
    return undefined;
  }
}
