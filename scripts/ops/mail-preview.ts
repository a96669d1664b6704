import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { html, joinHtml } from "../../app/email/templates/html.ts";
import { sampleMails, type SampleMail } from "./sample-mails.ts";

/**
 * Writes every mail in each of its variants into `folder`: `<id>.html`, `<id>.txt`, `<id>.ics` where a
 * calendar file comes with it, and `index.html`, which links them all. Answers the paths, the index
 * first. Files that were there before under these names are replaced.
 */
export async function writeMailPreviews(folder: string): Promise<readonly string[]> {
  const mails = sampleMails();
  const files = [["index.html", indexPage(mails)] as const, ...mails.flatMap(filesOf)];
  await mkdir(folder, { recursive: true });
  return Promise.all(
    files.map(async ([name, content]) => {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    }),
  );
}

function filesOf({ id, mail }: SampleMail) {
  const [calendar] = mail.attachments ?? [];
  return [
    [`${id}.html`, mail.html] as const,
    [`${id}.txt`, mail.text] as const,
    ...(calendar ? [[`${id}.ics`, calendar.content] as const] : []),
  ];
}

function indexPage(mails: readonly SampleMail[]): string {
  const rows = mails.map((sample) => {
    const links = filesOf(sample).map(
      ([name]) => html`<a href="${name}">${name.split(".").at(-1) ?? ""}</a> `,
    );
    return html`<li>
      <strong>${sample.mail.subject}</strong><br />${sample.id}: ${joinHtml(links)}
    </li> `;
  });
  return html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Mails</title>
      </head>
      <body>
        <main>
          <h1>All mails, with sample data</h1>
          <ul>
            ${joinHtml(rows)}
          </ul>
        </main>
      </body>
    </html> `.source;
}
