import { speakersIn, type Turn } from "../results/transcript";
import { fold, foldWithOffsets, isUnspaced, stemsOf, wholeWords, wordsIn } from "./fold";
import { type DraftNote, maxText, type Note } from "./note";
import { datesIn, isNegated, isNumberWord, isPlainText } from "./plain-text";

const maxDrafts = 300;
/** Bounds the work for a quote that a meeting repeats again and again. */
const maxPlaces = 20;
const maxCharacters = { quote: 500, place: 1_000, owner: 60, due: 60 } as const;
/** In scripts without blanks between words, only the letters of a quote are counted. */
const minQuote = { words: 3, letters: 6 } as const;
/** A summary may rest on the whole meeting, any other line on the turns around its quote. */
const turnsAround = 6;
const minShareOfSpokenWords = 0.5;
/** German nouns have capitals: above this share, a capital is no sign of a name. */
const maxShareOfCapitals = 0.2;

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
  const lines = drafts.slice(0, maxDrafts).flatMap((draft) => prove(draft, meeting) ?? []);
  return { lines, dropped: drafts.length - lines.length };
}

const betweenOwners = /[,&、،]| (?:and|und|et|y|e|と|和) /u;

function prove({ kind, at, due, ...draft }: DraftNote, meeting: Meeting): Note | null {
  const text = draft.text.trim();
  const isTask = kind === "task";
  const claimedOwner = isTask ? (draft.owner ?? "") : "";
  if (text.length > maxText || draft.quote.length > maxCharacters.quote) return null;
  if (claimedOwner.length > maxCharacters.owner) return null;
  if (at !== null && !(at >= 0 && at <= meeting.end)) return null;
  const place = placeOf(draft.quote, at, meeting);
  if (!place || !isPlainText(text, place.words)) return null;
  if (hasOtherFacts(text, place, meeting) || !isAbout(text, kind, place, meeting)) return null;

  const claimedNames = claimedOwner.split(betweenOwners);
  const isSpoken = (name: string) =>
    wordsIn(name).every(({ letters }) => meeting.words.has(letters));
  if (!claimedNames.every(isSpoken)) return null;
  const names = claimedNames.map((name) => ownerOf(name, place, meeting));
  const owner = names.includes(null) ? null : [...new Set(names)].join(", ");

  const { words: quote, speaker } = place;
  const hasDue = isTask && due !== null && due.length <= maxCharacters.due;
  const dueWords = hasDue ? wordsOf(due, quote) : null;
  return { kind, text, quote, speaker, at: place.at, owner, due: dueWords };
}

type Meeting = ReturnType<typeof meetingOf>;

function meetingOf(all: readonly Turn[], language: string | null) {
  const words = new Set<string>();
  let end = 0;
  const turns = all.map((turn, index) => {
    const from = turn.start ?? end;
    end = Math.max(from, turn.end ?? from);
    const wordsOfTurn = wordsIn(turn.text);
    for (const { letters } of [...wordsIn(turn.speaker), ...wordsOfTurn]) words.add(letters);
    const stems = new Set(stemsOf(wordsOfTurn));
    return { ...turn, index, from, to: end, stems, ...foldWithOffsets(turn.text) };
  });
  const people = speakersIn(all).map((name) => {
    return { name, words: wordsIn(name.replace(/ \(\d+\)$/, "")).map((word) => word.letters) };
  });
  const lastEnd = turns.reduce((max, { to }) => Math.max(max, to), 0) || Infinity;
  return { turns, words, people, language, end: lastEnd, capitalized: capitalizedWords(all) };
}

type MeetingTurn = Meeting["turns"][number];
type Place = Pick<MeetingTurn, "speaker" | "index"> & {
  readonly at: number;
  readonly words: string;
};

/** Finds the quote, first in the turns nearest to `claimedAt` (seconds); null if no one said it. */
function placeOf(quote: string, claimedAt: number | null, { turns }: Meeting): Place | null {
  const quoteLetters = fold(quote);
  const isLong = isUnspaced(quote) || quote.trim().split(/\s+/).length >= minQuote.words;
  if (!isLong || quoteLetters.length < minQuote.letters) return null;
  const distance = ({ from }: MeetingTurn) => (claimedAt === null ? 0 : Math.abs(from - claimedAt));
  const [place = null] = turns
    .filter(({ letters }) => letters.includes(quoteLetters))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, maxPlaces)
    .flatMap((turn) => placeIn(turn, quoteLetters) ?? []);
  return place;
}

function placeIn(
  { text, letters, offsets, from, to, speaker, index }: MeetingTurn,
  quoteLetters: string,
) {
  const first = letters.indexOf(quoteLetters);
  const begin = offsets[first] ?? 0;
  const words = wholeWords(text, begin, offsets[first + quoteLetters.length - 1] ?? 0);
  // Punctuation is not in `letters`, so a place may be far longer than its quote.
  if (words.length > maxCharacters.place || fold(words) !== quoteLetters) return null;
  return { speaker, index, words, at: Math.floor(from + (to - from) * (begin / text.length)) };
}

