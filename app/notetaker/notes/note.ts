import type { DraftNote } from "./notes-model";

export const noteKinds = ["summary", "decision", "task", "date", "question"] as const;

/** Characters of a line's text. */
export const maxText = 240;

/** A line that the transcript proves (`prove.ts`). */
export type Note = DraftNote & {
  /** Name as in `results/transcript.ts`, before the owner renames a speaker. */
  readonly speaker: string;
  /** Seconds from the start of the recording. */
  readonly at: number;
};

export type Notes = {
  /** BCP 47; null if unknown. */
  readonly language: string | null;
  readonly lines: readonly Note[];
};
