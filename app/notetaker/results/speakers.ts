import { unlinked, visibleLine } from "~/lib/text/trim";
import type { Job } from "../job";
import type { Note, Notes } from "../notes/notes";
import { longParagraph, type Turn, joined } from "./transcript";

/** The names that the owner gave, by those that `toTurns` gives. Two keys with one value are one person. */
export type SpeakerNames = Readonly<Record<string, string>>;

/** A change of one name, kept so that it can be undone. `before` is null for the name that was reported. */
export type NameChange = { readonly speaker: string; readonly before: string | null };

export type StoredNames = { readonly names: SpeakerNames; readonly last: NameChange | null };

/** Characters of a given name, and of a reported one that can be given another. */
export const longestGivenName = 80;
const longestReportedName = 200;
/** Of one meeting. Google Meet lets more people in, but few of them speak. */
export const mostGivenNames = 100;

export function speakerNamesOf(job: Pick<Job, "speakerNames">): SpeakerNames {
  return storedNamesOf(job).names;
}

/** What the column holds; nothing of it is taken on trust. */
export function storedNamesOf({ speakerNames }: Pick<Job, "speakerNames">): StoredNames {
  const stored: unknown = parsed(speakerNames);
  if (!isRecord(stored) || !isRecord(stored["names"])) return { names: {}, last: null };
  const names = Object.entries(stored["names"]).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const { last } = stored;
  const isChange = isRecord(last) && typeof last["speaker"] === "string";
  return {
    names: Object.fromEntries(names),
    last: isChange
      ? {
          speaker: String(last["speaker"]),
          before: typeof last["before"] === "string" ? last["before"] : null,
        }
      : null,
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** By what name a speaker is shown. A reported name may be "constructor": only what was given counts. */
export function shownName(names: SpeakerNames, speaker: string): string {
  return givenName(names, speaker) ?? speaker;
}

export function givenName(names: SpeakerNames, speaker: string): string | null {
  return Object.hasOwn(names, speaker) ? (names[speaker] ?? null) : null;
}

/** A name as somebody typed it, on one line; "" for the reported one, null if it is too long. */
export function cleanedName(typed: string): string | null {
  const name = unlinked(visibleLine(typed));
  return [...name].length <= longestGivenName ? name : null;
}

/** Whether somebody can be called by another name than the one that was reported. */
export function isNameable(speaker: string): boolean {
  return speaker !== "" && speaker.length <= longestReportedName;
}

/**
 * The names once `speaker` is called `name`, where "" and the reported name itself are the reported name.
 * null when there are too many.
 */
export function withName(stored: StoredNames, speaker: string, name: string): StoredNames | null {
  const others = Object.entries(stored.names).filter(([key]) => key !== speaker);
  const isGiven = name !== "" && name !== speaker;
  const names = isGiven ? [...others, [speaker, name] as const] : others;
  if (names.length > mostGivenNames) return null;
  return {
    names: Object.fromEntries(names),
    last: { speaker, before: givenName(stored.names, speaker) },
  };
}

/** The turns under the names that were given. Neighbours that became one person become one turn. */
export function withSpeakerNames(turns: readonly Turn[], names: SpeakerNames): Turn[] {
  const named: Turn[] = [];
  let reportedBefore: string | null = null;
  for (const turn of turns) {
    const spoken = { ...turn, speaker: shownName(names, turn.speaker) };
    const before = named.at(-1);
    // What one person said in a row was cut into paragraphs on purpose.
    const becameOne = before?.speaker === spoken.speaker && reportedBefore !== turn.speaker;
    if (before && becameOne && before.text.length < longParagraph)
      named[named.length - 1] = joined(before, spoken);
    else named.push(spoken);
    reportedBefore = turn.speaker;
  }
  return named;
}

/** The same of notes. A quote stays as it was said, also where it is all that the line consists of. */
export function notesWithSpeakerNames(notes: Notes, names: SpeakerNames): Notes {
  const rename = renaming(names);
  const lines = notes.lines.map((line): Note => {
    const { speaker, owner, text, quote } = line;
    return {
      ...line,
      speaker: shownName(names, speaker),
      owner: owner === null ? null : shownName(names, owner),
      text: text === quote ? text : rename(text),
    };
  });
  return { ...notes, lines };
}

/** Replaces names where they stand as whole words, all in one go: two people may swap theirs. */
function renaming(names: SpeakerNames): (text: string) => string {
  const longestFirst = Object.keys(names).toSorted((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return (text) => text;
  const either = longestFirst.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${either})(?![\\p{L}\\p{N}])`, "gu");
  return (text) => text.replace(whole, (name) => shownName(names, name));
}
