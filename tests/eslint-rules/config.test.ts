import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const eslint = new ESLint({ cwd: root, overrideConfigFile: `${root}tests/eslint.config.js` });

/** Lints text as if it were the content of an existing file: typed rules need one the project knows. */
async function rulesBroken(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: `${root}${file}` });
  return result?.messages.map((message) => message.ruleId) ?? [];
}

const plain = "app/lib/render/href.ts";
const component = "app/root.tsx";

test.each([
  ["no any", plain, "export const it: any = 1;", "@typescript-eslint/no-explicit-any"],
  [
    "types imported as types",
    plain,
    'import { PageId } from "~/config/pages";\nexport type It = PageId;',
    "@typescript-eslint/consistent-type-imports",
  ],
  [
    "no promise left alone",
    plain,
    "export function it() {\n  Promise.resolve(1);\n}",
    "@typescript-eslint/no-floating-promises",
  ],
  ["no console", plain, 'console.log("x");\nexport {};', "no-console"],
  [
    "no interface",
    plain,
    "export interface It { a: 1 }",
    "@typescript-eslint/consistent-type-definitions",
  ],
  ["named exports", plain, "export default function it() {}", "no-restricted-exports"],
  [
    "no zoneless date of a variable",
    plain,
    "export const it = (text: string) => new Date(text);",
    "local/no-zoneless-date",
  ],
  [
    "no zoneless date of a literal",
    plain,
    'export const it = new Date("2026-01-01T10:00");',
    "local/no-zoneless-date",
  ],
  [
    "no zoneless Date.parse",
    plain,
    "export const it = (text: string | number[]) => Date.parse(String(text));",
    "local/no-zoneless-date",
  ],
  [
    "no other feature",
    "app/notetaker/status.ts",
    'export { it } from "~/leads/x";',
    "local/arrows",
  ],
  [
    "documents for links",
    component,
    'export { Link } from "@remix-run/react";',
    "no-restricted-imports",
  ],
  [
    "no style attribute",
    component,
    'export const It = () => <p style={{ color: "red" }} />;',
    "no-restricted-syntax",
  ],
  [
    "no markup from strings",
    component,
    'export const It = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;',
    "no-restricted-syntax",
  ],
  ["alt texts", component, 'export const It = () => <img src="/x.png" />;', "jsx-a11y/alt-text"],
  [
    "hooks at the top",
    component,
    'import { useId } from "react";\nexport function It({ on }: { on: boolean }) {\n  if (on) useId();\n  return null;\n}',
    "react-hooks/rules-of-hooks",
  ],
])("the linter demands: %s", async (_, file, code, rule) => {
  expect(await rulesBroken(file, code)).toEqual([rule]);
});

test.each([
  ["a date of a literal with its zone", 'export const it = new Date("2026-01-01T10:00Z");'],
  ["a date of a number", "export const it = (at: number) => new Date(at);"],
  ["a date of no argument", "export const it = () => new Date();"],
  [
    "a page's own data, again",
    'import { useRevalidator } from "@remix-run/react";\nexport const useIt = () => useRevalidator();',
  ],
])("allowed: %s", async (_, code) => {
  expect(await rulesBroken(plain, code)).toEqual([]);
});

test.each([
  'import { NavLink as A } from "@remix-run/react";\nexport const It = () => <A to="/" />;',
  'import { useSearchParams as useIt } from "@remix-run/react";\nexport const useSet = () => useIt()[1];',
  'import * as remix from "@remix-run/react";\nexport const It = remix.Link;',
  'export * from "@remix-run/react";',
  'import { Link } from "react-router-dom";\nexport const It = Link;',
  'import { ValidatedForm } from "remix-validated-form";\nexport const It = ValidatedForm;',
])("a page is left for a document, not by %j", async (code) => {
  expect(await rulesBroken(component, code)).toEqual(["no-restricted-imports"]);
});

test("a comment cannot switch a rule off", async () => {
  const code = "// eslint-disable-next-line\nexport const it: any = 1;";
  expect(await rulesBroken(plain, code)).toContain("@typescript-eslint/no-explicit-any");
});
