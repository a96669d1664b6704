import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { faultHeaders, faultRule, takeFault, type FaultRule } from "./faults.ts";
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

export type CrmControl = {
  /** Leads, newest first. */
  readonly state: () => { readonly deliveries: readonly Delivery[] };
  readonly fault: (rule: FaultRule | (Omit<FaultRule, "times"> & { times?: number })) => void;
};

export type CrmSimulator = {
  readonly url: string;
  readonly control: CrmControl;
  readonly close: () => Promise<void>;
};

const mostBodyBytes = 1_000_000;

/**
 * The owner's CRM: takes signed leads at `POST /leads`, lists them at `/` and, for programs, at
 * `/api/leads`. Rejects when the port is taken.
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
  const faults: FaultRule[] = [];
  const control: CrmControl = {
    state: () => ({ deliveries: [...deliveries.values()].reverse() }),
    fault: (rule) => void faults.push(faultRule.parse(rule)),
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
      default:
        return send(response, 404);
    }
  }

  async function takeLead(request: IncomingMessage, rawBody: Buffer, response: ServerResponse) {
    const now = Date.now();
    const { headers } = request;
    const signed = verify(headers, rawBody, { secret, now, toleranceSeconds });
    // As the firewalls in front of many a tool have it.
    if (!headers["user-agent"]) return send(response, 403);
    if (!signed.ok) return send(response, 401);

    const fault = takeFault(faults);
    if (fault?.effect !== "before") take(signed.id, rawBody);
    return fault ? send(response, fault.status, faultHeaders(fault, now)) : send(response, 204);
  }

  function take(id: string, rawBody: Buffer): void {
    const known = deliveries.get(id);
    if (known) known.arrivals += 1;
    else deliveries.set(id, { id, body: JSON.parse(rawBody.toString()), arrivals: 1 });
  }
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
