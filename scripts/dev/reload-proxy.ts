import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { isNoSuchAddress } from "./ports.ts";

const eventsPath = "/__reload";

/** Runs before the page's own script and takes itself out, so that hydration finds what was rendered. */
const reloader = `new EventSource("${eventsPath}").addEventListener("reload",()=>location.reload());document.currentScript.remove()`;

/**
 * Passes requests on to the site and reloads its pages after a build. The script of wrangler's own live
 * reload has no nonce, and stays in the document, which breaks hydration.
 */
export async function startReloadProxy(ports: {
  readonly listen: number;
  readonly site: number;
}): Promise<{ readonly reload: () => void; readonly stop: () => void }> {
  const open = new Set<ServerResponse>();

  function handle(incoming: IncomingMessage, answer: ServerResponse) {
    if (incoming.url !== eventsPath) return passOn(incoming, answer, ports.site);

    answer.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    answer.write(": open\n\n");
    open.add(answer);
    answer.on("close", () => open.delete(answer));
  }

  const servers = await Promise.all([listen("127.0.0.1"), listen("::1")]);
  return {
    reload() {
      for (const answer of open) answer.write("event: reload\ndata:\n\n");
    },
    stop() {
      for (const answer of open) answer.end();
      for (const server of servers) server?.closeAllConnections();
      for (const server of servers) server?.close();
    },
  };

  /** Resolves with null on a machine without that address. */
  function listen(host: string) {
    const server = createServer(handle);
    return new Promise<typeof server | null>((resolve, reject) => {
      server.once("error", (error) => (isNoSuchAddress(error) ? resolve(null) : reject(error)));
      server.listen(ports.listen, host, () => resolve(server));
    });
  }
}

function passOn(incoming: IncomingMessage, answer: ServerResponse, port: number) {
  const { method, url, headers } = incoming;
  const wantsPage = headers.accept?.includes("text/html") ?? false;
  const forwarded = wantsPage ? { ...headers, "accept-encoding": "identity" } : headers;

  const sayRestarting = () => {
    if (!answer.headersSent) answer.writeHead(502, { "content-type": "text/plain" });
    answer.end("The site is being restarted. Try again in a moment.\n");
  };
  const upstream = request(
    { host: "127.0.0.1", port, method, path: url, headers: forwarded },
    (response) => {
      const nonce = nonceOf(response);
      if (!wantsPage || nonce === null) {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
        return;
      }
      sendWithReloader(response, answer, nonce).catch(sayRestarting);
    },
  );
  upstream.on("error", sayRestarting);
  answer.on("close", () => upstream.destroy());
  incoming.pipe(upstream);
}

async function sendWithReloader(response: IncomingMessage, answer: ServerResponse, nonce: string) {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const script = `<script nonce="${nonce}">${reloader}</script>`;
  const html = Buffer.concat(chunks)
    .toString()
    .replace(/<head[^>]*>/, `$&${script}`);

  const { "content-length": _, "transfer-encoding": __, ...headers } = response.headers;
  answer.writeHead(response.statusCode ?? 502, headers);
  answer.end(html);
}

/** The nonce that lets a script run on this page; null for anything that is no page. */
function nonceOf({ headers }: IncomingMessage): string | null {
  if (!headers["content-type"]?.startsWith("text/html")) return null;
  return /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? null;
}
