import { expect, test } from "vitest";
import type { Note } from "./notes";
import { standing } from "./standing";

const fair: Note = {
  kind: "decision",
  text: "The trade fair in Hamburg is cancelled.",
  quote: "let's cancel the trade fair in Hamburg.",
  speaker: "Ada",
  at: 60,
  owner: null,
  due: null,
};
const back = {
  text: "The trade fair in Hamburg is not cancelled any more.",
  quote: "About Hamburg: scrap that, we keep the booth at the fair.",
  at: 4_000,
};
const left = (...lines: Note[]) => standing(lines, [back]).map(({ text }) => text);

test("what was taken back later does not stand, whatever its kind", () => {
  const call: Note = { ...fair, kind: "task", text: "Cancel the booth in Hamburg.", owner: "Tom" };
  expect(left(fair, call, { ...fair, kind: "summary" }, { ...fair, kind: "date" })).toEqual([]);
});

test("nor when only its quote, in another language, speaks of it", () => {
  expect(left({ ...fair, text: "Die Messe entfällt." })).toEqual([]);
});

test("what was said after it stands, and in the same breath", () => {
  expect(left({ ...fair, at: 4_001 }, { ...fair, at: 4_000 })).toHaveLength(2);
});

test("what is about something else stands, even with a word in common", () => {
  const hotel = { ...fair, text: "The hotel in Hamburg is booked.", quote: "we booked the hotel" };
  expect(left(hotel)).toEqual([hotel.text]);
});

test("a question is left open", () => {
  expect(left({ ...fair, kind: "question" })).toHaveLength(1);
});

test("everything stands where nothing was taken back", () => {
  expect(standing([fair], [])).toEqual([fair]);
});
