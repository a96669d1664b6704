import type { Turn } from "../results/transcript";
import { findWords, lastSecond, type Place, quoteFinder } from "./find-quote";
import { fold } from "./fold";
import { languageOf, languages, plainWords, wordSet } from "./languages/language";
import type { Language } from "./languages/vocabulary";
import { type DraftKind, draftKinds, type Note, noteKinds } from "./notes";
import { isAbout, type Said, saidIn, saysNoOther } from "./said";
import type { Withdrawal } from "./standing";

/** What somebody claims was said; nothing of it is believed. */
export type DraftNote = {
  readonly kind: DraftKind;
  readonly text: string;
  readonly quote: string;
  readonly at: number | null;
  readonly owner: string | null;
  readonly due: string | null;
};

/** No honest answer has more; the rest is dropped unread. */
const mostDrafts = 300;
const longestText = 240;
/** Owners and days by which something is due are a few words. */
const longestName = 60;
/** How many turns before and after its quote a line may speak of; a summary, and what is taken back, of all. */
const around = 6;
/** A day that somebody named for something else is not the day for this. */
const dueBefore = 2;
const dueAfter = 3;

export type Verified = {
  readonly lines: Note[];
  /** What was taken back. */
  readonly withdrawn: Withdrawal[];
  readonly dropped: number;
};

/**
 * The lines whose words were said, each with its place in the recording instead of the one it claims. Dropped
 * is a line whose quote nobody said, whose owner is neither a speaker nor a name that was spoken, that claims a
 * second outside the recording, that carries links, markup or invisible characters, or that has numbers,
 * days or subjects that were not spoken of near its quote. A due day that was not said near it is left out: the
 * task itself is proven without it. Duplicates become one, and do not count as dropped.
 */
export function verified(
  drafts: readonly DraftNote[],
  turns: readonly Turn[],
  durationSeconds: number | null,
): Verified {
  const { find } = quoteFinder(turns);
  const meeting = meetingOf(turns, durationSeconds);
  const kept: Proven[] = [];
  let dropped = Math.max(0, drafts.length - mostDrafts);
  for (const draft of drafts.slice(0, mostDrafts)) {
    const place = draft.text.length <= longestText ? find(draft.quote) : null;
    const note = place && provenNote(draft, place, meeting);
    if (note) addOnce(kept, note);
    else dropped += 1;
  }
  const lines = kept
    .flatMap(({ note: { kind, ...rest } }) => (kind === "withdrawn" ? [] : [{ ...rest, kind }]))
    .sort((a, b) => noteKinds.indexOf(a.kind) - noteKinds.indexOf(b.kind));
  const withdrawn = kept.flatMap(({ note }) => (note.kind === "withdrawn" ? [note] : []));
  return { lines, withdrawn, dropped };
}

type Meeting = {
  readonly turns: readonly Turn[];
  readonly end: number;
  readonly language: Language | null;
  /** What was said in all, and around a turn. */
  readonly whole: () => readonly Said[];
  readonly near: (turn: number) => readonly Said[];
  readonly ownerOf: (name: string) => string | null;
};

function meetingOf(turns: readonly Turn[], durationSeconds: number | null): Meeting {
  const language = languageOf(turns.map(({ text }) => text));
  const known = new Map<number, Said>();
  const saidAt = (nth: number): Said => {
    const said = known.get(nth) ?? saidIn(turns[nth]?.text ?? "", language);
    known.set(nth, said);
    return said;
  };
  let whole: readonly Said[] | null = null;
  return {
    turns,
    end: durationSeconds ?? lastSecond(turns) ?? Infinity,
    language,
    whole: () => (whole ??= [saidIn(turns.map(({ text }) => text).join("\n"), language)]),
    near: (turn) => {
      const first = Math.max(0, turn - around);
      const count = Math.min(turns.length, turn + around + 1) - first;
      return Array.from({ length: count }, (_, nth) => saidAt(first + nth));
    },
    ownerOf: ownerFinder(turns, language),
  };
}

type Proven = {
  readonly note: Omit<Note, "kind"> & { readonly kind: DraftKind };
  /** Of its text, folded. */
  readonly letters: string;
};

function provenNote(draft: DraftNote, place: Place, meeting: Meeting): Proven | null {
  const { kind, at } = draft;
  const text = draft.text.trim();
  const isInside = (second: number) => second >= 0 && second <= meeting.end;
  if (!isInside(place.at) || (at !== null && !isInside(at))) return null;
  if (!draftKinds.includes(kind) || !isPlainText(text, place.words)) return null;

  const isOfAll = kind === "summary" || kind === "withdrawn";
  const said = isOfAll ? meeting.whole() : meeting.near(place.turn);
  if (!saysNoOther(text, said, meeting.language) || !isAbout(text, said)) return null;

  const wanted = kind === "task" ? draft.owner : null;
  const owner = wanted === null ? null : meeting.ownerOf(wanted);
  if (wanted !== null && owner === null) return null;
  const due = kind === "task" && draft.due !== null ? dueSaid(draft.due, place, meeting) : null;
  const { words, speaker } = place;
  const note = { kind, text, quote: words, speaker, at: place.at, owner, due };
  return { note, letters: fold(text) };
}

