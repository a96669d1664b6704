import { visibleLine } from "~/lib/text/trim";
import { shortClock, speakersIn, type Turn } from "./transcript";

type Piece = { readonly text: string; readonly hit: boolean };

export type TranscriptPage = ReturnType<typeof transcriptPage>;
export type ShownTurn = TranscriptPage["turns"][number];

/** A day of talk has its parts; the meetings that people have are one. */
export const turnsPerPage = 2_000;
const maxQuery = 100;

/** Returns a page of a transcript or of its turns with `query`; beyond the last, the last. */
export function transcriptPage(
  turns: readonly Turn[],
  asked: { readonly query: string; readonly page: number },
) {
  const query = cleanedQuery(asked.query);
  const pattern = patternOf(query);
  const found = turns.map((turn) => ({ ...turn, pieces: piecesOf(turn.text, pattern) }));
  const wanted = query === "" ? found : found.filter(({ pieces }) => pieces.some(({ hit }) => hit));

  const speakers = speakersIn(turns);
  const pages = Math.max(1, Math.ceil(wanted.length / turnsPerPage));
  const page = Math.min(Math.max(1, Math.trunc(asked.page) || 1), pages);
  const shown = wanted.slice((page - 1) * turnsPerPage, page * turnsPerPage);
  return {
    turns: shown.map(({ speaker, start, pieces }) => ({
      speaker,
      speakerIndex: speakers.indexOf(speaker),
      start,
      at: start === null ? null : shortClock(start),
      pieces,
    })),
    query,
    /** Turns to page through: with a query, those that contain it. */
    total: wanted.length,
    /** How often the query occurs. */
    hits: wanted.flatMap(({ pieces }) => pieces).filter(({ hit }) => hit).length,
    /** Seconds at which the turns with the query begin. */
    hitsAt: query === "" ? [] : wanted.flatMap(({ start }) => start ?? []),
    page,
    pages,
  };
}

/** Returns one line of at most 100 characters. */
export function cleanedQuery(typed: string): string {
  return visibleLine(typed.slice(0, maxQuery * 4).normalize("NFC")).slice(0, maxQuery);
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
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
