import type { ServerResponse } from "node:http";
import { readMails, type SentFile, type SentMail } from "../support/mailbox.ts";
import {
  type MailFailure,
  mailEvent,
  mailFailures,
  publishMailEvent,
} from "./cloudflare/mail-events.ts";
import { serve, type Served } from "./frame/http.ts";
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
  /** Base URL of wrangler's own endpoints. */
  readonly siteUrl: string;
  /** The folder that wrangler runs in. */
  readonly cwd: string;
};

/**
 * The mails of the local site, to be read in a browser: `/`, `/mail?id=…`, and the files that came with
 * them: `/file?id=…&nth=0`; for tests `/api/mails`
 * (newest first, with html and text). `POST /bounced?id=…` or `/complained?id=…` tells the site that the
 * mail did not arrive, or that its reader called it spam. Rejects when the port is taken.
 */
export async function startMailbox(options: MailboxOptions): Promise<Served> {
  const served = await serve(options.port, (request, response) => {
    const url = new URL(request.url ?? "/", "http://mailbox");
    const work = request.method === "POST" ? order : answer;
    return work(options, url, response);
  });
  return { ...served, url: served.url.replace("127.0.0.1", "localhost") };
}

/** Has the mail service say what became of a mail, as its pages order it. */
async function order({ siteUrl, cwd }: MailboxOptions, url: URL, response: ServerResponse) {
  const failure = mailFailures.find((one) => url.pathname === `/${one}`);
  const id = url.searchParams.get("id") ?? "";
  const mail = (await readMails(siteUrl, cwd)).find(({ messageId }) => messageId === id);
  if (!failure || !mail) return sendPage(response, 404, missingPage());
  await failMail(siteUrl, mail, failure);
  response.writeHead(303, { location: `/mail?id=${encodeURIComponent(id)}&was=${failure}` });
  response.end();
}

/** The mail service's event about a mail that was sent. */
export function failMail(siteUrl: string, mail: SentMail, failure: MailFailure): Promise<void> {
  const event = mailEvent(failure, mail.to[0] ?? "", mail, Date.now());
  return publishMailEvent(siteUrl, event);
}

async function answer(options: MailboxOptions, url: URL, response: ServerResponse): Promise<void> {
  // The site may be starting or rebuilding.
  const mails = await readMails(options.siteUrl, options.cwd).catch(() => null);
  const mail = mails?.find((one) => one.messageId === url.searchParams.get("id"));
  switch (url.pathname) {
    case "/":
      return sendPage(response, 200, listPage(mails));
    case "/mail":
      return mail
        ? sendPage(response, 200, mailPage(mail, url.searchParams.get("was")))
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