function hasOtherFacts(text: string, { words: quote, speaker }: Place, meeting: Meeting): boolean {
  const { language, people } = meeting;
  const quoted = new Set(wordsIn(`${quote}\n${speaker}`).map(({ letters }) => letters));
  const quotedLetters = fold(quote);
  const hasOtherWord = wordsIn(text).some(({ letters, begin }, index, words) => {
    if (quoted.has(letters)) return false;
    // Such as "euros" in "40 euros".
    const isUnit =
      /\d/.test(words[index - 1]?.letters ?? "") && (letters.length > 2 || isUnspaced(letters));
    const isNumber = /\d/.test(letters) || isNumberWord(letters);
    return isUnit || isNumber || isName(letters, begin, text, meeting);
  });
  const signs = text.normalize("NFKC").match(/[\p{Sc}%‰]/gu) ?? [];
  // `isName` finds no names in scripts without capitals.
  const hasOtherSpeaker = people.some(({ name }) => {
    const letters = fold(name);
    const isInText = /^\p{Lo}/u.test(name) && fold(text).includes(letters);
    return isInText && !`${quotedLetters}\n${fold(speaker)}`.includes(letters);
  });
  return (
    hasOtherWord ||
    hasOtherSpeaker ||
    signs.some((sign) => !quote.normalize("NFKC").includes(sign)) ||
    datesIn(text, language).some((date) => !quotedLetters.includes(fold(date))) ||
    isNegated(text, language) !== isNegated(quote, language)
  );
}

function isName(letters: string, begin: number, text: string, meeting: Meeting): boolean {
  const { people, capitalized } = meeting;
  if (!/^[\p{Lu}\p{Lt}]/u.test(text.slice(begin, begin + 2)) || letters.length < 2) return false;
  if (people.some(({ words }) => words.includes(letters))) return true;
  if (capitalized.includesNouns) return false;
  return !beginsSentence(text, begin) || capitalized.names.has(letters);
}

function beginsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?…:])[\s"'“”„«»(]*$/u.test(text.slice(Math.max(0, at - 8), at));
}

/** `names`: words with a capital inside a sentence, never written small. `includesNouns`: as in German. */
function capitalizedWords(turns: readonly Turn[]) {
  const all = turns.map(({ text }) => text).join("\n");
  const find = (pattern: RegExp) => (all.match(pattern) ?? []).map(fold);
  const small = new Set(find(/(?<![\p{L}\p{M}'’-])\p{Ll}[\p{L}\p{M}]*/gu));
  const within = find(/(?<=[\p{L}\p{M}\p{N},;] )\p{Lu}[\p{L}\p{M}]+/gu);
  const wordsWithin = all.match(/(?<=[\p{L}\p{M}\p{N},;] )\p{L}{2,}/gu)?.length ?? 0;
  const names = new Set(within.filter((word) => !small.has(word)));
  return { names, includesNouns: within.length > wordsWithin * maxShareOfCapitals };
}

function isAbout(text: string, kind: Note["kind"], { index }: Place, { turns }: Meeting): boolean {
  const from = Math.max(0, index - turnsAround);
  const near = kind === "summary" ? turns : turns.slice(from, index + turnsAround + 1);
  const stems = stemsOf(wordsIn(text));
  const stemsNear = stems.filter((stem) => near.some((turn) => turn.stems.has(stem)));
  return stemsNear.length >= stems.length * minShareOfSpokenWords;
}

/** Returns a speaker's full name, or a name from the quote; null unless the owner said the quote or is named in it. */
function ownerOf(claimed: string, place: Place, { people, language }: Meeting): string | null {
  const words = wordsIn(claimed).map(({ letters }) => letters);
  if (words.length === 0) return null;
  const matches = people.filter((one) => words.every((word) => one.words.includes(word)));
  const exact = matches.find((one) => one.words.length === words.length);
  const person = exact ?? (matches.length === 1 ? matches[0] : undefined);
  const nameInQuote = wordsOf(claimed, place.words);
  if (person) return nameInQuote !== null || person.name === place.speaker ? person.name : null;
  const isName = nameInQuote !== null && /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(nameInQuote);
  return isName && datesIn(claimed, language).length === 0 ? nameInQuote : null;
}

/** Returns the words of `text` whose letters are those of `phrase`; null unless they are whole words. */
function wordsOf(phrase: string, text: string): string | null {
  const { letters, offsets } = foldWithOffsets(text);
  const folded = fold(phrase);
  const at = letters.indexOf(folded);
  if (folded === "" || at < 0) return null;
  const found = wholeWords(text, offsets[at] ?? 0, offsets[at + folded.length - 1] ?? 0);
  return fold(found) === folded ? found.replace(/[.!?…。！？؟]{1,4}$/u, "") : null;
}
