import type { Notes } from "../notes/note";
import { shortClock } from "./transcript";

/**
 * The tasks of a meeting as a spreadsheet for ClickUp's importer: one row a task under a header of unique names,
 * several assignees with nothing but a comma between them
 * (https://help.clickup.com/hc/en-us/articles/6310821748759-Prepare-a-data-file-for-import). "By Friday" is no date
 * that it takes, so it stands in the description.
 */
export function tasksAsCsv({ lines }: Notes): string {
  const tasks = lines.filter(({ kind }) => kind === "task");
  const rows = tasks.map(({ text, quote, speaker, at, owner, due }) => [
    text,
    [...(due === null ? [] : [`Due: ${due}.`]), `“${quote}” ${speaker} at ${shortClock(at)}`].join(
      " ",
    ),
    owner?.replace(/, /g, ",") ?? "",
  ]);
  return [["Task Name", "Description", "Assignees"], ...rows]
    .map((row) => `${row.map(cell).join(",")}\r\n`)
    .join("");
}

/** Quoted as in RFC 4180; a spreadsheet takes what begins with one of these signs for a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
