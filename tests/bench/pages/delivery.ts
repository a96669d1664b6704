import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** What is sent for a path, before it is compressed. */
export type Sent = {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
};

export type Delivery = {
  readonly origin: string;
  /** Bytes of the body as it went over the wire, of what was asked for before. */
  readonly bytesOf: (path: string) => number;
  readonly close: () => Promise<void>;
};

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
};
const compressible = /^(?:text\/|application\/|image\/svg)/;

/**
 * A server that hands out the given answers, else the files of `folder`, all compressed alike and with
 * nothing worked out twice: what is compared is what browsers make of them.
 */
export async function deliver(
  answers: ReadonlyMap<string, Sent>,
  folder: string,
): Promise<Delivery> {
  const packed = new Map<string, Sent>();

  async function answerTo(path: string): Promise<Sent | null> {
    const known = packed.get(path);
    if (known) return known;
    const found = answers.get(path) ?? (await fileAt(folder, path));
    if (!found) return null;
    const sent = pack(found);
    packed.set(path, sent);
    return sent;
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    void answerTo(pathname).then((sent) => {
      response.writeHead(sent ? 200 : 404, sent?.headers);
      response.end(sent?.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    bytesOf: (path) => Buffer.byteLength(packed.get(path)?.body ?? ""),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** `quality` is 4 at the edge for what is made on the fly, 11 at best. */
export function brotli(text: string | Buffer, quality: 4 | 11 = 11): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return brotliCompressSync(text, { params });
}

function pack({ body, headers }: Sent): Sent {
  if (!compressible.test(headers["content-type"] ?? "")) return { body, headers };
  return { body: brotli(body), headers: { ...headers, "content-encoding": "br" } };
}

async function fileAt(folder: string, path: string): Promise<Sent | null> {
  const type = types[extname(path)] ?? "application/octet-stream";
  const body = await readFile(join(folder, decodeURIComponent(path))).catch(() => null);
  return body && { body, headers: { "content-type": type, "cache-control": "max-age=31536000" } };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port to be had");
  return address.port;
}
