import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { root } from "../parts/root.ts";
import { sourcesOf, type Source } from "./imports.ts";

const folders = ["app", "workers", "scripts", "tests", "migrations"];
const sources = sourcesOf(root, folders);
const paths = folders.flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" }).map(
    (name) => `${folder}/${name}`,
  ),
);
const names = new Set(paths.map((path) => basename(path)));

/** The lines of comments, each with its place. */
function commentsOf({ path, text }: Source): { readonly at: string; readonly line: string }[] {
  return text
    .split("\n")
    .map((line, nth) => ({ at: `${path}:${nth + 1}`, line }))
    .filter(({ line }) => /^\s*(?:\/?\*|\/\/)/.test(line));
}

function isThere(file: string): boolean {
  return file.includes("/") ? paths.some((path) => path.endsWith(file)) : names.has(file);
}

test("a file that a comment names is one of the repository", () => {
  const missing = sources.flatMap(commentsOf).flatMap(({ at, line }) => {
    const named = [...line.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = ""]) => file);
    return named.filter((file) => !isThere(file)).map((file) => `${at}: ${file}`);
  });
  expect(missing).toEqual([]);
});

test("no comment cites a document that is not here", () => {
  const document =
    /\b(?:decisions|quality|findings|platform|design|performance|architecture|notetaker-provider|spec)(?:\.md|,? (?:section )?[A-Z]?\d)/i;
  const citing = sources.flatMap(commentsOf).filter(({ line }) => document.test(line));
  expect(citing.map(({ at, line }) => `${at}: ${line.trim()}`)).toEqual([]);
});
