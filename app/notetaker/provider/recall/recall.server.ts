import { z } from "zod";
import type { RecallConfig } from "~/config/env.server";
import type { Answer, BotProvider, RefusalClass } from "../bot-provider";
import {
  type Classified,
  classOfStatus,
  createClient,
  defaultTimeoutMs,
  deleteOrLeave,
  mapAnswer,
  success,
} from "../client.server";
import { createBotBody, transcriptBody } from "./bot-body.server";
import { wireBot, wireParticipantEvents, wireRefusal, wireTranscript } from "./wire.server";

/** Recall.ai as a provider of bots (API v1.11, https://docs.recall.ai/reference). Never throws. */
export function createRecallProvider(
  config: Pick<RecallConfig, "baseUrl" | "apiKey"> & Partial<RecallConfig>,
  fetch: typeof globalThis.fetch,
  timeoutMs = defaultTimeoutMs,
): BotProvider {
  const { ask, list, command, download } = createClient({ ...config, classify }, fetch, timeoutMs);
  const getBot = (botId: string) => ask(wireBot, "GET", botPath(botId));
  const deleteBot = (botId: string) => command("DELETE", botPath(botId));

  const leave = async (botId: string): Promise<Answer<void>> => {
    const answer = await command("POST", `${botPath(botId)}leave_call/`);
    if (answer.ok || answer.code === "http_400_cannot_command_completed_bot") return success;
    if (answer.code !== "http_400_cannot_command_unstarted_bot") return answer;
    // The error's name says that the bot has not started, but Recall's table of errors says that it has ended.
    const bot = await getBot(botId);
    if (!bot.ok) return bot;
    const { changes } = bot.value;
    if (changes.some(({ to }) => to === "left" || to === "finished")) return success;
    const retry = { ...answer, class: "retry" } as const;
    if (changes.length > 0) return retry;
    const deleted = await deleteBot(botId);
    // An ambiguous deletion may have happened, and `retry` would say that it has not.
    return deleted.ok || deleted.class === "ambiguous" ? deleted : retry;
  };

  return {
    name: "recall",
    // https://docs.recall.ai/docs/scheduling-bots-best-practices
    undeletableAheadMs: 10 * 60_000,
    unstoppableAheadMs: null,

    createBot: (bot, idempotencyKey) => {
      const body = createBotBody(bot, config.googleLoginGroupId ?? null);
      return ask(wireBot, "POST", "/api/v1/bot/", { body, idempotencyKey });
    },
    findBots: async (notetakerId) => {
      const query = new URLSearchParams({ metadata__job_id: notetakerId });
      const bots = await list(z.array(wireBot), `/api/v1/bot/?${query.toString()}`);
      return mapAnswer(bots, (all) => all.filter((bot) => bot.notetakerId === notetakerId));
    },
    getBot,
    removeBot: (botId) => deleteOrLeave(botId, deleteBot, leave),
    // POST, although the reference's heading says DELETE.
    deleteMedia: (botId) => command("POST", `${botPath(botId)}delete_media/`),
    requestTranscript: (recordingId, idempotencyKey) => {
      const path = `/api/v1/recording/${encodeURIComponent(recordingId)}/create_transcript/`;
      return command("POST", path, { body: transcriptBody, idempotencyKey });
    },
    fetchTranscript: (url) => download(wireTranscript, url),
    fetchParticipantEvents: (url) => download(wireParticipantEvents, url),
  };
}

function botPath(botId: string): string {
  return `/api/v1/bot/${encodeURIComponent(botId)}/`;
}

const classesOfRecall: Readonly<Record<number, RefusalClass>> = {
  402: "paused",
  409: "retry",
  502: "retry",
  503: "retry",
  504: "retry",
  507: "retry_new_key",
};

export function classify(status: number, body: unknown): Classified {
  const { data } = wireRefusal.safeParse(body);
  return { class: classesOfRecall[status] ?? classOfStatus(status), code: data?.code ?? null };
}
