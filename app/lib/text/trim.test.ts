import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../../tests/support/cases";
import { trimEnd, trimStart } from "./trim";

const isDot = (character: string) => character === ".";

/** Characters looked at. */
function looks(trim: typeof trimEnd, text: string): number {
  let count = 0;
  trim(text, (character) => {
    count += 1;
    return isDot(character);
  });
  return count;
}

test("loose characters go at one end and stay everywhere else", () => {
  expect(trimStart("..a..b..", isDot)).toBe("a..b..");
  expect(trimEnd("..a..b..", isDot)).toBe("..a..b");
  expect([trimStart("...", isDot), trimEnd("...", isDot), trimEnd("", isDot)]).toEqual([
    "",
    "",
    "",
  ]);
});

test("twice the text is at most twice the work, whatever it is made of", () => {
  const text = fc.array(fc.constantFrom(".", "..........", "a", " "), { maxLength: 200 });
  fc.assert(
    fc.property(text, (parts) => {
      const once = parts.join("");
      for (const trim of [trimStart, trimEnd]) {
        expect(looks(trim, once)).toBeLessThanOrEqual(once.length);
        expect(looks(trim, once + once)).toBeLessThanOrEqual(2 * looks(trim, once) + 1);
      }
    }),
    { numRuns: cases(30, 1_000) },
  );
});
