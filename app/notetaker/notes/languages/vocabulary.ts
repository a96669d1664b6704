/**
 * What the highlights know of a language. Lists are words or short patterns with a space or a line break
 * between single words, and `|` between phrases; they are compared without case, accents and punctuation, so
 * that "là" and "LA" are one. `[^ ]+` stands for any word.
 */
export type Language = {
  readonly code: "en" | "de" | "fr" | "es" | "pt";
  /** Words without a subject of their own: they tell the language, and never what a sentence is about. */
  readonly functionWords: string;
  /** Words of greetings, thanks and technical trouble: sentences made of them are small talk. */
  readonly fillers: string;
  /** Monday first, and January. */
  readonly weekdays: string;
  readonly months: string;
  /** Days as seen from today. */
  readonly nearDays: string;
  readonly time: {
    /** What leads to a day by which something is due. */
    readonly lead: string;
    /** What may stand between. */
    readonly between: string;
    /** Stretches of time that name a day only with something before them: "next week". */
    readonly spans: string;
    /** What goes on after a day: "at noon". */
    readonly after: string;
  };
  readonly decided: string;
  readonly undecided: string;
  readonly takenBack: string;
  /** Begins a sentence that puts the one before right. */
  readonly corrects: string;
  /** "I'll send it" */
  readonly promises: string;
  readonly promisesNothing: string;
  /** "Can you send it?" */
  readonly requests: string;
  readonly requestsNothing: string;
  /** Follows a name: "Tom will send it". */
  readonly isToDo: string;
  /** Somebody must, and nobody is named. */
  readonly mustBeDone: string;
  readonly accepts: string;
  readonly refuses: string;
  /** Answers that answer nothing. */
  readonly unknown: string;
  readonly openQuestion: string;
  /** Begins a real question. */
  readonly asks: string;
  /** From 2; "one" is an article in most languages. */
  readonly numbers: Readonly<Record<string, number>>;
};
