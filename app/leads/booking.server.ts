import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { retryWrite, runBatch } from "~/db/client.server";
import { leads } from "~/db/schema.server";
import { enqueueForEach } from "~/jobs/outbox.server";
import { keyedHash } from "~/lib/crypto/secrets.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { attributionOf } from "./attribution";
import { leadEffects } from "./status";
import type { LeadSubmission } from "./take.server";

/** What the booking provider says of a booking: its own names for things, no address of a person. */
const booked = z.object({
  page: z.string(),
  service: z.string().optional(),
  event: z.string(),
  invitee: z.string(),
});

export type Booked = z.infer<typeof booked>;

/**
 * Stores a booking as a lead with what follows from it, once for each invitee. Rejects when the database does not take it.
 */
export async function takeBooking(
  world: World,
  booking: Booked,
  { request }: Pick<LeadSubmission, "request">,
): Promise<void> {
  const { env, db, random } = world;
  const now = world.clock();
  const dedupeKey = await keyedHash(env.siteSecret, "lead", `booking\n${booking.invitee}`);
  const id = crypto.randomUUID();
  const isStored = eq(leads.id, id);
  const from = attributionOf(request, null);
  const attribution = from && JSON.stringify(from);
  const lead = { id, kind: "booking", dedupeKey, attribution, createdAt: now } as const;
  const results = await retryWrite(
    () =>
      runBatch(db, [
        db
          .insert(leads)
          .values({ ...lead, booking: JSON.stringify(booking) })
          .onConflictDoNothing(),
        ...[leadEffects.operator, leadEffects.webhook].map((kind) =>
          enqueueForEach(db, leads, isStored, { kind, priority: "bulk" }, now),
        ),
        sql`select id from leads where dedupe_key = ${dedupeKey}`,
      ]),
    random,
  );
  const [row] = (results.at(-1)?.results ?? []) as { id: string }[];
  const leadId = row?.id ?? id;
  const event = leadId === id ? "lead.stored" : "lead.repeated";
  log({ event, leadId, leadKind: "booking", token: "missing" });
}

/** What a booking's lead holds; null for other leads. `stored` is what `takeBooking` wrote. */
export function readBooking(stored: string | null): Booked | null {
  if (stored === null) return null;
  const read = booked.safeParse(JSON.parse(stored));
  return read.success ? read.data : null;
}
