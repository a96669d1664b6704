import type { ServerResponse } from "node:http";
import { createMailReader, readAttachment, type SentMail } from "../support/sent-mails.ts";
import {
  type MailFailure,
  mailEvent,
  mailFailures,
  publishMailEvent,
} from "./cloudflare/mail-events.ts";
import { serve, type Served } from "./frame/http.ts";
import { pageHeaders } from "./frame/page.ts";
import {
  bodyPolicy,
  htmlBody,
  listPage,
  mailPage,
  missingPage,
  pagePolicy,
} from "./mailbox-pages.ts";

type MailboxOptions = {
  readonly port: number;
  readonly siteUrl: string;
  /** The folder that its wrangler runs in, and its TMPDIR. */
  readonly cwd: string;
  readonly tmpDir: string;
};

/**
 * The mails of the local site, to be read in a browser: `/`, `/mail?id=…`, and their attachments:
 * `/file?id=…&nth=0`. `POST /bounced?id=…` or `/complained?id=…` tells the site that the mail did not
 * arrive, or that its reader called it spam. Rejects when the port is taken.
 */
export async function startMailbox({
  port,
  siteUrl,
  cwd,
  tmpDir,
}: MailboxOptions): Promise<Served> {
  const reader = createMailReader(tmpDir);
  const served = await serve(port, async (request, response) => {
    const url = new URL(request.url ?? "/", "http://mailbox");
    const id = url.searchParams.get("id") ?? "";
    const mails = reader.read();
    if (url.pathname === "/") return sendPage(response, 200, listPage(mails.toReversed()));
    const mail = mails.find(({ messageId }) => messageId === id);
    if (!mail) return sendPage(response, 404, missingPage());
    const failure = mailFailures.find((one) => url.pathname === `/${one}`);
    if (request.method === "POST" && failure) {
      await failMail(siteUrl, mail, failure);
      const location = `/mail?id=${encodeURIComponent(id)}&failure=${failure}`;
      return response.writeHead(303, { location }).end();
    }
    return sendPart(response, mail, url, cwd);
  });
  return { ...served, url: served.url.replace("127.0.0.1", "localhost") };
}

export function failMail(siteUrl: string, mail: SentMail, failure: MailFailure): Promise<void> {
  const event = mailEvent(failure, mail.to[0] ?? "", mail, Date.now());
  return publishMailEvent(siteUrl, event);
}

async function sendPart(response: ServerResponse, mail: SentMail, url: URL, cwd: string) {
  switch (url.pathname) {
    case "/mail":
      return sendPage(response, 200, mailPage(mail, url.searchParams.get("failure")));
    case "/body":
      return send(response, 200, "text/html; charset=utf-8", htmlBody(mail), bodyPolicy);
    case "/file": {
      const nth = Number(url.searchParams.get("nth"));
      const file = mail.attachments[nth];
      if (!file) return sendPage(response, 404, missingPage());
      return sendFile(response, file, await readAttachment(cwd, mail, nth));
    }
    default:
      return sendPage(response, 404, missingPage());
  }
}

/** Sends a file to be saved, which the browser never shows as a page. */
function sendFile(
  response: ServerResponse,
  { filename, contentType }: SentMail["attachments"][number],
  content: string,
): void {
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
    ...pageHeaders,
    "content-type": type,
    "content-security-policy": policy,
  });
  response.end(body);
}
