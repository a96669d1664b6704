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

/** Where a film stands still, its picture is sent so many times: each time it becomes sharper. */
const sharpening = 3;

/** A PNG in Base64, and how many frames it stands for. */
type Shot = { readonly picture: string; frames: number };

/**
 * Takes a picture of every frame of a film and joins them to an MP4 in H.264, which every browser plays.
 * Time comes from the frame's number, so that a second run takes the same pictures. The film becomes as
 * sharp as `mostBytes` allow.
 */
export async function record(
  browser: Browser,
  files: Files,
  { id, mostBytes }: { id: FilmId; mostBytes: number },
): Promise<Recording> {
  const { width, height, scale } = stages[filmFormats[id].ratio];
  const camera = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  const cutter = await browser.newPage();
  try {
    await Promise.all([open(camera, files), open(cutter, files)]);
    const shots = await shoot(camera, id);
    const mp4 = await cutWithin(cutter, shots, mostBytes);
    const { posterAt, vtt } = await camera.evaluate((one) => projector.about(one), id);
    await camera.evaluate(([one, at]) => projector.show(one, at), [id, posterAt] as const);
    return { mp4, poster: await camera.screenshot(), vtt };
  } finally {
    await camera.close();
    await cutter.close();
  }
}

async function shoot(camera: Page, id: FilmId): Promise<Shot[]> {
  const shots: Shot[] = [];
  let shown = "";
  for (let frame = 0; frame < filmFormats[id].seconds * framesPerSecond; frame++) {
    const at = [id, frame / framesPerSecond] as const;
    const html = await camera.evaluate(([one, second]) => projector.show(one, second), at);
    const last = shots.at(-1);
    if (last && html === shown) last.frames += 1;
    else shots.push({ picture: (await camera.screenshot()).toString("base64"), frames: 1 });
    shown = html;
  }
  return shots;
}

/** The encoder stays below what it is told, by how much depends on the film. */
async function cutWithin(cutter: Page, shots: readonly Shot[], mostBytes: number): Promise<Buffer> {
  for (let told = 2.5 * mostBytes; ; told *= 0.85) {
    const mp4 = await cut(cutter, shots, told);
    if (mp4.length <= mostBytes) return mp4;
  }
}

/** `bytes` is what the encoder is told to spend. */
async function cut(cutter: Page, shots: readonly Shot[], bytes: number): Promise<Buffer> {
  const samples = shots.flatMap(({ picture, frames }) => {
    const first = Math.min(frames, sharpening) - 1;
    return [...Array<number>(first).fill(1), frames - first].map((length) => ({ picture, length }));
  });
  // The file would otherwise say when it was made.
  await cutter.clock.setFixedTime(0);
  // The encoder reckons with a second for so many samples, however long they stand.
  const bitsPerSecond = Math.round((bytes * 8 * framesPerSecond) / samples.length);
  await cutter.evaluate((bits) => projector.open(bits), bitsPerSecond);
  for (const { picture, length } of samples) {
    await cutter.evaluate(([one, frames]) => projector.add(one, frames), [
      picture,
      length,
    ] as const);
  }
  return Buffer.from(await cutter.evaluate(() => projector.close()), "base64");
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
