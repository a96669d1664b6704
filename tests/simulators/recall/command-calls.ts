import { removeFromCall } from "./life.ts";
import { badRequest, notFound, ok } from "./replies.ts";
import { isOver, isPastCall, mediaGone, type Reply, type Sim, type SimBot } from "./state.ts";
import { wireBot } from "./wire.ts";

/** Orders to a bot that exists. */

const unstarted = badRequest({
  code: "cannot_command_unstarted_bot",
  detail: "Bot has not started.",
});
const completed = badRequest({
  code: "cannot_command_completed_bot",
  detail: "Bot has completed.",
});

export function leaveCall(sim: Sim, bot: SimBot): Reply {
  if (bot.changes.every((change) => change.code === "ready")) return unstarted;
  if (isPastCall(bot)) return completed;
  removeFromCall(sim, bot, "bot_received_leave_call");
  return ok({});
}

/** Irreversible. A bot still at work keeps its media; what is gone already cannot be found. */
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
