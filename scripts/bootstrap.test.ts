import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./parts/root.ts";

const locked = { "": {}, "node_modules/a": { version: "1.0.0" } };

function project(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "bootstrap-"));
  const all = {
    "scripts/start.ts": "",
    "package-lock.json": JSON.stringify({ packages: locked }),
    ".dev.vars.example": "A=1\n",
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  copyFileSync(`${root}scripts/bootstrap.mjs`, join(folder, "scripts/bootstrap.mjs"));
  return folder;
}

/** Files of a finished installation, whose Node is a shell script that prints its arguments. */
function installed(packages: object): Record<string, string> {
  return {
    "node_modules/.package-lock.json": JSON.stringify({ packages }),
    "node_modules/node/bin/node": '#!/bin/sh\necho "ran $*"\nexit 7\n',
  };
}

/** Runs `start` with an npm that prints `npmSays` and fails. */
function bootstrap(folder: string, npmSays = "must not run", args = ["start", "--flag"]) {
  const npm = join(folder, "npm.js");
  writeFileSync(npm, `console.error(${JSON.stringify(npmSays)}); process.exit(1);`);
  const ownNode = join(folder, "node_modules/node/bin/node");
  if (existsSync(ownNode)) chmodSync(ownNode, 0o755);

  const script = join(folder, "scripts/bootstrap.mjs");
  const env = { ...process.env, npm_execpath: npm };
  const result = spawnSync(process.execPath, [script, ...args], { env, encoding: "utf8" });
  return { code: result.status, output: result.stdout + result.stderr };
}

test("an existing installation is used, .dev.vars is written, and the exit code is passed on", () => {
  const folder = project(installed(locked));
  const { code, output } = bootstrap(folder);
  expect(output).toContain(`ran ${join(folder, "scripts/start.ts")} --flag`);
  expect(existsSync(join(folder, ".dev.vars"))).toBe(true);
  expect(code).toBe(7);
});

test("an optional package of another platform may be missing", () => {
  const packages = { ...locked, "node_modules/a-mac": { version: "1.0.0", optional: true } };
  const lock = JSON.stringify({ packages });
  expect(bootstrap(project({ "package-lock.json": lock, ...installed(locked) })).code).toBe(7);
});

test.each([
  ["nothing is installed", {}],
  ["a version is stale", installed({ "node_modules/a": { version: "0.9.0" } })],
  ["a package is missing", installed({})],
])("when %s, npm is asked to install", (_, files) => {
  const { code, output } = bootstrap(project(files), "something broke");
  expect(output).toContain("Installing the locked packages");
  expect(output).toContain("something broke");
  expect(code).toBe(1);
});

test.each([
  ["npm error code ENOTFOUND", "Is this machine online?"],
  ["npm error ENOSPC: no space left", "the disk is full"],
  ["npm error EACCES: permission denied", "may not be written by this user"],
])("npm's message %j is explained without a stack", (npmSays, sentence) => {
  const { output } = bootstrap(project({}), npmSays);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/^\s+at /m);
});

test("a damaged lock file is named", () => {
  const { output } = bootstrap(project({ "package-lock.json": "<<<<<<<" }));
  expect(output).toContain("package-lock.json is missing or damaged");
});

test.each([
  ["check", "--help"],
  ["deploy", "-h"],
  ["ops", "--help"],
])("%s prints its help and does nothing else", (task, flag) => {
  const help = readFileSync(`${root}scripts/help/${task}.txt`, "utf8");
  const folder = project({ [`scripts/${task}.ts`]: "", [`scripts/help/${task}.txt`]: help });
  const before = readdirSync(folder);
  const { code, output } = bootstrap(folder, "must not run", [task, flag]);
  expect(output.trim()).toBe(help.trim());
  expect(code).toBe(0);
  expect(readdirSync(folder)).toEqual([...before, "npm.js"].toSorted());
});
