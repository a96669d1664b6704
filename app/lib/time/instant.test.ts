import { expect, test } from "vitest";
import { parseInstant } from "./instant";

test.each([
  ["2026-11-20T10:00:00Z", Date.UTC(2026, 10, 20, 10)],
  ["2026-11-20T10:00:00.123456Z", Date.UTC(2026, 10, 20, 10, 0, 0, 123)],
  ["2026-11-20T10:00+02:00", Date.UTC(2026, 10, 20, 8)],
  ["2026-11-20T10:00:00-0530", Date.UTC(2026, 10, 20, 15, 30)],
])("%s is an instant", (text, at) => {
  expect(parseInstant(text)).toBe(at);
});

test.each([
  "2026-11-20T10:00:00",
  "2026-11-20",
  "2026-11-20 10:00Z",
  "2026-13-40T99:00:00Z",
  "",
  "now",
])("%j is no instant", (text) => {
  expect(parseInstant(text)).toBeNull();
});
