import { and, eq, gt } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { leads } from "~/db/schema.server";

/** As long as somebody may still look at the page that came after their post. */
const shownMs = 60 * 60_000;

export type SentTo =
  | { readonly outcome: "found"; readonly address: string | null }
  /** No such lead, or an older one. */
  | { readonly outcome: "none" };

/**
 * Where the free workspace of a lead goes. The id in the address of the success view is a random UUID
 * that only the sender was given, and it reveals the address for an hour. Without an answer of D1 the
 * view goes without the address. Never throws. `now` in epoch milliseconds.
 */
export async function readSentTo(db: Db, leadId: string, now: number): Promise<SentTo> {
  if (!/^[\da-f-]{36}$/.test(leadId)) return { outcome: "none" };
  try {
    const lead = await db
      .select({ email: leads.email })
      .from(leads)
      .where(
        and(
          eq(leads.id, leadId),
          eq(leads.kind, "free-workspace"),
          gt(leads.createdAt, now - shownMs),
        ),
      )
      .get();
    return lead ? { outcome: "found", address: lead.email } : { outcome: "none" };
  } catch {
    return { outcome: "found", address: null };
  }
}
