import type { Turn } from "../results/transcript";
import { fold } from "./fold";
import { noteKinds, type Note } from "./notes";

/**
 * Of one call, characters of transcript: 45 minutes of talk, some 10,000 tokens of a European language
 * and 16,000 of others, so that prompt and answer fit a model with a context of 24,000 tokens.
 */
const partCharacters = 40_000;

/** What a part repeats of the one before, so that nothing is cut in two. */
const overlapCharacters = 1_500;

/** Four hours, the longest recording there is, and some: bounds what one meeting can cost. */
const mostParts = 6;

/** Nobody reads more; of the mail it takes a quarter. */
const mostLines = 60;

/**
 * A meeting as texts for a model: one turn a line, "[754] Ada: …". null when it is longer than
 * `mostParts` can hold.
 */
export function partsOf(turns: readonly Turn[]): readonly string[] | null {
  const parts: string[] = [];
  let lines: string[] = [];
  let length = 0;
  for (const line of turns.flatMap(linesOf)) {
    if (length + line.length > partCharacters) {
      parts.push(lines.join("\n"));
      if (parts.length === mostParts) return null;
      lines = lastOf(lines);
      length = lengthOf(lines);
    }
    lines.push(line);
    length += line.length + 1;
  }
  return lines.length === 0 ? parts : [...parts, lines.join("\n")];
}

/** A turn that is longer than a part is more than one line. */
function linesOf({ speaker, start, text }: Turn): string[] {
  const head = `[${Math.floor(start ?? 0)}] ${speaker.slice(0, 100)}: `;
  const most = partCharacters - overlapCharacters - head.length - 1;
  const count = Math.max(1, Math.ceil(text.length / most));
  return Array.from({ length: count }, (_, nth) => head + text.slice(nth * most, (nth + 1) * most));
}

function lastOf(lines: readonly string[]): string[] {
  const last: string[] = [];
  for (const line of [...lines].reverse()) {
    if (lengthOf(last) + line.length > overlapCharacters) break;
    last.unshift(line);
  }
  return last;
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}

/**
 * The lines of all parts as one list: by kind, then by time, and none twice. Where parts overlap, or a
 * model repeats itself, the first of two lines that rest on the same words stays.
 */
export function merged(lines: readonly Note[]): Note[] {
  const kept: (Note & { readonly words: string })[] = [];
  for (const line of lines) {
    const words = fold(line.quote);
    const isAgain = kept.some(
      (other) =>
        other.kind === line.kind &&
        other.at === line.at &&
        (other.words.includes(words) || words.includes(other.words)),
    );
    if (!isAgain) kept.push({ ...line, words });
  }
  const rank = (line: Note) => noteKinds.indexOf(line.kind);
  return kept
    .sort((one, other) => rank(one) - rank(other) || one.at - other.at)
    .slice(0, mostLines)
    .map(({ words: _, ...line }) => line);
}
