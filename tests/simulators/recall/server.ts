import type { IncomingMessage, ServerResponse } from "node:http";
import { withoutPictures } from "./create-body.ts";
import { takeFault } from "../frame/faults.ts";
import { describe, drop, isLost, readable, readBody, send, type Reply } from "../frame/http.ts";
import { pass } from "./gate.ts";
import type { FileReply } from "../frame/film.ts";
import { download } from "./media.ts";
import { meetingsPage, pageHeaders } from "../frame/meetings-page.ts";
import { matchOperation } from "./operations.ts";
import type { Sim, SimCall } from "./state.ts";

const mostCallsKept = 20_000;

/**
 * The simulator's HTTP side: the API, the downloads, and at `/` a page of the meetings for whoever tries
 * the local site.
 */
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
    const { operation, known, id } = matchOperation(method, url.pathname);
    if (!operation) return send(sim.clock, response, known ? wrongMethod(method) : { status: 404 });

    const fault = takeFault(sim.faults, operation.name);
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
    send(sim.clock, response, fault?.kind === "garbage" ? { status: 200, html: "{" } : reply);
  };
}

function record(sim: Sim, call: SimCall): SimCall {
  sim.calls.push(call);
  if (sim.calls.length > mostCallsKept) sim.calls.shift();
  return call;
}

function wrongMethod(method: string): Reply {
  return { status: 405, json: { detail: `Method "${method}" not allowed.` } };
}

function sendFile(response: ServerResponse, file: FileReply): void {
  response.writeHead(file.status, { "content-type": file.type, ...file.headers });
  response.end(file.body);
}
