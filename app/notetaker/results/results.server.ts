import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { isErased } from "../changes/rules";
import type { Job } from "../job";
import type {
  Answer,
  Artifact,
  BotProvider,
  ParticipantEvent,
  RecordingSnapshot,
  Refusal,
  TranscriptPart,
} from "../provider/bot-provider";
import { providerOf } from "../provider/open-provider.server";
import { receives, type Status, type Missing } from "../status";
import { interpret } from "../steps/interpret";
import { findByToken } from "../store/tokens.server";
import { createKept, type Found } from "./kept";
import { toTurns } from "./transcript";

export type Result<Value> =
  | { readonly ok: true; readonly value: Value; readonly job: Job }
  | { readonly ok: false; readonly missing: Missing };

/** An address of the video; it is good for minutes, so it is at most a minute old. */
export async function freshVideoUrl(world: World, token: string): Promise<Result<string>> {
  return open(world, token, async ({ video }) => urlOf(video));
}

/** The same for the sound alone. */
export async function freshAudioUrl(world: World, token: string): Promise<Result<string>> {
  return open(world, token, async ({ audio }) => urlOf(audio));
}

export async function freshTranscript(
  world: World,
  token: string,
): Promise<Result<readonly TranscriptPart[]>> {
  return open(world, token, (recording, of) => keptTranscript(world, of, recording));
}

export async function freshChat(
  world: World,
  token: string,
): Promise<Result<readonly ParticipantEvent[]>> {
  return open(world, token, ({ participantEvents }, { provider, job }) =>
    keptChat(world, keyOf(job), async () => {
      const url = urlOf(participantEvents);
      return url.ok ? read(await provider.fetchParticipantEvents(url.value)) : url;
    }),
  );
}

/** Where the recording of a job is, as those who look at it are told. */
type Source = { readonly provider: BotProvider; readonly job: Job };
type Waiting = Pick<World, "clock" | "sleep">;

const keptRecording = createKept<RecordingSnapshot>(500);
/** Of a long meeting they take megabytes. */
const keptParts = createKept<readonly TranscriptPart[]>(8);
const keptChat = createKept<readonly ParticipantEvent[]>(8);

function recordingFor(
  world: Waiting,
  { provider, job }: Source,
): Promise<Found<RecordingSnapshot>> {
  return keptRecording(world, keyOf(job), () => findRecording(provider, job));
}

function keptTranscript(
  world: Waiting,
  { provider, job }: Source,
  recording: RecordingSnapshot,
): Promise<Found<readonly TranscriptPart[]>> {
  return keptParts(world, keyOf(job), () => fetchTranscript(provider, recording));
}

function keyOf({ id, botId, recordingId }: Job): string {
  return `${id} ${botId} ${recordingId}`;
}

/** The transcript of a job, for its mail: never one that was kept. */
export async function transcriptOf(
  provider: BotProvider,
  job: Job,
): Promise<Found<readonly TranscriptPart[]>> {
  const recording = await findRecording(provider, job);
  return recording.ok ? fetchTranscript(provider, recording.value) : recording;
}

/** What the status page shows of a recording. The addresses themselves are fetched at each click. */
export type Overview = {
  readonly video: Missing | "there";
  readonly audio: Missing | "there";
  readonly transcript: Found<readonly TranscriptPart[]>;
};

export async function overviewOf(
  world: Waiting,
  provider: BotProvider | null,
  job: Job,
): Promise<Overview> {
  if (!provider) return nothingFor("unavailable");
  const recording = await recordingFor(world, { provider, job });
  if (!recording.ok) return nothingFor(recording.missing);

  const video = urlOf(recording.value.video);
  const transcript = await keptTranscript(world, { provider, job }, recording.value);
  const audio = urlOf(recording.value.audio);
  return {
    video: video.ok ? "there" : video.missing,
    audio: audio.ok ? "there" : audio.missing,
    transcript,
  };
}

/** Everybody who spoke, as reported. */
export async function speakersOf(
  world: Waiting,
  provider: BotProvider | null,
  job: Job,
): Promise<Found<readonly string[]>> {
  const { transcript } = await overviewOf(world, provider, job);
  if (!transcript.ok) return transcript;
  return { ok: true, value: toTurns(transcript.value).map(({ speaker }) => speaker) };
}

function nothingFor(missing: Missing): Overview {
  return { video: missing, audio: missing, transcript: { ok: false, missing } };
}

async function fetchTranscript(
  provider: BotProvider,
  { transcript }: RecordingSnapshot,
): Promise<Found<readonly TranscriptPart[]>> {
  const url = urlOf(transcript);
  return url.ok ? read(await provider.fetchTranscript(url.value)) : url;
}

/** The recording that belongs to a job, as the provider knows it now. */
async function findRecording(provider: BotProvider, job: Job): Promise<Found<RecordingSnapshot>> {
  if (job.botId === null) return { ok: false, missing: "none" };
  const bot = read(await provider.getBot(job.botId));
  if (!bot.ok) return bot;

  const own = bot.value.recordings.find(({ recordingId }) => recordingId === job.recordingId);
  const recording = own ?? interpret(bot.value).recording;
  return recording ? { ok: true, value: recording } : { ok: false, missing: "deleted" };
}

async function open<Value>(
  world: World,
  token: string,
  take: (recording: RecordingSnapshot, source: Source) => Promise<Found<Value>>,
): Promise<Result<Value>> {
  const found = await findByToken(world.db, token);
  if (!found) return { ok: false, missing: "unknown" };

  const { job, request } = found;
  // From the moment somebody wants it deleted, nothing of it is handed out any more.
  if (isErased(job, request)) return { ok: false, missing: "deleted" };
  if (!receives(request.standing)) return { ok: false, missing: "not_shared" };
  // Called off: nothing of it is handed out, whatever the bot recorded before it left.
  if (request.cancelledAt !== null) return { ok: false, missing: "none" };
  if (job.status !== "ready" && job.status !== "delivered") {
    return { ok: false, missing: nothingComes.includes(job.status) ? "none" : "not_ready" };
  }
  const provider = providerOf(world, job);
  if (!provider) return { ok: false, missing: "unavailable" };

  const source = { provider, job };
  const recording = await recordingFor(world, source);
  const result = recording.ok ? await take(recording.value, source) : recording;
  return result.ok ? { ...result, job } : result;
}

const nothingComes: readonly Status[] = ["held", "cancelled", "failed", "expired"];

function urlOf({ status, url }: Artifact): Found<string> {
  if (url !== null) return { ok: true, value: url };
  if (status === "processing") return { ok: false, missing: "not_ready" };
  return { ok: false, missing: status === "deleted" ? "deleted" : "none" };
}

function read<Value>(answer: Answer<Value>): Found<Value> {
  if (answer.ok) return answer;
  return { ok: false, missing: missingFor(answer) };
}

function missingFor(refusal: Refusal): Missing {
  if (refusal.class === "gone") return "deleted";
  log({ event: "provider.refused", call: "results", class: refusal.class, code: refusal.code });
  return "unavailable";
}
