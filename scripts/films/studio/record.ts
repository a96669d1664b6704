import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { type FilmId, filmFormats } from "../../../app/content/shared/films.ts";
import { root } from "../../parts/root.ts";
import type { Projector } from "../projector.tsx";
import { framesPerSecond, stages } from "../scene.ts";

declare const projector: Projector;

type Files = ReadonlyMap<string, string | Buffer>;
export type Recording = {
  readonly mp4: Buffer;
  /** A PNG. */
  readonly poster: Buffer;
  readonly vtt: string;
};

/** Nobody's: every request is answered here. A browser encodes video only where a page counts as safe. */
const studio = "http://localhost:1";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Film</title><link rel="stylesheet" href="/styles/films.css"><body></body><script type="module" src="/projector.js"></script></html>`;

/**
 * Takes a picture of every frame of a film and joins them to an MP4 in H.264, which every browser plays.
 * Time comes from the frame's number, so that a second run makes the same film.
 */
export async function record(
  browser: Browser,
  files: Files,
  { id, bitsPerSecond }: { id: FilmId; bitsPerSecond: number },
): Promise<Recording> {
  const { ratio, seconds } = filmFormats[id];
  const { width, height, scale } = stages[ratio];
  const camera = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  const cutter = await browser.newPage();
  try {
    await Promise.all([open(camera, files), open(cutter, files)]);
    // The file would otherwise say when it was made.
    await cutter.clock.setFixedTime(0);
    await cutter.evaluate((bits) => projector.open(bits), bitsPerSecond);

    const shoot = (second: number) =>
      camera.evaluate(([id, at]) => projector.show(id, at), [id, second] as const);
    const take = () => camera.screenshot({ type: "png", scale: "device" });
    let [html, picture, frames] = ["", "", 0];
    const keep = () =>
      cutter.evaluate(([one, count]) => projector.add(one, count), [picture, frames] as const);

    for (let frame = 0; frame < seconds * framesPerSecond; frame++) {
      const next = await shoot(frame / framesPerSecond);
      if (next !== html) {
        if (frames > 0) await keep();
        [html, picture, frames] = [next, (await take()).toString("base64"), 0];
      }
      frames += 1;
    }
    await keep();
    const mp4 = Buffer.from(await cutter.evaluate(() => projector.close()), "base64");
    const { posterAt, vtt } = await camera.evaluate((one) => projector.about(one), id);
    await shoot(posterAt);
    return { mp4, poster: await take(), vtt };
  } finally {
    await camera.close();
    await cutter.close();
  }
}

async function open(tab: Page, files: Files): Promise<void> {
  await tab.route(`${studio}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = pathname === "/" ? page : (files.get(pathname) ?? (await stored(pathname)));
    if (body === null) return route.fulfill({ status: 404 });
    const contentType = pathname === "/" ? "text/html" : types[extname(pathname)];
    await route.fulfill({ body, ...(contentType ? { contentType } : {}) });
  });
  await tab.goto(studio, { waitUntil: "networkidle" });
}

/** A file of `public/`, or a font beside the style sheet. */
async function stored(pathname: string): Promise<Buffer | null> {
  const folder = pathname.startsWith("/styles/") ? "app" : "public";
  const file = `${root}${folder}${pathname}`;
  return existsSync(file) ? readFile(file) : null;
}
