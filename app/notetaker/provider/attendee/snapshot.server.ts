import type {
  Artifact,
  ArtifactStatus,
  BotChange,
  BotSnapshot,
  RecordingSnapshot,
} from "../bot-provider";
import { changesOf, type BotLogEntry, lobbyOf } from "./codes";
import type { WireBot } from "./wire.server";

export type Outcome = {
  readonly video: { readonly url: string; readonly startedAt: number | null } | null;
  /** The bot joined the meeting, but no person did. */
  readonly wasBotAlone: boolean;
};

/** Attendee's scheduler skips a bot whose time is 5 minutes past. */
const overdueAfterMs = 5.5 * 60_000;

export function botPath(botId: string): string {
  return `/api/v1/bots/${encodeURIComponent(botId)}`;
}

export function isOver({ state }: Pick<WireBot, "state">): boolean {
  return state === "ended" || state === "fatal_error";
}

export function toSnapshot(bot: WireBot, outcome: Outcome, now: number): BotSnapshot {
  const firstAt = bot.events.find(({ created_at }) => created_at !== null)?.created_at;
  let latestAt = firstAt ?? bot.join_at ?? now;
  const events = bot.events
    .map(({ type, sub_type, created_at }) => {
      // An event without a readable time counts as simultaneous with the one before it.
      latestAt = created_at ?? latestAt;
      return { type, sub: sub_type, at: latestAt };
    })
    .sort((a, b) => a.at - b.at);
  // The state shows an end whose event is missing or renamed.
  const end = endEventOf[bot.state];
  if (end && !events.some(({ type }) => type === end)) {
    events.push({ type: end, sub: null, at: events.at(-1)?.at ?? bot.join_at ?? now });
  }
  const changes = changesOf(events).map((change): BotChange =>
    outcome.wasBotAlone && change.to === "left" ? { ...change, reason: "nobody_came" } : change,
  );
  const lobby = bot.state === "joining" ? lobbyOf(events, now) : null;
  return {
    botId: bot.id,
    ...bot.metadata,
    changes: lobby ? [...changes, lobby] : changes,
    isOverdue:
      bot.state === "scheduled" && bot.join_at !== null && now > bot.join_at + overdueAfterMs,
    recordings: recordingsOf(bot, events, outcome),
  };
}

const endEventOf: Readonly<Record<string, string>> = {
  ended: "post_processing_completed",
  fatal_error: "fatal_error",
  data_deleted: "data_deleted",
};

/** Returns one recording once there may be something to delete; `failed` if the bot was alone. */
function recordingsOf(
  bot: WireBot,
  events: readonly BotLogEntry[],
  { video, wasBotAlone }: Outcome,
): RecordingSnapshot[] {
  const isDeleted = bot.state === "data_deleted";
  const hasBegun = bot.recording_state !== "not_started" && bot.recording_state !== null;
  if (!hasBegun && !isOver(bot) && !isDeleted) return [];

  const timeOf = (...types: string[]) =>
    events.find(({ type }) => types.includes(type))?.at ?? null;
  const startedAt = video?.startedAt ?? timeOf("recording_permission_granted", "recording_resumed");
  const status = statusOf(bot, video !== null, hasBegun && !wasBotAlone);
  const url = video?.url ?? null;
  // Once the bot is over, these files are complete, even if the video is not. The API is called with our key.
  const fileAt = (path: string): Artifact =>
    isOver(bot)
      ? { status: status === "failed" ? "failed" : "done", url: botPath(bot.id) + path }
      : { status, url: null };
  return [
    {
      recordingId: bot.id,
      startedAt,
      completedAt:
        timeOf("left_meeting", "meeting_ended") ?? timeOf("could_not_join_meeting", "fatal_error"),
      status,
      video: { status: status === "done" && url === null ? "failed" : status, url },
      audio: { status: "absent", url: null },
      transcript: fileAt("/transcript?split_on_turns=true"),
      participantEvents: fileAt("/chat_messages"),
    },
  ];
}

function statusOf(bot: WireBot, hasVideo: boolean, hasContent: boolean): ArtifactStatus {
  if (bot.state === "data_deleted") return "deleted";
  if (!isOver(bot)) return "processing";
  if (!hasContent) return "failed";
  if (hasVideo || bot.recording_state === "complete") return "done";
  return bot.recording_state === "failed" ? "failed" : "processing";
}
