import { expect, test } from "vitest";
import { changesBetween, colorsIn, paletteOf, recolor } from "./recolor.ts";

const before = { ink: "#0A1814", paper: "#FFFFFF", lime: "#C6F15E", people: { hair: "#1D1613" } };
const changesTo = (now: object, old: object = before) =>
  changesBetween(new Map(paletteOf(old)), new Map(paletteOf(now)));

test.each([
  ["a new color", { lime: "#AABBCC" }, 'fill="#C6F15E"', 'fill="#AABBCC"'],
  ["small letters", { lime: "#AABBCC" }, "fill:#c6f15e", "fill:#AABBCC"],
  ["three digits", { paper: "#FAFAFA" }, 'fill="#fff"', 'fill="#FAFAFA"'],
  ["an opacity", { ink: "#112233" }, 'fill="#0A181480"', 'fill="#11223380"'],
  [
    "two colors that change places",
    { ink: "#FFFFFF", paper: "#0A1814" },
    "#fff #0A1814",
    "#0A1814 #FFFFFF",
  ],
  ["a color within a group", { people: { hair: "#222222" } }, "#1D1613", "#222222"],
  ["a color outside the palette", { lime: "#AABBCC" }, "#e9ece2 #C6F15Ef", "#e9ece2 #C6F15Ef"],
  ["an unchanged color", {}, "#0A1814", "#0A1814"],
])("recolor handles %s", (_, change, drawing, drawn) => {
  const { changes, unclear } = changesTo({ ...before, ...change });
  expect(recolor(drawing, changes).text).toBe(drawn);
  expect(unclear.size).toBe(0);
});

test("changes are counted", () => {
  expect(
    recolor("#0A1814 #0a1814 #FFF", changesTo({ ...before, ink: "#123456" }).changes).count,
  ).toBe(2);
});

test("a color whose names get different colors, or lose one, is unclear", () => {
  const same = { ...before, card: "#ffffff" };
  const apart = changesTo({ ...same, card: "#EEEEEE" }, same);
  expect([...apart.unclear]).toEqual([["#FFFFFF", "paper is #FFFFFF, card is #EEEEEE"]]);
  expect(apart.changes.size).toBe(0);
  const { lime: _, ...without } = before;
  expect([...changesTo(without).unclear]).toEqual([["#C6F15E", "lime is gone"]]);
  expect(changesTo({ ...same, paper: "#EEEEEE", card: "#EEEEEE" }, same).changes.size).toBe(1);
});

test("all notations of a color are found", () => {
  expect(colorsIn('<path fill="#fff" stroke="#0a1814"/>')).toEqual(new Set(["#FFFFFF", "#0A1814"]));
});
