import { expect, test } from "vitest";
import { atFirst, next, timing, type WidgetEvent, type WidgetStatus } from "./run-widget";

const after = (...events: WidgetEvent[]): WidgetStatus => events.reduce(next, atFirst);
const misses = (count: number) => Array.from({ length: count }, (): WidgetEvent => "missed");

test("the tenth attempt may still succeed; the tenth miss is the end", () => {
  expect(after(...misses(9))).toEqual({ phase: "loading", missed: 9 });
  expect(after(...misses(9), "opened", "viewed")).toEqual({ phase: "ready" });
  expect(after(...misses(10))).toEqual({ phase: "failed" });
  expect(after(...misses(10), "opened", "viewed", "waited")).toEqual({ phase: "failed" });
});

test("the first of 10 attempts is after 300 ms, the others every 500 ms", () => {
  expect(timing).toMatchObject({ firstAttempt: 300, retry: 500, mostAttempts: 10 });
});

test("a frame that says nothing is shown anyway, and may still say that it is ready", () => {
  expect(after("opened", "waited")).toEqual({ phase: "silent" });
  expect(after("opened", "waited", "viewed")).toEqual({ phase: "ready" });
  expect(after("opened", "viewed", "waited")).toEqual({ phase: "ready" });
});

test("nothing is ready before its frame is in the page", () => {
  expect(after("viewed")).toEqual(atFirst);
  expect(after("waited")).toEqual(atFirst);
});
