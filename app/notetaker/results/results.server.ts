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
export type Found<Value> = { readonly ok: true; readonly value: Value } | NoResult;

/** A meeting with results. `provider` is null if this site has no account there. */
export type Source = { readonly provider: BotProvider | null; readonly notetaker: Notetaker };
type Timing = Pick<World, "clock" | "sleep">;

/** Finds the meeting of a token. A share link to a meeting without results is always "unknown". */
export async function findSource(world: World, token: string): Promise<Found<Source>> {
  const found = await findByToken(world.db, token);
  if (!found) return noResult("unknown");
  const { notetaker, kind } = found;
  if (isReady(notetaker)) {
    return { ok: true, value: { provider: providerOf(world, notetaker), notetaker } };
  }
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

/** Returns the address of the file at the provider, which we asked for it at most a minute ago. */
export function readMediaUrl(world: Timing, source: Source, media: "video" | "audio") {
  return fromRecording(world, source, async (recording) => urlOf(recording[media]));
}

export function readTranscript(world: Timing, source: Source) {
  return fromRecording(world, source, (recording, provider) =>
    transcriptCache(world, source, provider, () => downloadTranscript(provider, recording)),
  );
}

export function readChat(world: Timing, source: Source) {
  return fromRecording(world, source, ({ participantEvents, startedAt }, provider) =>
    chatCache(world, source, provider, async () => {
      const url = urlOf(participantEvents);
      return url.ok ? resultOf(await provider.fetchParticipantEvents(url.value, startedAt)) : url;
    }),
  );
}

/** Reads the database alone, so notes are there while the provider is down. */
export async function readNotes({ db }: World, { notetaker }: Source): Promise<Found<Notes>> {
  const notes = await findWritten(db, notetaker.id);
  return notes ? { ok: true, value: notes } : noResult("none");
}

export async function readOverview(world: Timing, source: Source) {
  const media = await fromRecording(world, source, async ({ video, audio }) => {
    return { ok: true, value: { hasVideo: video.url !== null, hasAudio: audio.url !== null } };
  });
  if (!media.ok) return { hasVideo: false, hasAudio: false, transcript: media };
  return { ...media.value, transcript: await readTranscript(world, source) };
}

/** Returns the speakers' names as reported; null while the transcript cannot be read. */
export async function readSpeakers(
  world: Timing,
  source: Source,
): Promise<readonly string[] | null> {
  const transcript = await readTranscript(world, source);
  return transcript.ok ? speakersIn(toTurns(transcript.value)) : null;
}

/** Fetches the transcript for the result mail and the notes, without the viewers' cache. */
export async function fetchTranscriptUncached(
  provider: BotProvider,
  notetaker: Notetaker,
): Promise<Found<readonly TranscriptPart[]>> {
  const recording = await fetchRecording(provider, notetaker);
  return recording.ok ? downloadTranscript(provider, recording.value) : recording;
}

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
    { notetaker: { id, botId, recordingId } }: Source,
    provider: BotProvider,
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
      else entries.delete(key);
    }
  };
}

const recordingCache = createCache<RecordingSnapshot>(500);
const transcriptCache = createCache<readonly TranscriptPart[]>(8);
const chatCache = createCache<readonly ParticipantEvent[]>(8);

async function fromRecording<Value>(
  world: Timing,
  source: Source,
  read: (recording: RecordingSnapshot, provider: BotProvider) => Promise<Found<Value>>,
): Promise<Found<Value>> {
  const { provider, notetaker } = source;
  if (!provider) return noResult("unavailable");
  const fetch = () => fetchRecording(provider, notetaker);
  const recording = await recordingCache(world, source, provider, fetch);
  return recording.ok ? read(recording.value, provider) : recording;
}

async function fetchRecording(
  provider: BotProvider,
  { botId, recordingId }: Notetaker,
): Promise<Found<RecordingSnapshot>> {
  if (botId === null) return noResult("none");
  const bot = resultOf(await provider.getBot(botId));
  if (!bot.ok) return bot;

  const matching = bot.value.recordings.find((one) => one.recordingId === recordingId);
  const recording = matching ?? interpret(bot.value).recording;
  return recording ? { ok: true, value: recording } : noResult("deleted");
}

async function downloadTranscript(
  provider: BotProvider,
  { transcript, startedAt }: RecordingSnapshot,
): Promise<Found<readonly TranscriptPart[]>> {
  const url = urlOf(transcript);
  return url.ok ? resultOf(await provider.fetchTranscript(url.value, startedAt)) : url;
}

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
