import type { Env } from "~/config/env.server";
import type { Db } from "~/db/client.server";
import { retryWrite } from "~/db/retry-write.server";
import { leads } from "~/db/schema-leads.server";
import { keyedHash } from "~/lib/hash.server";
import { randomText } from "~/lib/random.server";
import type { BookingReport } from "./report-booking";

/** Stores a booking as a lead, once for each invitee. Rejects when the database does not take it. */
export async function storeBooking(
  { env, db, now }: { env: Pick<Env, "siteSecret">; db: Db; now: number },
  { invitee }: BookingReport,
): Promise<void> {
  const dedupeKey = await keyedHash(env.siteSecret, "lead", `booking\n${invitee}`);
  const lead = { id: randomText(16), kind: "booking", dedupeKey, createdAt: now } as const;
  await retryWrite(() => db.insert(leads).values(lead).onConflictDoNothing(), Math.random);
}
