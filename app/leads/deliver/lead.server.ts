import { and, eq, isNull, sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { guides } from "~/content/shared/guides";
import { runBatch, type Db } from "~/db/client.server";
import { retryWrite } from "~/db/retry-write.server";
import { leads } from "~/db/schema.server";
import { kindOf } from "~/lib/drain.server";
import { log } from "~/lib/log.server";
import { enqueue } from "~/outbox/enqueue.server";
import type { OutboxMessage } from "~/outbox/message";

export type LeadWorld = {
  readonly env: Pick<
    Env,
    "email" | "mailFrom" | "siteUrl" | "siteSecret" | "operatorEmail" | "leadWebhook"
  >;
  readonly db: Db;
  readonly clock: () => number;
  readonly random: () => number;
  readonly fetch: typeof globalThis.fetch;
};

export type Lead = typeof leads.$inferSelect;

export const dropped = { outcome: "dropped" } as const;

/** Whom a message is about, as things are now; null for a lead that was erased or is told to nobody. */
export async function findLead({ db }: LeadWorld, message: OutboxMessage): Promise<Lead | null> {
  const isTold = and(
    eq(leads.id, message.subjectId),
    isNull(leads.erasedAt),
    eq(leads.quarantined, false),
  );
  const [lead] = await db.select().from(leads).where(isTold);
  return lead ?? null;
}

/** The title of the guide whose list it is; its id, should it be a guide of earlier days. */
export function guideTitle({ guideId }: Pick<Lead, "guideId">): string | null {
  return guides.find(({ id }) => id === guideId)?.title ?? guideId;
}

/**
 * A forwarded lead is an automated job done (decisions 3.2): each counts once, whoever says so. Never
 * rejects: a mail that is out is not sent again for the sake of a number.
 */
export async function countForwarded(world: LeadWorld, lead: Lead): Promise<void> {
  const { db, clock, random } = world;
  const file = () => runBatch(db, [enqueue("count", sql`select ${lead.id} as id`, clock())]);
  try {
    await retryWrite(file, random);
  } catch (error) {
    log({ event: "lead.uncounted", leadId: lead.id, kind: kindOf(error) });
  }
}
