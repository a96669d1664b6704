import { log } from "~/lib/log/log.server";
import type { WithProvider } from "~/world.server";
import type { Job } from "../job";
import type { Answer, BotProvider, Refusal } from "../provider/bot-provider";
import { nextRemoveAt, pollDeadline, purgeAt, settleMs } from "../schedule";
import { release } from "../store/jobs.server";
import { givePlaceBack } from "../store/limits/places.server";
import { interpret } from "./interpret";
import { openBreaker } from "./refusal-circuit.server";

/**
 * Takes the bots of a cancelled job away: at once, and again when every call that was under way must have
 * come to an end, so that a bot of which nobody was told does not stay.
 */
export async function remove(world: WithProvider, job: Job): Promise<void> {
  const { db, clock, random } = world;
  const cancelledAt = job.endedAt ?? job.startsAt;
  if (!mayHaveBots(job) || clock() > pollDeadline(job)) return finish(world, job, cancelledAt);

  const removed = await removeBots(world.provider, job);
  if (!removed.ok) {
    const { code } = removed;
    const nextAt =
      removed.class === "paused"
        ? await openBreaker(db, world.provider.name, code, clock())
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
async function finish({ db, clock }: WithProvider, job: Job, cancelledAt: number): Promise<void> {
  await givePlaceBack(db, job);
  const nextAt = purgeAt(cancelledAt);
  const changes = { nextStep: "purge", nextAt, attempts: 0, lastError: null } as const;
  await release(db, job, changes, clock());
}

type RemovingProvider = Pick<BotProvider, "deleteBot" | "leaveCall" | "getBot">;

/**
 * Takes a bot away: deleted while it only waits for its time, told to leave once it is on its way. A bot
 * that does not exist any more is removed. A bot that joins a meeting that was called off is the worst
 * this can lead to, so whatever DELETE is refused with, but for what is no answer about this bot, the bot
 * is told to leave as well.
 */
export async function removeBot(
  provider: RemovingProvider,
  botId: string,
  jobId: string,
): Promise<Answer<void>> {
  const answer = await tryToRemove(provider, botId);
  if (answer.ok || answer.class === "gone") return { ok: true, value: undefined };

  const { class: refusalClass, code } = answer;
  log({ event: "provider.refused", call: "remove_bot", class: refusalClass, code, jobId });
  return answer;
}

async function tryToRemove(provider: RemovingProvider, botId: string): Promise<Answer<void>> {
  const deleted = await provider.deleteBot(botId);
  if (deleted.ok || !mayBeOnItsWay(deleted)) return deleted;

  const left = await provider.leaveCall(botId);
  if (left.ok || left.class === "gone") return left;
  if (left.class === "not_in_call") return lookAfter(provider, botId, left);
  // What may yet take effect must not pass for a plain refusal.
  return deleted.class === "dispatched" || left.class === "ambiguous" ? left : deleted;
}

/** Everything but a bad account (401, 402), a bot that is gone (404), a limit (429) and no answer at all. */
function mayBeOnItsWay({ class: refusalClass, status }: Refusal): boolean {
  return refusalClass !== "paused" && refusalClass !== "gone" && status !== 429 && status !== null;
}

/** "Not in a call" is said of a bot that still waits and of one that has left: only a look tells which. */
async function lookAfter(
  provider: RemovingProvider,
  botId: string,
  notInCall: Refusal,
): Promise<Answer<void>> {
  const bot = await provider.getBot(botId);
  if (!bot.ok) return bot;
  const { endedAt, reachedAt } = interpret(bot.value);
  if (endedAt !== null) return { ok: true, value: undefined };
  if (reachedAt === null) {
    const deleted = await provider.deleteBot(botId);
    if (deleted.ok || deleted.class === "gone" || deleted.class === "ambiguous") return deleted;
  }
  // Between waiting and the call: in a moment it can be told to leave.
  return { ...notInCall, class: "retry" };
}
