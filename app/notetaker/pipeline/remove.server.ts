import type { WithProvider } from "~/world.server";
import type { Notetaker } from "../notetaker";
import type { Answer, BotProvider } from "../provider/bot-provider";
import { success } from "../provider/client.server";
import { pollDeadline, purgeAt, callEffectMs } from "../schedule";
import { dueFor, release } from "../store/moves.server";
import { logRefusal, tryLater } from "./circuit-breaker.server";

/** Removes a canceled bot now, and again after `callEffectMs`, when no API request can still create a bot. */
export async function remove(world: WithProvider, notetaker: Notetaker): Promise<void> {
  const { db, clock, provider } = world;
  // The time of the cancellation; `cancelledAt` is null if a participant objected.
  const endedAt = notetaker.endedAt ?? notetaker.startsAt;
  const lastRemovalAt = endedAt + callEffectMs;
  if (mayHaveBots(notetaker) && clock() <= pollDeadline(notetaker)) {
    const bots = await allBotIds(provider, notetaker);
    const removed = bots.ok ? await removeBots(provider, bots.value, notetaker.id) : bots;
    if (!removed.ok) return tryLater(world, notetaker, "remove", removed);
    if (clock() < lastRemovalAt) {
      await release(db, notetaker, dueFor("remove", lastRemovalAt), clock());
      return;
    }
  }
  await release(db, notetaker, dueFor("purge", purgeAt(endedAt)), clock());
}

function mayHaveBots({ botId, formerBotId, unconfirmedCalls }: Notetaker): boolean {
  return botId !== null || formerBotId !== null || unconfirmedCalls > 0;
}

/** Also finds bots by metadata, because a lost answer may have left a bot whose id the row does not have. */
export async function allBotIds(
  provider: BotProvider,
  { id, botId, formerBotId }: Notetaker,
): Promise<Answer<readonly string[]>> {
  const bots = await provider.findBots(id);
  if (!bots.ok && bots.class !== "gone") return bots;
  const foundIds = bots.ok ? bots.value.map((bot) => bot.botId) : [];
  const all = new Set([botId, formerBotId, ...foundIds].filter((one) => one !== null));
  return { ok: true, value: [...all] };
}

export async function removeBots(
  provider: BotProvider,
  botIds: readonly string[],
  notetakerId: string,
): Promise<Answer<void>> {
  let outcome: Answer<void> = success;
  for (const botId of botIds) {
    const removed = await removeBot(provider, botId, notetakerId);
    if (!removed.ok) outcome = removed;
  }
  return outcome;
}

export async function removeBot(
  provider: Pick<BotProvider, "removeBot">,
  botId: string,
  notetakerId: string,
): Promise<Answer<void>> {
  const answer = await provider.removeBot(botId);
  if (!answer.ok) logRefusal("remove_bot", answer, notetakerId);
  return answer;
}
