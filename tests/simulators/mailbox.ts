import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readMails, type SentFile, type SentMail } from "../support/mailbox.ts";
import {
  htmlBody,
  listPage,
  mailPage,
  missingPage,
  pagePolicy,
  bodyPolicy,
} from "./mailbox-pages.ts";

export type MailboxOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where wrangler's own endpoints answer. */
  readonly siteUrl: string;
  /** The folder that wrangler runs in. */
  readonly cwd: string;
};

export type Mailbox = { readonly url: string; readonly close: () => Promise<void> };

/**
 * The mails of the local site, to be read in a browser: `/`, `/mail?id=…`, and the files that came with
 * them: `/file?id=…&nth=0`; for tests `/api/mails`
 * (newest first, with html and text). Rejects when the port is taken.
 */
export async function startMailbox(options: MailboxOptions): Promise<Mailbox> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://mailbox");
    answer(options, url, response).catch(() => response.destroy());
  });
  server.listen(options.port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(options: MailboxOptions, url: URL, response: ServerResponse): Promise<void> {
  // While the site starts or rebuilds there is nobody to ask.
  const mails = await readMails(options.siteUrl, options.cwd).catch(() => null);
  const mail = mails?.find((one) => one.messageId === url.searchParams.get("id"));
  switch (url.pathname) {
    case "/":
      return sendPage(response, 200, listPage(mails));
    case "/mail":
      return mail
        ? sendPage(response, 200, mailPage(mail))
        : sendPage(response, 404, missingPage());
    case "/body":
      return mail
        ? send(response, 200, "text/html; charset=utf-8", htmlBody(mail), bodyPolicy)
        : sendPage(response, 404, missingPage());
    case "/file": {
      const file = mail?.attachments[Number(url.searchParams.get("nth"))];
      return file ? sendFile(response, file) : sendPage(response, 404, missingPage());
    }
    case "/api/mails":
      return sendJson(response, mails);
    default:
      return sendPage(response, 404, missingPage());
  }
}

function sendJson(response: ServerResponse, mails: readonly SentMail[] | null): void {
  const body = JSON.stringify(mails ?? { error: "The site does not answer." });
  send(response, mails ? 200 : 503, "application/json", body, "default-src 'none'");
}

/** To be opened by a program of its own, never by the browser as a page. */
function sendFile(response: ServerResponse, { filename, contentType, content }: SentFile): void {
  const name = filename.replace(/[^\w.-]/g, "_");
  response.setHeader("content-disposition", `attachment; filename="${name}"`);
  const isType = /^[\w.+-]+\/[\w.+-]+$/.test(contentType);
  const type = isType ? `${contentType}; charset=utf-8` : "application/octet-stream";
  send(response, 200, type, content, "sandbox; default-src 'none'");
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  send(response, status, "text/html; charset=utf-8", html, pagePolicy);
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  policy: string,
): void {
  response.writeHead(status, {
    "content-type": type,
    "content-security-policy": policy,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
  response.end(body);
}
