import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import "./parts/app-modules.ts";
import type { Subject } from "./check/run-subjects.ts";
import { boolean, parseCommandLine, runCommandLine, table } from "./parts/terminal.ts";
import { root } from "./parts/root.ts";
import { run } from "./parts/run-program.ts";

export async function deploy(args: readonly string[]): Promise<number> {
  const switches = { "dry-run": boolean, "allow-sample": boolean, "skip-check": boolean };
  const options = parseCommandLine("deploy", switches, args).values;
  if (!(await mayPublish(options["allow-sample"]))) return 1;
  const isDry = options["dry-run"];
  const isChecked = !isDry && !options["skip-check"];
  const { checkDeployed } = await import("./check/deployed.ts");
  const times: Subject["when"][] = ["offline"];
  if (!isDry) times.push("first");
  if (isChecked) times.push("before");
  if (!(await checkDeployed(...times))) {
    const otherwise = isChecked ? ", or go on without: npm run deploy -- --skip-check" : ".";
    console.error(`\nNot deployed. Put that right${otherwise}`);
    return 1;
  }
  if (isDry) return wrangler("deploy", "--dry-run");
  if ((await wrangler("d1", "migrations", "apply", "DB", "--remote")) !== 0) {
    console.error(
      "\nThe database could not be migrated. Does it exist? See README, “Deploy”, step 2.",
    );
    return 1;
  }
  const code = await wrangler("deploy");
  if (code !== 0 || !isChecked) return code;
  if (await checkDeployed("after")) return 0;
  console.error(
    "\nIt is deployed, but not in order. A new domain or cron takes some minutes to begin;\n" +
      "npm run check -- --remote looks again.",
  );
  return 1;
}

/** Prints the samples that are left. Returns false if there are any and they are not allowed. */
async function mayPublish(areSamplesAllowed: boolean): Promise<boolean> {
  const samples = await findSamples(root);
  if (samples.length === 0) return true;

  console.error("Still invented, and not to be published as if it were true:\n");
  console.error(
    table(samples.map(({ file, what, count, places }) => [file, `${count} ${what}`, places])),
  );
  console.error(
    areSamplesAllowed
      ? "\nGoing on, because of --allow-sample.\n"
      : "\nReplace them, or publish a demonstration: npm run deploy -- --allow-sample",
  );
  return areSamplesAllowed;
}

/** Marks of invented content: sample records, and addresses of a domain that cannot exist. */
const marks = [
  { pattern: /\bsample:\s*true\b/g, what: "sample records" },
  { pattern: /[\w.@-]+\.example\b/g, what: "sample addresses" },
];

/** Finds invented content that is left in the published words, names and settings of a project. */
export async function findSamples(project: string) {
  const content = await readdir(join(project, "app/content"), { recursive: true });
  const sources = content.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).sort();
  const files = [
    "wrangler.toml",
    "app/config/names.ts",
    ...sources.map((name) => `app/content/${name.replaceAll("\\", "/")}`),
  ];
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(project, file), "utf8");
      return marks.map(({ pattern, what }) => {
        const matches = [...text.matchAll(pattern)];
        const places = new Set(matches.map((match) => placeOf(match, text)));
        return { file, what, count: matches.length, places: [...places].join(", ") };
      });
    }),
  );
  return found.flat().filter(({ count }) => count > 0);
}

/** Returns a sample address itself, or the line of a sample record. */
function placeOf({ 0: mark, index }: RegExpExecArray, text: string): string {
  return mark.startsWith("sample") ? `line ${text.slice(0, index).split("\n").length}` : mark;
}

function wrangler(...args: string[]): Promise<number> {
  return run(`${root}node_modules/.bin/wrangler`, args);
}

if (import.meta.main) {
  await runCommandLine(() => deploy(process.argv.slice(2)));
  process.exit();
}
