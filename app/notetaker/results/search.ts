import { escapePattern } from "~/lib/text/escape-pattern";
import { visibleLine } from "~/lib/text/trim";
import { type Turn, unspacedScripts } from "./transcript";

type Piece = { readonly text: string; readonly hit: boolean };

export type SearchedTurn = Turn & { readonly pieces: readonly Piece[] };

/** Counts of a search. `hitsAt`: seconds at which the turns with hits begin. */
export type Matches = ReturnType<typeof matchesOf>;

const maxQuery = 100;

export function searchTurns(turns: readonly Turn[], typed: string) {
  const query = cleanedQuery(typed);
  const pattern = patternOf(query);
  const rows = turns.map((turn) => ({ ...turn, pieces: piecesOf(turn.text, pattern) }));
  return { rows, matches: matchesOf(query, rows) };
}

export function matchesOf(query: string, turns: readonly Pick<SearchedTurn, "start" | "pieces">[]) {
  const withHits = turns.filter(({ pieces }) => pieces.some(({ hit }) => hit));
  return {
    query,
    turns: withHits.length,
    hits: withHits.flatMap(({ pieces }) => pieces).filter(({ hit }) => hit).length,
    hitsAt: withHits.map(({ start }) => start).filter((start) => start !== null),
  };
}

export function cleanedQuery(typed: string): string {
  return visibleLine(typed.slice(0, maxQuery * 4).normalize("NFC")).slice(0, maxQuery);
}

const unspaced = `[${unspacedScripts}]`;
/** A blank, or the edge of a script without blanks, where a transcript may have one. */
const betweenWords = new RegExp(
  ` |(?<=${unspaced})(?!${unspaced})|(?<!${unspaced})(?=${unspaced})`,
  "u",
);

/** Returns a pattern for the words with or without blanks between them; null for an empty query. */
export function patternOf(query: string): RegExp | null {
  if (query === "") return null;
  const words = query.split(betweenWords).map(escapePattern);
  return new RegExp(`(${words.join("\\s*")})`, "giu");
}

/** Splits a text at its matches. Splitting at a capturing group leaves the matches at the odd places. */
export function piecesOf(text: string, pattern: RegExp | null): Piece[] {
  if (!pattern) return [{ text, hit: false }];
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
