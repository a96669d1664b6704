import type { Db } from "~/db/client.server";
import { drain } from "~/lib/drain.server";
import { log } from "~/lib/log.server";
import { openBreaker } from "./breaker.server";
import { givePlaceBack } from "./daily-limit.server";
import { interpret } from "./interpret";
import type { Answer, BotProvider, BotSnapshot } from "./provider/bot-provider";
import { removeBot } from "./remove-bot.server";
import { forgetReceipts } from "./repo-webhook.server";
import { erase } from "./repo-erase.server";
import { claimDue, claimOne, release, type Job } from "./repo.server";
import { nextPurgeAt, pollDeadline, receiptRetentionMs, settleMs } from "./schedule";

export type PurgeWorld = {
  readonly db: Db;
  /** null while the provider is not configured: what it may hold is then kept on the list. */
  readonly provider: BotProvider | null;
  readonly clock: () => number;
  readonly random: () => number;
};

/**
 * Deletes what has reached its day (decisions 4.7): first the media at the provider, confirmed by
 * looking again, then everything personal here. Until that is confirmed the row stays on the list.
 */
export function purgeExpired(
  world: PurgeWorld,
  bounds: { limit: number; budgetMs: number },
): Promise<number> {
  return drain(
    "purge",
    { ...bounds, clock: world.clock },
    (limit, now) => claimDue(world.db, "purge", limit, now),
    (jobs) => Promise.allSettled(jobs.map((job) => purge(world, job))),
  );
}

/** The same for one job that somebody wants deleted now. Does nothing when the job is not due. */
export async function purgeNow(world: PurgeWorld, jobId: string): Promise<void> {
  const job = await claimOne(world.db, jobId, "purge", world.clock());
  if (job) await purge(world, job);
}

/** Webhooks are remembered for longer than anybody repeats one. Answers how many were forgotten. */
export function forgetOldReceipts({
  db,
  clock,
}: Pick<PurgeWorld, "db" | "clock">): Promise<number> {
  return forgetReceipts(db, clock() - receiptRetentionMs, 500);
}

async function purge(world: PurgeWorld, job: Job): Promise<void> {
  const { db, clock, random } = world;
  const answer = await deleteAtProvider(world, job);
  if (answer.ok) {
    await givePlaceBack(db, job);
    await erase(db, job, clock());
    return;
  }

  const { code } = answer;
  log({ event: "purge.waiting", jobId: job.id, code, attempts: job.attempts });
  if (answer.class === "paused") await openBreaker(db, code, clock());
  const nextAt = nextPurgeAt(job.attempts, answer, clock(), random);
  await release(db, job, { nextAt, lastError: code }, clock());
}

const nothingLeft = { ok: true, value: undefined } as const;

async function deleteAtProvider(world: PurgeWorld, job: Job): Promise<Answer<void>> {
  const { provider, clock } = world;
  // Never forwarded, so nobody else has anything of it.
  if (job.status === "quarantined") return nothingLeft;
  if (!provider) return notConfirmed("provider_off");

  // By metadata, because an answer that was lost may have left a bot of which we never knew.
  const found = await provider.findBots(job.id);
  if (!found.ok && found.class !== "gone") return found;
  const known = [job.botId, job.formerBotId].filter((botId) => botId !== null);
  const bots = new Set([...known, ...(found.ok ? found.value.map(({ botId }) => botId) : [])]);

  for (const botId of bots) {
    const ended = await endCall(provider, botId, job, clock());
    if (!ended.ok) return ended;
    const deleted = await deleteMedia(provider, botId);
    if (!deleted.ok) return deleted;
  }
  return isSettled(job, clock()) ? nothingLeft : notConfirmed("call_open");
}

/** A call for a bot that was under way when the deletion was asked for may yet have its effect. */
function isSettled({ unsettled, deleteRequestedAt }: Job, now: number): boolean {
  return unsettled === 0 || deleteRequestedAt === null || now >= deleteRequestedAt + settleMs;
}

/** A bot at work makes new media for as long as it stays: it has to go before they can be deleted. */
async function endCall(
  provider: BotProvider,
  botId: string,
  job: Job,
  now: number,
): Promise<Answer<void>> {
  // By then it has long been gone, whatever the provider remembers of its end.
  if (now > pollDeadline(job)) return nothingLeft;
  const bot = await provider.getBot(botId);
  if (!bot.ok) return bot.class === "gone" ? nothingLeft : bot;
  if (interpret(bot.value).finished) return nothingLeft;

  const removed = await removeBot(provider, botId, job.id);
  if (!removed.ok) return removed;
  const left = await provider.getBot(botId);
  if (!left.ok) return left.class === "gone" ? nothingLeft : left;
  return interpret(left.value).finished ? nothingLeft : notConfirmed("bot_at_work");
}

/** Whatever the deletion was answered with, what counts is that nothing can be fetched any more. */
async function deleteMedia(provider: BotProvider, botId: string): Promise<Answer<void>> {
  const deleted = await provider.deleteMedia(botId);
  if (!deleted.ok && deleted.class === "gone") return nothingLeft;

  const bot = await provider.getBot(botId);
  if (!bot.ok) return bot.class === "gone" ? nothingLeft : bot;
  if (!holdsMedia(bot.value)) return nothingLeft;
  return deleted.ok ? notConfirmed("media_left") : deleted;
}

function holdsMedia({ recordings }: BotSnapshot): boolean {
  return recordings.some(({ video, transcript, participantEvents }) =>
    [video, transcript, participantEvents].some(({ url }) => url !== null),
  );
}

function notConfirmed(code: string): Answer<void> {
  return { ok: false, class: "retry", status: null, retryAfterMs: null, code };
}
