import { expect, test } from "vitest";
import { drain, kindOf } from "./drain.server";

test("an error is named by its class", () => {
  expect(kindOf(new TypeError("Ada typed this"))).toBe("TypeError");
  expect(kindOf("Ada typed this")).toBe("string");
});

test("a database error is named by the code of its root cause, and quotes no one", () => {
  const cause = new Error("D1_ERROR: no such column: ada: SQLITE_ERROR");
  const error = new Error("Failed query: insert … params: Ada", { cause });
  expect(kindOf(error)).toBe("Error SQLITE_ERROR");
});

test("an empty batch is not worked on, and a batch that is not full is the last", async () => {
  const bounds = { limit: 10, budgetMs: 1_000, clock: () => 0, batchSize: 2 };
  const batches = [["a", "b"], ["c"], ["too late"]];
  const worked: (readonly string[])[] = [];
  const work = (items: readonly string[]) => {
    worked.push(items);
    return Promise.allSettled(items.map(() => Promise.resolve()));
  };
  expect(await drain("test", bounds, () => Promise.resolve([]), work)).toBe(0);
  expect(worked).toEqual([]);
  expect(await drain("test", bounds, () => Promise.resolve(batches.shift() ?? []), work)).toBe(3);
  expect(worked).toEqual([["a", "b"], ["c"]]);
});
