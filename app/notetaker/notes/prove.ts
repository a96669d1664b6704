import type { Turn } from "../results/transcript";
import { maxText, type Note } from "./note";
import type { DraftNote } from "./notes-model";
import { isTrueToQuote, type Meeting, meetingOf } from "./true-to-quote";
import { findPhrase, fold, foldLinks, searchable, wordsIn } from "./words";

/** Characters of a quote, and of what the transcript has in its place. */
const maxQuote = 500;
const minQuote = { words: 3, letters: 6 } as const;
/** Bounds the work for a quote that a meeting repeats again and again. */
const maxPlaces = 20;
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
  if (!place || !isPlain(text, place.quote) || !isTrueToQuote(text, kind, place, meeting))
    return null;
  const { at, quote, speaker } = place;
  if (kind !== "task") return { kind, text, quote, speaker, at, owner: null, due: null };

  const owners = ownersOf(draft.owner ?? "", place, meeting);
  if (owners === null) return null;
  const due = quotedWords(draft.due ?? "", quote);
  return { kind, text, quote, speaker, at, owner: owners.join(", ") || null, due };
}

type Place = NonNullable<ReturnType<typeof placeOf>>;

/** Finds the quote, first in the turns nearest to the claimed second `at`; null if no one said it. */
function placeOf({ quote, at }: DraftNote, { turns, end }: Meeting) {
  const isSecondOfMeeting = at === null || (at >= 0 && at <= end);
  if (quote.length > maxQuote || !isSecondOfMeeting) return null;
  const { words, letters } = searchable(quote);
  if (words.length < minQuote.words || letters.length < minQuote.letters) return null;
  const distance = ({ from }: Meeting["turns"][number]) => (at === null ? 0 : Math.abs(from - at));
  const nearestFirst = turns
    .filter((turn) => turn.letters.includes(letters))
    .sort((one, other) => distance(one) - distance(other));
  for (const turn of nearestFirst.slice(0, maxPlaces)) {
    const match = findPhrase(letters, turn);
    // Punctuation is not in `letters`, so a place may be far longer than its quote.
    if (!match || match.text.length > maxQuote) continue;
    const { from, to, text, speaker, index } = turn;
    const second = Math.floor(from + (to - from) * (match.begin / text.length));
    return { quote: match.text, at: second, speaker, index };
  }
  return null;
}

/** Links, markup and invisible characters. */
const forbidden = [
  /\b[a-z][a-z\d+.-]{1,20}:\S|\/\/|\\|\bwww\./u,
  /[<>`*_~|{}[\]^]|&#?\w{1,20};|^\s{0,3}(?:#|>|[-+]\s|\d{1,3}[.)]\s)/u,
  /[\p{C}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0\uFE00-\uFE0F]/u,
];
/** Hosts and addresses: mail programs make links of them. */
const addresses = [/[\p{L}\p{N}-]{1,63}\.\p{L}{2,}/gu, /\S{0,64}@\S{0,64}/gu];
const latin = /\p{Script=Latin}/u;
/** A Cyrillic "а" may pose as a Latin one. */
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** Hosts, addresses and look-alike scripts may stand in the text only if they stand in the quote. */
function isPlain(text: string, quote: string): boolean {
  const [plain, quoted] = [foldLinks(text), foldLinks(quote)];
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? [];
  const isDisguised = words.some((word) => lookAlike.test(word) && latin.test(word));
  const mixesScripts = latin.test(plain) && lookAlike.test(plain);
  if (isDisguised || (mixesScripts && !lookAlike.test(quoted))) return false;
  if (!/[\p{L}\p{N}]/u.test(plain)) return false;
  if (forbidden.some((pattern) => pattern.test(plain))) return false;
  return addresses.every((pattern) =>
    (plain.match(pattern) ?? []).every((address) => quoted.includes(address)),
  );
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
function ownerOf(claim: string, { quote, speaker }: Place, { speakers, dates }: Meeting) {
  const quoted = quotedWords(claim, quote);
  const namesakes = speakers.filter((name) => {
    const parts = wordsIn(name).map(({ letters }) => letters);
    const isNamesake = wordsIn(claim).every(({ letters }) => parts.includes(letters));
    return isNamesake && (quoted !== null || name === speaker);
  });
  if (namesakes.length === 1) return namesakes[0];
  const isCapitalized = /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(quoted ?? "");
  const isDate = claim.search(dates) >= 0;
  return isCapitalized && !isDate ? quoted : null;
}

function quotedWords(claim: string, quote: string): string | null {
  if (claim.length > maxName) return null;
  const match = findPhrase(searchable(claim).letters, searchable(quote));
  return match && match.text.replace(/[.!?…。！？؟]{1,4}$/u, "");
}
