import { createRecentValues } from "~/lib/http/recent-values";
import { isOverViewerBudget } from "~/lib/http/rate-limit.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { isGone, isReady } from "../changes/possible-actions";
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
import { providerOf, type Providers } from "../provider/open-provider.server";
import { unwantedStatuses } from "../status";
import { findByToken } from "../store/tokens.server";

type MissingReason = "unknown" | "deleted" | "not_ready" | "unavailable" | "none";

/** Thrown by the readers in this file. */
export class NoResult extends Error {
  readonly missing: MissingReason;

  constructor(missing: MissingReason) {
    super(missing);
    this.missing = missing;
  }
}

type ViewerWorld = Providers & Pick<World, "clock" | "sleep">;

/** Returns the notetaker of a token. Without results, a share link is always "unknown". */
export async function findRecorded({ db }: World, token: string): Promise<Notetaker> {
  const found = await findByToken(db, token);
  if (!found) throw new NoResult("unknown");
  const { notetaker, kind } = found;
  if (isReady(notetaker)) return notetaker;
  if (kind === "share") throw new NoResult("unknown");
  if (isGone(notetaker)) throw new NoResult("deleted");
  throw new NoResult(unwantedStatuses.includes(notetaker.status) ? "none" : "not_ready");
}

/** Returns the URL that the provider gave for the file at most a minute ago. */
export async function readMediaUrl(
  world: ViewerWorld,
  notetaker: Notetaker,
  media: "video" | "audio",
): Promise<string> {
  const recording = await readRecording(world, notetaker);
  return urlOf(recording[media]);
}

export async function readTranscript(world: ViewerWorld, notetaker: Notetaker) {
  const recording = await readRecording(world, notetaker);
  return transcriptCache(world, notetaker, (provider) => downloadTranscript(provider, recording));
}

export async function readChat(world: ViewerWorld, notetaker: Notetaker) {
  const { participantEvents, startedAt } = await readRecording(world, notetaker);
  return chatCache(world, notetaker, async (provider) =>
    resultOf(await provider.fetchParticipantEvents(urlOf(participantEvents), startedAt)),
  );
}

/** Reads the database alone, so notes are there while the provider is down. */
export async function readNotes({ db }: World, { id }: Notetaker): Promise<Notes> {
  const notes = await findWritten(db, id);
  if (!notes) throw new NoResult("none");
  return notes;
}

export async function readOverview(world: ViewerWorld, notetaker: Notetaker) {
  let media = { hasVideo: false, hasAudio: false };
  const transcript = await orMissing(async () => {
    const { video, audio } = await readRecording(world, notetaker);
    // Also returned if the transcript is missing.
    media = { hasVideo: video.url !== null, hasAudio: audio.url !== null };
    return readTranscript(world, notetaker);
  });
  return { ...media, ...transcript };
}

/** Fetches the transcript for the result mail and the notes, without the viewers' cache. */
export function fetchTranscriptUncached(providers: Providers, notetaker: Notetaker) {
  return orMissing(async () => {
    const provider = providerOf(providers, notetaker);
    if (!provider) throw new NoResult("unavailable");
    return downloadTranscript(provider, await fetchRecording(provider, notetaker));
  });
}

async function orMissing(
  read: () => Promise<readonly TranscriptPart[]>,
): Promise<{ readonly parts: readonly TranscriptPart[]; readonly missing: MissingReason | null }> {
  try {
    return { parts: await read(), missing: null };
  } catch (error) {
    if (error instanceof NoResult) return { parts: [], missing: error.missing };
    throw error;
  }
}

const cacheMs = 60_000;
const maxWaitMs = 4_000;
const lookAgainMs = 100;

/**
 * Asks the provider once a minute for all viewers of a recording, and caches `maxEntries` answers. A Worker
 * may not await the promise of another request, so a second viewer waits and looks again.
 */
function createCache<Value>({ maxEntries }: { readonly maxEntries: number }) {
  const entries = createRecentValues<"fetching" | { readonly value: Value }>(cacheMs, maxEntries);

  return async (
    { clock, sleep, ...providers }: ViewerWorld,
    notetaker: Notetaker,
    fetchValue: (provider: BotProvider) => Promise<Value>,
  ): Promise<Value> => {
    const provider = providerOf(providers, notetaker);
    if (!provider) throw new NoResult("unavailable");
    const { id, botId, recordingId } = notetaker;
    const key = `${id} ${botId} ${recordingId}`;
    const began = clock();
    while (clock() - began < maxWaitMs) {
      const entry = entries.get(key, clock());
      if (entry === null) break;
      if (entry !== "fetching") return entry.value;
      await sleep(lookAgainMs);
    }
    // Viewers use only a part of the provider's rate limit; the rest is for the pipeline.
    if (isOverViewerBudget(provider.name, clock())) {
      log({ event: "provider.refused", call: "results", class: "retry", code: "viewer_budget" });
      throw new NoResult("unavailable");
    }
    entries.set(key, "fetching", clock());
    try {
      const value = await fetchValue(provider);
      entries.set(key, { value }, clock());
      return value;
    } catch (error) {
      entries.delete(key);
      throw error;
    }
  };
}

const recordingCache = createCache<RecordingSnapshot>({ maxEntries: 500 });
const transcriptCache = createCache<readonly TranscriptPart[]>({ maxEntries: 8 });
const chatCache = createCache<readonly ParticipantEvent[]>({ maxEntries: 8 });

function readRecording(world: ViewerWorld, notetaker: Notetaker): Promise<RecordingSnapshot> {
  return recordingCache(world, notetaker, (provider) => fetchRecording(provider, notetaker));
}

async function fetchRecording(
  provider: BotProvider,
  { botId, recordingId }: Notetaker,
): Promise<RecordingSnapshot> {
  if (botId === null) throw new NoResult("none");
  const bot = resultOf(await provider.getBot(botId));
  const delivered = bot.recordings.find((one) => one.recordingId === recordingId);
  const recording = delivered ?? interpret(bot).recording;
  if (!recording) throw new NoResult("deleted");
  return recording;
}

async function downloadTranscript(
  provider: BotProvider,
  { transcript, startedAt }: RecordingSnapshot,
): Promise<readonly TranscriptPart[]> {
  return resultOf(await provider.fetchTranscript(urlOf(transcript), startedAt));
}

function urlOf({ status, url }: Artifact): string {
  if (url !== null) return url;
  if (status === "processing") throw new NoResult("not_ready");
  throw new NoResult(status === "deleted" ? "deleted" : "none");
}

function resultOf<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  if (answer.class === "gone") throw new NoResult("deleted");
  log({ event: "provider.refused", call: "results", class: answer.class, code: answer.code });
  throw new NoResult("unavailable");
}
