/**
 * `npm run media`: records the films of `scripts/films/` into `public/media/films/`, each with its
 * captions and, as its poster, one of its own frames. Names of films record those alone. Chromium must be
 * able to encode H.264, as Debian's and Google's are.
 * A second run takes the same pictures; the encoder, which shares its work among the cores that happen to
 * be free, may make other bytes of them.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { type FilmId, filmFormats } from "../app/content/shared/films.ts";
import { bundle } from "./films/studio/bundle.ts";
import { record } from "./films/studio/record.ts";
import { findChromium } from "./parts/chromium.ts";
import { root } from "./parts/root.ts";

/** Of an MP4. */
const mostBytes = 900_000;

const folder = new URL("public/media/films/", `file://${root}`);
const wanted = process.argv.slice(2);
const files = await bundle();
await mkdir(folder, { recursive: true });

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const id of Object.keys(filmFormats) as FilmId[]) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    const { mp4, poster, vtt } = await record(browser, files, { id, mostBytes });
    await save(`${id}.mp4`, mp4);
    await save(`${id}.vtt`, vtt);
    await save(`${id}.avif`, await sharp(poster).avif({ quality: 58, effort: 6 }).toBuffer());
    await save(`${id}.webp`, await sharp(poster).webp({ quality: 80, effort: 6 }).toBuffer());
  }
} finally {
  await browser.close();
}

async function save(name: string, content: Buffer | string): Promise<void> {
  await writeFile(new URL(name, folder), content);
  console.log(`${name}: ${content.length} bytes`);
}
