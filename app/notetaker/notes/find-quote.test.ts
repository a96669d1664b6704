import { describe, expect, test } from "vitest";
import { naughtyStrings } from "../../../tests/fixtures/naughty-strings";
import type { Turn } from "../results/transcript";
import { findQuote, findWords, quoteFinder } from "./find-quote";

const turn = (text: string, start: number | null = 10, end: number | null = 20): Turn => {
  return { speaker: "Ada", start, end, text };
};
const said = (text: string, quote: string) => findQuote([turn(text)], quote)?.words ?? null;

describe("a quote is found whatever its", () => {
  test.each([
    [
      "case, spaces and punctuation",
      "okay let’s ship on thursday",
      "Okay,  let's ship -- on Thursday!",
    ],
    ["apostrophes", "We don’t ship it", "we dont ship it"],
    ["hyphens", "Send a follow-up by Friday", "send a follow up by friday"],
    ["quotation marks", "He said „wir liefern nicht“ twice", "«wir liefern nicht»"],
    ["sharp s", "DIE STRASSE WIRD GESPERRT", "die Straße wird gesperrt"],
    ["capital sharp s", "die GROẞE Straße kommt", "die große straße kommt"],
    ["Turkish i", "İstanbul ofisi açılıyor yarın", "istanbul ofisi açiliyor yarın"],
    ["Greek sigma", "ο δρόμος είναι ανοιχτός", "Ο ΔΡΌΜΟΣ ΕΊΝΑΙ ΑΝΟΙΧΤΌΣ"],
    ["Unicode form", "nous de\u0301cidons ce soir", "nous décidons ce soir"],
    ["width", "ＡＢＣ launches on Ｆｒｉｄａｙ", "abc launches on friday"],
    ["invisible characters", "we ship on thu\u00ADrsday", "we ship on th\u200Bursday"],
    ["language without spaces", "来週の木曜日に公開します", "木曜日に公開"],
    ["elision", "il faut que l'équipe livre ça lundi", "équipe livre ça lundi"],
  ])("%s", (_, text, quote) => {
    expect(said(text, quote)).not.toBeNull();
  });
});

test("the words come back as the transcript has them, with what closes them", () => {
  expect(said("So: we pay $500, okay? Then on.", "WE PAY 500 okay")).toBe("we pay $500, okay?");
  expect(said("We cut it by 5%. Fine.", "cut it by 5")).toBe("cut it by 5%.");
});

describe("a quote proves nothing", () => {
  test.each([
    ["of fewer than three words", "let us ship on thursday", "on thursday"],
    ["of two words and an article", "il faut que l'équipe livre", "l'équipe livre"],
    ["of three tiny words", "as if I do", "I do"],
    ["of fewer than six characters without spaces", "来週の木曜日に公開します", "木曜日に公"],
    ["that spells one word with spaces", "we should ship it", "s h o u l d"],
    ["that begins within a word", "we should ship it today", "hould ship it today"],
    ["that ends within a word", "we should ship it today", "we should ship it tod"],
    ["that begins behind an apostrophe", "we think let's ship it today", "s ship it today"],
    ["that ends before one", "well then we don't", "well then we don"],
    ["that begins within a number", "it grew by 3.5 percent this year", "5 percent this year"],
    ["with one letter changed", "we ship on thursday", "we shop on thursday"],
    ["with a letter of another alphabet", "we ship on thursday", "we ship on thursdаy"],
    ["with an accent more", "we ship on thursday", "we shíp on thursday"],
    ["with a word left out", "we will not ship on thursday", "we will ship on thursday"],
    ["without letters", "we ship on thursday", "… !!! 😀"],
    ["that is empty", "we ship on thursday", ""],
  ])("%s", (_, text, quote) => {
    expect(said(text, quote)).toBeNull();
  });

  test("glued from two turns", () => {
    expect(
      findQuote([turn("we ship it"), turn("on thursday then")], "ship it on thursday"),
    ).toBeNull();
  });
});

describe("the place", () => {
  test("is the first turn that has the words", () => {
    const turns = [
      turn("nothing at all here"),
      turn("we ship on Thursday", 30),
      turn("we ship on Thursday", 50),
    ];
    expect(findQuote(turns, "ship on thursday")).toMatchObject({ turn: 1, speaker: "Ada" });
  });

  test("is within the turn as far as the words are", () => {
    const text = `${"a ".repeat(50)}we ship on thursday ${"b ".repeat(40)}`;
    expect(findQuote([turn(text, 100, 200)], "we ship on thursday")?.at).toBe(150);
  });

  test.each([
    [10, null, 10],
    [null, 20, 7],
    [null, null, 7],
    [NaN, Infinity, 7],
    [10, 5, 10],
    [-3, 20, 7],
    [12.9, 12.9, 12],
  ])("from %s to %s is at %s", (start, end, at) => {
    const turns = [turn("before all that", 5, 7), turn("we ship on thursday", start, end)];
    expect(findQuote(turns, "we ship on thursday")?.at).toBe(at);
  });

  test("is the beginning where no turn has a time", () => {
    expect(findQuote([turn("we ship on thursday", null, null)], "we ship on thursday")?.at).toBe(0);
  });
});

test("words are found as whole words, within some turns if asked", () => {
  const turns = [turn("the market is up"), turn("ask mark, or Mark B. on Friday")];
  expect(findWords(turns, "mark")).toBe("mark");
  expect(findWords(turns, "MARK", { accept: (words) => words === "Mark" })).toBe("Mark");
  expect(findWords(turns, "friday", { end: 1 })).toBeNull();
  expect(findWords(turns, "market", { first: 1 })).toBeNull();
  expect(findWords(turns, "!")).toBeNull();
});

describe("the work is bounded", () => {
  const many = (count: number, text: string) => Array.from({ length: count }, () => turn(text));

  test("by the words looked up, not by how long the meeting is", () => {
    const stepsFor = (length: number) => {
      const finder = quoteFinder([
        ...many(length, "then we talk about budgets"),
        turn("we ship on thursday"),
      ]);
      expect(finder.find("We ship on Thursday")).not.toBeNull();
      return finder.steps();
    };
    expect(stepsFor(6_000)).toBe(stepsFor(60));
  });

  test("for thousands of hostile quotes in a hostile transcript", () => {
    const turns = many(3_000, "aa ".repeat(10));
    const finder = quoteFinder(turns);
    for (let nth = 0; nth < 5_000; nth += 1) {
      expect(finder.find(`${"aa ".repeat(9)}b${nth}`)).toBeNull();
      expect(finder.find("a".repeat(50_000))).toBeNull();
    }
    expect(finder.steps()).toBeLessThan(3_200_000);
  });

  test("once the steps are used up, nothing is found any more", () => {
    const finder = quoteFinder([turn("we ship on thursday")], 50);
    expect(finder.find("we ship on thursday")).not.toBeNull();
    expect(finder.find("we ship on thursday")).toBeNull();
  });
});

test.each(naughtyStrings)("%j is looked up and looked through", (text) => {
  const place = findQuote([turn(text)], text);
  if (place) expect(text.normalize("NFC")).toContain(place.words);
});
