import type { FakeProvider } from "./fake-provider";
import type { Artifact, BotSnapshot, BotState } from "~/notetaker/provider/bot-provider";

/**
 * A `fetch` for the page of results, which reads a bot and its files by a client of its own. Answers in the
 * provider's wire format, from the fake provider; any other address is down.
 */
export function recallFetch(provider: FakeProvider): typeof fetch {
  return async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname === "/transcript.json") return transcript(provider);
    const botId = /\/api\/v1\/bot\/([^/]+)\/$/.exec(pathname)?.[1];
    const bot = botId === undefined ? null : await provider.getBot(botId);
    if (bot?.ok) return Response.json(wireBot(bot.value));
    return new Response(null, { status: bot?.class === "gone" ? 404 : 503 });
  };
}

function wireBot({ botId, notetakerId, revision, changes, recordings }: BotSnapshot) {
  return {
    id: botId,
    metadata: { job_id: notetakerId, revision },
    status_changes: changes.map(({ to, at }) => {
      return { code: codes[to], sub_code: null, created_at: new Date(at).toISOString() };
    }),
    recordings: recordings.map(({ recordingId, startedAt, completedAt, status, ...files }) => ({
      id: recordingId,
      started_at: timeText(startedAt),
      completed_at: timeText(completedAt),
      status: { code: status },
      media_shortcuts: {
        video_mixed: wireFile(files.video),
        audio_mixed: wireFile(files.audio),
        transcript: wireFile(files.transcript),
        participant_events: {
          status: { code: files.participantEvents.status },
          data: { participant_events_download_url: files.participantEvents.url },
        },
      },
    })),
  };
}

const timeText = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** null if the file was not requested. */
function wireFile({ status, url }: Artifact) {
  return status === "absent" ? null : { status: { code: status }, data: { download_url: url } };
}

const codes: Readonly<Record<BotState, string>> = {
  joining: "joining_call",
  waiting_room: "in_waiting_room",
  in_call: "in_call_not_recording",
  recording: "in_call_recording",
  left: "call_ended",
  finished: "done",
};

function transcript(provider: FakeProvider): Response {
  return Response.json(
    provider.transcript.map(({ participant, words }) => ({
      participant: { ...participant, is_host: participant.isHost },
      words: words.map(({ text, start, end }) => {
        return { text, start_timestamp: { relative: start }, end_timestamp: { relative: end } };
      }),
    })),
  );
}
