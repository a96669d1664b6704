import type { Turn } from "../results/transcript";
import { type DraftNote, maxText, type Note } from "./note";
import { datesIn, isNegated, isNumberWord, isPlainText } from "./plain-text";
import { fold, foldWithOffsets, isUnspaced, stemsOf, wholeWords, wordsIn } from "./fold";

const maxDrafts = 300;
/** Bounds the work for words that a meeting repeats without end. */
const maxPlaces = 20;
const maxCharacters = { quote: 500, place: 1_000, owner: 60, due: 60 } as const;
/** A quote proves something from three words on, or six letters of a script without blanks. */
const min = { words: 3, letters: 6 } as const;
const turnsAround = 6;
const minShare = 0.5;
/** German nouns have capitals: above this share, a capital is no sign of a name. */
const maxCapitals = 0.2;

/**
 * Keeps the lines that the transcript proves. A line is dropped if no speaker said its quote, or if
 * it claims a time, owner, link, number, name, date or negation that the transcript does not have
 * there, or leaves a negation out.
 * `language` is BCP 47.
 */
export function proven(
  drafts: readonly DraftNote[],
  turns: readonly Turn[],
  language: string | null,
): { readonly lines: readonly Note[]; readonly dropped: number } {
  const meeting = meetingOf(turns, language);
  const lines = drafts.slice(0, maxDrafts).flatMap((draft) => prove(draft, meeting) ?? []);
  return { lines, dropped: drafts.length - lines.length };
}

function prove({ kind, at, due, ...draft }: DraftNote, meeting: Meeting): Note | null {
  const text = draft.text.trim();
  if (text.length > maxText || draft.quote.length > maxCharacters.quote) return null;
  if (at !== null && !(at >= 0 && at <= meeting.end)) return null;
  const place = placeOf(draft.quote, at, meeting);
  if (!place || !isPlainText(text, place.words)) return null;
  if (hasOtherFacts(text, place, meeting) || !isAbout(text, kind, place, meeting)) return null;

  const { words: quote, speaker } = place;
  const isTask = kind === "task";
  const owner = isTask && draft.owner !== null ? ownerOf(draft.owner, place, meeting) : null;
  if (owner === undefined) return null;
  const hasDue = isTask && due !== null && due.length <= maxCharacters.due;
  const dueWords = hasDue ? wordsOf(due, quote) : null;
  return { kind, text, quote, speaker, at: place.at, owner, due: dueWords };
}

type Meeting = ReturnType<typeof meetingOf>;

function meetingOf(turns: readonly Turn[], language: string | null) {
  let last = 0;
  const said = turns.map(({ text, speaker, start, end }, index) => {
    const from = start ?? last;
    last = Math.max(from, end ?? from);
    const stems = new Set(stemsOf(wordsIn(text)));
    return { index, text, speaker, from, to: last, stems, ...foldWithOffsets(text) };
  });
  const people = [...new Set(turns.map(({ speaker }) => speaker))].map((name) => {
    return { name, words: wordsIn(name.replace(/ \(\d+\)$/, "")).map((word) => word.letters) };
  });
  const end = said.reduce((max, { to }) => Math.max(max, to), 0) || Infinity;
  return { said, language, people, names: spokenNames(turns), end };
}

type Said = Meeting["said"][number];
type Place = Pick<Said, "speaker" | "index"> & { readonly at: number; readonly words: string };

/** Looks first in the turns nearest to the claimed time; null if no one said the quote. */
function placeOf(quote: string, claimed: number | null, { said }: Meeting): Place | null {
  const wanted = fold(quote);
  const isLong = isUnspaced(quote) || quote.trim().split(/\s+/).length >= min.words;
  if (!isLong || wanted.length < min.letters) return null;
  const distance = ({ from }: Said) => (claimed === null ? 0 : Math.abs(from - claimed));
  const [place = null] = said
    .filter(({ letters }) => letters.includes(wanted))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, maxPlaces)
    .flatMap((turn) => placeIn(turn, wanted) ?? []);
  return place;
}

function placeIn({ text, letters, offsets, from, to, speaker, index }: Said, wanted: string) {
  const first = letters.indexOf(wanted);
  const begin = offsets[first] ?? 0;
  const words = wholeWords(text, begin, offsets[first + wanted.length - 1] ?? 0);
  // Punctuation is not in `letters`, so a place may be far longer than its quote.
  if (words.length > maxCharacters.place || fold(words) !== wanted) return null;
  return { speaker, index, words, at: Math.floor(from + (to - from) * (begin / text.length)) };
}

