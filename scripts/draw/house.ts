import { dirname } from "node:path";
import { root } from "../parts/root.ts";
import { table } from "../parts/steps.ts";
import { circlesOf, importsOf, sourcesOf } from "./imports.ts";

/** `npm run draw`: how large the house is, and whether its arrows run in circles. */
const sources = sourcesOf(root, ["app", "workers"]);
const lines = sources
  .map(({ text }) => text.split("\n").length - 1)
  .toSorted((one, other) => one - other);
const folders = new Map<string, number>();
for (const { path } of sources) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
const largest = [...folders].toSorted(([, one], [, other]) => other - one);
const circles = circlesOf(importsOf(sources));
const worlds = sources.flatMap(({ text }) => text.match(/^(?:export )?type \w*World\b/gm) ?? []);

console.log(
  table([
    ["source files in app and workers", String(sources.length)],
    ["lines", String(lines.reduce((sum, count) => sum + count, 0))],
    ["median length", String(lines[lines.length >> 1])],
    ["files under 30 lines", String(lines.filter((count) => count < 30).length)],
    ["types called World", String(worlds.length)],
    ["circles, types included", String(circles.length)],
    ...largest.slice(0, 8).map(([folder, count]) => [`in ${folder}`, String(count)]),
  ]),
);
for (const circle of circles) console.log(`  circle: ${circle.join(" → ")}`);
