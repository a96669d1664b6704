import type { RefusalClass } from "../bot-provider";
import { wireRefusal } from "./wire.server";

type Judged = { readonly class: RefusalClass; readonly code: string | null };

/** In the codes of refusals: another bot that is alive has the key. */
export const keyInUse = "key_in_use";

/**
 * Attendee's refusals have no codes: a 400 is told from another by its sentence where the site has to act
 * otherwise, and a sentence that is not known is about the request itself.
 */
const sentences: readonly (readonly [RegExp, RefusalClass, string])[] = [
  [/deduplication key/i, "ambiguous", keyInUse],
  [/concurrent bots/i, "retry", "bots_limit"],
  [/\bcredits?\b/i, "paused", "credits"],
  // Something went wrong over there, before or after it was done.
  [/\bError ID\b/i, "ambiguous", "error_id"],
  [/version conflict/i, "retry", "version_conflict"],
  [/only be (?:updated|deleted) when in/i, "dispatched", "only_scheduled"],
  [/not allowed when bot is in state|not in a state/i, "not_in_call", "wrong_state"],
];

/** What a refused API call asks of us. `body` is the parsed JSON of the refusal, null without any. */
export function judge(status: number, body: unknown): Judged {
  const said = wireRefusal.safeParse(body);
  if (status === 400) return judgeSentence(said.success ? Object.values(said.data).join(" ") : "");
  // What stands in front of an installation says 404 as well while that is being replaced.
  if (status === 404 && !said.success) return { class: "ambiguous", code: "not_attendee" };
  return { class: classOfStatus(status), code: null };
}

function judgeSentence(sentence: string): Judged {
  const [, known, code] = sentences.find(([pattern]) => pattern.test(sentence)) ?? [];
  return { class: known ?? "permanent", code: code ?? null };
}

function classOfStatus(status: number): RefusalClass {
  if (status === 401) return "paused";
  if (status === 404 || status === 410) return "gone";
  if (status === 408 || status === 425 || status === 429) return "retry";
  // The API does not redirect: a base URL that does is wrong for every call.
  if (status >= 300 && status < 400) return "paused";
  return status >= 400 && status < 500 ? "permanent" : "ambiguous";
}
