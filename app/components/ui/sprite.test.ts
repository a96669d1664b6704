import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

test("the sprite and the list of icon names have the same icons", () => {
  const drawn = [...read("sprite.svg").matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
  const named = [...read("icon-names.ts").matchAll(/\| "([^"]+)"/g)].map((match) => match[1]);
  expect(drawn).toEqual(named);
});

test("no icon brings a style or a script of its own", () => {
  expect(read("sprite.svg")).not.toMatch(/<script|<style|style=|\son\w+=/);
});
