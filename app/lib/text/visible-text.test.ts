import { expect, test } from "vitest";
import { visibleAddress, visibleLine, visibleName } from "./trim";

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
])("somebody who calls themselves %j is called %j", (given, shown) => {
  expect(visibleName(given)).toBe(shown);
});

test("a name has 80 characters at most, whatever they are made of", () => {
  for (const one of ["x", "é", "😀", "a.", "😀."]) {
    const name = visibleName(one.repeat(50_000));
    expect([...name]).toHaveLength(80);
    expect(name.endsWith("…")).toBe(true);
    expect(name).not.toMatch(/\p{Cs}/u);
  }
});
