import { plainWords, wordSet } from "../languages/language";
import type { Language } from "../languages/vocabulary";

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
  readonly isDayWord: (plain: string) => boolean;
};

const ready = new Map<Language, Cues>();

export function cuesOf(language: Language): Cues {
  const known = ready.get(language);
  if (known) return known;
  const anywhere = (list: string) => pattern(` (?:${alternatives(list)})(?= )`);
  const first = (list: string) => pattern(`^ (?:${alternatives(list)})(?= )`);
  const { functionWords, fillers, weekdays, months, nearDays } = language;
  const dayWords = wordSet(
    [weekdays, months, nearDays, language.time.spans.replaceAll("|", " ")].join(" "),
  );
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
    dayWords,
    isDayWord: dayWords.has.bind(dayWords),
  };
  ready.set(language, cues);
  return cues;
}

const longText = "-".repeat(1_000);

/**
 * V8 compiles a pattern for its interpreter, and again for the processor when it is used a second time
 * (https://v8.dev/blog/regexp-tier-up). Over a text as long as this it does the second right away, and never the
 * first, which is half the time.
 */
function pattern(source: string): RegExp {
  const ready = new RegExp(source);
  ready.test(longText);
  return ready;
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
  return pattern(`(?: (?:${alternatives(time.lead)}))?(?:${between} ${day}${after}|${span})(?= )`);
}
