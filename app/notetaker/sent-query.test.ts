import { expect, test } from "vitest";
import { readSentQuery, writeSentQuery } from "./sent-query";
import type { NotetakerPayload } from "./submission";

const payload = { scheduledTime: "2026-06-12 3:30 PM (US/Eastern)" } as NotetakerPayload;
const when = { date: "2026-06-12", time: "3:30 PM", timezone: "US/Eastern" };

function read(query: Record<string, string>) {
  return readSentQuery(new URLSearchParams(query));
}

test("what the action writes the page reads", () => {
  expect(read(writeSentQuery(payload))).toEqual({ when });
  expect(read(writeSentQuery({ ...payload, scheduledTime: null }))).toEqual({ when: null });
});

test.each([
  {},
  { sent: "yes" },
  { sent: "later" },
  { sent: "later", ...when, date: "<b>today</b>" },
  { sent: "later", ...when, time: "3:37 PM" },
  { sent: "later", ...when, timezone: "Mars/Olympus" },
])("a link that somebody made up shows nothing of theirs: %j", (query) => {
  expect(read(query)).toBeNull();
});
