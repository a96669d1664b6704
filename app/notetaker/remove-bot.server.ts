import { log } from "~/lib/log.server";
import { interpret } from "./interpret";
import type { Answer, BotProvider, Refusal } from "./provider/bot-provider";

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
