import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { table } from "../../scripts/parts/steps.ts";
import { workFolder } from "./copy.ts";
import { described, type Verdict } from "./judge.ts";
import type { Mutant } from "./source/mutants.ts";

export type Judged = Mutant & Verdict;

export const reportFile = `${workFolder}report.json`;

/** Which changes a run was to judge. */
export type Asked = {
  readonly aimed: boolean;
  readonly count: number;
  readonly seed: number;
  readonly paths: readonly string[];
};

/** What was judged still holds for every change whose line has stayed as it is. */
type Report = { readonly asked: Asked; readonly judged: readonly Judged[] };

/** That of the last run; null when there was none. */
export function readReport(): Report | null {
  if (!existsSync(reportFile)) return null;
  return JSON.parse(readFileSync(reportFile, "utf8")) as Report;
}

export function writeReport(report: Report): void {
  mkdirSync(workFolder, { recursive: true });
  writeFileSync(reportFile, `${JSON.stringify(report, null, 2)}\n`);
}

/** What nobody noticed, a line each, and the score of each folder. */
export function summary(judged: readonly Judged[]): string {
  const unnoticed = judged.filter(({ status }) => !isNoticed(status));
  const lines = unnoticed
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map((mutant) => `  ${mutant.status.padEnd(9)}  ${described(mutant)}`);
  const folders = [...new Set(judged.map(({ file }) => folderOf(file)))].toSorted();
  const rows = folders.map((folder) =>
    scored(
      folder,
      judged.filter(({ file }) => folderOf(file) === folder),
    ),
  );
  const head = ["", "killed", "timeout", "survived", "unreached", "score"];
  return [
    ...(lines.length > 0 ? ["Nobody noticed:", ...lines, ""] : []),
    table([head, ...rows, scored("all", judged)]),
  ].join("\n");
}

function scored(name: string, judged: readonly Judged[]): readonly string[] {
  const count = (status: Verdict["status"]) => judged.filter((one) => one.status === status).length;
  const noticed = judged.filter(({ status }) => isNoticed(status)).length;
  const counts = (["killed", "timeout", "survived", "unreached"] as const).map(count);
  const score = judged.length === 0 ? "" : `${Math.round((100 * noticed) / judged.length)} %`;
  return [name, ...counts.map(String), score];
}

export function isNoticed(status: Verdict["status"]): boolean {
  return status === "killed" || status === "timeout";
}

/** `app/notetaker`, `workers`. */
function folderOf(file: string): string {
  const [top, second] = file.split("/");
  return top === "app" ? `${top}/${second}` : (top ?? "");
}
