import { speakersIn, type Turn } from "../results/transcript";
import { maxText, type Note } from "./note";
import type { DraftNote } from "./notes-model";
import { isTrueToQuote, rulesFor } from "./text-rules";
import { findPhrase, fold, searchable, stemsOf, wordsIn } from "./words";

/** Characters of a quote, and of what the transcript has in its place. */
const maxQuote = 500;
const minQuote = { words: 3, letters: 6 } as const;
/** Bounds the work for a quote that a meeting repeats again and again. */
const maxPlaces = 20;
/** A summary may rest on the whole meeting, any other line on the turns around its quote. */
const turnsAround = 6;
const minShareOfSpokenWords = 0.5;
/** Characters of all owners of a task, and of its due day. */
const maxName = 60;

/** Returns the lines whose quote a speaker said and whose text is true to it. `language` is BCP 47. */
export function proveNotes(
  drafts: readonly DraftNote[],
  turns: readonly Turn[],
  language: string | null,
): { readonly lines: readonly Note[]; readonly dropped: number } {
  const meeting = meetingOf(turns, language);
  const lines = drafts.flatMap((draft) => prove(draft, meeting) ?? []);
  return { lines, dropped: drafts.length - lines.length };
}

function prove(draft: DraftNote, meeting: Meeting): Note | null {
  const { kind, text } = draft;
  const place = text.length > maxText ? null : placeOf(draft, meeting);
  if (!place || !isAbout(text, kind, place, meeting)) return null;
  if (!isTrueToQuote(text, place, meeting.rules)) return null;
  const { at, quote, speaker } = place;
  if (kind !== "task") return { kind, text, quote, speaker, at, owner: null, due: null };

  const owners = ownersOf(draft.owner ?? "", place, meeting);
  if (owners === null) return null;
  const due = quotedWords(draft.due ?? "", quote);
  return { kind, text, quote, speaker, at, owner: owners.join(", ") || null, due };
}

type Meeting = ReturnType<typeof meetingOf>;

function meetingOf(all: readonly Turn[], language: string | null) {
  let lastEnd = 0;
  const turns = all.map((turn, index) => {
    const from = turn.start ?? lastEnd;
    lastEnd = Math.max(from, turn.end ?? from);
    const spoken = searchable(turn.text);
    return { ...turn, ...spoken, index, from, to: lastEnd, stems: new Set(stemsOf(spoken.words)) };
  });
  const speakers = speakersIn(all);
  const words = turns.flatMap((turn) => turn.words);
  const wordsAndNames = [...words, ...wordsIn(speakers.join(" "))];
  // Without any times, a claimed second cannot be checked.
  const end = Math.max(0, ...turns.map(({ to }) => to)) || Infinity;
  const spokenWords = new Set(wordsAndNames.map(({ letters }) => letters));
  return { turns, end, speakers, spokenWords, rules: rulesFor(words, speakers, language) };
}

type Place = NonNullable<ReturnType<typeof placeOf>>;

/** Finds the quote, first in the turns nearest to the claimed second `at`; null if no one said it. */
function placeOf({ quote, at }: DraftNote, { turns, end }: Meeting) {
  if (quote.length > maxQuote || (at !== null && !(at >= 0 && at <= end))) return null;
  const { words, letters } = searchable(quote);
  if (words.length < minQuote.words || letters.length < minQuote.letters) return null;
  const distance = ({ from }: Meeting["turns"][number]) => (at === null ? 0 : Math.abs(from - at));
  const nearestFirst = turns
    .filter((turn) => turn.letters.includes(letters))
    .sort((one, other) => distance(one) - distance(other));
  for (const turn of nearestFirst.slice(0, maxPlaces)) {
    const match = findPhrase(letters, turn);
    // Punctuation is not in `letters`, so a place may be far longer than its quote.
    if (!match || match.words.length > maxQuote) continue;
    const { from, to, text, speaker, index } = turn;
    const second = Math.floor(from + (to - from) * (match.begin / text.length));
    return { quote: match.words, at: second, speaker, index };
  }
  return null;
}

function isAbout(text: string, kind: Note["kind"], { index }: Place, { turns }: Meeting) {
  const around = turns.slice(Math.max(0, index - turnsAround), index + turnsAround + 1);
  const near = kind === "summary" ? turns : around;
  const stems = stemsOf(wordsIn(text));
  const stemsNear = stems.filter((stem) => near.some((turn) => turn.stems.has(stem)));
  return stemsNear.length >= stems.length * minShareOfSpokenWords;
}

const betweenOwners = /[,&、،]| (?:and|und|et|y|e|と|和) /u;

/** Returns all owners, or none if one is unproven; null if a word of the claim was not spoken at all. */
function ownersOf(claim: string, place: Place, meeting: Meeting): readonly string[] | null {
  const names = claim.split(betweenOwners).filter((name) => fold(name) !== "");
  const words = wordsIn(names.join(" "));
  const wasSpoken = words.every(({ letters }) => meeting.spokenWords.has(letters));
  if (claim.length > maxName || !wasSpoken) return null;
  const owners = names.flatMap((name) => ownerOf(name, place, meeting) ?? []);
  return owners.length < names.length ? [] : [...new Set(owners)];
}

/** Returns the full name of a speaker who said the quote or is named in it, or another name in the quote. */
function ownerOf(claim: string, { quote, speaker }: Place, { speakers, rules }: Meeting) {
  const quoted = quotedWords(claim, quote);
  const namesakes = speakers.filter((name) => {
    const parts = wordsIn(name).map(({ letters }) => letters);
    const isNamesake = wordsIn(claim).every(({ letters }) => parts.includes(letters));
    return isNamesake && (quoted !== null || name === speaker);
  });
  if (namesakes.length === 1) return namesakes[0];
  const isCapitalized = /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(quoted ?? "");
  const isDate = claim.search(rules.dates) >= 0;
  return isCapitalized && !isDate ? quoted : null;
}

function quotedWords(claim: string, quote: string): string | null {
  if (claim.length > maxName) return null;
  const match = findPhrase(searchable(claim).letters, searchable(quote));
  return match && match.words.replace(/[.!?…。！？؟]{1,4}$/u, "");
}
