import { readFileSync } from "node:fs";
import { root } from "./root.ts";

/** What `npm run <task> -- --help` prints; `bootstrap.mjs` prints the same before anything is installed. */
export function helpOf(task: "check" | "deploy" | "ops"): string {
  return readFileSync(`${root}scripts/help/${task}.txt`, "utf8");
}
