import { expect, test } from "vitest";
import { naughtyStrings } from "../../../tests/fixtures/naughty-strings";
import type { Turn } from "../results/transcript";
import { chapters } from "./chapters";

/** Turns of ten seconds about one subject. */
function about(words: readonly string[], from: number, minutes: number): Turn[] {
  return Array.from({ length: minutes * 6 }, (_, nth) => {
    const start = from + nth * 10;
    const text = `so the ${words[nth % words.length] ?? ""} is what we have for the ${words[0] ?? ""} here`;
    return { speaker: nth % 2 ? "Ada" : "Tom", start, end: start + 9, text };
  });
}
const budget = ["marketing budget", "campaign", "newsletter", "advertising agency"];
const hiring = ["hiring plan", "candidates", "interviews", "salary bands"];
const servers = ["server migration", "database", "downtime", "backups"];

test("a meeting has a chapter for each subject, named by words that were said there", () => {
  const turns = [...about(budget, 0, 8), ...about(hiring, 480, 6), ...about(servers, 840, 10)];
  expect(chapters(turns)).toEqual([
    { title: "Marketing budget", at: 0 },
    { title: "Hiring plan", at: 480 },
    { title: "Server migration", at: 840 },
  ]);
});

test("a long pause begins a chapter", () => {
  const turns = [...about(budget, 0, 5), ...about(budget.toReversed(), 400, 5)];
  expect(chapters(turns).map(({ at }) => at)).toEqual([0, 390]);
});

test("a short meeting, or one about a single thing, has none", () => {
  expect(chapters([...about(budget, 0, 3), ...about(hiring, 180, 4)])).toEqual([]);
  expect(chapters(about(["budget"], 0, 20))).toEqual([]);
  expect(chapters([])).toEqual([]);
});

test("they are three minutes apart, however often the subject changes", () => {
  const turns = Array.from({ length: 60 }, (_, nth) =>
    about([`subject${nth} matter${nth}`, `thing${nth} object${nth}`], nth * 60, 1),
  ).flat();
  const starts = chapters(turns).map(({ at }) => at);
  expect(starts.length).toBeGreaterThan(2);
  expect(starts[0]).toBe(0);
  for (const [nth, at] of starts.slice(1).entries())
    expect(at - (starts[nth] ?? 0)).toBeGreaterThanOrEqual(180);
});

test("no text and no time breaks it", () => {
  const times = [null, NaN, Infinity, -1, 1e300, 0, 500];
  const turns = naughtyStrings.map((text, nth): Turn => {
    return {
      speaker: text,
      text,
      start: times[nth % 7] ?? null,
      end: times[(nth + 3) % 7] ?? null,
    };
  });
  for (const { at } of chapters(turns)) expect(at).toBeGreaterThanOrEqual(0);
});
