import type { IncomingMessage, ServerResponse } from "node:http";
import type { SimClock } from "./clock.ts";
import type { Fault } from "./faults.ts";

/** What every simulated vendor does with HTTP. */

export type Reply = {
  readonly status: number;
  readonly json?: unknown;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const mostBodyBytes = 5_000_000;

export type Loss = Extract<Fault, { kind: "timeout" | "reset" }>;

export function isLost(fault: Fault | null, effect: "before" | "after"): fault is Loss {
  return (fault?.kind === "timeout" || fault?.kind === "reset") && fault.effect === effect;
}

/** A timeout leaves the caller waiting; the connection ends when the caller gives up. */
export function drop(response: ServerResponse, fault: Loss): void {
  if (fault.kind === "reset") response.socket?.resetAndDestroy();
}

export function describe(fault: Fault): string {
  if (fault.kind === "status") return String(fault.status);
  return "effect" in fault ? `${fault.kind} ${fault.effect}` : fault.kind;
}

export function send(clock: SimClock, response: ServerResponse, reply: Reply): void {
  const body = reply.html ?? (reply.json === undefined ? "" : JSON.stringify(reply.json));
  const type = reply.html === undefined ? "application/json" : "text/html; charset=utf-8";
  response.writeHead(reply.status, {
    date: new Date(clock.now()).toUTCString(),
    ...(body && { "content-type": type }),
    ...reply.headers,
  });
  response.end(body);
}

export async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBodyBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Its JSON; what is none stays text. */
export function readable(rawBody: string): unknown {
  try {
    return rawBody === "" ? null : JSON.parse(rawBody);
  } catch {
    return rawBody;
  }
}
