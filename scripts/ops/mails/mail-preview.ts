import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { html, joinHtml } from "../../../app/email/html.ts";
import { root } from "../../parts/root.ts";
import type { Report } from "../print.ts";
import { sampleMails, type SampleMail } from "./samples.ts";

/** `mail-preview`: all mails as files; `--open` shows their index in the browser. */
export async function previewMails(options: {
  readonly out?: string;
  readonly open: boolean;
}): Promise<Report> {
  const files = await writeMailPreviews(resolve(options.out ?? `${root}.cache/mails`));
  const [index] = files;
  if (options.open && index !== undefined) openInBrowser(index);
  return { data: { files }, text: files.join("\n") };
}

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
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>Mails</title>
      <h1>All mails, with sample data</h1>
      <ul>
        ${joinHtml(rows)}
      </ul>
    </html> `.source;
}

/** Where there is no browser the path, which is printed as well, has to do. */
function openInBrowser(file: string): void {
  const openers = new Map([
    ["darwin", ["open"]],
    ["win32", ["cmd", "/c", "start", ""]],
  ]);
  const [command = "", ...args] = openers.get(process.platform) ?? ["xdg-open"];
  const child = spawn(command, [...args, file], { detached: true, stdio: "ignore" });
  child.once("error", () =>
    console.error(`${command} is not to be found: open the file yourself.`),
  );
  child.unref();
}
