import { describe, expect, test } from "vitest";
import { naughtyStrings } from "../../../tests/fixtures/naughty-strings";
import { transcriptPage, turnsPerPage } from "./search";
import type { Turn } from "./transcript";

const turn = (text: string, start: number | null = 5): Turn => {
  return { speaker: "Ada", start, end: null, text };
};
const turns = [turn("Price first. The PRICE, please."), turn("Yes."), turn("A price (net) of $5.")];
const search = (query: string, of: readonly Turn[] = turns) =>
  transcriptPage(of, { query, page: 1 });

describe("the search", () => {
  test("finds words whatever their case, marks them and counts them", () => {
    const found = search("price");
    expect(found).toMatchObject({ query: "price", total: 2, hits: 3, pages: 1 });
    expect(found.turns[0]?.pieces).toEqual([
      { text: "Price", hit: true },
      { text: " first. The ", hit: false },
      { text: "PRICE", hit: true },
      { text: ", please.", hit: false },
    ]);
  });

  test("takes nothing of a query for a pattern", () => {
    expect(search("(net)")).toMatchObject({ total: 1, hits: 1 });
    expect(search("$5.")).toMatchObject({ hits: 1 });
    expect(search(".*")).toMatchObject({ total: 0, hits: 0, page: 1 });
  });

  test("an empty or invisible query shows everything", () => {
    for (const query of ["", "  ", "\u200b"]) expect(search(query)).toMatchObject({ total: 3 });
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

describe("the pages", () => {
  const many = Array.from({ length: turnsPerPage * 2 + 1 }, (_, nth) => turn(`Turn ${nth}`, nth));

  test.each([
    [1, 1, 0],
    [3, 3, 2 * turnsPerPage],
    [99, 3, 2 * turnsPerPage],
    [0, 1, 0],
    [-5, 1, 0],
    [NaN, 1, 0],
    [Infinity, 3, 2 * turnsPerPage],
    [2.9, 2, turnsPerPage],
  ])("%d is the page %d", (asked, page, first) => {
    const shown = transcriptPage(many, { query: "", page: asked });
    expect(shown).toMatchObject({ page, pages: 3, total: many.length });
    expect(shown.turns[0]?.start).toBe(first);
    expect(shown.turns.length).toBeLessThanOrEqual(turnsPerPage);
  });

  test("the whole transcript has no time where nobody knows one", () => {
    expect(search("", [turn("a", null), turn("b", 3661)]).turns.map(({ at }) => at)).toEqual([
      null,
      "1:01:01",
    ]);
  });
});