function hasOtherFacts(text: string, { words: quote, speaker }: Place, meeting: Meeting): boolean {
  const said = new Set(wordsIn(`${quote}\n${speaker}`).map(({ letters }) => letters));
  const saidLetters = fold(quote);
  const words = wordsIn(text);
  const hasOtherWord = words.some(({ letters, begin }, index) => {
    if (said.has(letters)) return false;
    // The word after a number, such as "euros" in "40 euros".
    const isUnit =
      /\d/.test(words[index - 1]?.letters ?? "") && (letters.length > 2 || isUnspaced(letters));
    return (
      isUnit || /\d/.test(letters) || isNumberWord(letters) || isName(letters, begin, text, meeting)
    );
  });
  const signs = text.normalize("NFKC").match(/[\p{Sc}%‰]/gu) ?? [];
  return (
    hasOtherWord ||
    isNegated(text, meeting.language) !== isNegated(quote, meeting.language) ||
    signs.some((sign) => !quote.normalize("NFKC").includes(sign)) ||
    datesIn(text, meeting.language).some((date) => !saidLetters.includes(fold(date))) ||
    // Scripts without capitals: `isName` cannot see these.
    meeting.people.some(
      ({ name }) =>
        /^\p{Lo}/u.test(name) &&
        fold(text).includes(fold(name)) &&
        !`${saidLetters}\n${fold(speaker)}`.includes(fold(name)),
    )
  );
}

function isName(letters: string, begin: number, text: string, { names, people }: Meeting): boolean {
  if (!/^[\p{Lu}\p{Lt}]/u.test(text.slice(begin, begin + 2)) || letters.length < 2) return false;
  if (people.some(({ words }) => words.includes(letters))) return true;
  return !names.nounsHaveCapitals && (!beginsSentence(text, begin) || names.within.has(letters));
}

function beginsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?…:])[\s"'“”„«»(]*$/u.test(text.slice(Math.max(0, at - 8), at));
}

/** Words always written with a capital; `within` has those that stand inside a sentence. */
function spokenNames(turns: readonly Turn[]) {
  const all = turns.map(({ text }) => text).join("\n");
  const find = (pattern: RegExp) => (all.match(pattern) ?? []).map(fold);
  const small = new Set(find(/(?<![\p{L}\p{M}'’-])\p{Ll}[\p{L}\p{M}]*/gu));
  const names = new Set(find(/(?<![\p{L}\p{M}'’-])\p{Lu}[\p{L}\p{M}]*/gu));
  const within = find(/(?<=[\p{L}\p{M}\p{N},;] )\p{Lu}[\p{L}\p{M}]+/gu);
  const wordsWithin = all.match(/(?<=[\p{L}\p{M}\p{N},;] )\p{L}{2,}/gu)?.length ?? 0;
  const hasCapitals = names.size > 0;
  const isSmall = (word: string) => hasCapitals && small.has(word);
  return {
    within: new Set(within.filter((word) => !isSmall(word))),
    mayBeName: (word: string) =>
      /^\p{Lo}/u.test(word) || (!isSmall(word) && (hasCapitals ? names : small).has(word)),
    nounsHaveCapitals: within.length > wordsWithin * maxCapitals,
  };
}

/** True if at least half of the words were said near the quote, or anywhere for a summary. */
function isAbout(text: string, kind: Note["kind"], { index }: Place, { said }: Meeting): boolean {
  const from = Math.max(0, index - turnsAround);
  const near = kind === "summary" ? said : said.slice(from, index + turnsAround + 1);
  const stems = stemsOf(wordsIn(text));
  const known = stems.filter((stem) => near.some((turn) => turn.stems.has(stem)));
  return known.length >= stems.length * minShare;
}

const together = /[,&、،]| (?:and|und|et|y|e|と|和) /u;

/** Returns full names, null if the quote does not name them, undefined for unknown people. */
function ownerOf(wanted: string, place: Place, meeting: Meeting): string | null | undefined {
  if (wanted.length > maxCharacters.owner) return undefined;
  const people = wanted.split(together).map((part) => personOf(part, place, meeting));
  if (people.includes(null)) return undefined;
  const names = people.map((person) => (person?.isQuoted ? person.name : null));
  return names.includes(null) ? null : [...new Set(names)].join(", ");
}

/** Finds a speaker by full name or an unambiguous part of it, else a name that was spoken. */
function personOf(wanted: string, place: Place, { people, names, language, said }: Meeting) {
  const words = wordsIn(wanted).map(({ letters }) => letters);
  if (words.length === 0) return null;
  const quoted = wordsOf(wanted, place.words);
  const [speaker, another] = people.filter((one) =>
    words.every((word) => one.words.includes(word)),
  );
  const exact = people.find((one) => one.words.join(" ") === words.join(" "));
  const one = exact ?? (another ? undefined : speaker);
  if (one) return { name: one.name, isQuoted: quoted !== null || one.name === place.speaker };
  const isSpoken =
    datesIn(wanted, language).length === 0 &&
    said.some(({ letters }) => letters.includes(fold(wanted))) &&
    words.every((word) => word.length > 1 && !isNumberWord(word) && names.mayBeName(word));
  return isSpoken ? { name: quoted ?? wanted, isQuoted: quoted !== null } : null;
}

/** The words of `text` that `wanted` folds to; null if they are not in it as whole words. */
function wordsOf(wanted: string, text: string): string | null {
  const { letters, offsets } = foldWithOffsets(text);
  const folded = fold(wanted);
  const at = letters.indexOf(folded);
  if (folded === "" || at < 0) return null;
  const found = wholeWords(text, offsets[at] ?? 0, offsets[at + folded.length - 1] ?? 0);
  return fold(found) === folded ? found.replace(/[.!?…。！？؟]{1,4}$/u, "") : null;
}
