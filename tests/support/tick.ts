import { runTick } from "../../workers/scheduled";
import { openDb } from "~/db/client.server";
import type { World } from "~/world.server";
import { createWorld, env as testEnv } from "./pipeline";

/** Runs the cron at `now`. `scheduledAt`: the minute for which the cron was planned. Both in epoch milliseconds. */
export async function tickAt(
  now: number,
  { scheduledAt = now, ...others }: Partial<World> & { readonly scheduledAt?: number } = {},
): Promise<void> {
  const { env = testEnv } = others;
  const network: typeof fetch = (...request) => fetch(...request);
  await runTick(
    { ...createWorld(now), db: openDb(env.db), fetch: network, ...others },
    scheduledAt,
  );
}
