import { expect, test } from "vitest";
import { root } from "../parts/root.ts";
import { circlesOf, importsOf, sourcesOf } from "./imports.ts";

test("no files of the house import one another in a circle, types included", () => {
  expect(circlesOf(importsOf(sourcesOf(root, ["app", "workers"])))).toEqual([]);
});

test.each([
  ["a circle of two", { a: "b", b: "a" }, [["a", "b"]]],
  ["one through a third", { a: "b", b: "c", c: "a", d: "a" }, [["a", "b", "c"]]],
  ["one behind another file", { d: "a", a: "b", b: "a" }, [["a", "b"]]],
  [
    "two of them",
    { a: "b", b: "a", c: "d", d: "c" },
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["a chain", { a: "b", b: "c" }, []],
])("%s", (_what, arrows, circles) => {
  const sources = Object.entries(arrows).map(([name, next]) => {
    return { path: `app/${name}.ts`, text: `import type { It } from "./${next}";` };
  });
  const all = [...sources, { path: "app/c.ts", text: "" }].filter(
    ({ path }, nth, list) => list.findIndex((one) => one.path === path) === nth,
  );
  const found = circlesOf(importsOf(all)).map((circle) => {
    return circle.map((path) => path.slice(4, 5)).toSorted();
  });
  expect(found).toEqual(circles);
});

test("an import that is only asked for later counts", () => {
  const sources = [
    { path: "app/a.tsx", text: 'const it = () => import("~/b");' },
    { path: "app/b.ts", text: 'export { it } from "./a";' },
  ];
  expect(circlesOf(importsOf(sources))).toHaveLength(1);
});
