import { escapePattern } from "~/lib/text/escape-pattern";
import { unlinked, visibleLine } from "~/lib/text/trim";
import type { Notetaker } from "../notetaker";
import type { Note, Notes } from "../notes/note";
import type { Turn } from "./transcript";

/** Names that the owner gave, keyed by the speaker's name in the transcript. */
export type SpeakerNames = Readonly<Record<string, string>>;

export const maxNameLength = 80;
/** Renamed speakers per meeting. Google Meet lets more people in, but few of them speak. */
export const maxGivenNames = 100;

export function speakerNamesOf({ speakerNames }: Pick<Notetaker, "speakerNames">): SpeakerNames {
  return speakerNames === null ? {} : (JSON.parse(speakerNames) as SpeakerNames);
}

export function shownName(names: SpeakerNames, speaker: string): string {
  return givenName(names, speaker) ?? speaker;
}

/** Uses `hasOwn`, because a speaker may be called "constructor". */
export function givenName(names: SpeakerNames, speaker: string): string | null {
  return Object.hasOwn(names, speaker) ? (names[speaker] ?? null) : null;
}

/** Returns the typed name on one line; null if it is too long. */
export function cleanedName(typed: string): string | null {
  const name = unlinked(visibleLine(typed));
  return [...name].length <= maxNameLength ? name : null;
}

/** Renames a speaker; an empty or the reported name undoes that. Returns null if there are too many names. */
export function withName(names: SpeakerNames, speaker: string, name: string): SpeakerNames | null {
  const others = Object.entries(names).filter(([key]) => key !== speaker);
  const isNewName = name !== "" && name !== speaker;
  const all = isNewName ? [...others, [speaker, name] as const] : others;
  return all.length > maxGivenNames ? null : Object.fromEntries(all);
}

export function withSpeakerNames(turns: readonly Turn[], names: SpeakerNames): Turn[] {
  return turns.map((turn) => ({ ...turn, speaker: shownName(names, turn.speaker) }));
}

/** Renames people in notes, except in a text that is only a quote. */
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

/** Replaces whole words, all names in one pass: two people may swap theirs. */
function renaming(names: SpeakerNames): (text: string) => string {
  const longestFirst = Object.keys(names).toSorted((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return (text) => text;
  const either = longestFirst.map(escapePattern).join("|");
  const wholeName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${either})(?![\\p{L}\\p{N}])`, "gu");
  return (text) => text.replace(wholeName, (name) => shownName(names, name));
}
