import type { Db } from "~/db/client.server";
import { drain } from "~/lib/drain.server";
import { openBreaker } from "./breaker.server";
import { givePlaceBack } from "./daily-limit.server";
import type { Answer, BotProvider } from "./provider/bot-provider";
import { removeBot } from "./remove-bot.server";
import { claimDue, claimOne, release, type Job } from "./repo.server";
import { nextRemoveAt, pollDeadline, purgeAt, settleMs } from "./schedule";

export type RemoveWorld = {
  readonly db: Db;
  readonly provider: BotProvider;
  readonly clock: () => number;
  readonly random: () => number;
};

/**
 * Takes the bots of cancelled jobs away (6.2.7): at once, and again when every call that was under way
 * must have come to an end, so that a bot of which nobody was told does not stay. Answers how many jobs
 * were worked on. Without a provider nothing is done; the jobs stay on the list.
 */
export async function removeCancelled(
  { provider, ...rest }: Omit<RemoveWorld, "provider"> & { provider: BotProvider | null },
  bounds: { limit: number; budgetMs: number },
): Promise<number> {
  if (!provider) return 0;
  const world = { ...rest, provider };
  return drain(
    "remove",
    { ...bounds, clock: world.clock },
    (limit, now) => claimDue(world.db, "remove", limit, now),
    (jobs) => Promise.allSettled(jobs.map((job) => remove(world, job))),
  );
}

/** The same for one job, the moment it is cancelled. Does nothing when the job is not due. */
export async function removeNow(world: RemoveWorld, jobId: string): Promise<void> {
  const job = await claimOne(world.db, jobId, "remove", world.clock());
  if (job) await remove(world, job);
}

async function remove(world: RemoveWorld, job: Job): Promise<void> {
  const { db, clock, random } = world;
  const cancelledAt = job.endedAt ?? job.startsAt;
  if (!mayHaveBots(job) || clock() > pollDeadline(job)) return finish(world, job, cancelledAt);

  const removed = await removeBots(world.provider, job);
  if (!removed.ok) {
    const { code } = removed;
    const nextAt =
      removed.class === "paused"
        ? await openBreaker(db, code, clock())
        : nextRemoveAt(job.attempts, removed, clock(), random);
    await release(db, job, { nextAt, lastError: code }, clock());
    return;
  }

  const settledAt = cancelledAt + settleMs;
  if (clock() >= settledAt) return finish(world, job, cancelledAt);
  await release(db, job, { nextAt: settledAt, attempts: 0, lastError: null }, clock());
}

/** Nobody was ever asked for a bot of this job. */
function mayHaveBots({ botId, formerBotId, unsettled }: Job): boolean {
  return botId !== null || formerBotId !== null || unsettled > 0;
}

async function removeBots(provider: BotProvider, job: Job): Promise<Answer<void>> {
  const found = await provider.findBots(job.id);
  if (!found.ok && found.class !== "gone") return found;

  const known = [job.botId, job.formerBotId].filter((botId) => botId !== null);
  const all = new Set([...known, ...(found.ok ? found.value.map(({ botId }) => botId) : [])]);
  for (const botId of all) {
    const removed = await removeBot(provider, botId, job.id);
    if (!removed.ok) return removed;
  }
  return { ok: true, value: undefined };
}

/** What is left of it here goes on the day on which it would have gone anyway. */
async function finish({ db, clock }: RemoveWorld, job: Job, cancelledAt: number): Promise<void> {
  await givePlaceBack(db, job);
  const nextAt = purgeAt(cancelledAt);
  const changes = { nextStep: "purge", nextAt, attempts: 0, lastError: null } as const;
  await release(db, job, changes, clock());
}
