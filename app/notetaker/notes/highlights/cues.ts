import { plainWords, wordSet } from "../languages/language";
import type { Language } from "../languages/vocabulary";
import type { Sentence } from "./sentences";

/** The lists of a language, ready to be looked for in sentences. */
export type Cues = {
  readonly decided: RegExp;
  readonly undecided: RegExp;
  readonly takenBack: RegExp;
  readonly corrects: RegExp;
  readonly promises: RegExp;
  readonly promisesNothing: RegExp;
  readonly requests: RegExp;
  readonly requestsNothing: RegExp;
  readonly isToDo: RegExp;
  readonly mustBeDone: RegExp;
  readonly accepts: RegExp;
  readonly refuses: RegExp;
  readonly unknown: RegExp;
  readonly openQuestion: RegExp;
  readonly asks: RegExp;
  /** A day, with what leads to it and goes on after it. */
  readonly day: RegExp;
  readonly functionWords: ReadonlySet<string>;
  readonly fillers: ReadonlySet<string>;
  readonly calendar: ReadonlySet<string>;
  /** One of these is in whatever `day` finds. */
  readonly dayWords: ReadonlySet<string>;
};

const ready = new Map<Language, Cues>();

export function cuesOf(language: Language): Cues {
  const known = ready.get(language);
  if (known) return known;
  const anywhere = (list: string) => new RegExp(` (?:${alternatives(list)})(?= )`);
  const first = (list: string) => new RegExp(`^ (?:${alternatives(list)})(?= )`);
  const { functionWords, fillers, weekdays, months, nearDays } = language;
  const cues: Cues = {
    decided: anywhere(language.decided),
    undecided: anywhere(language.undecided),
    takenBack: anywhere(language.takenBack),
    corrects: first(language.corrects),
    promises: anywhere(language.promises),
    promisesNothing: anywhere(language.promisesNothing),
    requests: anywhere(language.requests),
    requestsNothing: anywhere(language.requestsNothing),
    isToDo: first(language.isToDo),
    mustBeDone: anywhere(language.mustBeDone),
    accepts: first(language.accepts),
    refuses: first(language.refuses),
    unknown: anywhere(language.unknown),
    openQuestion: anywhere(language.openQuestion),
    asks: first(language.asks),
    day: dayPattern(language),
    functionWords: wordSet(functionWords),
    fillers: wordSet(fillers),
    calendar: wordSet([weekdays, months, nearDays].join(" ")),
    dayWords: wordSet(
      [weekdays, months, nearDays, language.time.spans.replaceAll("|", " ")].join(" "),
    ),
  };
  ready.set(language, cues);
  return cues;
}

/** A list as it is written, over several lines, in the form in which sentences are compared. */
function alternatives(list: string): string {
  return plainWords(list)
    .replace(/(?<=[|:])\n\s*/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function dayPattern({ time, weekdays, months, nearDays }: Language): RegExp {
  const some = (list: string) => alternatives(list.trim().replace(/\s+/g, "|"));
  const month = some(months);
  const date = `(?:\\d{1,2}(?:st|nd|rd|th|er|º|o)?(?: (?:of|de))? (?:${month})|(?:${month})(?: the)? \\d{1,2}(?:st|nd|rd|th)?)`;
  const day = `(?:${date}|${some(weekdays)}|${some(nearDays)})`;
  const between = `(?: (?:${alternatives(time.between)})){0,4}`;
  const after = `(?: (?:${alternatives(time.after)}|\\d{1,2}(?: \\d\\d)?)){0,4}`;
  const span = `(?: (?:${alternatives(time.between)})){1,4} (?:${alternatives(time.spans)})(?: (?:${alternatives(time.after)}))?`;
  return new RegExp(
    `(?: (?:${alternatives(time.lead)}))?(?:${between} ${day}${after}|${span})(?= )`,
  );
}

/** Words that say what a sentence is about. */
export function contentOf({ words }: Sentence, { functionWords, fillers }: Cues): string[] {
  return words
    .map(({ plain }) => plain)
    .filter((plain) => plain.length > 2 && !functionWords.has(plain) && !fillers.has(plain));
}

/** What a pattern finds in a sentence, as it was said; null if nothing. */
export function asSaid(sentence: Sentence, pattern: RegExp): string | null {
  const match = pattern.exec(sentence.plain);
  if (!match) return null;
  const nth = sentence.plain.slice(0, match.index).split(" ").length - 1;
  const count = match[0].trim().split(" ").length;
  const from = sentence.begins[nth];
  const last = sentence.begins[nth + count - 1];
  const length = sentence.words[nth + count - 1]?.asSaid.length;
  return last === undefined || length === undefined
    ? null
    : sentence.text.slice(from, last + length);
}
