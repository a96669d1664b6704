import { z } from "zod";
import type { AttendeeConfig } from "~/config/env.server";
import type { Answer, BotProvider, BotSnapshot, NewBot, RefusalClass } from "../bot-provider";
import {
  type Classified,
  classOfStatus,
  createClient,
  defaultTimeoutMs,
  deleteOrLeave,
  mapAnswer,
  success,
  type ProviderClient,
  refused,
} from "../client.server";
import { createBotBody } from "./bot-body.server";
import { toChat, toTranscript } from "./media.server";
import { botPath, isOver, type Outcome, toSnapshot } from "./snapshot.server";
import {
  wireBot,
  type WireBot,
  wireChat,
  wireRecording,
  wireRefusal,
  wireTranscript,
} from "./wire.server";

const noOutcome: Outcome = { video: null, wasBotAlone: false };

/**
 * Attendee as a provider of bots
 * (https://github.com/attendee-labs/attendee/blob/main/docs/openapi.yml). At most one
 * bot per deduplication key, the notetaker's id, is alive at a time. Never throws.
 */
export function createAttendeeProvider(
  config: Omit<AttendeeConfig, "webhookSecrets">,
  fetch: typeof globalThis.fetch,
  clock: () => number,
  timeoutMs = defaultTimeoutMs,
): BotProvider {
  const client = createClient({ ...config, classify }, fetch, timeoutMs);
  const { ask, list, command } = client;
  const readBot = (botId: string) => ask(wireBot, "GET", botPath(botId));
  const deleteBot = (botId: string) => command("DELETE", botPath(botId));

  const findBots = async (notetakerId: string): Promise<Answer<readonly BotSnapshot[]>> => {
    const query = new URLSearchParams({ deduplication_key: notetakerId });
    const bots = await list(z.array(wireBot), `/api/v1/bots?${query.toString()}`);
    return mapAnswer(bots, (all) =>
      all
        .map((bot) => toSnapshot(bot, noOutcome, clock()))
        .filter((bot) => bot.notetakerId === notetakerId),
    );
  };

  const leave = async (botId: string): Promise<Answer<void>> => {
    const left = await command("POST", `${botPath(botId)}/leave`);
    if (left.ok || !left.code.endsWith(wrongState)) return left;
    const bot = await readBot(botId);
    if (!bot.ok) return bot;
    const { state } = bot.value;
    if (endedStates.includes(state)) return success;
    if (state === "scheduled") return deleteBot(botId);
    // A staged bot can be told to leave only once it joins.
    return { ...left, class: "retry", code: state === "staged" ? "bot_staged" : left.code };
  };

  return {
    name: "attendee",
    // Bots are prepared 5 to 10 minutes ahead (https://github.com/attendee-labs/attendee, `run_scheduler`).
    undeletableAheadMs: 10 * 60_000,
    unstoppableAheadMs: 11 * 60_000,
    findBots,
    removeBot: (botId) => deleteOrLeave(botId, deleteBot, leave),

    createBot: async (bot) => {
      const body = createBotBody(bot, config.webhookUrl);
      const created = await ask(wireBot, "POST", "/api/v1/bots", { body });
      const isKeyInUse = !created.ok && created.code.endsWith(keyInUse);
      if (isKeyInUse) return ownOf(await findBots(bot.notetakerId), bot);
      return mapAnswer(created, (made) => toSnapshot(made, noOutcome, clock()));
    },

    getBot: async (botId) => {
      const bot = await readBot(botId);
      if (!bot.ok) return bot;
      const outcome = await readOutcome(client, config.baseUrl, bot.value);
      return mapAnswer(outcome, (known) => toSnapshot(bot.value, known, clock()));
    },

    deleteMedia: async (botId) => {
      const answer = await command("POST", `${botPath(botId)}/delete_data`);
      if (answer.ok || !answer.code.endsWith(wrongState)) return answer;
      const bot = await readBot(botId);
      if (!bot.ok) return bot;
      if (bot.value.state === "data_deleted") return success;
      if (bot.value.state === "scheduled") return deleteBot(botId);
      return { ...answer, class: "retry" };
    },

    requestTranscript: () => Promise.resolve(success),

    fetchTranscript: async (path, startedAt) => {
      const transcript = await ask(wireTranscript, "GET", path, { isLarge: true });
      return mapAnswer(transcript, (utterances) => toTranscript(utterances, startedAt));
    },

    fetchParticipantEvents: async (path, startedAt) => {
      const chat = await list(wireChat, path, { maxPages: 80, maxItems: 2_000 });
      return mapAnswer(chat, (messages) => toChat(messages, startedAt));
    },
  };
}