/** As it was said, or null. */
function dueSaid(due: string, { turn }: Place, { turns }: Meeting): string | null {
  if (due.length > longestName) return null;
  return findWords(turns, due, { first: turn - dueBefore, end: turn + dueAfter + 1 });
}

const capital = /^(?:\p{Lu}|\p{Lt}|\p{Lo})/u;
/** Words that name nobody, in the language of the meeting; in all five where it is none of them. */
function noNamesOf(language: Language | null): ReadonlySet<string> {
  const lists = (language ? [language] : languages).flatMap(
    ({ functionWords, fillers, weekdays, months, nearDays }) => [
      functionWords,
      fillers,
      weekdays,
      months,
      nearDays,
    ],
  );
  return wordSet(lists.join(" "));
}

/** Two people may be to do one thing. */
const together = /[,&]| (?:and|und|et|y|e) /u;
const mostOwners = 4;

/**
 * Finds the owner of a task: a speaker by the whole name, or by a part of it that only one speaker has; else a
 * name as it was spoken, which begins with a capital letter where the transcript has any.
 */
function ownerFinder(
  turns: readonly Turn[],
  language: Language | null,
): (name: string) => string | null {
  const noNames = noNamesOf(language);
  const speakers = [...new Set(turns.map(({ speaker }) => speaker))];
  const hasCapitals = turns.some(({ text }) => /\p{Lu}/u.test(text));
  const known = new Map<string, string | null>();

  const search = (name: string): string | null => {
    const whole = speakers.find((speaker) => fold(speaker) === fold(name));
    if (whole !== undefined) return whole;
    if (name.split(/\s+/).some((word) => noNames.has(plainWords(word)))) return null;
    const [partly, another] = speakers.filter((speaker) =>
      speaker.split(/\s+/).some((word) => fold(word) === fold(name)),
    );
    if (partly !== undefined && another === undefined) return partly;
    return findWords(turns, name, { accept: (words) => !hasCapitals || capital.test(words) });
  };
  return (asked) => {
    const name = asked.trim();
    if (name.length > longestName || fold(name) === "") return null;
    const before = known.get(name);
    if (before !== undefined) return before;

    const one = search(name);
    const each =
      one === null
        ? name
            .split(together)
            .slice(0, mostOwners + 1)
            .map((part) => search(part.trim()))
        : [one];
    const isEverybody = each.length <= mostOwners && each.every((found) => found !== null);
    const owner = isEverybody ? each.join(", ") : null;
    known.set(name, owner);
    return owner;
  };
}

/** What two lines of the same kind say once; the later adds whose it is, and by when. */
function addOnce(kept: Proven[], one: Proven): void {
  const { note } = one;
  const isSame = ({ note: other, letters }: Proven) =>
    other.kind === note.kind &&
    (other.owner === note.owner || other.owner === null || note.owner === null) &&
    (letters === one.letters || (other.quote === note.quote && other.at === note.at));
  const nth = kept.findIndex(isSame);
  const before = kept[nth];
  if (!before) kept.push(one);
  else {
    const { owner, due } = before.note;
    kept[nth] = {
      ...before,
      note: { ...before.note, owner: owner ?? note.owner, due: due ?? note.due },
    };
  }
}

/** What turns text into something to press: schemes, hosts, addresses, numbers to call. */
const active = [
  /\p{L}[\p{L}\p{N}+.-]{1,20}:\S/giu,
  /[\p{L}\p{N}-]{1,63}\.\p{L}{2,}/gu,
  /\S{0,64}@\S{0,64}/gu,
  /\/\//g,
  /\\/g,
  // Two groups of digits make a phone number from seven digits on.
  /\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){6,14}/gu,
];

/** HTML, Markdown and entities. A single hyphen or apostrophe is neither. */
const markup = /[<>`*_~|{}[\]^]|&#?\w{1,20};|^\s{0,3}(?:#|>|[-+]\s|\d{1,3}[.)]\s)|!\[/u;

/** Control, format, private and unassigned characters, lone surrogates, separators of lines. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0\uFE00-\uFE0F]/gu;

/** Letters of two alphabets in one word, as a Cyrillic "a" in a Latin name, or for a word. */
const latin = /\p{Script=Latin}/u;
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/**
 * Whether a text may stand in a mail and on a page as it is: one visible line without links, markup,
 * addresses or phone numbers, but those that were said, as `quote` has them.
 */
function isPlainText(text: string, quote: string): boolean {
  if (text === "" || !/[\p{L}\p{N}]/u.test(text)) return false;
  if ((text.match(invisible) ?? []).some((character) => !quote.includes(character))) return false;

  // Full-width letters and dots are read as the plain ones, by browsers too.
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u3002\u2024\uFE52]/g, ".");
  const said = quote.normalize("NFKC").toLowerCase();
  if (markup.test(plain) && !said.includes(plain)) return false;
  if (active.some((pattern) => (plain.match(pattern) ?? []).some((found) => !said.includes(found))))
    return false;
  if (latin.test(plain) && lookAlike.test(plain) && !lookAlike.test(said)) return false;
  return (plain.match(/[\p{L}\p{M}]+/gu) ?? []).every(
    (word) => !latin.test(word) || !lookAlike.test(word),
  );
}
