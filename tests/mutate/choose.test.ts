import { expect, test } from "vitest";
import { seededRandom } from "../support/random.ts";
import { chooseMutants, whoMayMeet } from "./choose.ts";

const paths = ["app/abuse", "app/jobs", "app/invites/merge.ts"];
const choose = (count: number, seed: number) => chooseMutants(paths, count, seededRandom(seed));

test("a seed chooses the same ones again, and another seed others", () => {
  const idsOf = (seed: number) => choose(16, seed).map(({ id }) => id);
  expect(idsOf(7)).toEqual(idsOf(7));
  expect(idsOf(8)).not.toEqual(idsOf(7));
  expect(new Set(idsOf(7)).size).toBe(16);
});

test("they are spread evenly over the paths", () => {
  const chosen = choose(4 * paths.length, 1);
  for (const path of paths) {
    expect(chosen.filter(({ file }) => file.startsWith(path)).length, path).toBe(4);
  }
});

test("of a file only the lines that were named are changed", () => {
  const linesAt = (path: string) =>
    chooseMutants([path], 100_000, seededRandom(1)).map(({ line }) => line);
  const all = linesAt("app/jobs/drain.server.ts");
  const [first = 0] = all.toSorted((a, b) => a - b);
  expect(new Set(linesAt(`app/jobs/drain.server.ts:${first}`))).toEqual(new Set([first]));
  const near = all.filter((line) => line > first && line <= first + 20);
  expect(near.length).toBeGreaterThan(0);
  expect(linesAt(`app/jobs/drain.server.ts:${first + 1}-${first + 20}`).toSorted()).toEqual(
    near.toSorted(),
  );
});

test("no test is changed, nor what only a browser runs", () => {
  const all = chooseMutants(["app/notetaker/request"], 100_000, seededRandom(1));
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ file }) => /\.test\.|\.tsx$|\/use-/.test(file))).toEqual([]);
});

test("what cannot run a change is not asked", () => {
  const [mutant] = chooseMutants(["app/invites/sender.ts"], 1, seededRandom(1));
  const unit = (path: string) => ({ project: "unit", path });
  const worker = { project: "worker", path: "tests/worker/smoke.test.ts" };
  const files = [unit("app/invites/sender.test.ts"), unit("app/config/colors.test.ts"), worker];
  expect(whoMayMeet(files, mutant ? [mutant] : []).map(({ path }) => path)).toEqual([
    "app/invites/sender.test.ts",
    "tests/worker/smoke.test.ts",
  ]);
});
