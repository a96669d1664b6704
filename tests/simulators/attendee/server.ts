import type { IncomingMessage, ServerResponse } from "node:http";
import { faultRuleFor, takeFault, type Fault } from "../frame/faults.ts";
import { drop, isLost, readable, readBody, send, type Reply } from "../frame/http.ts";
import { meetingsPage, pageHeaders } from "../frame/meetings-page.ts";
import { countCall } from "../frame/throttle.ts";
import { botCalls, brokenInside, createBot, listBots } from "./calls.ts";
import { film } from "./media.ts";
import type { Sim, SimCall } from "./state.ts";

/** The API, the films, and at `/` a page of the meetings for whoever tries the local site. */

const operationNames = [
  ...(["create_bot", "list_bots", "get_bot", "update_bot", "delete_bot", "leave"] as const),
  ...(["delete_data", "recording", "transcript"] as const),
  ...(["chat_messages", "participants"] as const),
] as const;

type Operation = (typeof operationNames)[number];

export const faultRule = faultRuleFor(
  operationNames as unknown as readonly [Operation, ...Operation[]],
);

const mostCallsKept = 20_000;
/** https://github.com/attendee-labs/attendee, PROJECT_POST_THROTTLE_RATE: of every POST of a project. */
const postsPerMinute = 3_000;

export function createHandler(sim: Sim) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://simulator");
    const method = request.method ?? "GET";
    const rawBody = await readBody(request);
    if (rawBody === null) return send(sim.clock, response, { status: 413 });
    if (method === "GET" && url.pathname === "/") {
      const html = meetingsPage([...sim.bots.values()]);
      return send(sim.clock, response, { status: 200, html, headers: pageHeaders });
    }
    if (url.pathname.startsWith("/media/")) {
      const file = film(sim, url, request.headers.range);
      response.writeHead(file.status, { "content-type": file.type, ...file.headers });
      response.end(file.body);
      return;
    }

    const found = operationOf(method, url.pathname);
    if (!found) return send(sim.clock, response, { status: 404, json: { error: "Not found" } });
    const fault = takeFault(sim.faults, found.operation);
    const body = readable(rawBody);
    const call = record(sim, found.operation, url, body);
    if (isLost(fault, "before")) return drop(response, fault);
    if (fault?.kind === "slow") {
      await new Promise((resolve) => setTimeout(resolve, fault.milliseconds));
    }
    const { authorization } = request.headers;
    const reply = answer(sim, { ...found, method, url, body, authorization, fault });
    if (isLost(fault, "after")) return drop(response, fault);
    call.status = reply.status;
    send(sim.clock, response, reply);
  };
}

type Found = { readonly operation: Operation; readonly id: string };

/** A trailing slash is another path, which does not exist. */
function operationOf(method: string, path: string): Found | null {
  const [, id = "", command = ""] =
    /^\/api\/v1\/bots(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ?? [];
  if (!path.startsWith("/api/v1/bots") || path.endsWith("/")) return null;
  const operation =
    id === ""
      ? { POST: "create_bot", GET: "list_bots" }[method]
      : command === ""
        ? { GET: "get_bot", PATCH: "update_bot", DELETE: "delete_bot" }[method]
        : command;
  const known = operationNames.find((name) => name === operation);
  return known ? { operation: known, id } : null;
}

type Asked = Found & {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
  readonly authorization: string | undefined;
  readonly fault: Fault | null;
};

function answer(sim: Sim, asked: Asked): Reply {
  const { fault, method, authorization } = asked;
  if (fault?.kind === "status") return faultReply(fault);
  if (!/^Token /i.test(authorization ?? "") || authorization?.slice(6) !== sim.apiKey) {
    return {
      status: 401,
      json: { detail: "Invalid or disabled API key" },
      headers: { "www-authenticate": "Token" },
    };
  }
  const waitMs =
    method === "POST" && sim.settings.rateLimits
      ? countCall(sim.counted, postsPerMinute, sim.clock.now())
      : 0;
  if (waitMs > 0) return throttled(Math.ceil(waitMs / 1000));

  const reply = act(sim, asked);
  if (fault?.kind === "refused_after") return faultReply({ status: fault.status });
  return fault?.kind === "garbage" ? { status: 200, html: "{" } : reply;
}

function act(sim: Sim, { operation, id, url, body }: Asked): Reply {
  if (operation === "create_bot") return createBot(sim, body);
  if (operation === "list_bots") return listBots(sim, url.searchParams);
  const bot = sim.bots.get(decodeURIComponent(id));
  const call = botCalls[operation];
  if (!bot || !call) return { status: 404, json: { error: "Bot not found" } };
  return call(sim, bot, body, url.searchParams);
}

function throttled(seconds: number): Reply {
  return {
    status: 429,
    json: { detail: `Request was throttled. Expected available in ${seconds} seconds.` },
    headers: { "retry-after": String(seconds) },
  };
}

function faultReply({
  status,
  retryAfterSeconds = 12,
}: {
  readonly status: number;
  readonly retryAfterSeconds?: number | undefined;
}): Reply {
  if (status === 400) return brokenInside();
  if (status === 429) return throttled(retryAfterSeconds);
  if (status === 401) return { status, json: { detail: "Invalid or disabled API key" } };
  if (status === 404) return { status, json: { error: "Bot not found" } };
  return { status, html: "<html><body>Server Error</body></html>" };
}

function record(sim: Sim, operation: Operation, url: URL, body: unknown): SimCall {
  const path = url.pathname + url.search;
  const call: SimCall = { at: sim.clock.now(), operation, path, body, status: null };
  sim.calls.push(call);
  if (sim.calls.length > mostCallsKept) sim.calls.shift();
  return call;
}
