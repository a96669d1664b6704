import { BufferTarget, Mp4OutputFormat, Output, VideoSample, VideoSampleSource } from "mediabunny";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type { FilmId } from "../../app/content/shared/films.ts";
import { captions } from "./captions";
import { fingerprint } from "./fingerprint";
import { framesPerSecond } from "./scene";
import { scenes } from "./scenes";

/*
 * What the recording page runs: it shows one second of a scene when asked, and a second page joins the
 * pictures that were taken of it. Both are called from `record.ts`.
 */

let root: Root | undefined;

/** Draws a scene at a second and returns its HTML: two seconds of the same HTML look the same. */
async function show(id: FilmId, second: number): Promise<string> {
  root ??= createRoot(document.body);
  const shown = root;
  flushSync(() => shown.render(scenes[id].at(second)));
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode()));
  return document.body.innerHTML;
}

/** The second of the poster, and the captions. */
async function about(id: FilmId): Promise<{ posterAt: number; vtt: string }> {
  const scene = scenes[id];
  return { posterAt: scene.poster, vtt: captions(scene.cues, await fingerprint(scene)) };
}

let film: { source: VideoSampleSource; output: Output; target: BufferTarget; frames: number };

async function open(bitsPerSecond: number): Promise<void> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const source = new VideoSampleSource({
    codec: "avc",
    bitrate: bitsPerSecond,
    keyFrameInterval: 10,
    latencyMode: "quality",
    // Words and flat colours, not what a camera sees.
    contentHint: "text",
    hardwareAcceleration: "prefer-software",
  });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  film = { source, output, target, frames: 0 };
}

/** Adds a picture, a PNG in Base64, that stands for so many frames. */
async function add(picture: string, frames: number): Promise<void> {
  const answer = await fetch(`data:image/png;base64,${picture}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const sample = new VideoSample(bitmap, {
    timestamp: film.frames / framesPerSecond,
    duration: frames / framesPerSecond,
  });
  await film.source.add(sample);
  sample.close();
  bitmap.close();
  film.frames += frames;
}

/** Returns the file in Base64. */
async function close(): Promise<string> {
  await film.output.finalize();
  const bytes = new Uint8Array(film.target.buffer ?? new ArrayBuffer(0));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

const projector = { show, about, open, add, close };
export type Projector = typeof projector;

Object.assign(globalThis, { projector });
