import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { constantHeaders, filePolicy, isolation } from "../workers/headers.ts";
import { root } from "./parts/root.ts";

/** `npm run headers`: run it after a change of the Worker's headers, or of drawings that have their own style. */

const styledFolder = "media/planner";

/**
 * Text of `public/_headers` (https://developers.cloudflare.com/workers/static-assets/headers/). Cloudflare
 * joins the values of a header from all rules for a path by commas; `!` drops those of the rules before.
 */
export async function staticHeaders(publicFolder: string): Promise<string> {
  const everywhere = {
    ...constantHeaders,
    [isolation.name]: isolation.value,
    "Content-Security-Policy": filePolicy(),
  };
  const styled = filePolicy(await styleHashesIn(join(publicFolder, styledFolder)));
  const rules = [
    "# Written by `npm run headers` from the Worker's own headers. Applies to existing files only: the Worker\n" +
      "# answers for missing ones.",
    rule("/build/*", set("Cache-Control", "public, max-age=31536000, immutable")),
    rule("/guides/*", set("Content-Disposition", "attachment")),
    rule("/*", ...Object.entries(everywhere).map(([name, value]) => set(name, value))),
    rule(`/${styledFolder}/*`, ...replaceHeader("Content-Security-Policy", styled)),
    rule(
      "# Other sites show these next to a link to this one.\n/og/*",
      ...replaceHeader("Cross-Origin-Resource-Policy", "cross-origin"),
      set("Cache-Control", "public, max-age=86400"),
    ),
  ];
  return `${rules.join("\n\n")}\n`;
}

function rule(path: string, ...lines: readonly string[]): string {
  return [path, ...lines.map((line) => `  ${line}`)].join("\n");
}

function set(name: string, value: string): string {
  return `${name}: ${value}`;
}

function replaceHeader(name: string, value: string): readonly string[] {
  return [`! ${name}`, set(name, value)];
}

async function styleHashesIn(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".svg"));
  const drawings = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const styles = drawings.flatMap((drawing) => {
    return Array.from(drawing.matchAll(/<style>(.*?)<\/style>/gs), ([, style = ""]) => style);
  });
  return [...new Set(styles)].map((style) => {
    return `sha256-${createHash("sha256").update(style).digest("base64")}`;
  });
}

if (import.meta.main) {
  await writeFile(`${root}public/_headers`, await staticHeaders(`${root}public`));
}
