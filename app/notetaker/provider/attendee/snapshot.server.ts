import type {
  Artifact,
  ArtifactStatus,
  BotChange,
  BotSnapshot,
  RecordingSnapshot,
} from "../bot-provider";
import { readRevision } from "../bot-habits";
import { changesOf, lobbyOf } from "./codes";
import { mediaAddress } from "./media.server";
import type { WireBot } from "./wire.server";

/** Read in calls of their own once the meeting is over. */
export type Remains = {
  readonly video: { readonly url: string; readonly startedAt: number | null } | null;
  /** No one but the bot was there. */
  readonly deserted: boolean;
};

/** Attendee's scheduler skips a bot whose time is 5 minutes past. */
const overdueAfterMs = 5.5 * 60_000;

export function isOver({ state }: Pick<WireBot, "state">): boolean {
  return state === "ended" || state === "fatal_error";
}

/** `now` in epoch ms. */
export function toSnapshot(bot: WireBot, remains: Remains, now: number): BotSnapshot {
  const first = bot.events.find(({ created_at }) => created_at !== null)?.created_at;
  let last = first ?? bot.join_at ?? now;
  const events = bot.events
    .map(({ type, sub_type, created_at }) => {
      // An event without a readable time counts as simultaneous with the one before it.
      last = created_at ?? last;
      return { type, sub: sub_type ?? null, at: last };
    })
    .sort((a, b) => a.at - b.at);
  const changes = withState(bot, changesOf(events), now);
  const lobby = bot.state === "joining" ? lobbyOf(events, now) : null;
  const all = lobby ? [...changes, lobby] : changes;
  return {
    botId: bot.id,
    notetakerId: bot.metadata?.job_id ?? null,
    revision: readRevision(bot.metadata?.revision),
    changes: remains.deserted ? all.map(asDeserted) : all,
    recordings: recordingsOf(bot, changes, remains),
  };
}

/** Adds the end that the state tells, in case its event is missing or has a new name. */
function withState(bot: WireBot, changes: BotChange[], now: number): BotChange[] {
  const has = (...codes: string[]) => changes.some(({ code }) => codes.includes(code));
  const last = changes.at(-1)?.at ?? bot.join_at ?? now;
  const say = (code: string, at = last): BotChange[] => [...changes, { code, subCode: null, at }];
  if (bot.state === "ended" && !has("done")) return say("done");
  if (bot.state === "fatal_error" && !has("fatal")) return say("fatal");
  if (bot.state === "data_deleted" && !has("media_expired")) return say("media_expired");
  if (bot.state === "scheduled" && bot.join_at !== null && now > bot.join_at + overdueAfterMs) {
    return say("overdue", bot.join_at + overdueAfterMs);
  }
  return changes;
}

function asDeserted(change: BotChange): BotChange {
  return change.code === "call_ended"
    ? { ...change, subCode: "timeout_exceeded_noone_joined" }
    : change;
}

/** Returns one recording once there is something to delete; an empty one has failed. */
function recordingsOf(
  bot: WireBot,
  changes: readonly BotChange[],
  { video, deserted }: Remains,
): RecordingSnapshot[] {
  const isDeleted = bot.state === "data_deleted";
  const hasBegun = bot.recording_state !== "not_started" && bot.recording_state !== null;
  if (!hasBegun && !isOver(bot) && !isDeleted) return [];

  const at = (code: string) => changes.find((change) => change.code === code)?.at ?? null;
  const startedAt = video?.startedAt ?? at("in_call_recording");
  const status = statusOf(bot, video !== null, hasBegun && !deserted);
  return [
    {
      recordingId: bot.id,
      startedAt,
      completedAt: at("call_ended") ?? at("fatal"),
      status,
      video: videoOf(status, video?.url ?? null),
      audio: { status: "absent", url: null },
      transcript: artifact(bot, status, mediaAddress(bot.id, "transcript", startedAt)),
      participantEvents: artifact(bot, status, mediaAddress(bot.id, "chat", startedAt)),
    },
  ];
}

function statusOf(bot: WireBot, hasVideo: boolean, isResult: boolean): ArtifactStatus {
  if (bot.state === "data_deleted") return "deleted";
  if (!isOver(bot)) return "processing";
  if (!isResult) return "failed";
  if (hasVideo || bot.recording_state === "complete") return "done";
  return bot.recording_state === "failed" ? "failed" : "processing";
}

function videoOf(status: ArtifactStatus, url: string | null): Artifact {
  if (status === "done") return url === null ? { status: "failed", url } : { status, url };
  return { status, url };
}

function artifact(bot: WireBot, status: ArtifactStatus, url: string): Artifact {
  if (isOver(bot)) return { status: status === "failed" ? "failed" : "done", url };
  return { status, url: null };
}
