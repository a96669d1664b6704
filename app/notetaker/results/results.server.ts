import { createRecentValues } from "~/lib/http/recent-values";
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
  TranscriptPart,
} from "../provider/bot-provider";
import { providerOf } from "../provider/open-provider.server";
import type { Missing, Status } from "../status";
import { findByToken } from "../store/tokens.server";
import { speakersIn, toTurns } from "./transcript";

export type NoResult = { readonly ok: false; readonly missing: Missing };
type Found<Value> = { readonly ok: true; readonly value: Value } | NoResult;

export type Result<Value> =
  { readonly ok: true; readonly value: Value; readonly notetaker: Notetaker } | NoResult;

/** Returns the address of the file at the provider, which we asked for it at most a minute ago. */
export function readMediaUrl(world: World, token: string, media: "video" | "audio") {
  return openResult(world, token, async (_, recording) => urlOf(recording[media]));
}

export function readTranscript(
  world: World,
  token: string,
): Promise<Result<readonly TranscriptPart[]>> {
  return openResult(world, token, (source, recording) =>
    cachedTranscript(world, source, recording),
  );
}

export function readChat(
  world: World,
  token: string,
): Promise<Result<readonly ParticipantEvent[]>> {
  return openResult(world, token, (source, { participantEvents, startedAt }) =>
    chatCache(world, source, async () => {
      const url = urlOf(participantEvents);
      return url.ok
        ? resultOf(await source.provider.fetchParticipantEvents(url.value, startedAt))
        : url;
    }),
  );
}

/** Reads the database alone, so notes are shown while the provider is down. */
export async function readNotes(world: World, token: string): Promise<Result<Notes>> {
  const found = await findReady(world, token);
  if (!found.ok) return found;
  const { value: notetaker } = found;
  const notes = await findWritten(world.db, notetaker.id);
  return notes ? { ok: true, value: notes, notetaker } : noResult("none");
}

type Source = { readonly provider: BotProvider; readonly notetaker: Notetaker };
type Timing = Pick<World, "clock" | "sleep">;

const cacheMs = 60_000;
const maxWaitMs = 4_000;
const waitMs = 100;

/**
 * Asks the provider once a minute for all viewers of a recording, and caches `max` answers. A Worker
 * may not await the promise of another request, so a second viewer waits and looks again.
 */
function createCache<Value>(max: number) {
  const entries = createRecentValues<"fetching" | { readonly value: Value }>(cacheMs, max);

  return async (
    { clock, sleep }: Timing,
    { provider, notetaker: { id, botId, recordingId } }: Source,
    find: () => Promise<Found<Value>>,
  ): Promise<Found<Value>> => {
    const key = `${id} ${botId} ${recordingId}`;
    const began = clock();
    while (clock() - began < maxWaitMs) {
      const entry = entries.get(key, clock());
      if (entry === null) break;
      if (entry !== "fetching") return { ok: true, value: entry.value };
      await sleep(waitMs);
    }
    // The rest of the provider's rate belongs to the pipeline.
    if (isOverViewerBudget(provider.name, clock())) {
      log({ event: "provider.refused", call: "results", class: "retry", code: "viewer_budget" });
      return noResult("unavailable");
    }
    entries.set(key, "fetching", clock());
    let found: Found<Value> = noResult("unavailable");
    try {
      found = await find();
      return found;
    } finally {
      if (found.ok) entries.set(key, { value: found.value }, clock());
      else entries.forget(key);
    }
  };
}

const recordingCache = createCache<RecordingSnapshot>(500);
/** Transcripts of long meetings take megabytes. */
const transcriptCache = createCache<readonly TranscriptPart[]>(8);
const chatCache = createCache<readonly ParticipantEvent[]>(8);

function cachedRecording(world: Timing, source: Source): Promise<Found<RecordingSnapshot>> {
  return recordingCache(world, source, () => findRecording(source));
}

function cachedTranscript(world: Timing, source: Source, recording: RecordingSnapshot) {
  return transcriptCache(world, source, () => downloadTranscript(source.provider, recording));
}

