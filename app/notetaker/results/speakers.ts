import { escapePattern } from "~/lib/text/escape-pattern";
import { unlinked, visibleLine } from "~/lib/text/trim";
import type { Notetaker } from "../notetaker";
import type { Note, Notes } from "../notes/note";
import type { Turn } from "./transcript";

/** Names that the owner gave, by the speaker's name in the transcript. */
export type SpeakerNames = ReadonlyMap<string, string>;

export const maxNameLength = 80;
/** Renamed speakers per meeting. Google Meet lets more people in, but few of them speak. */
export const maxGivenNames = 100;

export function speakerNamesOf({ speakerNames }: Pick<Notetaker, "speakerNames">): SpeakerNames {
  const stored = JSON.parse(speakerNames ?? "{}") as Record<string, string>;
  return new Map(Object.entries(stored));
}

/** Returns the typed name on one line; null if it is too long. */
export function cleanedName(typed: string): string | null {
  const name = unlinked(visibleLine(typed));
  return [...name].length <= maxNameLength ? name : null;
}

/** Renames a speaker; an empty name or the reported one undoes a renaming. Returns null if there are too many names. */
export function withName(names: SpeakerNames, speaker: string, name: string): SpeakerNames | null {
  const changed = new Map(names);
  if (name === "" || name === speaker) changed.delete(speaker);
  else changed.set(speaker, name);
  return changed.size > maxGivenNames ? null : changed;
}

export function withSpeakerNames(turns: readonly Turn[], names: SpeakerNames): Turn[] {
  return turns.map((turn) => ({ ...turn, speaker: names.get(turn.speaker) ?? turn.speaker }));
}

/** Renames people in notes, except in a text that is only a quote. */
export function notesWithSpeakerNames(notes: Notes, names: SpeakerNames): Notes {
  const rename = renaming(names);
  const lines = notes.lines.map((line): Note => {
    const { speaker, owner, text, quote } = line;
    return {
      ...line,
      speaker: names.get(speaker) ?? speaker,
      owner: owner === null ? null : (names.get(owner) ?? owner),
      text: text === quote ? text : rename(text),
    };
  });
  return { ...notes, lines };
}

/** Replaces whole words, all names in one pass: two people may swap theirs. */
function renaming(names: SpeakerNames): (text: string) => string {
  if (names.size === 0) return (text) => text;
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length);
  const anyName = longestFirst.map(escapePattern).join("|");
  const wholeName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyName})(?![\\p{L}\\p{N}])`, "gu");
  return (text) => text.replace(wholeName, (name) => names.get(name) ?? name);
}
