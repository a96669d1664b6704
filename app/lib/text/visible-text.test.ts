import { expect, test } from "vitest";
import { visibleLine, visibleAddress } from "./trim";

test("spaces around and between words shrink to what a person sees", () => {
  expect(visibleLine("  Ada\t \u00A0Lovelace \n")).toBe("Ada Lovelace");
});

test("line breaks and other control characters cannot stay in a line", () => {
  expect(visibleLine("Ada\r\nBcc: x\u2028y\u0000z")).toBe("Ada Bcc: x y z");
});

test("invisible characters and lone surrogates go", () => {
  expect(visibleLine("\uFEFFA\u200Bd\u202Ea\uD800")).toBe("Ada");
});

test("a text of joiners alone is empty, a joiner inside a word stays", () => {
  expect(visibleLine("\u200D\u200C \u200D")).toBe("");
  expect(visibleLine("می\u200Cخواهم")).toBe("می\u200Cخواهم");
});

test("an address loses the blanks at its ends and what nobody sees, and is never glued together", () => {
  expect(visibleAddress(" ada@\u200Dexample.com\u200B ")).toBe("ada@example.com");
  expect(visibleAddress("a@example.com marta")).toBe("a@example.com marta");
});
