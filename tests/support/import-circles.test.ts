import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../scripts/parts/root.ts";

type Imports = Readonly<Record<string, readonly string[]>>;

/** In a circle, a module may run before an imported module has finished, and then finds undefined values. */
test("no modules of the server import one another in a circle", () => {
  const { inputs } = JSON.parse(readFileSync(`${root}build/metafile.server.json`, "utf8")) as {
    inputs: Record<string, { imports: { path: string }[] }>;
  };
  const ours = Object.entries(inputs).filter(([file]) => /^(?:app|workers)\//.test(file));
  const imports = ours.map(([file, { imports: all }]) => [file, all.map(({ path }) => path)]);
  expect(ours.length).toBeGreaterThan(200);
  expect(circleIn(Object.fromEntries(imports))).toBeNull();
});

test.each<[string, Imports, string[] | null]>([
  ["no circle in a chain", { a: ["b", "c"], b: ["c"], c: [] }, null],
  ["a circle of two", { a: ["b"], b: ["a"] }, ["a", "b", "a"]],
  [
    "a circle of three, which a fourth file leads to",
    { d: ["a"], a: ["b"], b: ["c"], c: ["a"] },
    ["a", "b", "c", "a"],
  ],
])("finds %s", (_, imports, circle) => expect(circleIn(imports)).toEqual(circle));

function circleIn(imports: Imports): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports[file] ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of Object.keys(imports)) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}
