import { parseJson, type Reply } from "../frame/http.ts";
import { countCall } from "../frame/throttle.ts";
import type { ReceivedCall } from "../frame/vendor.ts";
import type { Sim } from "./attendee-simulator.ts";
import { botCalls, internalError, createBot, listBots } from "./calls.ts";

/** Limit of every POST of a project: https://github.com/attendee-labs/attendee, PROJECT_POST_THROTTLE_RATE. */
const postsPerMinute = 3_000;

/** A path with a trailing slash does not exist. */
export function route(method: string, path: string) {
  const [found, id = "", command = ""] =
    /^\/api\/v1\/bots(?:\/([^/]+)(?:\/([^/]+))?)?$/.exec(path) ?? [];
  const botOperation = { GET: "get_bot", DELETE: "delete_bot" }[method];
  const listOperation = { POST: "create_bot", GET: "list_bots" }[method];
  const operation = id === "" ? listOperation : command || botOperation;
  return found !== undefined && operation ? { operation, id } : null;
}

export function reply(sim: Sim, call: ReceivedCall): Reply {
  const { method, headers, fault } = call;
  const { authorization = "" } = headers;
  if (fault?.kind === "status") return faultReply(fault.status, fault.retryAfterSeconds);
  if (!/^Token /i.test(authorization) || authorization.slice(6) !== sim.apiKey)
    return faultReply(401);
  const counted = sim.allowedCalls.get(method) ?? [];
  sim.allowedCalls.set(method, counted);
  const isLimited = method === "POST" && sim.settings.rateLimits;
  const waitMs = isLimited ? countCall(counted, postsPerMinute, sim.clock.now()) : 0;
  if (waitMs > 0) return faultReply(429, Math.ceil(waitMs / 1000));

  const answer = act(sim, call);
  return fault?.kind === "refused_after" ? faultReply(fault.status) : answer;
}

function act(sim: Sim, { operation, id, query, rawBody }: ReceivedCall): Reply {
  const body = parseJson(rawBody);
  if (operation === "create_bot") return createBot(sim, body);
  if (operation === "list_bots") return listBots(sim, query);
  const bot = sim.bots.get(id);
  return bot ? (botCalls[operation]?.(sim, bot, body, query) ?? faultReply(404)) : faultReply(404);
}

function faultReply(status: number, seconds = 12): Reply {
  switch (status) {
    case 400:
      return internalError();
    case 401:
      return { status, json: { detail: "Invalid or disabled API key" } };
    case 404:
      return { status, json: { error: "Bot not found" } };
    case 429:
      return {
        status,
        json: { detail: `Request was throttled. Expected available in ${seconds} seconds.` },
        headers: { "retry-after": String(seconds) },
      };
    default:
      return { status, html: "<html><body>Server Error</body></html>" };
  }
}
