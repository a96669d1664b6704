import type { z } from "zod";
import type {
  Artifact,
  ArtifactStatus,
  BotChange,
  BotSnapshot,
  RecordingSnapshot,
} from "../bot-provider";
import { readRevision } from "../bot-habits";
import type { wireBot } from "./wire.server";

type WireBot = z.output<typeof wireBot>;
type WireRecording = WireBot["recordings"][number];
type WireArtifact = NonNullable<WireRecording["media_shortcuts"]>["video_mixed"];

export function toSnapshot(bot: WireBot): BotSnapshot {
  return {
    botId: bot.id,
    notetakerId: bot.metadata?.job_id ?? null,
    revision: readRevision(bot.metadata?.revision),
    changes: readChanges(bot.status_changes),
    recordings: bot.recordings.map(readRecording),
  };
}

/** Sorts by the provider's time; a change without one stays behind the change before it. */
function readChanges(changes: WireBot["status_changes"]): BotChange[] {
  let latest = 0;
  return changes
    .map((change) => {
      latest = change.created_at ?? latest;
      return { code: change.code, subCode: change.sub_code ?? null, at: latest };
    })
    .sort((a, b) => a.at - b.at);
}

function readRecording(recording: WireRecording): RecordingSnapshot {
  const media = recording.media_shortcuts;
  return {
    recordingId: recording.id,
    startedAt: recording.started_at,
    completedAt: recording.completed_at,
    status: readStatus(recording.status?.code),
    video: readArtifact(media?.video_mixed, media?.video_mixed?.data?.download_url),
    audio: readArtifact(media?.audio_mixed, media?.audio_mixed?.data?.download_url),
    transcript: readArtifact(media?.transcript, media?.transcript?.data?.download_url),
    participantEvents: readArtifact(
      media?.participant_events,
      media?.participant_events?.data?.participant_events_download_url,
    ),
  };
}

function readArtifact(artifact: WireArtifact, url: string | null | undefined): Artifact {
  if (!artifact) return { status: "absent", url: null };
  // Some answers carry an address without a status.
  const status = url && !artifact.status?.code ? "done" : readStatus(artifact.status?.code);
  return { status, url: status === "done" ? (url ?? null) : null };
}

/** Unknown codes, like `paused`, are states on the way. */
function readStatus(code: string | null | undefined): ArtifactStatus {
  return code === "done" || code === "failed" || code === "deleted" ? code : "processing";
}
