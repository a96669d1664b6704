import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "./canonical-json";

const canonical = (text: string) => canonicalJson(text).text;

/**
 * Bodies by a seed, as Python wrote them, and what its own
 * `json.dumps(sort_keys=True, separators=(",", ":"), ensure_ascii=False)` makes of them.
 */
const oracle = JSON.parse(
  readFileSync(new URL("../../../../tests/fixtures/canonical-json.json", import.meta.url), "utf8"),
) as [wire: string, canonical: string, signature: string][];

test("writes what Python writes", () => {
  expect(oracle).toHaveLength(80);
  for (const [wire, written] of oracle) expect(canonical(wire)).toBe(written);
});

test.each([
  ["1.0", "1.0"],
  ["[1E5, -0.0, 1e-7, 12345678901234567890123]", "[1E5,-0.0,1e-7,12345678901234567890123]"],
  [' { "b" : 1 , "a" : [ ] } ', '{"a":[],"b":1}'],
  ['"\\u00fc\\/\\u0041\\u001f\\ud83d\\ude00"', '"ü/A\\u001f😀"'],
  // By code points, not by the units of UTF-16, of which an emoji's come first.
  ['{"😀":1,"\uFFFD":2}', '{"\uFFFD":2,"😀":1}'],
  ['{"__proto__":{"b":1,"a":2}}', '{"__proto__":{"a":2,"b":1}}'],
  ['{"10":1,"9":2}', '{"10":1,"9":2}'],
  ['\r\n\t{\t"a"\r:\n1 ,"b":[\r]\t}\r', '{"a":1,"b":[]}'],
  ['{"ab":1,"a":2,"":3}', '{"":3,"a":2,"ab":1}'],
  ['{"\uFFFFb":1,"\uFFFFa":2,"😀b":3,"😀a":4}', '{"\uFFFFa":2,"\uFFFFb":1,"😀a":4,"😀b":3}'],
])("%s", (wire, written) => {
  expect(canonical(wire)).toBe(written);
});

describe("what no sender can have signed is refused", () => {
  test.each([
    ...[
      "",
      " ",
      "{",
      "[",
      '"',
      '{"a"',
      '{"a":',
      '{"a":1',
      "[1,",
      "[1,]",
      '{"a":1,}',
      "[,1]",
      "{,}",
    ],
    ...["01", "1.", ".5", "+1", "-", "1e", "0x10", "NaN", "Infinity", "1 2", "tru", "nulll", "--1"],
    ...[
      "'a'",
      '"\n"',
      '"\\x"',
      '"\\u12"',
      '"\\"',
      "{1:2}",
      '{"a" 1}',
      "[1 2]",
      "undefined",
      "\uFEFF1",
    ],
    ...['{"a":1,"a":2}', '{"a":1,"\\u0061":2}', '"\\ud83d"', '"\\ude00\\ud83d"', '{"\\ud800":1}'],
    ...["//1", "/**/1", "1,", "]", "}"],
  ])("%j", (wire) => {
    expect(canonical(wire)).toBeNull();
  });
});

describe("what is sent to wear it out", () => {
  const deepest = 32;
  const bytes = 256 * 1024;
  const attacks: readonly (readonly [string, string, boolean])[] = [
    ["the deepest that is read", "[".repeat(deepest) + "]".repeat(deepest), true],
    ["one deeper", "[".repeat(deepest + 1) + "]".repeat(deepest + 1), false],
    ["the deepest object", '{"a":'.repeat(deepest) + "1" + "}".repeat(deepest), true],
    ["one deeper, of objects", '{"a":'.repeat(deepest + 1) + "1" + "}".repeat(deepest + 1), false],
    ["deep without an end", '{"a":'.repeat(bytes / 5), false],
    ["deep arrays without an end", "[".repeat(bytes), false],
    ["a number without an end", "1".repeat(bytes), true],
    ["a number that is none", `${"1".repeat(bytes)}x`, false],
    ["many dots", "1.".repeat(bytes / 2), false],
    ["backslashes", `"${"\\".repeat(bytes)}"`, true],
    ["a string without an end", `"${"a".repeat(bytes)}`, false],
    ["quotes", '"'.repeat(bytes), false],
    ["spaces", " ".repeat(bytes), false],
    ["commas", `[${",".repeat(bytes)}`, false],
    ["many members", `{${Array.from({ length: 20_000 }, (_, n) => `"${n}":0`).join()}}`, true],
    ["one name many times", `{${'"a":0,'.repeat(bytes / 6)}"a":0}`, false],
    ["half characters", `"${"\\ud800".repeat(bytes / 6)}"`, false],
  ];

  test.each(attacks)("%s costs a few steps for each character", (_name, wire, isRead) => {
    const { text, steps } = canonicalJson(wire);
    expect(text !== null).toBe(isRead);
    expect(steps).toBeLessThanOrEqual(2 * wire.length + 8);
  });

  test("half a megabyte is read, and counted, and not a character more", () => {
    const most = 512 * 1024;
    const spaces = canonicalJson(`${" ".repeat(most - 1)}1`);
    expect(spaces).toEqual({ text: "1", steps: most + 1 });
    expect(canonicalJson(`${" ".repeat(most)}1`)).toEqual({ text: null, steps: 0 });
    const list = `[${"1,".repeat(1_000)}1]`;
    expect(canonicalJson(list).steps).toBe(list.length + 1_001);
  });

  test("a megabyte is not looked at", () => {
    const large = canonicalJson(`"${"a".repeat(1_000_000)}"`);
    expect(large).toEqual({ text: null, steps: 0 });
  });
});
