/**
 * What a meeting came to. Every line rests on words that were said: `quote` stands in the transcript, letter
 * for letter but for case, spaces and punctuation.
 */
export type Notes = {
  /** BCP 47, of the meeting; null when it cannot be told. */
  readonly language: string | null;
  /** In the order in which they are shown within their kind. */
  readonly lines: readonly Note[];
};

/** What people look for first stands first. */
export const noteKinds = ["summary", "decision", "task", "date", "question"] as const;

export type NoteKind = (typeof noteKinds)[number];

/**
 * What a draft also has: that something no longer holds which was agreed on or promised before, perhaps
 * in another part of the meeting. Neither it nor what it takes back is shown.
 */
export const draftKinds = [...noteKinds, "withdrawn"] as const;

export type DraftKind = (typeof draftKinds)[number];

export type Note = {
  readonly kind: NoteKind;
  /** A sentence that a model wrote. */
  readonly text: string;
  /** What was said, as it stands in one turn of the transcript. */
  readonly quote: string;
  /** Who said it, by the name that the provider reported (`results/transcript.ts`). */
  readonly speaker: string;
  /** When it was said; seconds from the start of the recording. */
  readonly at: number;
  /** Who is to do it: a speaker, or a name that was spoken. Only of tasks. */
  readonly owner: string | null;
  /** By when, in the words that were said. Only of tasks. */
  readonly due: string | null;
};
