import type { Turn } from "../results/transcript";
import type { DraftNote, Note } from "./note";
import { datesIn, isNegated, isNumberWord, isPlainText } from "./plain-text";
import { fold, foldWithOffsets, isUnspaced, stemsOf, wholeWords, wordsIn } from "./fold";

const mostDrafts = 300;
/** Bounds the work for words that a meeting repeats without end. */
const mostPlaces = 200;
const mostCharacters = { text: 240, quote: 500, place: 1_000, owner: 60 } as const;
/** A quote proves something from three words on, or six letters of a script without blanks. */
const fewest = { words: 3, letters: 6 } as const;
const turnsAround = 6;
const leastShare = 0.5;
/** In German every noun has a capital, so a capital tells no name. */
const mostCapitals = 0.2;

/**
 * Keeps the lines that the transcript proves. A line is dropped if no speaker said its quote, or if
 * it claims a time, owner, link, number, name, date or negation that the transcript does not have
 * there, or leaves a negation out.
 * `duration` in seconds, null if unknown; `language` is BCP 47.
 */
export function proven(
  drafts: readonly DraftNote[],
  turns: readonly Turn[],
  duration: number | null,
  language: string | null,
): { readonly lines: readonly Note[]; readonly dropped: number } {
  const meeting = meetingOf(turns, duration, language);
  const lines = drafts.slice(0, mostDrafts).flatMap((draft) => prove(draft, meeting) ?? []);
  return { lines, dropped: drafts.length - lines.length };
}

type Meeting = ReturnType<typeof meetingOf>;
type Place = {
  readonly turn: number;
  readonly speaker: string;
  readonly at: number;
  readonly words: string;
};

function prove({ kind, at, due, ...draft }: DraftNote, meeting: Meeting): Note | null {
  const text = draft.text.trim();
  if (text.length > mostCharacters.text || draft.quote.length > mostCharacters.quote) return null;
  if (at !== null && !(at >= 0 && at <= meeting.end)) return null;
  const place = placeOf(draft.quote, at, meeting);
  if (!place || place.at > meeting.end || !isPlainText(text, place.words)) return null;
  if (hasOtherFacts(text, place, meeting) || !isAbout(text, kind, place, meeting)) return null;

  const isTask = kind === "task";
  const owner = isTask && draft.owner !== null ? ownerOf(draft.owner, place, meeting) : null;
  if (owner === undefined) return null;
  const { words: quote, ...said } = place;
  return {
    ...{ kind, text, quote, speaker: said.speaker, at: said.at, owner },
    due: isTask && due !== null && due.length <= mostCharacters.owner ? wordsOf(due, quote) : null,
  };
}

function meetingOf(turns: readonly Turn[], duration: number | null, language: string | null) {
  let letters = "";
  const turnAtLetter: number[] = [];
  const offsetAtLetter: number[] = [];
  for (const [nth, { text, speaker }] of turns.entries()) {
    const said = foldWithOffsets(text);
    // No quote goes on into another speaker's words.
    const border = nth > 0 && turns[nth - 1]?.speaker !== speaker ? "\n" : "";
    letters += border + said.letters;
    for (const offset of border === "" ? said.offsets : [0, ...said.offsets]) {
      turnAtLetter.push(nth);
      offsetAtLetter.push(offset);
    }
  }
  const spans = secondsOf(turns);
  const stems = turns.map(({ text }) => new Set(stemsOf(wordsIn(text))));
  const people = [...new Set(turns.map(({ speaker }) => speaker))].map((name) => {
    return { name, words: wordsIn(name.replace(/ \(\d+\)$/, "")).map((word) => word.letters) };
  });
  return {
    ...{ turns, language, letters, turnAtLetter, offsetAtLetter, spans, stems, people },
    end: duration ?? (spans.reduce((most, [, to]) => Math.max(most, to), 0) || Infinity),
    allStems: new Set(stems.flatMap((of) => [...of])),
    names: spokenNames(turns),
  };
}

function secondsOf(turns: readonly Turn[]): (readonly [from: number, to: number])[] {
  let last = 0;
  return turns.map(({ start, end }) => {
    const from = start !== null && start >= 0 ? start : last;
    last = Math.max(from, end ?? from);
    return [from, last];
  });
}

