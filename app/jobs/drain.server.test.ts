import { expect, test } from "vitest";
import { drain } from "./drain.server";

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
