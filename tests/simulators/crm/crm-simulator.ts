import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { faultHeaders, faultRule, takeFault, type Fault, type FaultRule } from "./faults.ts";
import { listPage, pagePolicy } from "./page.ts";
import { verify } from "./verify.ts";

/** One lead, however often it came. */
export type Delivery = {
  /** `webhook-id`. */
  readonly id: string;
  readonly body: unknown;
  /** How often it was taken; a good receiver acts on the first. */
  arrivals: number;
};

/** One call, taken or not. */
type Call = {
  readonly id: string | null;
  readonly timestamp: string | null;
  /** As answered; null when nobody was told. */
  status: number | null;
  /** Why the signature was refused. */
  readonly refused: string | null;
};

export type CrmControl = {
  /** Leads, newest first, and calls, oldest first. */
  readonly state: () => {
    readonly deliveries: readonly Delivery[];
    readonly calls: readonly Call[];
  };
  readonly fault: (rule: FaultRule | (Omit<FaultRule, "times"> & { times?: number })) => void;
  readonly reset: () => void;
};

export type CrmSimulator = {
  readonly url: string;
  readonly control: CrmControl;
  readonly close: () => Promise<void>;
};

const mostBodyBytes = 1_000_000;
const mostCallsKept = 10_000;

/**
 * The owner's CRM: takes signed leads at `POST /leads`, lists them at `/` and, for programs, at
 * `/api/leads`. `POST /__sim/faults` orders a fault, `POST /__sim/reset` forgets everything. Rejects when
 * the port is taken.
 */
export async function startCrmSimulator(options: {
  /** 0 takes any free port. */
  readonly port: number;
  readonly secret: string;
  /** How far the sender's clock may be off; tests that tell the site another time need more. */
  readonly toleranceSeconds?: number;
}): Promise<CrmSimulator> {
  const { port, secret, toleranceSeconds = 300 } = options;
  const deliveries = new Map<string, Delivery>();
  const calls: Call[] = [];
  const faults: FaultRule[] = [];
  const control: CrmControl = {
    state: () => ({ deliveries: [...deliveries.values()].reverse(), calls }),
    fault: (rule) => void faults.push(faultRule.parse(rule)),
    reset: () => {
      deliveries.clear();
      calls.length = 0;
      faults.length = 0;
    },
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    control,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const rawBody = await readBody(request);
    if (rawBody === null) return send(response, 413);
    switch (`${request.method} ${new URL(request.url ?? "/", "http://crm").pathname}`) {
      case "POST /leads":
        return takeLead(request, rawBody, response);
      case "GET /":
        return sendPage(response, listPage(control.state().deliveries));
      case "GET /api/leads":
        return sendJson(response, control.state());
      case "POST /__sim/faults":
        control.fault(faultRule.parse(JSON.parse(rawBody.toString())));
        return send(response, 204);
      case "POST /__sim/reset":
        control.reset();
        return send(response, 204);
      default:
        return send(response, 404);
    }
  }

  async function takeLead(request: IncomingMessage, rawBody: Buffer, response: ServerResponse) {
    const now = Date.now();
    const { headers } = request;
    const signed = verify(headers, rawBody, { secret, now, toleranceSeconds });
    const call = record({
      id: headers["webhook-id"]?.toString() ?? null,
      timestamp: headers["webhook-timestamp"]?.toString() ?? null,
      status: null,
      refused: signed.ok ? null : signed.why,
    });
    const finish = (status: number, more: Record<string, string> = {}) => {
      call.status = status;
      send(response, status, more);
    };
    // As the firewalls in front of many a tool have it.
    if (!headers["user-agent"]) return finish(403);
    if (!signed.ok) return finish(401);

    const fault = takeFault(faults);
    if (hasEffect(fault)) take(signed.id, rawBody);
    switch (fault?.kind) {
      case "status":
        return finish(fault.status, faultHeaders(fault, now));
      case "timeout":
        return;
      case "reset":
        return void response.socket?.resetAndDestroy();
      case "slow":
        await sleep(fault.milliseconds);
        return finish(204);
      case undefined:
        return finish(204);
    }
  }

  function take(id: string, rawBody: Buffer): void {
    const known = deliveries.get(id);
    if (known) known.arrivals += 1;
    else deliveries.set(id, { id, body: JSON.parse(rawBody.toString()), arrivals: 1 });
  }

  function record(call: Call): Call {
    calls.push(call);
    if (calls.length > mostCallsKept) calls.shift();
    return call;
  }
}

function hasEffect(fault: Fault | null): boolean {
  return fault === null || fault.kind === "slow" || fault.effect === "after";
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBodyBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function send(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, headers).end();
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
}

function sendPage(response: ServerResponse, html: string): void {
  const type = { "content-type": "text/html; charset=utf-8" };
  response.writeHead(200, { ...type, "content-security-policy": pagePolicy }).end(html);
}
