import { createRecentValues } from "~/lib/http/recent-keys";
import { isOverViewerBudget } from "~/lib/http/rate-limit.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { isErased, isReady } from "../changes/possible-actions";
import type { Notetaker } from "../notetaker";
import type { Notes } from "../notes/note";
import { findWritten } from "../notes/notes-table.server";
import { interpret } from "../pipeline/interpret";
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
import type { Missing, Status } from "../status";
import { findByToken } from "../store/tokens.server";
import { toTurns } from "./transcript";

type Found<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly missing: Missing };

export type Result<Value> =
  | { readonly ok: true; readonly value: Value; readonly notetaker: Notetaker }
  | { readonly ok: false; readonly missing: Missing };

/** Returns an address of the video, at most a minute old. */
export async function readVideoUrl(world: World, token: string): Promise<Result<string>> {
  return open(world, token, async ({ video }) => urlOf(video));
}

export async function readAudioUrl(world: World, token: string): Promise<Result<string>> {
  return open(world, token, async ({ audio }) => urlOf(audio));
}

export async function readTranscript(
  world: World,
  token: string,
): Promise<Result<readonly TranscriptPart[]>> {
  return open(world, token, (recording, of) => keptTranscript(world, of, recording));
}

/** Reads our own database alone, so notes show while the provider is down. */
export async function readNotes(world: World, token: string): Promise<Result<Notes>> {
  const found = await findReady(world, token);
  if (!found.ok) return found;
  const { value: notetaker } = found;
  const notes = await findWritten(world.db, notetaker.id);
  return notes ? { ok: true, value: notes, notetaker } : { ok: false, missing: "none" };
}

export async function readChat(
  world: World,
  token: string,
): Promise<Result<readonly ParticipantEvent[]>> {
  return open(world, token, ({ participantEvents }, { provider, notetaker }) =>
    keptChat(world, keyOf(notetaker), () =>
      withinBudget(world, provider, async () => {
        const url = urlOf(participantEvents);
        return url.ok ? read(await provider.fetchParticipantEvents(url.value)) : url;
      }),
    ),
  );
}

type Source = { readonly provider: BotProvider; readonly notetaker: Notetaker };
type Waiting = Pick<World, "clock" | "sleep">;

const keptMs = 60_000;
const patienceMs = 4_000;
const lookAgainMs = 100;

/** Keeps `most` answers for a minute. Workers may not await another request's promise. */
function createKept<Value>(most: number) {
  const entries = createRecentValues<{ readonly value: Value | null }>(keptMs, most);

  return async (
    { clock, sleep }: Pick<World, "clock" | "sleep">,
    key: string,
    find: () => Promise<Found<Value>>,
  ): Promise<Found<Value>> => {
    const began = clock();
    while (clock() - began < patienceMs) {
      const entry = entries.get(key, clock());
      if (entry === null) break;
      if (entry.value !== null) return { ok: true, value: entry.value };
      await sleep(lookAgainMs);
    }
    entries.set(key, { value: null }, clock());
    let found: Found<Value> = { ok: false, missing: "unavailable" };
    try {
      found = await find();
      return found;
    } finally {
      if (found.ok) entries.set(key, { value: found.value }, clock());
      else entries.forget(key);
    }
  };
}

const keptRecording = createKept<RecordingSnapshot>(500);
/** Transcripts of long meetings take megabytes. */
const keptParts = createKept<readonly TranscriptPart[]>(8);
const keptChat = createKept<readonly ParticipantEvent[]>(8);

function recordingFor(
  world: Waiting,
  { provider, notetaker }: Source,
): Promise<Found<RecordingSnapshot>> {
  return keptRecording(world, keyOf(notetaker), () =>
    withinBudget(world, provider, () => findRecording(provider, notetaker)),
  );
}

function keptTranscript(
  world: Waiting,
  { provider, notetaker }: Source,
  recording: RecordingSnapshot,
): Promise<Found<readonly TranscriptPart[]>> {
  return keptParts(world, keyOf(notetaker), () =>
    withinBudget(world, provider, () => fetchTranscript(provider, recording)),
  );
}

