import { readFileSync } from "node:fs";
import postcss, { type AtRule, type Declaration, type Root } from "postcss";
import { expect, test } from "vitest";
import * as colors from "../../app/config/colors.ts";
import { root } from "./root.ts";
import { themeOf } from "./theme-colors.ts";

const blocks = postcss.parse(themeOf(colors)).nodes as AtRule[];
const themes = new Map(blocks.map((block) => [block.params, declarationsIn(block)]));

function declarationsIn(block: AtRule | Root): string[] {
  const found: Declaration[] = [];
  block.walkDecls(/^--(?:color|shadow)-/, (declaration) => void found.push(declaration));
  return found.map(({ prop, value }) => `${prop}: ${value}`);
}

test("a colour's name becomes a utility's", () => {
  const inline = themes.get("inline");
  expect(inline).toEqual(
    expect.arrayContaining([
      `--color-pine-600: ${colors.pine600}`,
      `--color-danger-on-dark: ${colors.dangerOnDark}`,
      `--shadow-e1: ${colors.shadows.e1}`,
    ]),
  );
  expect(inline?.join()).not.toMatch(/--color-(?:mail|light|dark)\b/);
});

test("exactly the colours that are others in print are variables", () => {
  const print = postcss.parse(readFileSync(`${root}app/styles/print.css`, "utf8"));
  const nameOf = (declaration: string) => declaration.split(":")[0];
  const variables = themes.get("")?.map(nameOf).sort();
  expect(variables).toEqual(declarationsIn(print).map(nameOf).sort());
  expect(variables).toContain("--color-on-dark");
});
