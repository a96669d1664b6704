import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Reply = {
  readonly status: number;
  readonly json?: unknown;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Served = { readonly url: string; readonly close: () => Promise<void> };

/** Listens on 127.0.0.1; port 0 takes any free port. Rejects when the port is taken. */
export async function serve(
  port: number,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): Promise<Served> {
  const server = createServer((request, response) => {
    // A connection that breaks while its request is read must not stop the simulator.
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Sends a reply, dated by the clock of its vendor. */
export function send(response: ServerResponse, reply: Reply, now = Date.now()): void {
  const body = reply.html ?? (reply.json === undefined ? "" : JSON.stringify(reply.json));
  const type = reply.html === undefined ? "application/json" : "text/html; charset=utf-8";
  response.writeHead(reply.status, {
    date: new Date(now).toUTCString(),
    ...(body && { "content-type": type }),
    ...reply.headers,
  });
  response.end(body);
}

const mostBodyBytes = 5_000_000;

/** Rejects when the body is larger than any vendor accepts. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBodyBytes) throw new Error("too large");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Returns the parsed JSON; null for an empty text, undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}
