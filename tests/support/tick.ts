import { runTick } from "../../workers/scheduled";
import { openDb } from "~/db/client.server";
import type { World } from "~/world.server";
import { createWorld, env as testEnv } from "./pipeline";

/** One tick of the cron at `now`, epoch milliseconds, which is the minute that was meant unless said otherwise. */
export async function tickAt(
  now: number,
  { scheduledAt = now, ...given }: Partial<World> & { readonly scheduledAt?: number } = {},
): Promise<void> {
  const { env = testEnv } = given;
  const network: typeof fetch = (...request) => fetch(...request);
  await runTick({ ...createWorld(now), db: openDb(env.db), fetch: network, ...given }, scheduledAt);
}
