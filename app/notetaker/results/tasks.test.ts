import { expect, test } from "vitest";
import { naughtyStrings } from "../../../tests/fixtures/naughty-strings";
import type { Note } from "../notes/note";
import { tasksAsCsv } from "./tasks";

const task: Note = {
  ...{
    kind: "task",
    text: "Send the price list, please",
    quote: 'I will send "the list" by Friday',
  },
  ...{ speaker: "Dana", at: 3_661, owner: "Dana, Tom", due: "by Friday" },
};
const csv = (...lines: Note[]) => tasksAsCsv({ language: "en", lines });

/** RFC 4180, read by its grammar. */
function read(file: string): string[][] {
  return file
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .slice(0, -1)
    .map((row) =>
      [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, bare = ""]) => quoted?.replaceAll('""', '"') ?? bare,
      ),
    );
}

test("one row a task under a header of unique names, and no other line", () => {
  const rows = read(
    csv(task, { ...task, kind: "decision" }, { ...task, text: "Call", owner: null, due: null }),
  );
  expect(rows).toEqual([
    ["Task Name", "Description", "Assignees"],
    [task.text, 'Due: by Friday. “I will send "the list" by Friday” Dana at 1:01:01', "Dana,Tom"],
    ["Call", '“I will send "the list" by Friday” Dana at 1:01:01', ""],
  ]);
  expect(csv()).toBe("Task Name,Description,Assignees\r\n");
});

test("nothing that was said is a formula, or breaks a row", () => {
  for (const text of [
    ...naughtyStrings.filter((text) => text !== ""),
    "=1+1",
    "+49",
    "-x",
    "@SUM(A1)",
    "\t=1",
    'a"b',
    "a\r\nb",
  ]) {
    const file = csv({ ...task, text, owner: text, quote: text });
    const [, row] = read(file);
    expect(row).toHaveLength(3);
    for (const value of row ?? []) expect(value).not.toMatch(/^[=+\-@\t\r]/);
    expect(row?.[0]).toBe(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
  }
});
