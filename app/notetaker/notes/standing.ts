import type { Note } from "./notes";
import { isOfTheSame, saidIn } from "./said";

/** Words by which something no longer holds; they were said. */
export type Withdrawal = Pick<Note, "text" | "quote" | "at">;

/**
 * The lines that still hold at the end. A long meeting is noted in parts, none of which knows the others: what a
 * later one finds to be taken back falls out of the earlier ones. A line falls only if what was taken back after
 * it speaks of the same; questions are left open by nobody's word.
 */
export function standing(lines: readonly Note[], withdrawn: readonly Withdrawal[]): Note[] {
  const taken = withdrawn.map(({ text, quote, at }) => {
    return { at, said: saidIn(`${text}\n${quote}`, null) };
  });
  return lines.filter(
    ({ kind, text, quote, at }) =>
      kind === "question" ||
      !taken.some(
        (back) => back.at > at && [text, quote].some((spoken) => isOfTheSame(spoken, back.said)),
      ),
  );
}