const endedStates = "leaving post_processing ended fatal_error data_deleted".split(" ");

/** Returns the live bot of this revision: an earlier call made it, but its answer was lost. */
function ownOf(bots: Answer<readonly BotSnapshot[]>, { revision }: NewBot): Answer<BotSnapshot> {
  if (!bots.ok) return bots;
  const isAlive = ({ changes }: BotSnapshot) => !changes.some(({ to }) => to === "finished");
  const own = bots.value.find((bot) => bot.revision === revision && isAlive(bot));
  return own ? { ok: true, value: own } : refused("ambiguous", "former_bot_alive");
}

async function readOutcome(
  { ask, list }: ProviderClient,
  baseUrl: string,
  bot: WireBot,
): Promise<Answer<Outcome>> {
  if (!isOver(bot)) return { ok: true, value: noOutcome };

  const path = botPath(bot.id);
  const [recording, participants] = await Promise.all([
    ask(wireRecording, "GET", `${path}/recording`),
    list(z.array(z.unknown()), `${path}/participants`, { maxPages: 1, maxItems: 1 }),
  ]);
  if (!recording.ok && recording.class !== "gone") return recording;
  if (!participants.ok) return participants;

  const joined = bot.events.some(({ type }) => type === "joined_meeting");
  const wasRemoved = bot.events.some(({ sub_type }) => sub_type === "user_requested");
  // The bot was alone if it lists no participant and its transcript is empty as well.
  const seemsAlone = joined && !wasRemoved && participants.value.length === 0;
  const transcript = seemsAlone
    ? await ask(z.array(z.unknown()), "GET", `${path}/transcript`, { isLarge: true })
    : null;
  if (transcript && !transcript.ok) return transcript;
  const isTranscriptEmpty = transcript !== null && transcript.value.length === 0;
  const wasBotAlone = bot.state === "ended" && isTranscriptEmpty;
  const url = recording.ok ? recording.value.url : null;
  if (!recording.ok || url === null || !isSafeUrl(url, baseUrl)) {
    return { ok: true, value: { video: null, wasBotAlone } };
  }
  const video = { url, startedAt: recording.value.start_timestamp_ms };
  return { ok: true, value: { video, wasBotAlone } };
}

/** True for an https URL without credentials; also for http if the installation itself uses http. */
function isSafeUrl(url: string, baseUrl: string): boolean {
  const { protocol, username, password } = new URL(url);
  const isHttp = protocol === "http:" && baseUrl.startsWith("http://");
  return (protocol === "https:" || isHttp) && username === "" && password === "";
}

/** Ends of a refusal's `code`: the client puts `http_400_` before them. */
const keyInUse = "key_in_use";
const wrongState = "wrong_state";

/** Attendee sends no codes, so a 400 gets its code from its sentence. A 400 with any other sentence is permanent. */
const sentences: readonly (readonly [RegExp, RefusalClass, string])[] = [
  [/deduplication key/i, "ambiguous", keyInUse],
  [/concurrent bots/i, "retry", "bots_limit"],
  [/\bcredits?\b/i, "paused", "credits"],
  [/\bError ID\b/i, "ambiguous", "error_id"],
  [/version conflict/i, "retry", "version_conflict"],
  [/only be deleted when in/i, "permanent", "only_scheduled"],
  [/not allowed when bot is in state|not in a state/i, "permanent", wrongState],
];

export function classify(status: number, body: unknown): Classified {
  const refusal = wireRefusal.safeParse(body);
  if (status === 400)
    return classifySentence(refusal.success ? Object.values(refusal.data).join(" ") : "");
  // A proxy answers 404 as well while the installation is being replaced.
  if (status === 404 && !refusal.success) return { class: "ambiguous", code: "not_attendee" };
  return { class: classOfStatus(status), code: null };
}

function classifySentence(sentence: string): Classified {
  const [, refusalClass, code] = sentences.find(([pattern]) => pattern.test(sentence)) ?? [];
  return { class: refusalClass ?? "permanent", code: code ?? null };
}
