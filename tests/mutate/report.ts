import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { table } from "../../scripts/parts/steps.ts";
import { workFolder } from "./copy.ts";
import { described, type Verdict } from "./judge.ts";
import type { Mutant } from "./source/mutants.ts";

export type Judged = Mutant & Verdict;

/** Which of these are known to change nothing, and why; nobody has to notice them. */
export function withoutEffect(
  mutants: readonly Mutant[],
  reasons: ReadonlyMap<string, string>,
): readonly Judged[] {
  return mutants.flatMap((mutant) => {
    const by = reasons.get(mutant.id);
    return by === undefined ? [] : [{ ...mutant, status: "equivalent" as const, by, ms: 0 }];
  });
}

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

/** What nobody noticed, a line each, what nobody could notice, and the score of each folder. */
export function summary(judged: readonly Judged[]): string {
  const sorted = judged.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const lines = sorted
    .filter((mutant) => isOwed(mutant) && !isNoticed(mutant.status))
    .map((mutant) => `  ${mutant.status.padEnd(9)}  ${described(mutant)}`);
  const equivalents = sorted
    .filter((mutant) => !isOwed(mutant))
    .map((mutant) => `  ${described(mutant)}\n      ${mutant.by}`);
  const folders = [...new Set(judged.map(({ file }) => folderOf(file)))].toSorted();
  const rows = folders.map((folder) =>
    scored(
      folder,
      judged.filter(({ file }) => folderOf(file) === folder),
    ),
  );
  const head = ["", ...statuses, "score"];
  return [
    ...(equivalents.length > 0 ? ["These change nothing:", ...equivalents, ""] : []),
    ...(lines.length > 0 ? ["Nobody noticed:", ...lines, ""] : []),
    table([head, ...rows, scored("all", judged)]),
  ].join("\n");
}

const statuses = ["killed", "timeout", "survived", "unreached", "equivalent"] as const;

function scored(name: string, judged: readonly Judged[]): readonly string[] {
  const count = (status: Verdict["status"]) => judged.filter((one) => one.status === status).length;
  const noticed = judged.filter(({ status }) => isNoticed(status)).length;
  const counts = statuses.map(count);
  const owed = judged.filter(isOwed).length;
  const score = owed === 0 ? "" : `${Math.round((100 * noticed) / owed)} %`;
  return [name, ...counts.map(String), score];
}

export function isNoticed(status: Verdict["status"]): boolean {
  return status === "killed" || status === "timeout";
}

function isOwed({ status }: Judged): boolean {
  return status !== "equivalent";
}

/** `app/notetaker`, `workers`. */
function folderOf(file: string): string {
  const [top, second] = file.split("/");
  return top === "app" ? `${top}/${second}` : (top ?? "");
}
