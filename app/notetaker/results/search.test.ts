import { expect, test } from "vitest";
import { naughtyStrings } from "../../../tests/fixtures/naughty-strings";
import { searchTurns } from "./search";
import type { Turn } from "./transcript";

const turn = (text: string, start: number | null = 5): Turn => {
  return { speaker: "Ada", start, end: null, text };
};
const turns = [turn("Price first. The PRICE, please."), turn("Yes."), turn("A price (net) of $5.")];
const search = (query: string) => searchTurns(turns, query);

test("the search finds words in any case and marks them", () => {
  expect(search("price").rows[0]?.pieces).toEqual([
    { text: "Price", hit: true },
    { text: " first. The ", hit: false },
    { text: "PRICE", hit: true },
    { text: ", please.", hit: false },
  ]);
});

test.each([
  ["price", { hits: 3, turns: 2, hitsAt: [5, 5] }],
  // Nothing in a query is a pattern.
  ["(net)", { hits: 1, turns: 1, hitsAt: [5] }],
  ["$5.", { hits: 1, turns: 1, hitsAt: [5] }],
  [".*", { hits: 0, turns: 0, hitsAt: [] }],
  // Nothing that can be seen.
  ["", { hits: 0, turns: 0, hitsAt: [] }],
  ["  ", { hits: 0, turns: 0, hitsAt: [] }],
  ["\u200b", { hits: 0, turns: 0, hitsAt: [] }],
])("%j is counted, with the seconds of its turns: %j", (query, found) => {
  expect(search(query).matches).toEqual({ query: query.replace(/[\s\u200b]/g, ""), ...found });
});

test("a turn without a time is found too", () => {
  const { matches } = searchTurns([turn("a", null), turn("b"), turn("a", null)], "a");
  expect(matches).toMatchObject({ hits: 2, turns: 2, hitsAt: [] });
});

test.each([...naughtyStrings, "\ud800", "İ", "ß"])("searching %j loses no letter", (query) => {
  const texts = [`before ${query} after`, "Yes."];
  const { rows } = searchTurns(
    texts.map((text) => turn(text)),
    query,
  );
  expect(rows.map(({ pieces }) => pieces.map(({ text }) => text).join(""))).toEqual(texts);
});

test("a query of any length is cut", () => {
  expect(search("a".repeat(1_000_000)).matches.query).toHaveLength(100);
});
