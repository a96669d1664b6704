import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../scripts/parts/root.ts";
import { isNamed } from "./names.ts";
import { acceptedEngine, acceptedFiles, lookOf } from "./store.ts";
import { everyLook, placesIn, placesOfLooks, testsOf } from "./where.ts";
import { unvaried } from "./words.ts";

const megabyte = 1_000_000;

test("every look that a test takes was accepted, and nothing else is kept", () => {
  const kept = new Set(acceptedFiles().map(lookOf));
  expect([...kept].toSorted()).toEqual([...everyLook(placesOfLooks())].toSorted());
  expect(acceptedEngine()).toBeGreaterThan(100);
});

test("all accepted pictures together have 2 MB at most", () => {
  const sizes = acceptedFiles().map((name) => statSync(`${root}tests/looks/accepted/${name}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2 * megabyte);
});

test("every look is taken by a test itself, where it is found by its name", () => {
  expect(placesOfLooks().filter(({ test: taking }) => taking === null)).toEqual([]);
  const text = `helper(() => expectLook(page, "lost"));
for (const id of ids) {
  test("all", async () => {
    await expectLook(page, id);
  });
}
test("one", async () => {
  await expectLook(page, "status-booked");
});`;
  const places = placesIn("a.spec.ts", text);
  expect(places).toEqual([
    { name: "lost", test: null },
    { name: null, test: "a.spec.ts:3" },
    { name: "status-booked", test: "a.spec.ts:7" },
  ]);
  expect(testsOf(["status"], places)).toEqual(["a.spec.ts:7"]);
  expect(testsOf(["home"], places)).toEqual(["a.spec.ts:3"]);
  expect(testsOf([], places)).toEqual(["a.spec.ts:3", "a.spec.ts:7"]);
});

test("a name stands for all that begin with it", () => {
  expect(isNamed("status-booked", ["status"])).toBe(true);
  expect(isNamed("status-booked", [])).toBe(true);
  expect(isNamed("stat", ["status"])).toBe(false);
  expect(isNamed("statuses", ["status"])).toBe(false);
});

test.each([
  ["Write to kqzvbtrhwxyz@example.com.", "Write to ada.lovelace@example.com."],
  ["The notes go to k•••z@example.com", "The notes go to a•••a@example.com"],
  ["meet.google.com/xkq-wvut-abz", "meet.google.com/abc-defg-hij"],
  ["Wed, November 25, 2026 at 3:30 PM EDT (UTC-4)", "Mon, Jan 10 at 10:00 AM EST"],
  ["About 9 minutes left", "About 10 minutes left"],
  ["You may also book a call: may we?", "You may also book a call: may we?"],
])("what is another one in each run is the same in each picture: %s", (varied, expected) => {
  expect(unvaried(varied)).toBe(expected);
});
