import { expect, test } from "vitest";
import { likelyAddress } from "./email-typo.client";

test.each([
  ["ada@gmial.com", "ada@gmail.com"],
  ["ada@gmai.com", "ada@gmail.com"],
  ["ada@gmaill.com", "ada@gmail.com"],
  ["ada@gmsil.com", "ada@gmail.com"],
  ["ada@gmail.con", "ada@gmail.com"],
  ["ada@gmail.co", "ada@gmail.com"],
  ["Ada.L+x@Hotmial.com ", "Ada.L+x@hotmail.com"],
  ["ada@yahooo.com", "ada@yahoo.com"],
  ["ada@outlok.com", "ada@outlook.com"],
  ["ada@icluod.com", "ada@icloud.com"],
  ["ada@gmx.con", "ada@gmx.com"],
  ["ada@acme.con", "ada@acme.com"],
])("%s was probably meant to be %s", (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant);
});

test.each([
  ...["ada@gmail.com", "ada@GMAIL.com", "ada@mail.com", "ada@ymail.com", "ada@email.com"],
  ...["ada@acme.example", "ada@gml.com", "ada@me.co", "ada@gmx.eu", "ada@web.dev"],
  ...["", "ada", "ada@", "@gmial.com", "a b@gmial.com", "ada@gmial.com@x", "ada@münchen.de"],
])("%s is not questioned", (typed) => {
  expect(likelyAddress(typed)).toBeNull();
});

test("a text that is longer than an address is not questioned", () => {
  expect(likelyAddress(`${"a".repeat(300)}@gmial.com`)).toBeNull();
});
