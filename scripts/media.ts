/**
 * Makes the sample clip, with its captions, that plays until the real films are put in. Run
 * `npm run media`, which needs `ffmpeg`; the posters come from `npm run images`.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import * as colors from "../app/config/colors.ts";
import { findChromium } from "./parts/chromium.ts";

const media = new URL("../public/media/", import.meta.url);
const frameSize = { width: 1280, height: 720 };
const framesPerSecond = 10;
const steps = ["Payment received", "Client folder created", "Invoice sent", "Kickoff booked"];
const secondsPerStep = 2;
const font = await readFile(new URL("../app/styles/fonts/figtree-core.woff2", import.meta.url));
const face = `@font-face { font-family: F; src: url(data:font/woff2;base64,${font.toString("base64")}); font-weight: 400 700 }`;

await writeFile(new URL("sample.vtt", media), captions());
await film();

/** Draws the frames of a run, one step after the other, and has ffmpeg join them. */
async function film(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "media-"));
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({ viewport: frameSize });
    const frames = steps.length * secondsPerStep * framesPerSecond;
    for (let frame = 0; frame < frames; frame++) {
      await page.setContent(frameAt(frame / framesPerSecond));
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, `${String(frame).padStart(3, "0")}.png`) });
    }
    const input = ["-framerate", String(framesPerSecond), "-i", join(folder, "%03d.png")];
    const coding = ["-c:v", "libx264", "-crf", "30", "-preset", "veryslow", "-pix_fmt", "yuv420p"];
    const target = new URL("sample.mp4", media).pathname;
    execFileSync("ffmpeg", [
      "-y",
      "-v",
      "error",
      ...input,
      ...coding,
      "-movflags",
      "+faststart",
      target,
    ]);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

function frameAt(second: number): string {
  const rows = steps.map((step, nth) => {
    const into = Math.min(1, Math.max(0, (second - nth * secondsPerStep) * 2.5));
    return `<p style="opacity:${into};transform:translateY(${(1 - into) * 24}px)"><i></i>${step}</p>`;
  });
  return `<style>
    ${face}
    body { margin: 0; height: 720px; display: grid; place-content: center; gap: 22px; background: ${colors.ink900}; color: ${colors.onDark}; font: 600 34px F, sans-serif }
    p { margin: 0; width: 760px; padding: 26px 32px; box-sizing: border-box; border: 2px solid ${colors.ink700}; border-radius: 22px; background: ${colors.ink800}; display: flex; gap: 24px; align-items: center }
    i { width: 22px; height: 22px; border-radius: 50%; background: ${colors.lime300} }
  </style>${rows.join("")}`;
}

function captions(): string {
  const time = (second: number) => `00:00:${String(second).padStart(2, "0")}.000`;
  const cues = steps.map((step, nth) => {
    const from = nth * secondsPerStep;
    return `${time(from)} --> ${time(from + secondsPerStep)}\n${step}\n`;
  });
  return ["WEBVTT\n", ...cues].join("\n");
}
