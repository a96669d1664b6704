import { eq, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { circuitBreakers as breakers } from "~/db/schema.server";
import { log } from "~/lib/log.server";
import { breakerPauseMs } from "./schedule";

const name = "provider";

/** Until when nothing is asked of the provider (epoch milliseconds), or 0: it is ours to use. */
export async function breakerOpenUntil(db: Db, now: number): Promise<number> {
  const [breaker] = await db.select().from(breakers).where(eq(breakers.name, name));
  return breaker && breaker.openUntil > now ? breaker.openUntil : 0;
}

/**
 * The provider refuses our account (401, 402): every isolate leaves it alone for a while (6.2.6). The
 * alarm is raised once for an outage, however often it is tried in between. Answers the end of the pause.
 */
export async function openBreaker(db: Db, code: string, now: number): Promise<number> {
  const openUntil = now + breakerPauseMs;
  const [breaker] = await db
    .insert(breakers)
    .values({ name, openUntil, alarmedAt: now })
    .onConflictDoUpdate({
      target: breakers.name,
      set: {
        openUntil,
        // Tried again and refused again soon after the last pause: the same outage.
        alarmedAt: sql`iif(${breakers.openUntil} > ${now - breakerPauseMs}, ${breakers.alarmedAt}, ${now})`,
      },
    })
    .returning();
  if (breaker?.alarmedAt === now) log({ event: "provider.paused", code });
  return openUntil;
}
