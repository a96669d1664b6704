import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../scripts/parts/root.ts";
import { equivalents, reasonsById } from "./equivalents.ts";
import { summary, withoutEffect, type Judged } from "./report.ts";
import { mutantsIn } from "./source/mutants.ts";

test("each names a change that a run would make, and why it is none", () => {
  const known = Object.keys(equivalents).flatMap((file) =>
    mutantsIn(file, readFileSync(`${root}${file}`, "utf8")).map(({ id }) => id),
  );
  const reasons = [...reasonsById()];
  expect(reasons.filter(([id]) => !known.includes(id)).map(([, reason]) => reason)).toEqual([]);
  expect(reasons.filter(([, reason]) => !/^[A-Z].{30,}\.$/.test(reason))).toEqual([]);
  expect(reasons).toHaveLength(Object.values(equivalents).flat().length);
});

test("it is told apart from what nobody noticed, and counts for no score", () => {
  const [one, two, three] = mutantsIn("app/jobs/one.ts", "const a = b < c && d === e;");
  if (!one || !two || !three) throw new Error("no mutants");
  const equivalent = withoutEffect([one, two, three], new Map([[one.id, "Nobody can tell."]]));
  expect(equivalent).toMatchObject([{ id: one.id, status: "equivalent", by: "Nobody can tell." }]);

  const judged: readonly Judged[] = [
    ...equivalent,
    { ...two, status: "killed", by: "a test", ms: 1 },
    { ...three, status: "survived", by: null, ms: 1 },
  ];
  const [nothing = "", unnoticed = "", figures = ""] = summary(judged).split("\n\n");
  expect(nothing).toContain(`${one.mutator}: ${one.change}\n      Nobody can tell.`);
  expect(unnoticed.split("\n")).toHaveLength(2);
  expect(unnoticed).toContain(three.change);
  expect(figures).toMatch(/all +1 +0 +1 +0 +1 +50 %/);
});
