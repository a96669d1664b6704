import { expect, test } from "vitest";
import { greetedAs } from "./greeted-as";

test.each(["Ada", "Zoë", "O'Brien", "D’Arcy", "Anne-Marie", "李", "नेहा"])(
  "%s is a name",
  (name) => {
    expect(greetedAs(name)).toBe(name);
  },
);

test.each([
  null,
  "",
  "Claim your prize",
  "www.evil-prize.example",
  "Ada!",
  "https://x.test",
  "A\u200bda",
  "x".repeat(31),
])("%j greets nobody", (typed) => {
  expect(greetedAs(typed)).toBe("");
});
