import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Bytes of the Worker as it is uploaded, gzip. */
export async function workerBytes(siteFolder: string): Promise<number> {
  return gzipSync(await readFile(join(siteFolder, "worker/app.js"))).byteLength;
}

/** Bytes of all script that a page asks for, files and inline, brotli. */
export async function scriptBytes(
  siteUrl: string,
  path: string,
  siteFolder: string,
): Promise<number> {
  const html = await (await fetch(siteUrl + path)).text();
  const inline = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  // Preloads and imports; the manifest names modules of other pages too, which are not asked for.
  const asked = /(?:href=|src=|import(?: \* as \w+ from)? ?)"(\/build\/[\w./:-]+\.js)"/g;
  const files = Array.from(html.matchAll(asked), ([, file = ""]) => file);

  const parts = [
    Buffer.from(inline.join("")),
    ...(await Promise.all(
      [...new Set(files)].map((file) => {
        return readFile(join(siteFolder, "public", decodeURIComponent(file)));
      }),
    )),
  ];
  return parts
    .filter((part) => part.byteLength > 0)
    .reduce((sum, part) => sum + brotliCompressSync(part).byteLength, 0);
}
