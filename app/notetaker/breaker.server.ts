import { sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { circuitBreakers as breakers } from "~/db/schema.server";
import { log } from "~/lib/log.server";
import { breakerPauseMs } from "./schedule";

/** In the table of circuit breakers: the one of our account at the provider. */
export const accountBreaker = "provider";

/**
 * The provider refuses our account (401, 402): every isolate leaves it alone for a while (6.2.6). The
 * alarm is raised once for an outage, however often it is tried in between. Answers the end of the pause.
 */
export async function openBreaker(db: Db, code: string, now: number): Promise<number> {
  const openUntil = now + breakerPauseMs;
  const [breaker] = await db
    .insert(breakers)
    .values({ name: accountBreaker, openUntil, alarmedAt: now })
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
