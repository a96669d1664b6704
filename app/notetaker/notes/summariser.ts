import type { DraftNote } from "./prove";

/**
 * Whoever writes notes of what was said: a model. What it answers is a draft, of which only what
 * `prove.ts` finds in the transcript is ever shown.
 */
export type Summariser = {
  /**
   * Drafts notes of one part of a meeting. Never throws: what went wrong is the answer. `transcript`
   * has one turn a line (`notes.server.ts`).
   */
  readonly draft: (transcript: string, signal: AbortSignal) => Promise<Drafted>;
};

export type Drafted =
  | { readonly ok: true; readonly language: string | null; readonly lines: readonly DraftNote[] }
  | Failure;

/** `code` is fit for a log: never a word of the answer. */
export type Failure = {
  readonly ok: false;
  readonly code: string;
  /** Asking again is of no use: the account, the model's name or the request itself is refused. */
  readonly isFinal: boolean;
  /** The model's own wish, milliseconds. */
  readonly retryAfterMs: number | null;
};

export function failure(code: string, other: Partial<Omit<Failure, "ok" | "code">> = {}): Failure {
  return { ok: false, code, isFinal: false, retryAfterMs: null, ...other };
}
