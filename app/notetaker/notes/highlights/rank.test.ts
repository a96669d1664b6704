import { expect, test } from "vitest";
import { en } from "../languages/en";
import { cuesOf } from "./cues";
import { rankingOf } from "./rank";
import { spokenIn } from "./sentences";

const turns = [
  "The warehouse needs another scanner for the warehouse door.",
  "A scanner for the warehouse door costs nine hundred dollars.",
  "The dentist moved to another street.",
  "Perhaps the warehouse door needs no scanner.",
].map((text, nth) => ({ speaker: "Ada", text, start: nth * 5, end: nth * 5 + 5 }));

test("the most central sentence is worth 1, what nobody comes back to nothing, and what is wondered less", () => {
  const spoken = spokenIn(turns);
  const { centrality } = rankingOf(spoken, cuesOf(en));
  const [first = 0, second = 0, dentist, wondered = 0] = spoken.sentences.map(centrality);
  expect(Math.max(first, second)).toBe(1);
  expect(Math.min(first, second)).toBeGreaterThan(wondered);
  expect(wondered).toBeGreaterThan(0);
  expect(dentist).toBeLessThan(wondered);
});

test("of a meeting in which no word comes twice every sentence is worth nothing", () => {
  const spoken = spokenIn(turns.slice(2, 3));
  expect(spoken.sentences.map(rankingOf(spoken, cuesOf(en)).centrality)).toEqual([0]);
});
