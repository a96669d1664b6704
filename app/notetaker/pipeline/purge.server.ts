import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import type { Answer, BotProvider, BotSnapshot } from "../provider/bot-provider";
import { success, refused } from "../provider/client.server";
import { providerOf } from "../provider/open-provider.server";
import { pollDeadline, callEffectMs } from "../schedule";
import { erase } from "../store/erase.server";
import { interpret } from "./interpret";
import { tryLater } from "./circuit-breaker.server";
import { allBotIds, removeBot } from "./remove.server";

/** Deletes the media, confirmed by reading the bots again, then erases everything personal. */
export async function purge(world: World, notetaker: Notetaker): Promise<void> {
  const { db, clock } = world;
  const answer = await deleteAtProvider(world, notetaker);
  if (answer.ok) {
    await erase(db, notetaker, clock());
    return;
  }

  const { id, attempts } = notetaker;
  log({ event: "purge.waiting", notetakerId: id, code: answer.code, attempts });
  await tryLater(world, notetaker, "purge", answer);
}

async function deleteAtProvider(world: World, notetaker: Notetaker): Promise<Answer<void>> {
  const provider = providerOf(world, notetaker);
  if (notetaker.status === "quarantined") return success;
  if (!provider) return refused("retry", "provider_off");

  const bots = await allBotIds(provider, notetaker);
  if (!bots.ok) return bots;
  for (const botId of bots.value) {
    const ended = await endRecording(provider, botId, notetaker, world.clock());
    if (!ended.ok) return ended;
    const deleted = await deleteMedia(provider, botId);
    if (!deleted.ok) return deleted;
  }
  // A call from before the request to delete may still create a bot.
  const { unconfirmedCalls, deleteRequestedAt } = notetaker;
  const callsEndAt = unconfirmedCalls === 0 ? 0 : (deleteRequestedAt ?? 0) + callEffectMs;
  return world.clock() >= callsEndAt ? success : refused("retry", "call_open");
}

/** Makes a bot leave its meeting, because a bot at work adds media after a deletion. */
async function endRecording(
  provider: BotProvider,
  botId: string,
  notetaker: Notetaker,
  now: number,
): Promise<Answer<void>> {
  // By then, no bot can still be in the meeting.
  if (now > pollDeadline(notetaker)) return success;
  const bot = await provider.getBot(botId);
  if (!bot.ok) return bot.class === "gone" ? success : bot;
  if (interpret(bot.value).isFinished) return success;

  const removed = await removeBot(provider, botId, notetaker.id);
  if (!removed.ok) return removed;
  const after = await provider.getBot(botId);
  if (!after.ok) return after.class === "gone" ? success : after;
  return interpret(after.value).isFinished ? success : refused("retry", "bot_at_work");
}

/** Media count as deleted if the bot has no download URLs, even if the deletion was answered with an error. */
async function deleteMedia(provider: BotProvider, botId: string): Promise<Answer<void>> {
  const deleted = await provider.deleteMedia(botId);
  if (!deleted.ok && deleted.class === "gone") return success;

  const bot = await provider.getBot(botId);
  if (!bot.ok) return bot.class === "gone" ? success : bot;
  if (!holdsMedia(bot.value)) return success;
  return deleted.ok ? refused("retry", "media_left") : deleted;
}

function holdsMedia({ recordings }: BotSnapshot): boolean {
  return recordings.some(({ video, audio, transcript, participantEvents }) =>
    [video, audio, transcript, participantEvents].some(({ url }) => url !== null),
  );
}
