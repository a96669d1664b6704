import { fold } from "../../../app/notetaker/notes/fold.ts";
import type { Note } from "../../../app/notetaker/notes/notes.ts";
import type { Turn } from "../../../app/notetaker/results/transcript.ts";
import type { Script } from "./script.ts";

export type Score = {
  /** Of what a careful person would note. */
  readonly expected: number;
  readonly found: number;
  /** Of the lines that were written. */
  readonly lines: number;
  readonly right: number;
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
};

/** Decisions or tasks of a meeting against those expected; each stands for one at most. */
export function scoreOf(kind: "decision" | "task", lines: readonly Note[], script: Script): Score {
  const expected = kind === "decision" ? script.decisions : script.tasks;
  const written = lines.filter((line) => line.kind === kind);
  const isOf = (line: Note, keys: string) => {
    const said = fold([line.quote, line.text, line.owner ?? "", line.due ?? ""].join(" "));
    return keys.split(" ").every((key) => said.includes(fold(key)));
  };
  const missed = expected.filter((keys) => !written.some((line) => isOf(line, keys)));
  const wrong = written.filter((line) => !expected.some((keys) => isOf(line, keys)));
  return {
    expected: expected.length,
    found: expected.length - missed.length,
    lines: written.length,
    right: written.length - wrong.length,
    missed,
    wrong: wrong.map(({ text }) => text),
  };
}

/** Lines whose quote nobody said: compared without the code that verifies them. */
export function inventedIn(lines: readonly Note[], turns: readonly Turn[]): number {
  const plain = (text: string) =>
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, "");
  const said = turns.map(({ speaker, text }) => ({ speaker, text: plain(text) }));
  return lines.filter(
    (line) =>
      !said.some(
        ({ speaker, text }) => speaker === line.speaker && text.includes(plain(line.quote)),
      ),
  ).length;
}
