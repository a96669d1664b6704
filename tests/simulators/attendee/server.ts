import type { IncomingMessage, ServerResponse } from "node:http";
import { type Fault, isCut, takeFault } from "../frame/faults.ts";
import { parseJson, readBody, type Reply, send } from "../frame/http.ts";
import { meetingsPage } from "../frame/meetings-page.ts";
import { pageHeaders } from "../frame/page.ts";
import { countCall } from "../frame/throttle.ts";
import { keepCall } from "../frame/vendor-control.ts";
import { botCalls, brokenInside, createBot, listBots } from "./calls.ts";
import { film } from "./attendee-media.ts";
import type { Sim, SimCall } from "./attendee-state.ts";

/** Limit of every POST of a project: https://github.com/attendee-labs/attendee, PROJECT_POST_THROTTLE_RATE. */
const postsPerMinute = 3_000;

/** The API, the films, and a page of the meetings at `/`. */
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
  if (url.pathname.startsWith("/media/")) {
    const file = film(sim, url, headers.range);
    response.writeHead(file.status, { "content-type": file.type, ...file.headers });
    response.end(file.body);
    return;
  }

  // A trailing slash is another path, which does not exist.
  const [, id = "", command = ""] =
    /^\/api\/v1\/bots(?:\/([^/]+)(?:\/([^/]+))?)?$/.exec(url.pathname) ?? [];
  const ofOne = { GET: "get_bot", PATCH: "update_bot", DELETE: "delete_bot" }[method];
  const ofAll = { POST: "create_bot", GET: "list_bots" }[method];
  const operation = url.pathname === "/api/v1/bots" ? ofAll : command || (id && ofOne);
  if (!operation) return answer({ status: 404, json: { error: "Not found" } });

  const fault = takeFault(sim.faults, operation);
  const body = parseJson(rawBody);
  const path = url.pathname + url.search;
  const call = keepCall<SimCall>(sim.calls, { operation, path, body, status: null });
  if (isCut(fault, "before", response)) return;
  const { authorization = "" } = headers;
  const asked = { operation, id, query: url.searchParams, method, body, authorization, fault };
  const reply = replyTo(sim, asked);
  if (isCut(fault, "after", response)) return;
  call.status = reply.status;
  answer(reply);
}

type Asked = {
  readonly operation: string;
  readonly id: string;
  readonly query: URLSearchParams;
  readonly method: string;
  readonly body: unknown;
  readonly authorization: string;
  readonly fault: Fault | null;
};

function replyTo(
  sim: Sim,
  { operation, id, query, method, body, authorization, fault }: Asked,
): Reply {
  if (fault?.kind === "status") return faultReply(fault.status, fault.retryAfterSeconds);
  if (!/^Token /i.test(authorization) || authorization.slice(6) !== sim.apiKey)
    return faultReply(401);
  const isLimited = method === "POST" && sim.settings.rateLimits;
  const waitMs = isLimited ? countCall(sim.counted, postsPerMinute, sim.clock.now()) : 0;
  if (waitMs > 0) return faultReply(429, Math.ceil(waitMs / 1000));

  const reply = act(sim, operation, id, query, body);
  if (fault?.kind === "refused_after") return faultReply(fault.status);
  return fault?.kind === "garbage" ? { status: 200, html: "{" } : reply;
}

function act(
  sim: Sim,
  operation: string,
  id: string,
  query: URLSearchParams,
  body: unknown,
): Reply {
  if (operation === "create_bot") return createBot(sim, body);
  if (operation === "list_bots") return listBots(sim, query);
  const bot = sim.bots.get(id);
  return bot ? (botCalls[operation]?.(sim, bot, body, query) ?? faultReply(404)) : faultReply(404);
}

function faultReply(status: number, seconds = 12): Reply {
  switch (status) {
    case 400:
      return brokenInside();
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
