import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../scripts/parts/root.ts";

const folders = ["app", "workers", "scripts", "tests", "migrations"];
const files = folders.flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" }).map(
    (name) => `${folder}/${name}`,
  ),
);
const sources = files.filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file));
const comments = sources.flatMap((file) =>
  readFileSync(root + file, "utf8")
    .split("\n")
    .map((line, nth) => ({ at: `${file}:${nth + 1}`, line: line.trim() }))
    .filter(({ line }) => /^(?:\/?\*|\/\/)/.test(line)),
);

test("a file that a comment names is one of the repository", () => {
  const missing = comments.flatMap(({ at, line }) => {
    const named = Array.from(line.matchAll(/`([\w./-]+\.tsx?)`/g), ([, name = ""]) => name);
    return named
      .filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))
      .map((name) => `${at}: ${name}`);
  });
  expect(comments.length).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});

test("no comment cites a document that is not here", () => {
  const document =
    /\b(?:decisions|quality|findings|platform|design|performance|architecture|notetaker-provider|spec)(?:\.md|,? (?:section )?[A-Z]?\d)/i;
  expect(comments.filter(({ line }) => document.test(line))).toEqual([]);
});
