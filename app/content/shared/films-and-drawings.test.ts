import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type FilmId, film, filmFormats } from "./films-and-drawings.ts";

const pathOf = (file: string) => fileURLToPath(new URL(`../../../public${file}`, import.meta.url));
const films = Object.keys(filmFormats) as FilmId[];

test.each(films)("the film %s is a small MP4 as long as its page says", (id) => {
  const { file: path, duration } = film(id);
  const file = readFileSync(pathOf(`${path}.mp4`));
  expect(file.length).toBeLessThan(900_000);
  expect(file.toString("latin1", 4, 8)).toBe("ftyp");
  // Playback starts before the download ends only if the index comes first.
  expect(file.indexOf("moov")).toBeLessThan(file.indexOf("mdat"));
  expect(file.includes("avc1")).toBe(true);
  expect(`0:${Math.round(secondsOf(file))}`).toBe(duration);
});

test.each(films)("the captions of %s last to its end, each long enough to be read", (id) => {
  const captions = readFileSync(pathOf(`${film(id).file}.vtt`), "utf8");
  // "00:00:01.500 --> 00:00:04.000" and a line of text.
  const cues = [...captions.matchAll(/^00:(\d\d):([\d.]+) --> 00:(\d\d):([\d.]+)\n\S/gm)].map(
    ([, ...parts]) => {
      const [fromMinute = 0, from = 0, toMinute = 0, to = 0] = parts.map(Number);
      return { from: fromMinute * 60 + from, to: toMinute * 60 + to };
    },
  );
  cues.forEach(({ from, to }, nth) => {
    expect(to - from).toBeGreaterThanOrEqual(1);
    expect(from).toBeGreaterThanOrEqual(cues[nth - 1]?.to ?? 0);
  });
  expect(cues.at(-1)?.to).toBe(filmFormats[id].seconds);
});

test.each(films)("the poster of %s is small, as AVIF and as WebP", (id) => {
  const poster = pathOf(film(id).file);
  expect(readFileSync(`${poster}.avif`).toString("latin1", 4, 12)).toBe("ftypavif");
  expect(readFileSync(`${poster}.webp`).toString("latin1", 8, 12)).toBe("WEBP");
  expect(statSync(`${poster}.avif`).size).toBeLessThan(25_000);
  expect(statSync(`${poster}.webp`).size).toBeLessThan(40_000);
});

/** From the movie header: ISO/IEC 14496-12, 8.2.2. */
function secondsOf(file: Buffer): number {
  const header = file.indexOf("mvhd") + 4;
  const isLong = file[header] === 1;
  const timescale = file.readUInt32BE(header + (isLong ? 20 : 12));
  const length = isLong
    ? Number(file.readBigUInt64BE(header + 24))
    : file.readUInt32BE(header + 16);
  return length / timescale;
}
