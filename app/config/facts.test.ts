import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { root } from "../../scripts/parts/root.ts";
import { everyWord } from "../../tests/support/every-word";
import { usd, usdExact } from "../lib/text/usd";
import * as facts from "./facts";

type Fact = keyof typeof facts;

const word = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/** Matches a figure in digits or words: `7`, `seven`. */
const figure = (count: number) => `(?:${[count, word[count]].filter(Boolean).join("|")})`;

/** Matches the sentences that state each fact as `count`, and no others. */
const sentences: Readonly<Record<Fact, (count: number) => string>> = {
  retentionDays: (count) => `(?:delet|retained)[^.]*${figure(count)} days|^${count} days`,
  seriesYears: (count) => `(?:series|more than)[^.]*(?:${count}|a) year`,
  countsKeptDays: (count) => `(?:Up to|Until) ${figure(count)} days`,
  consentDays: (count) => `${count} days`,
  pixelCookieDays: (count) => `cookies[^.]*${count} days|^${count} days$`,
  closedAfterObjectionHours: (count) =>
    `(?:join|there|our bots|objection)[^.]*${count} hours|${count} hours after an objection`,
  notetakersPerMeeting: (count) => `meeting can have ${figure(count)}`,
  notetakersPerMeetingDay: (count) => `and ${figure(count)} in one day`,
  requestsUnverified: (count) => `${figure(count)} requests a day until`,
  requestsVerified: (count) => `${figure(count)} (?:after that|more of)`,
  requestsOwn: (count) => `send ${figure(count)} more a day`,
  lobbyMinutes: (count) =>
    `(?:wait|admit)[^.]*${figure(count)} minutes|${figure(count)} minutes[^.]*admit`,
  arrivalSeconds: (count) => `(?:within|up to) ${count} seconds|^${count} s$`,
  leadMailsPerDay: (count) => `more than ${figure(count)} times today`,
  askAgainDays: (count) => `at most once (?:every ${figure(count)} days|a week)`,
  notMeDays: (count) => `It worked for ${count} days`,
  deliveryMinutes: (count) =>
    `(?:template|inbox|Delivered|sent|receive)[^.]*${figure(count)} minutes|No email after ${count} minutes`,
  formKilobytes: (count) => `limit is ${count} KB`,
};

afterEach(() => {
  vi.doUnmock("../content/shared/prices");
});
afterAll(() => vi.resetModules());

describe("each fact is written in one place", () => {
  const counts = Object.values(facts);
  // A figure that ends like a fact would be taken for it: "47 days" has "7 days".
  const unused = Array.from({ length: 600 }, (_, nth) => 400 + nth).filter(
    (figure) => !counts.some((count) => String(figure).endsWith(String(count))),
  );
  const names = Object.keys(sentences) as Fact[];
  const changes = new Map(names.map((fact, nth) => [fact, unused[nth] ?? 0]));
  let before: readonly string[] = [];
  let after: readonly string[] = [];
  beforeAll(async () => {
    before = await everyWord();
    vi.doMock("./facts", () => ({ ...facts, ...Object.fromEntries(changes) }));
    after = await everyWord();
    vi.doUnmock("./facts");
  });

  test.each(names)("%s", (fact) => {
    const written = new RegExp(sentences[fact](facts[fact]), "i");
    const changed = new RegExp(sentences[fact](changes.get(fact) ?? 0), "i");
    expect(hits(before, written), "a sentence states it").not.toEqual([]);
    expect(hits(after, written)).toEqual([]);
    expect(hits(after, changed)).toHaveLength(hits(before, written).length);
  });
});

test("every price is written in one place", async () => {
  const { prices } = await import("../content/shared/prices");
  const sums = numbersIn(prices);
  const written = new RegExp(
    sums
      .map((sum) => `${usd(sum)}(?![.,]?\\d)|${usdExact(sum)}`.replace(/[$.]/g, "\\$&"))
      .join("|"),
  );
  expect(hits(await everyWord(), written).length).toBeGreaterThan(30);

  // The changed sums, and what is calculated from them, equal none of the old ones.
  vi.doMock("../content/shared/prices", () => ({ prices: changed(prices) }));
  expect(hits(await everyWord(), written)).toEqual([]);
});

test("the READMEs give the same number of days until deletion as `retentionDays`", () => {
  const guides = ["README.md", "app/notetaker/README.md"].map((file) =>
    readFileSync(`${root}${file}`, "utf8"),
  );
  const named = guides.flatMap((text) => text.match(/\b(?:\d+|seven) days(?=[^.]*delet)/gi) ?? []);
  expect(new Set(named.map((days) => days.toLowerCase()))).toEqual(
    new Set([`${facts.retentionDays} days`]),
  );
});

const hits = (words: readonly string[], pattern: RegExp) =>
  words.filter((sentence) => pattern.test(sentence));

function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function changed(value: unknown): unknown {
  if (typeof value === "number") return value * 3 + 7_013;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part)]));
}
