import { speakersIn, type Turn } from "../results/transcript";
import { findWords, fold, foldWithOffsets, isUnspaced, stemsOf, wordsIn } from "./fold";
import { maxText, type Note } from "./note";
import type { DraftNote } from "./notes-model";
import { datesIn, isTrueToQuote, namesIn } from "./text-rules";

/** Characters of a quote, and of what the transcript has in its place. */
const maxQuote = 500;
/** In scripts without blanks between words, only the letters of a quote are counted. */
const minQuote = { words: 3, letters: 6 } as const;
/** Bounds the work for a quote that a meeting repeats again and again. */
const maxPlaces = 20;
/** A summary may rest on the whole meeting, any other line on the turns around its quote. */
const turnsAround = 6;
const minShareOfSpokenWords = 0.5;
/** Characters of all owners of a task, and of its due day. */
const maxName = 60;

/**
 * Returns the lines that the transcript proves. A speaker must have said the quote. The quote must contain each
 * number, sum, name and date of the text, and be negated exactly if the text is. A text about another subject,
 * with a link or with markup is dropped. `language` is BCP 47.
 */
export function proveNotes(
  drafts: readonly DraftNote[],
  turns: readonly Turn[],
  language: string | null,
): { readonly lines: readonly Note[]; readonly dropped: number } {
  const meeting = meetingOf(turns, language);
  const lines = drafts.flatMap((draft) => prove(draft, meeting) ?? []);
  return { lines, dropped: drafts.length - lines.length };
}

function prove({ kind, text, quote, at, ...claimed }: DraftNote, meeting: Meeting): Note | null {
  const { turns, names, language, spokenWords, end } = meeting;
  const owner = kind === "task" ? (claimed.owner ?? "") : "";
  if (text.length > maxText || quote.length > maxQuote || owner.length > maxName) return null;
  if (at !== null && !(at >= 0 && at <= end)) return null;
  const place = placeOf(quote, at, turns);
  if (!place || !isAbout(text, kind, place, turns)) return null;
  if (!isTrueToQuote(text, place, names, language)) return null;
  const claimedOwners = wordsIn(owner.replace(betweenOwners, ","));
  if (!claimedOwners.every(({ letters }) => spokenWords.has(letters))) return null;
  const { words, speaker } = place;
  const claimedDue = kind === "task" ? claimed.due : null;
  const hasDue = claimedDue !== null && claimedDue.length <= maxName;
  const due = hasDue ? wordsOf(claimedDue, words) : null;
  const owners = ownersOf(owner, place, meeting);
  return { kind, text, quote: words, speaker, at: place.at, owner: owners, due };
}

type Meeting = ReturnType<typeof meetingOf>;

function meetingOf(all: readonly Turn[], language: string | null) {
  let lastEnd = 0;
  const turns = all.map((turn, index) => {
    const words = wordsIn(turn.text);
    const from = turn.start ?? lastEnd;
    lastEnd = Math.max(from, turn.end ?? from);
    const stems = new Set(stemsOf(words));
    return { ...turn, index, words, from, to: lastEnd, stems, ...foldWithOffsets(turn.text) };
  });
  const speakers = speakersIn(all);
  const spoken = turns.flatMap(({ words }) => words);
  const spokenWords = new Set(
    [...spoken, ...speakers.flatMap(wordsIn)].map((word) => word.letters),
  );
  // Without any times, a claimed second cannot be checked.
  const end = Math.max(0, ...turns.map(({ to }) => to)) || Infinity;
  return { turns, spokenWords, names: namesIn(spoken, speakers), language, end };
}

/** Finds the quote, first in the turns nearest to `claimedAt` (seconds); null if no one said it. */
function placeOf(quote: string, claimedAt: number | null, turns: Meeting["turns"]) {
  const quoteLetters = fold(quote);
  const isLong = isUnspaced(quote) || quote.trim().split(/\s+/).length >= minQuote.words;
  if (!isLong || quoteLetters.length < minQuote.letters) return null;
  const distance = ({ from }: Meeting["turns"][number]) =>
    claimedAt === null ? 0 : Math.abs(from - claimedAt);
  const nearestFirst = turns
    .filter(({ letters }) => letters.includes(quoteLetters))
    .sort((one, other) => distance(one) - distance(other));
  for (const turn of nearestFirst.slice(0, maxPlaces)) {
    const found = findWords(quoteLetters, turn);
    // Punctuation is not in `letters`, so a place may be far longer than its quote.
    if (!found || found.words.length > maxQuote) continue;
    const { from, to, text, speaker, index } = turn;
    const at = Math.floor(from + (to - from) * (found.begin / text.length));
    return { words: found.words, at, speaker, index };
  }
  return null;
}

type Place = NonNullable<ReturnType<typeof placeOf>>;

function isAbout(text: string, kind: Note["kind"], { index }: Place, turns: Meeting["turns"]) {
  const around = turns.slice(Math.max(0, index - turnsAround), index + turnsAround + 1);
  const near = kind === "summary" ? turns : around;
  const stems = stemsOf(wordsIn(text));
  const stemsNear = stems.filter((stem) => near.some((turn) => turn.stems.has(stem)));
  return stemsNear.length >= stems.length * minShareOfSpokenWords;
}

const betweenOwners = /[,&、،]| (?:and|und|et|y|e|と|和) /gu;

/** Returns the names of all owners; null unless each said the quote or is named in it. */
function ownersOf(owners: string, place: Place, meeting: Meeting): string | null {
  const claimed = owners.split(betweenOwners).filter((name) => fold(name) !== "");
  const proven = claimed.map((name) => ownerOf(name, place, meeting));
  return proven.length === 0 || proven.includes(null) ? null : [...new Set(proven)].join(", ");
}

/** Returns a speaker's full name, or a name from the quote; null unless the owner said the quote or is named in it. */
function ownerOf(claimed: string, { words, speaker }: Place, meeting: Meeting): string | null {
  const { speakers } = meeting.names;
  const namesakes = speakers.filter((name) => {
    const parts = wordsIn(name).map(({ letters }) => letters);
    return wordsIn(claimed).every(({ letters }) => parts.includes(letters));
  });
  const nameInQuote = wordsOf(claimed, words);
  if (nameInQuote === null) return namesakes.includes(speaker) ? speaker : null;
  if (namesakes.length === 1) return namesakes[0] ?? null;
  const isName = /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(nameInQuote);
  return isName && datesIn(claimed, meeting.language).length === 0 ? nameInQuote : null;
}

/** Returns the words of `text` that are those of `phrase`, without punctuation at their end. */
function wordsOf(phrase: string, text: string): string | null {
  const found = findWords(fold(phrase), foldWithOffsets(text));
  return found && found.words.replace(/[.!?…。！？؟]{1,4}$/u, "");
}
