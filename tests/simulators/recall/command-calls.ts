import { removeFromCall } from "./life.ts";
import { badRequest, notFound, ok } from "./replies.ts";
import { isOver, mediaGone, type Reply, type Sim, type SimBot } from "./state.ts";
import { wireBot } from "./wire.ts";

/** Orders to a bot that exists. */

export function leaveCall(sim: Sim, bot: SimBot): Reply {
  if (bot.changes.every((change) => change.code === "ready")) {
    return badRequest({ code: "cannot_command_unstarted_bot", detail: "Bot has not started." });
  }
  if (isOver(bot) || bot.changes.some((change) => change.code === "call_ended")) {
    return badRequest({ code: "cannot_command_completed_bot", detail: "Bot has completed." });
  }
  removeFromCall(sim, bot, "bot_received_leave_call");
  return ok({});
}

export function sendChat(_sim: Sim, bot: SimBot, body: unknown): Reply {
  const message = (body as { message?: unknown } | null)?.message;
  if (typeof message !== "string" || message.length > 500) {
    return badRequest({ message: ["At most 500 characters are required."] });
  }
  bot.chatSent.push(message);
  return ok({});
}

/** Irreversible. A bot still at work keeps its media; what is gone already cannot be found (1.10). */
export function deleteMedia(sim: Sim, bot: SimBot): Reply {
  if (!isOver(bot)) return badRequest({ code: "bot_not_done", detail: "Bot is still at work." });

  const kept = bot.recordings.filter((recording) => !mediaGone(sim, bot, recording));
  if (bot.recordings.length > 0 && kept.length === 0) return notFound;
  for (const recording of kept) {
    recording.deletedAt = sim.clock.now();
    sim.webhooks.emit("recording.deleted", bot, { code: "deleted", recording });
  }
  bot.changes.push({ code: "media_expired", sub: null, at: sim.clock.now() });
  return ok(wireBot(sim, bot));
}
