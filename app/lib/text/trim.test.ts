import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../../tests/support/cases";
import { trimEnd, trimStart, visibleAddress, visibleLine, visibleName } from "./trim";

const isDot = (character: string) => character === ".";

function charactersTested(trim: typeof trimEnd, text: string): number {
  let count = 0;
  trim(text, (character) => {
    count += 1;
    return isDot(character);
  });
  return count;
}

test("characters are trimmed at one end only", () => {
  expect(trimStart("..a..b..", isDot)).toBe("a..b..");
  expect(trimEnd("..a..b..", isDot)).toBe("..a..b");
  expect([trimStart("...", isDot), trimEnd("...", isDot), trimEnd("", isDot)]).toEqual([
    "",
    "",
    "",
  ]);
});

test("a text of twice the length takes at most twice the work", () => {
  const text = fc.array(fc.constantFrom(".", "..........", "a", " "), { maxLength: 200 });
  fc.assert(
    fc.property(text, (parts) => {
      const once = parts.join("");
      for (const trim of [trimStart, trimEnd]) {
        expect(charactersTested(trim, once)).toBeLessThanOrEqual(once.length);
        expect(charactersTested(trim, once + once)).toBeLessThanOrEqual(
          2 * charactersTested(trim, once) + 1,
        );
      }
    }),
    { numRuns: cases(30, 1_000) },
  );
});

test.each([
  ["  Ada\t \u00A0Lovelace \n", "Ada Lovelace"],
  ["Ada\r\nBcc: x\u2028y\u0000z", "Ada Bcc: x y z"],
  ["\uFEFFA\u200Bd\u202Ea\uD800", "Ada"],
  ["\u200D\u200C \u200D", ""],
  ["می\u200Cخواهم", "می\u200Cخواهم"],
])("%j shows as %j", (text, line) => {
  expect(visibleLine(text)).toBe(line);
});

test.each([
  [" ada@\u200Dexample.com\u200B ", "ada@example.com"],
  ["a@example.com marta", "a@example.com marta"],
])("the address %j is read as %j", (text, address) => {
  expect(visibleAddress(text)).toBe(address);
});

test.each([
  ["https://evil.example/x?y=1", "https evil. example/x?y=1"],
  ["www.evil.example", "www. evil. example"],
  ["evil.example", "evil. example"],
  ["x@evil.example", "x@evil. example"],
  ["mailto:x@evil.example", "mailto x@evil. example"],
  ["evil。example", "evil。 example"],
  ["i❤.example", "i❤. example"],
  ["10.0.0.1", "10. 0. 0. 1"],
  ["J.R. Tolkien", "J. R. Tolkien"],
  ["Dr. Ada Lovelace", "Dr. Ada Lovelace"],
  ["Ada\u202E\u200B\r\nBcc: x\u2028y\u001b[31m", "Ada Bcc: x y [31m"],
])("the name %j is shown as %j", (given, shown) => {
  expect(visibleName(given)).toBe(shown);
});

test("a name has at most 80 characters of any kind", () => {
  for (const one of ["x", "é", "😀", "a.", "😀."]) {
    const name = visibleName(one.repeat(50_000));
    expect([...name]).toHaveLength(80);
    expect(name.endsWith("…")).toBe(true);
    expect(name).not.toMatch(/\p{Cs}/u);
  }
});