function placeOf(quote: string, claimed: number | null, meeting: Meeting): Place | null {
  const wanted = fold(quote);
  const isLong = isUnspaced(quote) || quote.trim().split(/\s+/).length >= fewest.words;
  if (!isLong || wanted.length < fewest.letters) return null;
  let nearest: Place | null = null;
  let at = -1;
  for (let tries = 0; tries < mostPlaces; tries += 1) {
    at = meeting.letters.indexOf(wanted, at + 1);
    if (at < 0) break;
    const place = placeAt(at, wanted.length, meeting);
    // Signs between the words are no letters, so a place may be far longer than its quote.
    if (place.words.length > mostCharacters.place || fold(place.words) !== wanted) continue;
    if (claimed === null) return place;
    if (!nearest || Math.abs(place.at - claimed) < Math.abs(nearest.at - claimed)) nearest = place;
  }
  return nearest;
}

function placeAt(
  first: number,
  length: number,
  { turns, spans, turnAtLetter, offsetAtLetter }: Meeting,
): Place {
  const last = first + length - 1;
  const [turn = 0, lastTurn = 0] = [turnAtLetter[first], turnAtLetter[last]];
  const [begin = 0, end = 0] = [offsetAtLetter[first], offsetAtLetter[last]];
  const words = turns.slice(turn, lastTurn + 1).map(({ text }, nth) => {
    return wholeWords(text, nth === 0 ? begin : 0, turn + nth === lastTurn ? end : text.length - 1);
  });
  const [from, to] = spans[turn] ?? [0, 0];
  const share = begin / Math.max(1, turns[turn]?.text.length ?? 0);
  return {
    ...{ turn, speaker: turns[turn]?.speaker ?? "", words: words.join(" ") },
    at: Math.floor(from + (to - from) * share),
  };
}

function hasOtherFacts(text: string, { words: quote, speaker }: Place, meeting: Meeting): boolean {
  const said = new Set(wordsIn(`${quote}\n${speaker}`).map(({ letters }) => letters));
  const saidLetters = fold(quote);
  const words = wordsIn(text);
  const hasOtherWord = words.some(({ letters, begin }, nth) => {
    if (said.has(letters)) return false;
    // The word after a number, such as "euros" in "40 euros".
    const isUnit =
      /\d/.test(words[nth - 1]?.letters ?? "") && (letters.length > 2 || isUnspaced(letters));
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
  const isSmall = (word: string) => names.size > 0 && small.has(word);
  return {
    within: new Set(within.filter((word) => !isSmall(word))),
    isName: (word: string) =>
      /^\p{Lo}/u.test(word) || (!isSmall(word) && (names.size > 0 ? names : small).has(word)),
    nounsHaveCapitals: within.length > wordsWithin * mostCapitals,
  };
}

function isAbout(text: string, kind: Note["kind"], place: Place, meeting: Meeting): boolean {
  const { stems: stemsByTurn, allStems } = meeting;
  const stems = stemsOf(wordsIn(text));
  const quoted = new Set(stemsOf(wordsIn(place.words)));
  const near = stemsByTurn.slice(
    Math.max(0, place.turn - turnsAround),
    place.turn + turnsAround + 1,
  );
  const isNear = (stem: string) =>
    kind === "summary" ? allStems.has(stem) : near.some((of) => of.has(stem));
  const long = stems.filter((stem) => stem.length > 3 || isUnspaced(stem));
  if (long.length > 0 && !long.some((stem) => quoted.has(stem))) return false;
  return stems.filter(isNear).length >= stems.length * leastShare;
}

const together = /[,&、،]| (?:and|und|et|y|e|と|和) /u;

/** Returns full names, null if the quote does not name them, undefined for unknown people. */
function ownerOf(wanted: string, place: Place, meeting: Meeting): string | null | undefined {
  if (wanted.length > mostCharacters.owner) return undefined;
  const whole = personOf(wanted, place, meeting);
  const people = whole
    ? [whole]
    : wanted.split(together).map((part) => personOf(part, place, meeting));
  if (people.includes(null)) return undefined;
  const names = people.map((person) => (person?.isQuoted ? person.name : null));
  return names.includes(null) ? null : names.join(", ");
}

/** A speaker by the name or a part of it that only one has, else a name that was spoken. */
function personOf(wanted: string, place: Place, { people, names, ...meeting }: Meeting) {
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
    datesIn(wanted, meeting.language).length === 0 &&
    meeting.letters.includes(fold(wanted)) &&
    words.every((word) => word.length > 1 && !isNumberWord(word) && names.isName(word));
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
