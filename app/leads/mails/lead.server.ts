import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { mailboxKey, notMeUrl } from "~/abuse/mailboxes.server";
import { guides } from "~/content/shared/guides";
import { retryWrite, runBatch } from "~/db/client.server";
import { guideReleases, leads, mailboxes, unsubscribes } from "~/db/schema.server";
import { kindOf } from "~/jobs/drain.server";
import type { OutboxMessage } from "~/jobs/message";
import { enqueue } from "~/jobs/outbox.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";

export type Lead = typeof leads.$inferSelect;

export const dropped = { outcome: "dropped" } as const;

/** The lead of a message as it is now; null if it was deleted, or nobody is to be notified of it. */
export async function findLead({ db }: World, { subjectId }: OutboxMessage): Promise<Lead | null> {
  const [lead] = await db
    .select()
    .from(leads)
    .where(and(eq(leads.id, subjectId), eq(leads.quarantined, false)));
  return lead ?? null;
}

/** The link of a guide that has come out; null before that. */
export async function findRelease({ db }: World, guideId: string | null): Promise<string | null> {
  const [release] = await db
    .select({ link: guideReleases.link })
    .from(guideReleases)
    .where(eq(guideReleases.guideId, guideId ?? ""));
  return release?.link ?? null;
}

type Recipient = {
  /** Its owner told us "This wasn't me", or marked a mail as spam, or mail to it bounces. */
  readonly isBlocked: boolean;
  readonly hasUnsubscribed: boolean;
  /** The link "This wasn't me" of a mail about the lead. */
  readonly notMe: string;
};

/** What is known of the mailbox of a lead. */
export async function readRecipient(
  { db, env, clock }: World,
  { id }: Lead,
  email: string,
): Promise<Recipient> {
  const key = await mailboxKey(env.siteSecret, email);
  // One statement: a tick sends hundreds, and D1 bounds their number.
  const found = await unionAll(
    db
      .select({ what: sql<"blocked" | "unsubscribed">`'blocked'` })
      .from(mailboxes)
      .where(
        and(
          eq(mailboxes.key, key),
          or(
            isNotNull(mailboxes.blockedAt),
            isNotNull(mailboxes.bouncedAt),
            isNotNull(mailboxes.complainedAt),
          ),
        ),
      ),
    db
      .select({ what: sql<"blocked" | "unsubscribed">`'unsubscribed'` })
      .from(unsubscribes)
      .where(eq(unsubscribes.emailKey, key)),
  );
  const isBlocked = found.some(({ what }) => what === "blocked");
  const hasUnsubscribed = found.some(({ what }) => what === "unsubscribed");
  const notMe = await notMeUrl(env, { mailboxKey: key, about: "lead", subjectId: id }, clock());
  return { isBlocked, hasUnsubscribed, notMe };
}

/** The title of the guide whose list it is; its id, should it be a guide of earlier days. */
export function guideTitle({ guideId }: Pick<Lead, "guideId">): string | null {
  return guides.find(({ id }) => id === guideId)?.title ?? guideId;
}

/**
 * A forwarded lead is an automated job done, counted once. Never rejects: a mail that is out is not sent
 * again for the sake of a number.
 */
export async function countForwarded({ db, clock, random }: World, lead: Lead): Promise<void> {
  const count = { kind: "count", subjectId: lead.id, priority: "bulk" } as const;
  try {
    await retryWrite(() => runBatch(db, enqueue(db, [count], clock())), random);
  } catch (error) {
    log({ event: "lead.uncounted", leadId: lead.id, kind: kindOf(error) });
  }
}
