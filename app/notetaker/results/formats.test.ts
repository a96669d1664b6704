import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { naughtyStrings } from "../../../tests/fixtures/naughty-strings";
import type { Note } from "../notes/note";
import type { TranscriptPart } from "../provider/bot-provider";
import { escapeMarkdown, tasksAsCsv, transcriptAsMarkdown, transcriptAsSrt } from "./formats";
import { toTurns } from "./transcript";

const says = (name: string, text: string, start: number | null): TranscriptPart => ({
  participant: { id: null, name, isHost: null },
  words: [{ text, start, end: start === null ? null : start + 2.5 }],
});

describe("SRT", () => {
  test("is an empty file when no one spoke", () => {
    expect(transcriptAsSrt([], new Map())).toBe("");
  });

  test("numbers its cues and writes times with a comma", () => {
    const parts = [says("Ada", "Good morning.", 3725.25), says("Bob", "Hi.", null)];
    expect(transcriptAsSrt(parts, new Map())).toBe(
      "1\n01:02:05,250 --> 01:02:07,750\nAda:\nGood morning.\n\n" +
        "2\n01:02:07,750 --> 01:02:08,050\nBob:\nHi.\n",
    );
  });

  test("turns no spoken words into a tag or a further cue", () => {
    for (const text of [...naughtyStrings, "a\n\n9\n00:00:00,000 --> 00:00:01,000\n<b>{\\an8}x"]) {
      const file = transcriptAsSrt([says(text, `x ${text}`, 1)], new Map());
      const cues = file.split("\n\n");
      for (const [nth, cue] of cues.entries()) {
        const [number, time, ...lines] = cue.trim().split("\n");
        expect(number).toBe(String(nth + 1));
        expect(time).toMatch(/^[\d:,]+ --> [\d:,]+$/);
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.length).toBeLessThanOrEqual(3);
        expect(lines.join("")).not.toMatch(/[<>{}]/);
      }
    }
  });
});

describe("Markdown", () => {
  test("has a heading, then each turn under its speaker and time", () => {
    const turns = toTurns([says("Ada", "Good morning.", 65), says("Bob", "Hi.", null)]);
    expect(transcriptAsMarkdown(turns, "Transcript")).toBe(
      "# Transcript\n\n**Ada** (00:01:05)\n\nGood morning.\n\n**Bob**\n\nHi.\n",
    );
    expect(transcriptAsMarkdown([], "Transcript")).toBe("");
  });

  test.each([
    ["# Heading", "\\# Heading"],
    ["- item", "\\- item"],
    ["+ item", "\\+ item"],
    ["12. item", "12\\. item"],
    ["3) item", "3\\) item"],
    ["=====", "\\====="],
    ["> quote", "\\> quote"],
    ["[a](http://b)", "\\[a\\](http\\://b)"],
    ["<b>&amp;", "\\<b\\>\\&amp;"],
    ["www.example.com", "www\\.example.com"],
    ["ada@example.com", "ada\\@example.com"],
    ["`code` *a* _b_ ~c~ |d|", "\\`code\\` \\*a\\* \\_b\\_ \\~c\\~ \\|d\\|"],
    ["It cost 3.50, fine - well.", "It cost 3.50, fine - well."],
  ])("escapes %s", (text, written) => {
    expect(escapeMarkdown(text)).toBe(written);
  });

  test("escapes every character that begins markup", () => {
    const marks = [..."\\`*_~[]<>&|$#@"];
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...marks, "a", " ", ".", ":", "/") }),
        (text) => {
          const bare = escapeMarkdown(text).replace(/\\[\s\S]/g, "x");
          expect(marks.filter((mark) => bare.includes(mark))).toEqual([]);
          expect(bare).not.toContain("://");
        },
      ),
    );
  });
});

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
function csvRows(file: string): string[][] {
  return file
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .slice(0, -1)
    .map((row) =>
      [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, bare = ""]) => quoted?.replaceAll('""', '"') ?? bare,
      ),
    );
}

test("the CSV file has a header and a row for each task", () => {
  const rows = csvRows(
    csv(task, { ...task, kind: "decision" }, { ...task, text: "Call", owner: null, due: null }),
  );
  expect(rows).toEqual([
    ["Task Name", "Description", "Assignees"],
    [task.text, 'Due: by Friday. “I will send "the list" by Friday” Dana at 1:01:01', "Dana,Tom"],
    ["Call", '“I will send "the list" by Friday” Dana at 1:01:01', ""],
  ]);
  expect(csv()).toBe("Task Name,Description,Assignees\r\n");
});

test("no text becomes a formula or breaks a row", () => {
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
    const [, row] = csvRows(file);
    expect(row).toHaveLength(3);
    for (const value of row ?? []) expect(value).not.toMatch(/^[=+\-@\t\r]/);
    expect(row?.[0]).toBe(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
  }
});
