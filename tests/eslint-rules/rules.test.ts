import { Linter } from "eslint";
import tseslint from "typescript-eslint";
import ts from "typescript";
import { expect, test } from "vitest";
import config from "../eslint.config.js";
import { arrows } from "./arrows.ts";
import { noZonelessDate } from "./no-zoneless-date.ts";

const linter = new Linter({ cwd: "/project" });
const files = ["**/*.{ts,tsx}"];
const parser = tseslint.parser as Linter.Parser;

function reported(file: string, code: string, rules: Linter.Config): (string | undefined)[] {
  const parsed = { files, languageOptions: { parser }, ...rules } as Linter.Config;
  const messages = linter.verify(code, [parsed], { filename: `/project/${file}` });
  return messages.map(({ messageId, message }) => messageId ?? message);
}

const arrowRule = {
  plugins: { local: { rules: { arrows } } },
  rules: { "local/arrows": "error" },
} as const;
const arrowsFrom = (file: string, code: string) => reported(file, code, arrowRule);

test.each([
  ["a feature", "another feature", "app/notetaker/request/take.server.ts", "~/leads/take.server"],
  ["a feature", "a route", "app/notetaker/request/card.tsx", "~/routes/pages/home"],
  ["db", "a feature", "app/db/client.server.ts", "../notetaker/store/moves.server.ts"],
  ["jobs", "a feature's state", "app/jobs/send-due.server.ts", "~/notetaker/status"],
  ["config", "lib", "app/config/pages.ts", "../lib/href.ts"],
  ["a component", "content", "app/components/sections/hero.tsx", "~/content/pages/home"],
  ["words", "a component", "app/content/words/labels.ts", "~/components/ui/badge"],
  ["workers", "a route", "workers/app.ts", "../app/routes/home"],
  ["a route", "the build", "app/routes/pages/home.tsx", "../../../build/index.js"],
  ["the app", "tests", "app/lib/json.ts", "../../tests/simulators/recall"],
])("%s may not import %s", (_from, _to, file, source) => {
  expect(arrowsFrom(file, `import { it } from "${source}";`)).toEqual(["arrow"]);
});

test.each([
  ["a view", "app/notetaker/request/form.tsx", "./request.server"],
  ["the browser's entry", "app/entry.client.tsx", "~/lib/log.server.ts"],
])("%s may not import server code", (_, file, source) => {
  expect(arrowsFrom(file, `import { it } from "${source}";`)).toEqual(["server"]);
});

test.each([
  'import * as it from "~/leads/x";',
  'import "~/leads/x";',
  'export { it } from "~/leads/x";',
  'export * from "~/leads/x";',
  'const it = await import("~/leads/x");',
  'import type { It } from "~/leads/x";',
])("a forbidden import is found in the form %j", (code) => {
  expect(arrowsFrom("app/db/client.server.ts", code)).toEqual(["arrow"]);
});

test("only workers/app.ts imports the Remix build", () => {
  const code = 'import * as build from "../build/index.js";';
  expect(arrowsFrom("workers/page-cache.ts", code)).toEqual(["build"]);
  expect(arrowsFrom("workers/app.ts", code)).toEqual([]);
});

test.each([
  ["app/routes/pages/home.tsx", 'import { request } from "~/notetaker/request.server";'],
  ["app/db/schema.server.ts", 'import { statuses } from "../notetaker/status.ts";'],
  ["app/notetaker/request/card.tsx", 'import type { Outcome } from "./request.server";'],
  ["app/content/home.ts", 'import { type Section } from "~/components/sections/section";'],
  ["app/root.tsx", 'import { log } from "~/lib/log.server";'],
  ["workers/scheduled.ts", 'import { runTick } from "../app/notetaker/tick.server";'],
  ["app/notetaker/request.test.ts", 'import { anything } from "~/leads/store.server";'],
  ["app/lib/render/href.ts", 'import { z } from "zod";'],
])("%s may import: %s", (file, code) => {
  expect(arrowsFrom(file, code)).toEqual([]);
});

const restriction = config.find(({ rules }) => rules?.["no-restricted-imports"]);

test.each([
  ['import { NavLink as A } from "@remix-run/react";', 1],
  ['import * as remix from "@remix-run/react";', 1],
  ['export * from "@remix-run/react";', 1],
  ['import { Link } from "react-router-dom";', 1],
  ['import { ValidatedForm } from "remix-validated-form";', 1],
  ['import { useRevalidator } from "@remix-run/react";', 0],
])("links must load documents, so %j has %i findings", (code, count) => {
  const rules = { rules: restriction?.rules ?? {} };
  expect(reported("app/root.tsx", code, rules)).toHaveLength(count);
});

test.each([
  ["new Date(text)", ["zoneless"]],
  ['new Date("2026-01-01T10:00")', ["zoneless"]],
  ["Date.parse(text)", ["zoneless"]],
  ["new Date(either)", ["zoneless"]],
  ['new Date("2026-01-01T10:00Z")', []],
  ["new Date(at)", []],
  ["new Date()", []],
])("the date %s has the findings %j", (expression, ids) => {
  const code = `export const it = (text: string, at: number, either: string | number) => [text, at, either, ${expression}];`;
  const name = "/project/app/it.ts";
  const host = ts.createCompilerHost({});
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest);
  host.getSourceFile = (file) => (file === name ? source : undefined);
  const programs = [ts.createProgram([name], { noLib: true }, host)];
  const found = reported("app/it.ts", code, {
    languageOptions: { parser, parserOptions: { programs } },
    plugins: { local: { rules: { "no-zoneless-date": noZonelessDate } } },
    rules: { "local/no-zoneless-date": "error" },
  });
  expect(found).toEqual(ids);
});
