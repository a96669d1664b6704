import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

/** A file that came with a mail, as text. */
export type SentFile = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
};

export type SentMail = {
  /** Without its angle brackets. */
  readonly messageId: string;
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly sentAt: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly SentFile[];
};

const listing = z.object({
  result: z.array(
    z.object({
      messageId: z.string(),
      to: z.array(z.string()),
      from: z.string(),
      subject: z.string(),
      headers: z.record(z.string()).default({}),
      sentAt: z.string(),
      attachments: z.array(z.object({ filename: z.string(), contentType: z.string() })).default([]),
    }),
  ),
  result_info: z.object({ has_more: z.boolean(), cursor: z.string().optional() }),
});

/**
 * Every mail that a local site has sent since it was started, newest first. `cwd` is the folder that
 * its wrangler runs in: the list comes over HTTP, the bodies are files there.
 */
export async function readMails(siteUrl: string, cwd: string): Promise<SentMail[]> {
  const mails: SentMail[] = [];
  for (let cursor: string | undefined = ""; cursor !== undefined;) {
    const url = new URL("/cdn-cgi/local/explorer/api/local/email/sending?per_page=100", siteUrl);
    if (cursor) url.searchParams.set("cursor", cursor);
    const { result, result_info } = listing.parse(await (await fetch(url)).json());

    for (const mail of result) {
      const messageId = mail.messageId.replace(/^<|>$/g, "");
      const text = await readBody(cwd, `email-text/${messageId}.txt`);
      const html = await readBody(cwd, `email-html/${messageId}.html`);
      const attachments = await Promise.all(
        mail.attachments.map(async (file, index) => {
          const name = `${messageId}-${index + 1}.${extensionOf(file.filename)}`;
          return { ...file, content: await readBody(cwd, `email-attachment/${name}`) };
        }),
      );
      mails.push({ ...mail, messageId, text, html, attachments });
    }
    cursor = result_info.has_more ? result_info.cursor : undefined;
  }
  return mails;
}

function extensionOf(filename: string): string {
  return /\.([A-Za-z0-9][A-Za-z0-9_-]*)$/.exec(filename)?.[1] ?? "bin";
}

/** The body, whichever session of wrangler wrote it. It may come a moment after the mail is listed. */
async function readBody(cwd: string, file: string): Promise<string> {
  const folder = join(cwd, ".wrangler/tmp/email");
  for (const until = Date.now() + 1_000; Date.now() < until; await sleep(20)) {
    for (const session of await readdir(folder).catch(() => [])) {
      const body = await readFile(join(folder, session, file), "utf8").catch(() => "");
      if (body !== "") return body;
    }
  }
  return "";
}
