import { env } from "./pipeline";
import type { FakeProvider } from "./fake-provider";
import type {
  Answer,
  Artifact,
  BotSnapshot,
  BotState,
  NewBot,
  RecordingSnapshot,
} from "~/notetaker/provider/bot-provider";

/**
 * A `fetch` by which the whole Worker reaches the fake provider. Answers only the provider's addresses, in the
 * provider's wire format.
 */
export function recallFetch(provider: FakeProvider): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!request.headers.get("user-agent")) return new Response(null, { status: 403 });
    if (url.host === "media.test") return download(provider, url.pathname);
    if (!request.url.startsWith(`${env.recall?.baseUrl ?? ""}/api/v1/`)) {
      return new Response(null, { status: 503 });
    }
    return call(provider, request, url);
  };
}

async function call(provider: FakeProvider, request: Request, url: URL): Promise<Response> {
  const [, , , kind = "", id = "", command = ""] = url.pathname.split("/");
  const key = request.headers.get("idempotency-key") ?? "";
  const body: unknown = request.body ? await request.json() : null;
  switch (`${request.method} ${kind} ${id === "" ? "" : ":id"} ${command}`.trim()) {
    case "POST bot":
      return answer(await provider.createBot(newBot(body), key), wireBot);
    case "GET bot": {
      const notetakerId = url.searchParams.get("metadata__job_id") ?? "";
      const found = await provider.findBots(notetakerId);
      return answer(found, (bots) => ({ next: null, results: bots.map(wireBot) }));
    }
    case "GET bot :id":
      return answer(await provider.getBot(id), wireBot);
    case "DELETE bot :id":
      return answer(await provider.removeBot(id), nothing);
    case "POST bot :id delete_media":
      return answer(await provider.deleteMedia(id), nothing);
    case "POST recording :id create_transcript":
      return answer(await provider.requestTranscript(id, key), nothing);
    default:
      return new Response(null, { status: 503 });
  }
}

const nothing = () => ({});

function answer<Value>(result: Answer<Value>, write: (value: Value) => object): Response {
  if (result.ok) return Response.json(write(result.value));
  const status = { gone: 404, paused: 402, permanent: 400, retry: 503 } as const;
  const statusOfClass = Object.entries(status).find(([kind]) => kind === result.class)?.[1];
  return new Response(null, { status: result.status ?? statusOfClass ?? 500 });
}

type WireBody = {
  readonly meeting_url: string;
  readonly bot_name: string;
  readonly join_at?: string;
  readonly metadata: { readonly job_id: string; readonly revision: string };
  readonly chat: {
    readonly on_bot_join: { readonly message: string };
    readonly on_participant_join: { readonly message: string };
  };
};

function newBot(body: unknown): NewBot {
  const { meeting_url, bot_name, join_at, metadata, chat } = body as WireBody;
  return {
    notetakerId: metadata.job_id,
    revision: Number(metadata.revision),
    meetingUrl: meeting_url,
    botName: bot_name,
    joinAt: join_at === undefined ? null : Date.parse(join_at),
    announcement: chat.on_bot_join.message,
    lateAnnouncement: chat.on_participant_join.message,
  };
}

function wireBot({ botId, notetakerId, revision, changes, recordings }: BotSnapshot) {
  return {
    id: botId,
    metadata: { job_id: notetakerId, revision },
    status_changes: changes.map(({ to, at }) => {
      return { code: codes[to], sub_code: null, created_at: new Date(at).toISOString() };
    }),
    recordings: recordings.map(wireRecording),
  };
}

const codes: Readonly<Record<BotState, string>> = {
  joining: "joining_call",
  waiting_room: "in_waiting_room",
  in_call: "in_call_not_recording",
  recording: "in_call_recording",
  left: "call_ended",
  finished: "done",
};

function wireRecording(one: RecordingSnapshot) {
  const time = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  const status = (code: string) => ({ code });
  const file = ({ status: code, url }: Artifact) => {
    return { status: status(code), data: { download_url: url } };
  };
  const { video, audio, transcript, participantEvents: events } = one;
  return {
    id: one.recordingId,
    started_at: time(one.startedAt),
    completed_at: time(one.completedAt),
    status: status(one.status),
    media_shortcuts: {
      // null if the file was not requested.
      video_mixed: video.status === "absent" ? null : file(video),
      audio_mixed: audio.status === "absent" ? null : file(audio),
      transcript: { status: status(transcript.status), data: { download_url: transcript.url } },
      participant_events: {
        status: status(events.status),
        data: { participant_events_download_url: events.url },
      },
    },
  };
}

async function download(provider: FakeProvider, path: string): Promise<Response> {
  if (path === "/transcript.json") {
    return Response.json(
      provider.transcript.map(({ participant, words }) => ({
        participant: { ...participant, is_host: participant.isHost },
        words: words.map(({ text, start, end }) => {
          return { text, start_timestamp: { relative: start }, end_timestamp: { relative: end } };
        }),
      })),
    );
  }
  if (path === "/events.json") {
    return Response.json(
      provider.events.map(({ action, participant, at, text }) => {
        return { action, participant, timestamp: { relative: at }, data: { text } };
      }),
    );
  }
  return new Response(null, { status: 404 });
}
