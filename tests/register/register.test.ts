import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../scripts/parts/root.ts";
import type { Tested } from "./promise.ts";
import { provenBy, register, tally } from "./register.ts";
import { demandsIn, testsIn, type FoundTest } from "./titles.ts";

const tested = provenBy((proof): proof is Tested => "layer" in proof);
const found = new Map<string, readonly FoundTest[]>();

function testsOf({ layer, file }: Tested): readonly FoundTest[] {
  const path = `${root}${file}`;
  const known = found.get(file);
  if (known || !existsSync(path)) return known ?? [];
  const read = (layer === "kills" ? demandsIn : testsIn)(file, readFileSync(path, "utf8"));
  found.set(file, read);
  return read;
}

test("every promise that a test of its own proves names one that is there", () => {
  const unproven = tested.flatMap(({ section, promise, proof }) => {
    const { title, example } = proof;
    const named = testsOf(proof).filter(
      (one) => one.title === title && (example === null || one.examples.has(example)),
    );
    if (named.length === 1) return [];
    const where = example === null ? title : `${title} (${example})`;
    return [`${section} "${promise}": ${named.length} × ${proof.file}: ${where}`];
  });
  expect(unproven).toEqual([]);
});

test("a test is named under the layer that runs it", () => {
  const layerOfFile = (file: string) => {
    if (/^tests\/e2e\/.*\.spec\.ts$/.test(file)) return "browser";
    if (/^tests\/worker\/.*\.test\.ts$/.test(file)) return "worker";
    if (file.startsWith("tests/chaos/")) return "kills";
    return /^(?:app|workers|scripts|tests\/simulators)\/.*\.test\.tsx?$/.test(file)
      ? "unit"
      : "none";
  };
  for (const { proof } of tested)
    expect([proof.file, layerOfFile(proof.file)]).toEqual([proof.file, proof.layer]);
});

test("every section of the specification that promises something has rows, each once", () => {
  const sections = ["1", ...Array.from({ length: 21 }, (_, nth) => `2.${nth + 1}`)];
  expect(new Set(register.map(({ section }) => section))).toEqual(
    new Set([...sections, "3", "4", "5", "7", "8", "9", "notes", "watch", "provider"]),
  );
  const rows = register.map(({ section, promise }) => `${section} ${promise}`);
  expect(rows.filter((row, nth) => rows.indexOf(row) !== nth)).toEqual([]);
});

test("the line at the end counts only what has been proven", () => {
  const rows = (["unit", "worker", "worker", "browser"] as const).map((layer) => ({
    proof: { layer, file: "", title: "", example: null },
  }));
  expect(tally(rows, ["types", "unit", "worker", "browser", "kills"])).toBe(
    "promises  4 proven: 2 worker, 1 unit, 1 browser",
  );
  expect(tally(rows, ["types", "unit", "worker"])).toBe(
    "promises  3 of 4 proven: 2 worker, 1 unit",
  );
  expect(tally(rows, [])).toBe("promises  0 of 4 proven");
});