/** Fetches the transcript for the result mail and the notes, without the viewers' cache. */
export async function fetchTranscriptUncached(
  provider: BotProvider,
  notetaker: Notetaker,
): Promise<Found<readonly TranscriptPart[]>> {
  const recording = await findRecording({ provider, notetaker });
  return recording.ok ? downloadTranscript(provider, recording.value) : recording;
}

export async function overviewOf(
  world: Timing,
  provider: BotProvider | null,
  notetaker: Notetaker,
) {
  const none = { hasVideo: false, hasAudio: false };
  if (!provider) return { ...none, transcript: noResult("unavailable") };
  const source = { provider, notetaker };
  const recording = await cachedRecording(world, source);
  if (!recording.ok) return { ...none, transcript: recording };
  const { video, audio } = recording.value;
  const transcript = await cachedTranscript(world, source, recording.value);
  return { hasVideo: video.url !== null, hasAudio: audio.url !== null, transcript };
}

/** Returns the speakers' names as reported; null while the transcript cannot be read. */
export async function speakersOf(
  world: Timing,
  provider: BotProvider | null,
  notetaker: Notetaker,
): Promise<readonly string[] | null> {
  const { transcript } = await overviewOf(world, provider, notetaker);
  return transcript.ok ? speakersIn(toTurns(transcript.value)) : null;
}

async function downloadTranscript(
  provider: BotProvider,
  { transcript, startedAt }: RecordingSnapshot,
): Promise<Found<readonly TranscriptPart[]>> {
  const url = urlOf(transcript);
  return url.ok ? resultOf(await provider.fetchTranscript(url.value, startedAt)) : url;
}

async function findRecording({ provider, notetaker }: Source): Promise<Found<RecordingSnapshot>> {
  const { botId, recordingId } = notetaker;
  if (botId === null) return noResult("none");
  const bot = resultOf(await provider.getBot(botId));
  if (!bot.ok) return bot;

  const matching = bot.value.recordings.find((one) => one.recordingId === recordingId);
  const recording = matching ?? interpret(bot.value).recording;
  return recording ? { ok: true, value: recording } : noResult("deleted");
}

async function openResult<Value>(
  world: World,
  token: string,
  read: (source: Source, recording: RecordingSnapshot) => Promise<Found<Value>>,
): Promise<Result<Value>> {
  const found = await findReady(world, token);
  if (!found.ok) return found;
  const { value: notetaker } = found;
  const provider = providerOf(world, notetaker);
  if (!provider) return noResult("unavailable");

  const source = { provider, notetaker };
  const recording = await cachedRecording(world, source);
  const result = recording.ok ? await read(source, recording.value) : recording;
  return result.ok ? { ...result, notetaker } : result;
}

/** Holders of a share link are told "unknown" about every meeting without results. */
async function findReady({ db }: World, token: string): Promise<Found<Notetaker>> {
  const found = await findByToken(db, token);
  if (!found) return noResult("unknown");
  const { notetaker, kind } = found;
  if (isReady(notetaker)) return { ok: true, value: notetaker };
  if (kind === "share") return noResult("unknown");
  if (isErased(notetaker)) return noResult("deleted");
  return noResult(statusesWithoutResult.includes(notetaker.status) ? "none" : "not_ready");
}

const statusesWithoutResult: readonly Status[] = [
  "pending_confirmation",
  "cancelled",
  "failed",
  "expired",
];

function noResult(missing: Missing): NoResult {
  return { ok: false, missing };
}

function urlOf({ status, url }: Artifact): Found<string> {
  if (url !== null) return { ok: true, value: url };
  if (status === "processing") return noResult("not_ready");
  return noResult(status === "deleted" ? "deleted" : "none");
}

function resultOf<Value>(answer: Answer<Value>): Found<Value> {
  if (answer.ok) return answer;
  if (answer.class === "gone") return noResult("deleted");
  log({ event: "provider.refused", call: "results", class: answer.class, code: answer.code });
  return noResult("unavailable");
}
