import { describe, expect, test } from "vitest";
import { mutantsIn } from "./mutants.ts";

/** `mutator: what stands there instead`, in the order of the source. */
function changesOf(text: string): readonly string[] {
  return mutantsIn("one.ts", text).map(
    ({ mutator, start, end, replacement }) =>
      `${mutator}: ${text.slice(start, end)} → ${replacement}`,
  );
}

describe("a source has the mutants of", () => {
  test.each([
    ["const a = b < c;", ["conditional boundary: < → <="]],
    ["const a = b === c;", ["equality: === → !=="]],
    ["const a = b && c;", ["logical operator: && → ||"]],
    ["const a = b ?? c;", ["logical operator: ?? → &&"]],
    [
      "const a = b ?? c ?? d;",
      ["logical operator: b ?? c ?? d → ((b ?? c) && d)", "logical operator: b ?? c → ((b) && c)"],
    ],
    ["const a = b - c;", ["arithmetic: - → +"]],
    ["const a = true;", ["boolean literal: true → false"]],
    ["const a = b?.c;", ["optional chaining: ?. → ."]],
    ["const a = b?.[c];", ["optional chaining: ?. → "]],
    ["const a = 1;", ["changed number: 1 → 2", "changed number: 1 → 0"]],
    ["const a = 60;", ["changed number: 60 → 61", "changed number: 60 → 120"]],
    ["const a = [b];", ["emptied array: [b] → []"]],
    ['const a = b.has("c");', ['emptied string: "c" → ""']],
    ["await b();", ["removed statement: await b(); → "]],
    ["a = b;", ["removed statement: a = b; → "]],
    ["if (b) throw c;", ["negated condition: b → !(b)", "removed statement: if (b) throw c; → "]],
    ["const a = !b ? c : d;", ["negated condition: !b → b"]],
  ])("%s", (text, expected) => expect(changesOf(text)).toEqual(expected));

  test("a query", () => {
    expect(changesOf("sql`a is not null and b = ${c} and d >= ${e}`;")).toEqual([
      "query condition:  is not null →  is null",
      "query condition:  =  →  <> ",
      "query condition:  >=  →  > ",
    ]);
  });
});

test.each([
  'import { a } from "b";',
  "type A = 1 | true;",
  "const a = b as 2;",
  "// a < b",
  'log({ event: "a", count: b + c });',
  'const checkWords = { subject: ["a"], text: b && "c" };',
  'const a = "b" + c;',
  'const a = "b";',
  "const a = { 7: b };",
])("%s decides nothing", (text) => expect(changesOf(text)).toEqual([]));

test("looks and words in markup decide nothing", () => {
  expect(mutantsIn("one.tsx", 'const a = <b className="c" title="d" />;')).toEqual([]);
});

test("a mutant says where it is, and what becomes of its line", () => {
  const [mutant] = mutantsIn("one.ts", "\n\nconst a = b < c;\n");
  expect(mutant).toMatchObject({ file: "one.ts", line: 3 });
  expect(mutant?.change).toBe("const a = b < c;  →  const a = b <= c;");
});

test("a mutant keeps its name while the lines around it change, and no two have the same", () => {
  const idsOf = (text: string) => mutantsIn("one.ts", text).map(({ id }) => id);
  const ids = idsOf("a = b < c;\na = b < c;\n");
  expect(new Set(ids).size).toBe(ids.length);
  expect(idsOf("\n// more\na = b < c;\na = b < c;\n")).toEqual(ids);
});
