import type { Turn } from "../results/transcript";
import { meetingOf, type Meeting, type Place } from "./spoken";
import { type DraftKind, type Note, noteKinds } from "./notes";
import { isPlainText } from "./plain-text";
import { dateWords, numberWords } from "./telling-words";
import { hasWords, isUnspaced, lettersOf, stemsOf, type Word, wordsIn } from "./words";

/** A model's claim of what was said; nothing of it is believed. */
export type DraftNote = {
  readonly kind: DraftKind;
  readonly text: string;
  readonly quote: string;
  readonly at: number | null;
  readonly owner: string | null;
  readonly due: string | null;
};

export type Proven = Omit<Note, "kind"> & { readonly kind: DraftKind };

/** No honest answer has more; the rest is dropped unread. */
const mostDrafts = 300;
const longestText = 240;
const longestQuote = 500;
const longestOwner = 60;

/**
 * The lines that were said. Dropped is a line whose quote stands in no one speaker's words, that claims a second
 * outside of the recording, whose owner is neither a speaker nor a name that was spoken, that carries links or
 * markup, that has a number, amount, name or date which is not in its quote, or whose other words nobody near
 * the quote has used. `duration` in seconds, null if unknown; `language` is BCP 47.
 */
export function proven(
  drafts: readonly DraftNote[],
  turns: readonly Turn[],
  duration: number | null,
  language: string | null,
): { readonly lines: Note[]; readonly withdrawn: Proven[]; readonly dropped: number } {
  const meeting = meetingOf(turns, duration, language);
  const notes = drafts
    .slice(0, mostDrafts)
    .map((draft) => prove(draft, meeting))
    .filter((note) => note !== null);
  const lines = notes
    .flatMap(({ kind, ...note }): Note[] => (kind === "withdrawn" ? [] : [{ ...note, kind }]))
    .sort((a, b) => noteKinds.indexOf(a.kind) - noteKinds.indexOf(b.kind));
  const withdrawn = notes.filter(({ kind }) => kind === "withdrawn");
  return { lines, withdrawn, dropped: drafts.length - notes.length };
}

function prove(draft: DraftNote, meeting: Meeting): Proven | null {
  const { kind, at, quote, due } = draft;
  const text = draft.text.trim();
  if (text.length > longestText || quote.length > longestQuote) return null;
  if (at !== null && !meeting.isInside(at)) return null;
  const place = meeting.find(wordsIn(quote), at);
  if (!place || !meeting.isInside(place.at) || !isPlainText(text, place.words)) return null;

  const owner =
    kind === "task" && draft.owner !== null ? ownerOf(draft.owner, place, meeting) : null;
  if (owner === "nobody") return null;
  const said = [...place.letters, ...lettersOf(place.speaker)];
  if (!tellsNothingElse(text, said, place, meeting)) return null;
  const isOfAll = kind === "summary" || kind === "withdrawn";
  if (!isAbout(text, isOfAll ? meeting.whole() : meeting.near(place.turn), place)) return null;

  const isDueSaid = kind === "task" && due !== null && due.length <= longestOwner;
  const dueWords = isDueSaid ? meeting.within(place, lettersOf(due)) : null;
  return {
    kind,
    text,
    quote: place.words,
    speaker: place.speaker,
    at: place.at,
    owner,
    due: dueWords,
  };
}

/** Whether the numbers, amounts, names and dates of a text all stand in `said`. */
function tellsNothingElse(
  text: string,
  said: readonly string[],
  place: Place,
  meeting: Meeting,
): boolean {
  const words = wordsIn(text);
  const letters = words.map((word) => word.letters);
  const isSaid = (word: Word | undefined) => word === undefined || said.includes(word.letters);
  const hasOtherNumber = words.some((word, nth) => {
    if (!/\d/.test(word.letters)) return numberWords.has(word.letters) && !isSaid(word);
    const unit = words[nth + 1];
    const isUnit = unit !== undefined && (isUnspaced(unit) || unit.letters.length > 2);
    return !isSaid(word) || (isUnit && !isSaid(unit));
  });
  const signs = text.normalize("NFKC").match(/[\p{Sc}%‰]/gu) ?? [];
  const hasOtherSign = signs.some((sign) => !place.words.normalize("NFKC").includes(sign));
  const hasOtherName = words.some((word) => meeting.isName(word, text) && !isSaid(word));
  const hasOtherSpeaker = meeting.speakers.some(
    (name) => hasWords(letters, name) && !hasWords(said, name),
  );
  const hasOtherDate = dateWords(meeting.language).some(
    ({ words: date, exact }) =>
      hasWords(letters, date) && (exact === null || text.includes(exact)) && !hasWords(said, date),
  );
  return !(hasOtherNumber || hasOtherSign || hasOtherName || hasOtherSpeaker || hasOtherDate);
}

/** The rest are the words of whoever sums up: "agreed", "the team". */
const leastShare = 0.5;

/** Whether enough of a text's words were used there, and one that means something in the quote itself. */
function isAbout(text: string, near: ReadonlySet<string>, place: Place): boolean {
  const stems = stemsOf(wordsIn(text));
  const quoted = new Set(stemsOf(place.letters.map((letters) => ({ letters }))).flat());
  const isIn = (among: ReadonlySet<string>) => (ends: readonly string[]) =>
    ends.some((end) => among.has(end));
  const long = stems.filter(([head = ""]) => head.length > 4);
  if (long.length > 0 && !long.some(isIn(quoted))) return false;
  return stems.filter(isIn(near)).length >= stems.length * leastShare;
}

/** Two people may share a task. */
const together = /[,&、،]| (?:and|und|et|y|e|と|和) /u;
const mostOwners = 4;

/** The owner by the full name, null if the quote does not say so, "nobody" for neither a speaker nor a spoken name. */
function ownerOf(wanted: string, place: Place, meeting: Meeting): string | null {
  if (wanted.length > longestOwner) return "nobody";
  const whole = meeting.personOf(lettersOf(wanted), place);
  const parts = wanted.split(together).map((part) => lettersOf(part));
  const people = whole ? [whole] : parts.map((part) => meeting.personOf(part, place));
  if (people.length > mostOwners || people.some((person) => person === null)) return "nobody";
  const names = people.map((person) => (person?.isQuoted ? person.name : null));
  return names.includes(null) ? null : names.join(", ");
}
