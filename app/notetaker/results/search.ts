import { visibleLine } from "~/lib/text/trim";
import { shortClock, type Turn } from "./transcript";

type Piece = { readonly text: string; readonly hit: boolean };

export type ShownTurn = {
  readonly speaker: string;
  /** The speaker's place in the order in which people first speak, from 0. */
  readonly nth: number;
  /** Seconds; null if unknown. */
  readonly start: number | null;
  /** "1:05" */
  readonly at: string | null;
  readonly pieces: readonly Piece[];
};

export type TranscriptPage = {
  readonly turns: readonly ShownTurn[];
  /** The cleaned query; "" for the whole transcript. */
  readonly query: string;
  /** Turns to page through: with a query, those that contain it. */
  readonly total: number;
  /** How often the query occurs, … */
  readonly hits: number;
  /** … and when the turns begin that hold it; seconds. Empty without a query. */
  readonly hitsAt: readonly number[];
  readonly page: number;
  readonly pages: number;
};

/** A day of talk has its parts; the meetings that people have are one. */
export const turnsPerPage = 2_000;
const longestQuery = 100;

/** Returns a page of a transcript or of its turns with `query`; beyond the last, the last. */
export function transcriptPage(
  turns: readonly Turn[],
  asked: { readonly query: string; readonly page: number },
): TranscriptPage {
  const query = cleanedQuery(asked.query);
  const pattern = patternOf(query);
  const found = turns.map((turn) => ({ turn, pieces: piecesOf(turn.text, pattern) }));
  const wanted = query === "" ? found : found.filter(({ pieces }) => pieces.some(({ hit }) => hit));

  const speakers = [...new Set(turns.map(({ speaker }) => speaker))];
  const pages = Math.max(1, Math.ceil(wanted.length / turnsPerPage));
  const page = Math.min(Math.max(1, Math.trunc(asked.page) || 1), pages);
  const shown = wanted.slice((page - 1) * turnsPerPage, page * turnsPerPage);
  return {
    turns: shown.map(({ turn, pieces }) => ({
      speaker: turn.speaker,
      nth: speakers.indexOf(turn.speaker),
      start: turn.start,
      at: turn.start === null ? null : shortClock(turn.start),
      pieces,
    })),
    query,
    total: wanted.length,
    hits: wanted.reduce((sum, { pieces }) => sum + pieces.filter(({ hit }) => hit).length, 0),
    hitsAt: query === "" ? [] : wanted.flatMap(({ turn }) => turn.start ?? []),
    page,
    pages,
  };
}

/** Returns one line of at most 100 characters. */
export function cleanedQuery(typed: string): string {
  return visibleLine(typed.slice(0, longestQuery * 4).normalize("NFC")).slice(0, longestQuery);
}

/** Returns a pattern for the words with any blanks between them; null for an empty query. */
export function patternOf(query: string): RegExp | null {
  if (query === "") return null;
  const words = query.split(" ").map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return new RegExp(`(${words.join("\\s*")})`, "giu");
}

/** Split at a group, every second piece is a match. */
export function piecesOf(text: string, pattern: RegExp | null): Piece[] {
  if (!pattern) return [{ text, hit: false }];
  return text
    .split(pattern)
    .map((piece, nth) => ({ text: piece, hit: nth % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
