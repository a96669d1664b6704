import type { Notes } from "../notes/note";
import type { TranscriptPart } from "../provider/bot-provider";
import { toCues } from "./cues";
import type { SpeakerNames } from "./speakers";
import { hhmmss, shortClock, type Turn } from "./transcript";

function cueTime(seconds: number, point: "." | ","): string {
  const ms = Math.round(seconds * 1000);
  return `${hhmmss(ms / 1000)}${point}${String(ms % 1000).padStart(3, "0")}`;
}

/** SubRip: numbered cues; the speaker's name has a line of its own where the speaker changes. */
export function transcriptAsSrt(parts: readonly TranscriptPart[], names: SpeakerNames): string {
  let lastSpeaker: string | null = null;
  return toCues(parts, names)
    .map(({ speaker, lines, from, to }, index) => {
      const times = `${cueTime(from, ",")} --> ${cueTime(to, ",")}`;
      const shown = speaker === lastSpeaker ? lines : [`${speaker}:`, ...lines];
      lastSpeaker = speaker;
      return `${index + 1}\n${times}\n${shown.map(withoutTags).join("\n")}\n`;
    })
    .join("\n");
}

const lookalikes: Readonly<Record<string, string>> = { "<": "‹", ">": "›", "{": "(", "}": ")" };

/** The format knows no escape, and players read tags in angle and in curly brackets. */
function withoutTags(text: string): string {
  return text.replace(/[<>{}]/g, (character) => lookalikes[character] ?? character);
}

export function transcriptAsVtt(parts: readonly TranscriptPart[], names: SpeakerNames): string {
  const cues = toCues(parts, names).map(({ speaker, lines, from, to }) => {
    const times = `${cueTime(from, ".")} --> ${cueTime(to, ".")}`;
    return `${times}\n<v ${voice(speaker)}>${escape(lines.join("\n"))}</v>\n`;
  });
  return ["WEBVTT\n", ...cues].join("\n");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function voice(speaker: string): string {
  return escape(speaker.replace(/[<>]/g, ""));
}

export function transcriptAsMarkdown(turns: readonly Turn[], title: string): string {
  if (turns.length === 0) return "";
  const paragraphs = turns.map(({ speaker, start, text }) => {
    const time = start === null ? "" : ` (${hhmmss(start)})`;
    return `**${escapeMarkdown(speaker)}**${time}\n\n${escapeMarkdown(text)}\n`;
  });
  return [`# ${escapeMarkdown(title)}\n`, ...paragraphs].join("\n");
}

/** Escapes markup, links, and the start of a list ("- a", "1. a"): any punctuation may follow a CommonMark backslash. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_~[\]<>&|$#@]/g, "\\$&")
    .replace(/:(?=\/\/)/g, "\\:")
    .replace(/(?<=\bwww)\./gi, "\\.")
    .replace(/^[-+=]/, "\\$&")
    .replace(/^(\d{1,9})([.)])/, "$1\\$2");
}

/**
 * One row per task for ClickUp's importer (https://help.clickup.com/hc/en-us/articles/6310821748759).
 * The importer does not read "by Friday" as a date, so a deadline is part of the description.
 */
export function tasksAsCsv({ lines }: Notes): string {
  const tasks = lines.filter(({ kind }) => kind === "task");
  const rows = tasks.map(({ text, quote, speaker, at, owner, due }) => {
    const source = `“${quote}” ${speaker} at ${shortClock(at)}`;
    const description = due === null ? source : `Due: ${due}. ${source}`;
    // ClickUp separates assignees by a bare comma.
    return [text, description, owner?.replace(/, /g, ",") ?? ""];
  });
  return [["Task Name", "Description", "Assignees"], ...rows]
    .map((row) => `${row.map(cell).join(",")}\r\n`)
    .join("");
}

/** Quotes as in RFC 4180. A spreadsheet would take text that begins with one of these signs for a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
