import { readdirSync, readFileSync, statSync } from "node:fs";
import { importsOf, sourcesOf } from "../../scripts/draw/imports.ts";
import { root } from "../../scripts/parts/root.ts";
import { Sentence } from "../../scripts/parts/sentence.ts";
import { mutantsIn, type Mutant } from "./source/mutants.ts";
import type { TestFile } from "./session/messages.ts";

/** What is changed unless a run names other paths. */
export const usualPaths = [
  "app/notetaker",
  "app/invites",
  "app/leads",
  "app/payments",
  "app/jobs",
  "app/abuse",
  "app/components/forms",
  "workers",
];

/**
 * So many changes, spread evenly over the paths, and over the kinds of changes within each: what there
 * is most of would crowd out the rest.
 */
export function chooseMutants(
  paths: readonly string[],
  count: number,
  random: () => number,
): readonly Mutant[] {
  const groups = paths.map((path) => byMutator(mutantsAt(path)));
  const chosen: Mutant[] = [];
  while (chosen.length < count && groups.some(({ length }) => length > 0)) {
    for (const kinds of groups) {
      const kind = takeOne(kinds, random, false);
      const mutant = kind && takeOne(kind, random, true);
      if (mutant && chosen.length < count) chosen.push(mutant);
      if (kind?.length === 0) kinds.splice(kinds.indexOf(kind), 1);
    }
  }
  return chosen;
}

/** `app/jobs`, `app/jobs/drain.server.ts`, or of one file only some lines: `app/jobs/drain.server.ts:12-20`. */
function mutantsAt(asked: string): readonly Mutant[] {
  const [path = asked, lines] = asked.split(":");
  const [from = 1, to = from] = lines?.split("-").map(Number) ?? [1, Infinity];
  return sourcesAt(path)
    .flatMap((source) => mutantsIn(source.path, source.text))
    .filter(({ line }) => line >= from && line <= to);
}

function byMutator(mutants: readonly Mutant[]): Mutant[][] {
  const kinds = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    kinds.set(mutant.mutator, [...(kinds.get(mutant.mutator) ?? []), mutant]);
  }
  return [...kinds.values()];
}

function takeOne<One>(all: One[], random: () => number, away: boolean): One | undefined {
  const at = Math.floor(random() * all.length);
  return away ? all.splice(at, 1)[0] : all[at];
}

type Source = { readonly path: string; readonly text: string };

/** What is drawn in a browser, and what only its scripts do, is judged by tests in browsers. */
function sourcesAt(path: string): readonly Source[] {
  const isFolder = statSync(`${root}${path}`, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder === undefined) throw new Sentence(`There is no ${path}.`);
  if (!isFolder) return [{ path, text: readFileSync(`${root}${path}`, "utf8") }];
  return sourcesOf(root, [path]).filter(
    (source) => source.path.endsWith(".ts") && !/from "react"/.test(source.text),
  );
}

/** Test files that import a changed file, if only through others; in workerd, all: the site is one. */
export function whoMayMeet(
  files: readonly TestFile[],
  mutants: readonly Mutant[],
): readonly TestFile[] {
  const folders = ["app", "workers", "scripts", "tests"];
  const all = folders.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`)
      .map((path) => ({ path, text: readFileSync(`${root}${path}`, "utf8") })),
  );
  const imports = importsOf(all);
  const changed = new Set(mutants.map(({ file }) => file));
  return files.filter(({ project, path }) => {
    const reached = new Set([path]);
    for (const one of reached) for (const next of imports.get(one) ?? []) reached.add(next);
    return project === "worker" || [...changed].some((file) => reached.has(file));
  });
}
