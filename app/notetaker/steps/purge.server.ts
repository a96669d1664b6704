import { sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import type { Job } from "../job";
import type { Answer, BotProvider, BotSnapshot } from "../provider/bot-provider";
import { providerOf } from "../provider/open-provider.server";
import { nextPurgeAt, pollDeadline, receiptRetentionMs, settleMs } from "../schedule";
import { erase } from "../store/erase.server";
import { release } from "../store/jobs.server";
import { givePlaceBack } from "../store/limits/places.server";
import { forgetReceipts } from "../store/webhook.server";
import { interpret } from "./interpret";
import { openBreaker } from "./refusal-circuit.server";
import { removeBot } from "./remove.server";

/** Webhooks are remembered for longer than anybody repeats one. Answers how many were forgotten. */
export function forgetOldReceipts({ db, clock }: Pick<World, "db" | "clock">): Promise<number> {
  return forgetReceipts(db, clock() - receiptRetentionMs, 500);
}

/**
 * Deletes a job that has reached its day: first the media at the provider, confirmed by looking again,
 * then everything personal here. Until that is confirmed the row stays on the list.
 */
export async function purge(world: World, job: Job): Promise<void> {
  const { db, clock, random } = world;
  const answer = await deleteAtProvider(world, job);
  if (answer.ok) {
    await givePlaceBack(db, job);
    await erase(db, job, clock());
    return;
  }

  const { code } = answer;
  log({ event: "purge.waiting", jobId: job.id, code, attempts: job.attempts });
  if (answer.class === "paused") await openBreaker(db, job.provider, code, clock());
  const nextAt = nextPurgeAt(job.attempts, answer, clock(), random);
  await release(db, job, { nextAt, lastError: code }, clock());
}

const nothingLeft = { ok: true, value: undefined } as const;

async function deleteAtProvider(world: World, job: Job): Promise<Answer<void>> {
  const { clock } = world;
  const provider = providerOf(world, job);
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

/** Forgets which meetings were closed once they are open again. Answers how many. */
export async function forgetClosures(db: Db, now: number): Promise<number> {
  const result = await db.run(sql`delete from meeting_closures where closed_until <= ${now}`);
  return result.meta.changes;
}
