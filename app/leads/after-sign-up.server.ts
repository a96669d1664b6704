import { sql, type SQL } from "drizzle-orm";
import { enqueue } from "~/outbox/enqueue.server";
import { leadEffects } from "./status";

/**
 * For the transaction that stores a sign-up, also one that is known already: whoever asks for our mail
 * gets it again, even after having unsubscribed, and a guide that has come out is mailed at once.
 */
export function afterSignUp(lead: {
  readonly dedupeKey: string;
  readonly emailKey: string;
  /** Epoch milliseconds. */
  readonly now: number;
}): readonly SQL[] {
  const waitsForReleased = sql`select id from leads
    where dedupe_key = ${lead.dedupeKey} and guide_id in (select guide_id from guide_releases)`;
  return [
    sql`delete from unsubscribes where email_key = ${lead.emailKey}`,
    enqueue(leadEffects.guideReady, waitsForReleased, lead.now),
  ];
}
