import { expect, test } from "vitest";
import * as colors from "../../app/config/colors.ts";
import { themeOf } from "./theme-colors.ts";

test("a color's name becomes a theme variable", () => {
  const theme = themeOf(colors);
  expect(theme).toContain(`--color-pine-600: ${colors.pine600};`);
  expect(theme).toContain(`--color-danger-on-dark: ${colors.dangerOnDark};`);
  expect(theme).toContain(`--shade-e1: ${colors.shadows.e1};`);
  expect(theme).not.toMatch(/--color-(?:mail|light|dark)\b/);
});
