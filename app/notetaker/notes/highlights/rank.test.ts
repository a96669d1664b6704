import { expect, test } from "vitest";
import { en } from "../languages/en";
import { cuesOf } from "./cues";
import { rankingOf } from "./rank";
import { sentencesOf } from "./sentences";

const turns = [
  "The warehouse needs another scanner for the warehouse door.",
  "A scanner for the warehouse door costs nine hundred dollars.",
  "The dentist moved to another street.",
  "Perhaps the warehouse door needs no scanner.",
].map((text, nth) => ({ speaker: "Ada", text, start: nth * 5, end: nth * 5 + 5 }));

test("the most central sentence is worth 1, what nobody comes back to nothing, and what is wondered less", () => {
  const sentences = sentencesOf(turns);
  const { centrality } = rankingOf(sentences, cuesOf(en));
  const [first = 0, second = 0, dentist, wondered = 0] = sentences.map(centrality);
  expect(Math.max(first, second)).toBe(1);
  expect(Math.min(first, second)).toBeGreaterThan(wondered);
  expect(wondered).toBeGreaterThan(0);
  expect(dentist).toBeLessThan(wondered);
});

test("of a meeting in which no word comes twice every sentence is worth nothing", () => {
  const sentences = sentencesOf(turns.slice(2, 3));
  expect(sentences.map(rankingOf(sentences, cuesOf(en)).centrality)).toEqual([0]);
});
