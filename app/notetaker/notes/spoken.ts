import { secondOf, lastSecond, type Turn } from "../results/transcript";
import { dateWords, numberWords } from "./telling-words";
import { hasWords, isUnspaced, lettersOf, placesOf, stemsOf, type Word, wordsIn } from "./words";

/** Where a quote was said. */
export type Place = {
  readonly turn: number;
  readonly speaker: string;
  /** Whole seconds from the start of the recording. */
  readonly at: number;
  /** As the transcript has them. */
  readonly words: string;
  /** The same, folded. */
  readonly letters: readonly string[];
};

/** A transcript, indexed for the proof. */
export type Meeting = ReturnType<typeof meetingOf>;

/** A quote that proves something: three words, or six characters of a script without blanks. */
const fewest = { words: 3, characters: 6, letters: 7 } as const;
/** Turns before and after its quote that a line may paraphrase. */
const around = 6;
/** German and Luxembourgish write every noun with a capital: there a capital tells no name. */
const mostCapitals = 0.2;

type Spoken = Word & { readonly turn: number };

export function meetingOf(
  turns: readonly Turn[],
  duration: number | null,
  language: string | null,
) {
  const byTurn = turns.map(({ text }) => wordsIn(text));
  // A quote does not go on into another speaker's words: they are apart by a word that nobody can say.
  const said = byTurn.flatMap((words, turn): (Spoken | null)[] => [
    ...(turn > 0 && turns[turn]?.speaker !== turns[turn - 1]?.speaker ? [null] : []),
    ...words.map((word) => ({ ...word, turn })),
  ]);
  const letters = said.map((word) => word?.letters ?? "");
  const end = duration ?? lastSecond(turns) ?? Infinity;
  const people = [...new Set(turns.map(({ speaker }) => speaker))].map((name) => {
    return { name, words: lettersOf(name.replace(/ \(\d+\)$/, "")) };
  });
  const named = capitalsIn(turns, byTurn);
  const speakerWords = new Set(people.flatMap(({ words }) => words));

  const textOf = (first: number, last: number): string => {
    const lines = new Map<number, { begin: number; end: number }>();
    for (const word of said.slice(first, last + 1)) {
      if (!word) continue;
      const { begin = word.begin } = lines.get(word.turn) ?? {};
      lines.set(word.turn, { begin, end: word.end });
    }
    return [...lines]
      .map(([turn, line]) => withSigns(turns[turn]?.text ?? "", line.begin, line.end))
      .join(" ");
  };

  const near = (turn: number): ReadonlySet<string> =>
    new Set(
      byTurn
        .slice(Math.max(0, turn - around), turn + around + 1)
        .flatMap((words) => stemsOf(words).flat()),
    );
  let whole: ReadonlySet<string> | null = null;

  return {
    language,
    speakers: people.map(({ words }) => words),
    near,
    whole: () => (whole ??= new Set(byTurn.flatMap((words) => stemsOf(words).flat()))),
    isInside: (second: number) => second >= 0 && second <= end,

    /** Where these words stand in one speaker's words: nearest to the second that a line claims. */
    find(quote: readonly Word[], claimed: number | null): Place | null {
      const count = quote.reduce((sum, word) => sum + (isUnspaced(word) ? 1 : 2), 0);
      const length = quote.reduce((sum, word) => sum + word.letters.length, 0);
      const isLong = quote.some(isUnspaced) || length >= fewest.letters;
      if (count < Math.min(fewest.characters, 2 * fewest.words) || !isLong) return null;
      const wanted = quote.map((word) => word.letters);
      const found = placesOf(wanted, letters).map((at) => {
        const word = said[at];
        const turn = word?.turn ?? 0;
        return { at, turn, second: secondOf(turns, turn, word?.begin ?? 0) };
      });
      const distance = ({ second }: { second: number }) => Math.abs(second - (claimed ?? 0));
      const [nearest] =
        claimed === null ? found : found.toSorted((a, b) => distance(a) - distance(b));
      if (!nearest) return null;
      const { at, turn, second } = nearest;
      const last = at + wanted.length - 1;
      const speaker = turns[turn]?.speaker ?? "";
      return { turn, speaker, at: second, words: textOf(at, last), letters: wanted };
    },

    /** Whether a word of a text is a name: by its capital, where capitals tell names. */
    isName({ letters: name, begin }: Word, text: string): boolean {
      if (!startsWithCapital(text, begin) || name.length < 2) return false;
      if (speakerWords.has(name)) return true;
      if (named.areNouns) return false;
      const isFirst = /(?:^|[.!?…])[\s"'“”„«»(]*$/u.test(text.slice(0, begin));
      return !isFirst || named.within.has(name);
    },

    /** A speaker by the name or a part of it that only one has, else a name that was spoken. */
    personOf(wanted: readonly string[], place: Place): { name: string; isQuoted: boolean } | null {
      if (wanted.length === 0) return null;
      const isQuoted = hasWords(place.letters, wanted);
      const [speaker, another] = people.filter(({ words }) => hasWords(words, wanted));
      const exact = people.find(({ words }) => words.join(" ") === wanted.join(" "));
      const one = exact ?? (another ? undefined : speaker);
      if (one) return { name: one.name, isQuoted: isQuoted || one.name === place.speaker };
      const isDate = dateWords(language).some(({ words }) => hasWords(wanted, words));
      const isSpokenName = wanted.every(
        (word) => word.length > 1 && !numberWords.has(word) && named.ever.has(word),
      );
      const [at] = isDate || !isSpokenName ? [] : placesOf(wanted, letters);
      return at === undefined ? null : { name: textOf(at, at + wanted.length - 1), isQuoted };
    },

    /** Words of a quote as the transcript has them; null if they are not in it. */
    within(place: Place, wanted: readonly string[]): string | null {
      const [at] = placesOf(wanted, place.letters);
      if (at === undefined || wanted.length === 0) return null;
      const words = wordsIn(place.words).slice(at, at + wanted.length);
      return place.words.slice(words[0]?.begin, words.at(-1)?.end);
    },
  };
}

/** Words that were written with a capital and never without: anywhere, and within a sentence. */
function capitalsIn(turns: readonly Turn[], byTurn: readonly (readonly Word[])[]) {
  const [ever, within, small] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const hasCapitals = turns.some(({ text }) => /\p{Lu}/u.test(text));
  let [capitals, all] = [0, 0];
  for (const [nth, words] of byTurn.entries()) {
    const { text = "" } = turns[nth] ?? {};
    for (const [at, { letters, begin }] of words.entries()) {
      const isFirst =
        at === 0 || /[.!?…:]\s*["'“„«(]?$/u.test(text.slice(words[at - 1]?.end, begin));
      const isCapital = startsWithCapital(text, begin);
      if (!isFirst && letters.length > 1) all += 1;
      if (!isFirst && letters.length > 1 && isCapital) capitals += 1;
      const hasCase = hasCapitals && !isUncased(text, begin);
      if (!isCapital && hasCase) small.add(letters);
      if (isCapital || !hasCase) ever.add(letters);
      if (isCapital && !isFirst) within.add(letters);
    }
  }
  for (const word of small) {
    ever.delete(word);
    within.delete(word);
  }
  return {
    ever,
    within,
    areNouns: capitals > all * mostCapitals,
  };
}

function startsWithCapital(text: string, at: number): boolean {
  return /^[\p{Lu}\p{Lt}]/u.test(text.slice(at, at + 2));
}

function isUncased(text: string, at: number): boolean {
  return /^\p{Lo}/u.test(text.slice(at, at + 2));
}

/** A sum keeps its currency sign and its percent, a sentence its full stop. */
function withSigns(text: string, first: number, last: number): string {
  const before = /\p{Sc}$/u.test(text.slice(Math.max(0, first - 1), first)) ? 1 : 0;
  const [after = ""] = /^[%‰°\p{Sc}.!?…。？！]{0,4}/u.exec(text.slice(last, last + 4)) ?? [];
  return text.slice(first - before, last + after.length);
}
