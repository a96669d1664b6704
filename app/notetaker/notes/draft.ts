import { z } from "zod";
import { jsonOf } from "~/lib/crypto/bytes";
import { draftKinds } from "./notes";
import { failure, type Drafted } from "./summariser";
import type { DraftNote } from "./prove";

/** Of one part of a meeting: what two hours of talk can come to, and what a mail can show. */
export const mostLinesAsked = 20;

/** How many are looked at, whatever was asked for. */
const mostLinesRead = 40;

/** Characters: a sentence, and what somebody says in one breath. */
export const textLimits = { text: 300, quote: 500, owner: 80, due: 120 } as const;

const words = (most: number) => z.string().trim().min(1).max(most);
/** Models write "" or "null" where they mean null. */
const maybe = (most: number) =>
  z.preprocess(
    (value) => (typeof value === "string" && /^(?:null|none)?$/i.test(value.trim()) ? null : value),
    words(most).nullable().default(null),
  );

const line = z
  .object({
    kind: z.enum(draftKinds),
    text: words(textLimits.text),
    quote: words(textLimits.quote),
    at: z.number().finite().nonnegative().nullable().default(null),
    owner: maybe(textLimits.owner),
    due: maybe(textLimits.due),
  })
  // Only of tasks.
  .transform((one) => (one.kind === "task" ? one : { ...one, owner: null, due: null }));

const answer = z.object({
  language: z.unknown().transform(languageOf),
  lines: z.array(z.unknown()),
});

/** A model's answer: JSON as text, or the object itself. */
export function readContent(content: unknown): Drafted {
  if (typeof content !== "string") return content ? readDraft(content) : failure("no_content");
  const draft = jsonOf(new TextEncoder().encode(content));
  return draft === undefined ? failure("no_json") : readDraft(draft);
}

/**
 * What a model's answer drafts. A line that breaks a bound is left out; an answer of another shape is a failure.
 */
function readDraft(value: unknown): Drafted {
  const parsed = answer.safeParse(value);
  if (!parsed.success) return failure("wrong_schema");
  const { language, lines } = parsed.data;
  const read = lines.slice(0, mostLinesRead).map((one) => line.safeParse(one));
  const sound = read.flatMap(({ data }): DraftNote[] => (data ? [data] : []));
  if (read.length > 0 && sound.length === 0) return failure("nothing_fit");
  return { ok: true, language, lines: sound };
}

const languageTag = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;

/** BCP 47 as far as it is one; anything else is unknown. */
function languageOf(value: unknown): string | null {
  return typeof value === "string" && languageTag.test(value) ? value : null;
}
