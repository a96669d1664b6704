import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { keptDays } from "~/jobs/forget-old.server";
import { countsKeptDays, retentionDays } from "~/config/facts";
import { names } from "~/config/names";
import { root } from "../../scripts/parts/root";

const files = [
  ...["README.md", "SECURITY.md", "CHANGELOG.md"],
  ...["operating", "options", "growing", "own-bots", "notes", "webhooks", "framework"].map(
    (name) => `docs/${name}.md`,
  ),
];
const read = (file: string) => readFileSync(`${root}${file}`, "utf8");
const manifest = JSON.parse(read("package.json")) as {
  version: string;
  scripts: Record<string, string>;
};

test("the licence is the owner's", () => {
  expect(read("LICENSE")).toMatch(/^MIT License\n/);
  expect(/^Copyright \(c\) \d{4} (.+)$/m.exec(read("LICENSE"))?.[1]).toBe(names.company);
});

test("the changelog is about this version", () => {
  expect(/^## (\S+)/m.exec(read("CHANGELOG.md"))?.[1]).toBe(manifest.version);
});

test("the README has at most 120 lines", () => {
  expect(read("README.md").split("\n").length).toBeLessThanOrEqual(120);
});

test.each(files)("the links and commands of %s lead somewhere", (file) => {
  const text = read(file);
  for (const [, target = ""] of text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)) {
    expect([target, existsSync(join(root, dirname(file), target))]).toEqual([target, true]);
  }
  for (const [, task = ""] of text.matchAll(/npm run ([\w:]+)/g)) {
    expect(Object.keys(manifest.scripts)).toContain(task);
  }
  for (const [, path = ""] of text.matchAll(
    /`((?:app|workers|scripts|tests|docs|public)\/[\w./-]+)`/g,
  )) {
    const isElsewhere = path.startsWith("public/") || path === "app/routes.ts";
    expect([path, isElsewhere || existsSync(`${root}${path}`)]).toEqual([path, true]);
  }
});

const sources = ["app", "workers", "scripts", "tests"].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|mjs|js)$/.test(name))
    .map((name) => read(`${folder}/${name}`)),
);
const readmes = ["app", "app/notetaker", "app/invites", "tests"].map(
  (folder) => `${folder}/README.md`,
);

test.each([...files, ...readmes])(
  "the names of functions and types in %s are in the code",
  (file) => {
    const named = read(file).matchAll(/`([a-z]+[A-Z]\w+|[A-Z][a-z]+[A-Z]\w+)(?:\(\))?`/g);
    const names = [...new Set([...named].map(([, name = ""]) => name))];
    expect(names.filter((name) => !sources.some((text) => text.includes(name)))).toEqual([]);
  },
);

test("docs/operating.md has the ages after which the cron deletes", () => {
  const text = read("docs/operating.md");
  const table = text.slice(text.indexOf("## What is kept"), text.indexOf("## People"));
  const documented = [...table.matchAll(/\| (\d+) days +\|/g)].map(([, days]) => Number(days));
  expect(documented).toEqual([
    retentionDays,
    keptDays.deletedRows,
    keptDays.sentMessages,
    keptDays.bounces,
    keptDays.webhookIds,
    countsKeptDays,
  ]);
});

test("Deploy names the queue and the database of wrangler.toml", () => {
  const config = read("wrangler.toml");
  const deploy = read("README.md");
  const queue = /^queue = "(.+)"$/m.exec(config)?.[1] ?? "";
  expect(deploy).toContain(`npx wrangler queues create ${queue}`);
  expect(deploy).toContain(`npx wrangler queues subscription create ${queue} `);
  const database = /^database_name = "(.+)"$/m.exec(config)?.[1] ?? "";
  expect(deploy).toContain(`npx wrangler d1 create ${database} `);
});
