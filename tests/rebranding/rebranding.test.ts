import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as colors from "../../app/config/colors.ts";
import { names } from "../../app/config/names.ts";
import { pages } from "../../app/config/pages.ts";
import { resources } from "../../app/config/resources.ts";
import { root } from "../../scripts/parts/root.ts";
import { otherColors, otherNames, tracesIn } from "./brand.ts";
import { copyRebranded } from "./copy.ts";

const folder = mkdtempSync(join(tmpdir(), "rebranded-"));
afterAll(() => rmSync(folder, { recursive: true }));

const seen = new Map<string, string>();

beforeAll(() => {
  copyRebranded(folder);
  const env = { ...process.env, NODE_ENV: "production" };
  const run = (...args: readonly string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, env, stdio: "pipe" });
  run("node_modules/@remix-run/dev/dist/cli.js", "build");
  const out = join(folder, "seen.json");
  run("--import", "./scripts/parts/app-modules.ts", "tests/rebranding/show.ts", out);
  const found = JSON.parse(readFileSync(out, "utf8")) as Record<string, string>;
  for (const [what, text] of Object.entries(found)) seen.set(what, text);
}, 180_000);

test("nothing that is seen of a rebranded site shows the brand it was", () => {
  const traces = [...seen].flatMap(([what, text]) =>
    tracesIn(`${what}\n${text}`).map((trace) => `${what}: ${trace}`),
  );
  expect([...new Set(traces)].slice(0, 20)).toEqual([]);
});

test("all of it was looked at, and shows the other brand", () => {
  const all = [...pages.map(({ paths }) => paths[0]), ...resources.map(({ path }) => path)];
  const asked = all.map((path) => `GET ${otherNames(`"${path}"`).slice(1, -1)}`);
  expect(asked.filter((what) => !seen.has(what))).toEqual([]);

  const brand = otherNames(`"${names.brand}"`).slice(1, -1);
  const ink = otherColors(`"${colors.ink900}"`).slice(1, -1);
  for (const what of ["GET /", "GET /x", "GET /site.webmanifest", "share card 1", "sent mail 1"]) {
    expect(seen.get(what), what).toContain(brand);
  }
  for (const what of ["GET /", "GET /site.webmanifest", "favicon.svg", "bot picture"]) {
    expect(seen.get(what), what).toContain(ink);
  }
  expect(seen.get("personal page 1")).toMatch(/^200/);
  expect([...seen.keys()].filter((what) => what.startsWith("mail ")).length).toBeGreaterThan(40);
});

/** Where a brand may stand: the three, and the icon set with the marks of others. */
const places =
  /^app\/(?:config\/(?:names|colors)\.ts|content\/|components\/ui\/icon-names\.ts)|^scripts\/sprite\.mjs/;

test("no other source spells the brand out, not even where nobody looks", () => {
  const sources = ["app", "workers", "scripts"].flatMap((top) =>
    readdirSync(`${root}${top}`, { recursive: true, encoding: "utf8" })
      .map((file) => `${top}/${file}`)
      .filter((file) => /(?<!\.test)\.(?:tsx?|mjs|css)$/.test(file) && !places.test(file)),
  );
  const traces = sources.flatMap((file) =>
    tracesIn(readFileSync(`${root}${file}`, "utf8")).map((trace) => `${file}: ${trace}`),
  );
  expect(traces).toEqual([]);
  expect(sources.length).toBeGreaterThan(300);
});

test.each([
  names.brand.toUpperCase(),
  `hello@mail.${names.contactEmail.replace(/^.*@/, "")}`,
  `/free${names.workspaceTool.slug}`,
  `/Book${names.members.architect.name}`,
  `${colors.pine600.toLowerCase()}80`,
])("%s is a trace", (text) => expect(tracesIn(`to ${text}.`)).toHaveLength(1));
