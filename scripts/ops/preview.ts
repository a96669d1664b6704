import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { root } from "../parts/root.ts";
import { writeMailPreviews } from "./mail-preview.ts";
import type { Report } from "./report.ts";

/** `mail-preview`: all mails as files; `show` opens their index in the browser. */
export async function previewMails(options: {
  readonly out: string | undefined;
  readonly show: boolean;
}): Promise<Report> {
  const files = await writeMailPreviews(resolve(options.out ?? `${root}.cache/mails`));
  const [index] = files;
  if (options.show && index !== undefined) openInBrowser(index);
  return { data: { files }, text: files.join("\n") };
}

/** Where there is no browser the path, which is printed as well, has to do. */
function openInBrowser(file: string): void {
  const [command, ...args] = opener();
  const child = spawn(command, [...args, file], { detached: true, stdio: "ignore" });
  child.once("error", () =>
    console.error(`${command} is not to be found: open the file yourself.`),
  );
  child.unref();
}

function opener(): readonly [string, ...string[]] {
  if (process.platform === "darwin") return ["open"];
  return process.platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
}
