import type { IncomingMessage, ServerResponse } from "node:http";
import { isControlPath, type ControlRoutes } from "./control-routes.ts";
import { withoutPictures } from "./create-body.ts";
import { takeFault, type Fault } from "./faults.ts";
import { pass } from "./gate.ts";
import { download, type MediaReply } from "./media.ts";
import { meetingsPage, pageHeaders } from "./meetings-page.ts";
import { matchOperation } from "./operations.ts";
import type { Reply, Sim, SimCall } from "./state.ts";

const mostCallsKept = 20_000;
const mostBodyBytes = 5_000_000;

/**
 * The simulator's HTTP side: the API, the downloads, under `/__sim/` the commands of tests, and at `/` a
 * page of the meetings for whoever tries the local site.
 */
export function createHandler(sim: Sim, control: ControlRoutes) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://simulator");
    const method = request.method ?? "GET";
    const rawBody = await readBody(request);
    if (rawBody === null) return send(sim, response, { status: 413 });

    if (isControlPath(url.pathname)) {
      return send(sim, response, await control(method, url, rawBody));
    }
    if (method === "GET" && url.pathname === "/") {
      const html = meetingsPage([...sim.bots.values()]);
      return send(sim, response, { status: 200, html, headers: pageHeaders });
    }
    const { operation, known, id } = matchOperation(method, url.pathname);
    if (!operation) return send(sim, response, known ? wrongMethod(method) : { status: 404 });

    const fault = takeFault(sim, operation.name);
    const idempotencyKey = request.headers["idempotency-key"]?.toString() ?? null;
    const call = record(sim, {
      at: sim.clock.now(),
      operation: operation.name,
      method,
      path: url.pathname + url.search,
      idempotencyKey,
      body: withoutPictures(readable(rawBody)),
      status: null,
      fault: fault && describe(fault),
    });
    if (isLost(fault, "before")) return drop(response, fault);

    const { authorization, range, "user-agent": userAgent } = request.headers;
    if (operation.name === "download" && fault?.kind !== "status") {
      const file = download(sim, url, { authorization, range });
      call.status = file.status;
      return isLost(fault, "after") ? drop(response, fault) : sendFile(response, file);
    }
    const path = url.pathname;
    const query = url.searchParams;
    const at = {
      ...{ operation, id, query, path, rawBody },
      ...{ authorization, userAgent, idempotencyKey, fault },
    };
    const reply = await pass(sim, at);
    if (isLost(fault, "after")) return drop(response, fault);

    call.status = reply.status;
    send(sim, response, fault?.kind === "garbage" ? { status: 200, html: "{" } : reply);
  };
}

function record(sim: Sim, call: SimCall): SimCall {
  sim.calls.push(call);
  if (sim.calls.length > mostCallsKept) sim.calls.shift();
  return call;
}

type Loss = Extract<Fault, { kind: "timeout" | "reset" }>;

function isLost(fault: Fault | null, effect: "before" | "after"): fault is Loss {
  return (fault?.kind === "timeout" || fault?.kind === "reset") && fault.effect === effect;
}

/** A timeout leaves the caller waiting; the connection ends when the caller gives up. */
function drop(response: ServerResponse, fault: Loss): void {
  if (fault.kind === "reset") response.socket?.resetAndDestroy();
}

function describe(fault: Fault): string {
  if (fault.kind === "status") return String(fault.status);
  return "effect" in fault ? `${fault.kind} ${fault.effect}` : fault.kind;
}

function wrongMethod(method: string): Reply {
  return { status: 405, json: { detail: `Method "${method}" not allowed.` } };
}

function send(sim: Sim, response: ServerResponse, reply: Reply): void {
  const body = reply.html ?? (reply.json === undefined ? "" : JSON.stringify(reply.json));
  const type = reply.html === undefined ? "application/json" : "text/html; charset=utf-8";
  response.writeHead(reply.status, {
    date: new Date(sim.clock.now()).toUTCString(),
    ...(body && { "content-type": type }),
    ...reply.headers,
  });
  response.end(body);
}

function sendFile(response: ServerResponse, file: MediaReply): void {
  response.writeHead(file.status, { "content-type": file.type, ...file.headers });
  response.end(file.body);
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBodyBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function readable(rawBody: string): unknown {
  try {
    return rawBody === "" ? null : JSON.parse(rawBody);
  } catch {
    return rawBody;
  }
}
