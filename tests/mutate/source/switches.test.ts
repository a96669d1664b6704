import { runInNewContext } from "node:vm";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { sourcesOf } from "../../../scripts/draw/imports.ts";
import { root } from "../../../scripts/parts/root.ts";
import { aimedMutants } from "../aimed.ts";
import { mutantsIn, type Mutant } from "./mutants.ts";
import { withSwitches } from "./switches.ts";

/** What `source` says with all of its mutants in it, once with each switched on, and first with none. */
function outcomesOf(text: string, value: string): readonly unknown[] {
  const mutants = mutantsIn("one.ts", text);
  const numbered = mutants.map((mutant, nth) => ({ ...mutant, nth }));
  const script = ts.transpile(`${withSwitches("one.ts", text, numbered)};\n${value}`);
  return [-1, ...mutants.keys()].map((on) => {
    const context: { isMutated?: (nth: number) => boolean } = {};
    if (on >= 0) context.isMutated = (nth) => nth === on;
    try {
      return runInNewContext(script, context) as unknown;
    } catch (error) {
      return String(error);
    }
  });
}

describe("each change is made alone", () => {
  test("one within another", () => {
    // a < b: <=; b && c: ||; the condition negated; the guard gone.
    const text = "function f(a, b, c) { if (a < b && c) return 'in'; return 'out'; }";
    expect(outcomesOf(text, "[f(1, 2, true), f(1, 1, true), f(2, 1, true)].join()")).toEqual([
      "in,out,out",
      "out,in,in",
      "out,out,out",
      "in,in,in",
      "in,in,out",
    ]);
  });

  test("in a chain, which ends where it did", () => {
    const text = "function f(a) { return a?.b.c(); }";
    expect(outcomesOf(text, "String(f(undefined))")).toEqual([
      "undefined",
      expect.stringMatching(/TypeError/),
    ]);
  });

  test("in a call, whose function keeps its object", () => {
    const text =
      "const one = { n: 'x', get(a) { return this.n === a; } }; const f = () => one.get(true);";
    expect(outcomesOf(text, "f()")).toEqual([false, true, false]);
  });
});

/** A file's text, or what the parser has against it. */
function faultsOf(file: string, text: string): readonly string[] {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.map(({ messageText }) => `${file}: ${JSON.stringify(messageText)}`);
}

function switchedFaults(mutants: readonly Mutant[], file: string, text: string) {
  const ofFile = mutants.map((mutant, nth) => ({ ...mutant, nth }));
  return faultsOf(file, withSwitches(file, text, ofFile));
}

test("a source can hold all of its changes at once, and is sound code", () => {
  const sources = sourcesOf(root, [
    "app/abuse",
    "app/notetaker/store",
    "app/leads/mails",
    "workers",
  ]);
  expect(sources.length).toBeGreaterThan(30);
  const faults = sources.flatMap(({ path, text }) =>
    switchedFaults([...mutantsIn(path, text)], path, text),
  );
  expect(faults).toEqual([]);
});

test("the changes that were aimed can be switched, and are sound code", () => {
  const mutants = aimedMutants();
  const texts = new Map(sourcesOf(root, ["app", "workers"]).map(({ path, text }) => [path, text]));
  const faults = mutants.flatMap((mutant) =>
    switchedFaults([mutant], mutant.file, texts.get(mutant.file) ?? ""),
  );
  expect(faults).toEqual([]);
  expect(mutants.length).toBeGreaterThanOrEqual(60);
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
});
