import { describe, expect, test } from "vitest";
import { naughtyStrings } from "../../../tests/fixtures/naughty-strings";
import { searchTurns } from "./search";
import type { Turn } from "./transcript";

const turn = (text: string, start: number | null = 5): Turn => {
  return { speaker: "Ada", start, end: null, text };
};
const turns = [turn("Price first. The PRICE, please."), turn("Yes."), turn("A price (net) of $5.")];
const search = (query: string, of: readonly Turn[] = turns) => searchTurns(of, query);

describe("the search", () => {
  test("finds words whatever their case, marks them and counts them", () => {
    const found = search("price");
    expect(found).toMatchObject({ query: "price", turns: [{}, {}], hits: 3, hitsAt: [5, 5] });
    expect(found.turns[0]?.pieces).toEqual([
      { text: "Price", hit: true },
      { text: " first. The ", hit: false },
      { text: "PRICE", hit: true },
      { text: ", please.", hit: false },
    ]);
  });

  test("takes nothing of a query for a pattern", () => {
    expect(search("(net)")).toMatchObject({ turns: [{}], hits: 1 });
    expect(search("$5.")).toMatchObject({ hits: 1 });
    expect(search(".*")).toMatchObject({ turns: [], hits: 0 });
  });

  test("an empty or invisible query shows everything", () => {
    for (const query of ["", "  ", "\u200b"])
      expect(search(query)).toMatchObject({ turns: [{}, {}, {}], hits: 0, hitsAt: [] });
  });

  test.each([...naughtyStrings, "\ud800", "İ", "ß"])(
    "%j never loses a letter of the text",
    (query) => {
      const texts = [`before ${query} after`, "Yes."].map((text) => turn(text));
      const shown = search(query, texts).turns.map(({ pieces }) => pieces.map(({ text }) => text));
      for (const pieces of shown) {
        expect(texts.map(({ text }) => text)).toContain(pieces.join(""));
      }
    },
  );

  test("a query of any length ends in bounded time", () => {
    expect(search("a".repeat(1_000_000)).query).toHaveLength(100);
  });
});

test("turns show who speaks, by number, and when, if that is known", () => {
  const of = [turn("a", null), { ...turn("b", 3661), speaker: "Bob" }, turn("a", null)];
  expect(search("", of).turns.map(({ speakerIndex, at }) => [speakerIndex, at])).toEqual([
    [0, null],
    [1, "1:01:01"],
    [0, null],
  ]);
  expect(search("a", of)).toMatchObject({ hits: 2, hitsAt: [] });
});
