import { z } from "zod";
import { draftKinds } from "./notes";
import { failure, type Drafted } from "./summariser";
import type { DraftNote } from "./verify";

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

/**
 * What a model's answer drafts. A line that breaks a bound, or brings something that was not said and
 * leads elsewhere, is left out; an answer of another shape is a failure.
 */
export function readDraft(value: unknown): Drafted {
  const parsed = answer.safeParse(value);
  if (!parsed.success) return failure("wrong_schema");
  const { language, lines } = parsed.data;
  const read = lines.slice(0, mostLinesRead).map((one) => line.safeParse(one));
  const sound = read.flatMap(({ data }): DraftNote[] =>
    data && !leadsElsewhere(data) ? [data] : [],
  );
  if (read.length > 0 && sound.length === 0) return failure("nothing_fit");
  return { ok: true, language, lines: sound };
}

/** Every form of a link that a mailbox or a reader of Markdown makes clickable, and markup of any kind. */
const markup =
  /[<>`]|\]\s*\(|:\/\/|\bwww\.|\b(?:javascript|data|mailto|tel):\S|&(?:#|lt|gt|amp|quot)/i;
/** An address, or a dot with a name on either side of it, of which mailboxes make a link. */
const address = /@|[\p{L}\p{N}]\.\p{L}{2}/u;
/** What cannot be seen, or turns the reading direction around. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\u200B\u202A-\u202E\u2060-\u2069\uFEFF]/u;

/** An address or a domain may be repeated from the words that the line rests on, and only from there. */
function leadsElsewhere({ text, quote, owner, due }: DraftNote): boolean {
  const shown = [text, owner ?? "", due ?? ""].join(" ");
  if (markup.test(shown) || unseen.test(shown)) return true;
  const said = quote.toLowerCase();
  return shown
    .split(/[\s,;:!?()"“”«»]+/)
    .some((word) => address.test(word) && !said.includes(word.toLowerCase().replace(/\.$/, "")));
}

const languageTag = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;

/** BCP 47 as far as it is one; anything else is unknown. */
function languageOf(value: unknown): string | null {
  return typeof value === "string" && languageTag.test(value) ? value : null;
}
