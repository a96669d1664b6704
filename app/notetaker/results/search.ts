import { escapePattern } from "~/lib/text/escape-pattern";
import { visibleLine } from "~/lib/text/trim";
import { shortClock, speakersIn, type Turn } from "./transcript";

type Piece = { readonly text: string; readonly hit: boolean };

export type ShownTurn = ReturnType<typeof searchTurns>["turns"][number];

const maxQuery = 100;

/** Returns the turns with the typed words in them, or all of them for an empty query. */
export function searchTurns(all: readonly Turn[], typed: string) {
  const query = cleanedQuery(typed);
  const pattern = patternOf(query);
  const speakers = speakersIn(all);
  const turns = all
    .map(({ speaker, start, text }) => ({
      speaker,
      speakerIndex: speakers.indexOf(speaker),
      start,
      at: start === null ? null : shortClock(start),
      pieces: piecesOf(text, pattern),
    }))
    .filter(({ pieces }) => query === "" || pieces.some(({ hit }) => hit));
  return {
    turns,
    query,
    hits: turns.flatMap(({ pieces }) => pieces).filter(({ hit }) => hit).length,
    /** Seconds at which the turns with the query begin. */
    hitsAt: query === "" ? [] : turns.flatMap(({ start }) => start ?? []),
  };
}

export function cleanedQuery(typed: string): string {
  return visibleLine(typed.slice(0, maxQuery * 4).normalize("NFC")).slice(0, maxQuery);
}

/** Returns a pattern for the words with any blanks between them; null for an empty query. */
export function patternOf(query: string): RegExp | null {
  if (query === "") return null;
  const words = query.split(" ").map(escapePattern);
  return new RegExp(`(${words.join("\\s*")})`, "giu");
}

/** A text that is split at a group has matches at the odd places. */
export function piecesOf(text: string, pattern: RegExp | null): Piece[] {
  if (!pattern) return [{ text, hit: false }];
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