/** Viewers are told to come back before their calls take the provider's rate away from the pipeline. */
async function withinBudget<Value>(
  { clock }: Waiting,
  { name }: BotProvider,
  find: () => Promise<Found<Value>>,
): Promise<Found<Value>> {
  if (!isOverViewerBudget(name, clock())) return find();
  log({ event: "provider.refused", call: "results", class: "retry", code: "viewer_budget" });
  return { ok: false, missing: "unavailable" };
}

function keyOf({ id, botId, recordingId }: Notetaker): string {
  return `${id} ${botId} ${recordingId}`;
}

/** The transcript for the result mail and the notes: never one that was kept for viewers. */
export async function transcriptOf(
  provider: BotProvider,
  notetaker: Notetaker,
): Promise<Found<readonly TranscriptPart[]>> {
  const recording = await findRecording(provider, notetaker);
  return recording.ok ? fetchTranscript(provider, recording.value) : recording;
}

export type Overview = {
  readonly video: Missing | "there";
  readonly audio: Missing | "there";
  readonly transcript: Found<readonly TranscriptPart[]>;
};

export async function overviewOf(
  world: Waiting,
  provider: BotProvider | null,
  notetaker: Notetaker,
): Promise<Overview> {
  if (!provider) return nothingFor("unavailable");
  const recording = await recordingFor(world, { provider, notetaker });
  if (!recording.ok) return nothingFor(recording.missing);

  const video = urlOf(recording.value.video);
  const transcript = await keptTranscript(world, { provider, notetaker }, recording.value);
  const audio = urlOf(recording.value.audio);
  return {
    video: video.ok ? "there" : video.missing,
    audio: audio.ok ? "there" : audio.missing,
    transcript,
  };
}

export async function speakersOf(
  world: Waiting,
  provider: BotProvider | null,
  notetaker: Notetaker,
): Promise<Found<readonly string[]>> {
  const { transcript } = await overviewOf(world, provider, notetaker);
  if (!transcript.ok) return transcript;
  const speakers = toTurns(transcript.value).map(({ speaker }) => speaker);
  return { ok: true, value: [...new Set(speakers)] };
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

/** The recording of a notetaker, as the provider knows it now. */
async function findRecording(
  provider: BotProvider,
  { botId, recordingId }: Notetaker,
): Promise<Found<RecordingSnapshot>> {
  if (botId === null) return { ok: false, missing: "none" };
  const bot = read(await provider.getBot(botId));
  if (!bot.ok) return bot;

  const own = bot.value.recordings.find((one) => one.recordingId === recordingId);
  const recording = own ?? interpret(bot.value).recording;
  return recording ? { ok: true, value: recording } : { ok: false, missing: "deleted" };
}

async function open<Value>(
  world: World,
  token: string,
  take: (recording: RecordingSnapshot, source: Source) => Promise<Found<Value>>,
): Promise<Result<Value>> {
  const found = await findReady(world, token);
  if (!found.ok) return found;
  const { value: notetaker } = found;
  const provider = providerOf(world, notetaker);
  if (!provider) return { ok: false, missing: "unavailable" };

  const source = { provider, notetaker };
  const recording = await recordingFor(world, source);
  const result = recording.ok ? await take(recording.value, source) : recording;
  return result.ok ? { ...result, notetaker } : result;
}

async function findReady({ db }: World, token: string): Promise<Found<Notetaker>> {
  const found = await findByToken(db, token);
  if (!found) return { ok: false, missing: "unknown" };
  const { notetaker, kind } = found;
  if (isReady(notetaker)) return { ok: true, value: notetaker };
  return { ok: false, missing: kind === "share" ? "unknown" : missingOf(notetaker) };
}

/** Why there is no result; a share link says no more than that it leads nowhere. */
function missingOf(notetaker: Notetaker): Missing {
  if (isErased(notetaker)) return "deleted";
  return nothingComes.includes(notetaker.status) ? "none" : "not_ready";
}

const nothingComes: readonly Status[] = ["pending_confirmation", "cancelled", "failed", "expired"];

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
