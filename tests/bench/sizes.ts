import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Bytes of the Worker as it is uploaded, gzip. */
export async function workerBytes(siteFolder: string): Promise<number> {
  return gzipSync(await readFile(join(siteFolder, "worker/app.js"))).byteLength;
}

/** Brotli bytes that a first visit fetches from the site. */
type PageBytes = {
  /** At brotli 4, as the edge compresses documents. */
  readonly document: number;
  /** Files and inline. */
  readonly script: number;
  readonly css: number;
  /** The document without script, preloaded fonts and icons. */
  readonly other: number;
};

export async function pageBytes(
  siteUrl: string,
  path: string,
  siteFolder: string,
): Promise<PageBytes> {
  const answer = await fetch(siteUrl + path);
  const html = await answer.text();
  // Data for search engines counts as document.
  const scripts = /<script\b(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
  const styles = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
  const inline = (pattern: RegExp) =>
    Buffer.from(Array.from(html.matchAll(pattern), ([, text]) => text).join(""));
  const files = (text: string, pattern: RegExp) =>
    [...new Set(Array.from(text.matchAll(pattern), ([, file = ""]) => file))].map((file) =>
      readFile(join(siteFolder, "public", decodeURIComponent(file))),
    );

  // Preloads and imports only: the manifest also names modules of other pages.
  const asked = /(?:href=|src=|import(?: \* as \w+ from)? ?)"(\/build\/[\w./:-]+\.js)"/g;
  const fonts = /<link rel="preload"[^>]*href="([^"]+\.woff2)"/g;
  const icons = /href="([^"#]+\.svg)#/g;
  return {
    document: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      .byteLength,
    script: compressed([inline(scripts), ...(await Promise.all(files(html, asked)))]),
    css: compressed([inline(styles)]),
    other: compressed([
      Buffer.from(html.replace(scripts, "")),
      ...(await Promise.all([...files(html, fonts), ...files(html, icons)])),
    ]),
  };
}

/** Caches sizes by content, because pages share most of their files and brotli is slow. */
const sizes = new Map<string, number>();

function compressed(parts: readonly Buffer[]): number {
  return parts
    .filter((part) => part.byteLength > 0)
    .reduce((sum, part) => {
      const text = part.toString("latin1");
      const size = sizes.get(text) ?? brotliCompressSync(part).byteLength;
      sizes.set(text, size);
      return sum + size;
    }, 0);
}
