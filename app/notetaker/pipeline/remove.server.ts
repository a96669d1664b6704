import { log } from "~/lib/log/log.server";
import type { WithProvider } from "~/world.server";
import type { Notetaker } from "../notetaker";
import type { Answer, BotProvider, Refusal } from "../provider/bot-provider";
import { pollDeadline, purgeAt, settleMs } from "../schedule";
import { release } from "../store/moves.server";
import { uncount } from "./daily-limit.server";
import { interpret } from "./interpret";
import { tryLater } from "./circuit-breaker.server";

/** Removes a canceled bot now, and again after `settleMs`, when no call can still make one. */
export async function remove(world: WithProvider, notetaker: Notetaker): Promise<void> {
  const { db, clock } = world;
  const cancelledAt = notetaker.endedAt ?? notetaker.startsAt;
  if (!mayHaveBots(notetaker) || clock() > pollDeadline(notetaker))
    return finish(world, notetaker, cancelledAt);

  const bots = await allBotIds(world.provider, notetaker);
  const removed = bots.ok ? await removeBots(world.provider, bots.value, notetaker.id) : bots;
  if (!removed.ok) return tryLater(world, notetaker, "remove", removed);

  const settledAt = cancelledAt + settleMs;
  if (clock() >= settledAt) return finish(world, notetaker, cancelledAt);
  await release(db, notetaker, { nextAt: settledAt, attempts: 0, lastError: null }, clock());
}

function mayHaveBots({ botId, formerBotId, unconfirmedCalls }: Notetaker): boolean {
  return botId !== null || formerBotId !== null || unconfirmedCalls > 0;
}

/** By metadata as well, because a lost answer may have left a bot that the row does not know. */
export async function allBotIds(
  provider: BotProvider,
  { id, botId, formerBotId }: Notetaker,
): Promise<Answer<readonly string[]>> {
  const found = await provider.findBots(id);
  if (!found.ok && found.class !== "gone") return found;
  const others = found.ok ? found.value.map((bot) => bot.botId) : [];
  const all = new Set([botId, formerBotId, ...others].filter((one) => one !== null));
  return { ok: true, value: [...all] };
}

export async function removeBots(
  provider: BotProvider,
  botIds: readonly string[],
  notetakerId: string,
): Promise<Answer<void>> {
  let outcome: Answer<void> = { ok: true, value: undefined };
  for (const botId of botIds) {
    const removed = await removeBot(provider, botId, notetakerId);
    if (!removed.ok) outcome = removed;
  }
  return outcome;
}

async function finish(
  { db, clock }: WithProvider,
  notetaker: Notetaker,
  cancelledAt: number,
): Promise<void> {
  const nextAt = purgeAt(cancelledAt);
  const changes = { nextStep: "purge", nextAt, attempts: 0, lastError: null } as const;
  await release(db, notetaker, changes, clock(), (isReleased) =>
    uncount(db, notetaker, isReleased),
  );
}

type RemovingProvider = Pick<BotProvider, "deleteBot" | "leaveCall" | "getBot">;

/**
 * Deletes a bot that waits for its time, and tells one on its way to leave, also after almost every
 * refusal of DELETE: a bot that joins a canceled meeting is the worst case.
 */
export async function removeBot(
  provider: RemovingProvider,
  botId: string,
  notetakerId: string,
): Promise<Answer<void>> {
  const answer = await tryToRemove(provider, botId);
  if (answer.ok || answer.class === "gone") return { ok: true, value: undefined };

  const { class: refusalClass, code } = answer;
  log({ event: "provider.refused", call: "remove_bot", class: refusalClass, code, notetakerId });
  return answer;
}

async function tryToRemove(provider: RemovingProvider, botId: string): Promise<Answer<void>> {
  const deleted = await provider.deleteBot(botId);
  if (deleted.ok || !mayBeOnItsWay(deleted)) return deleted;

  const left = await provider.leaveCall(botId);
  if (left.ok || left.class === "gone") return left;
  if (left.class === "not_in_call") return lookAfter(provider, botId, left);
  // A call that may still take effect must not pass for a plain refusal.
  return deleted.class === "dispatched" || left.class === "ambiguous" ? left : deleted;
}

/** Excludes a bad account (401, 402), a bot that is gone (404), a rate limit (429) and no answer at all. */
function mayBeOnItsWay({ class: refusalClass, status }: Refusal): boolean {
  return refusalClass !== "paused" && refusalClass !== "gone" && status !== 429 && status !== null;
}

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
  return { ...notInCall, class: "retry" };
}
