import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { type FilmId, film, filmFormats } from "../../app/content/shared/films.ts";
import { root } from "../parts/root.ts";
import { captions } from "./captions.ts";
import { fingerprint } from "./fingerprint.ts";
import { scenes } from "./scenes.ts";

const films = Object.keys(filmFormats) as FilmId[];

test.each(films)("the film %s is recorded from today's scene, with its captions", async (id) => {
  const scene = scenes[id];
  expect(scene.id).toBe(id);
  const stored = readFileSync(`${root}public${film(id).source.captions}`, "utf8");
  const drawn = captions(scene.cues, await fingerprint(scene));
  expect(stored === drawn, `run \`npm run media ${id}\``).toBe(true);
});

test.each(films)("the film %s is a small MP4 of the length that pages tell", (id) => {
  const { source, duration } = film(id);
  const file = readFileSync(`${root}public${source.src}`);
  expect(file.length).toBeLessThan(900_000);
  expect(file.toString("latin1", 4, 8)).toBe("ftyp");
  // It plays before all of it has come: what is in it stands before the pictures.
  expect(file.indexOf("moov")).toBeLessThan(file.indexOf("mdat"));
  expect(file.includes("avc1")).toBe(true);
  expect(`0:${Math.round(lengthOf(file))}`).toBe(duration);
  expect(filmFormats[id].seconds).toBeGreaterThanOrEqual(15);
  expect(filmFormats[id].seconds).toBeLessThanOrEqual(25);
});

test.each(films)(
  "the film %s says something all the way, each word long enough to be read",
  (id) => {
    const { cues, poster } = scenes[id];
    expect(poster).toBeLessThan(filmFormats[id].seconds);
    cues.forEach(({ from, to, text }, nth) => {
      expect(text).toMatch(/\S/);
      expect(to - from, text).toBeGreaterThanOrEqual(1);
      expect(from).toBeGreaterThanOrEqual(cues[nth - 1]?.to ?? 0);
    });
    expect(cues.at(-1)?.to).toBe(filmFormats[id].seconds);
  },
);

test.each(films)("the poster of %s is small, as AVIF and as WebP", (id) => {
  const { poster } = film(id);
  expect(readFileSync(`${root}public${poster}.avif`).toString("latin1", 4, 12)).toBe("ftypavif");
  expect(readFileSync(`${root}public${poster}.webp`).toString("latin1", 8, 12)).toBe("WEBP");
  expect(statSync(`${root}public${poster}.avif`).size).toBeLessThan(25_000);
  expect(statSync(`${root}public${poster}.webp`).size).toBeLessThan(40_000);
});

/** In seconds, of the movie header: ISO/IEC 14496-12, 8.2.2. */
function lengthOf(file: Buffer): number {
  const header = file.indexOf("mvhd") + 4;
  const isLong = file[header] === 1;
  const timescale = file.readUInt32BE(header + (isLong ? 20 : 12));
  const length = isLong
    ? Number(file.readBigUInt64BE(header + 24))
    : file.readUInt32BE(header + 16);
  return length / timescale;
}
