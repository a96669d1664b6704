import { randomBytes, randomUUID } from "node:crypto";
import { parseInstant } from "../../../app/lib/time/instant.ts";
import type { Reply } from "../frame/http.ts";
import { outcomeOf } from "../frame/outcomes.ts";
import {
  endLife,
  applyEvent,
  isOver,
  leaveNow,
  type SimBot,
  startLife,
} from "./attendee-bot-life.ts";
import { chatOf, filmUrl, participantsOf, transcriptOf } from "./attendee-media.ts";
import { plans } from "./attendee-bot-plan.ts";
import { createBody, refusalOf } from "./attendee-body-rules.ts";
import type { Sim } from "./attendee-simulator.ts";

const pageSize = 25;
const day = 24 * 3_600_000;

export function createBot(sim: Sim, body: unknown): Reply {
  const parsed = createBody.safeParse(body);
  if (!parsed.success) return badRequest(refusalOf(parsed.error));
  const { bot_image: _picture, ...request } = parsed.data;
  const joinAt = parseInstant(request.join_at ?? "");
  const timeError = joinAt === null ? null : refuseTime(sim, joinAt);
  if (timeError) return timeError;
  const { deduplication_key: key } = request;
  const isTaken = [...sim.bots.values()].some(
    (bot) => key !== undefined && bot.request.deduplication_key === key && !isOver(bot),
  );
  if (isTaken) {
    return refuse(
      "Deduplication key already in use. A bot in a non-terminal state with this deduplication key already exists. Please use a different deduplication key or wait for that bot to terminate.",
    );
  }
  const outcome = outcomeOf(new URL(request.meeting_url).pathname.slice(1));
  const bot: SimBot = {
    id: `bot_${randomBytes(8).toString("hex")}`,
    createdAt: sim.clock.now(),
    ...{ request, joinAt, outcome, plan: plans[outcome] },
    state: "scheduled",
    recordingState: "not_started",
    recordings: [],
    changes: [],
    chatSent: [],
  };
  sim.bots.set(bot.id, bot);
  startLife(sim, bot);
  return { status: 201, json: wireBot(bot) };
}

function refuseTime(sim: Sim, joinAt: number): Reply | null {
  const now = sim.clock.now();
  if (joinAt < now) return badRequest({ join_at: ["join_at cannot be in the past"] });
  return joinAt > now + 3 * 365 * day
    ? badRequest({ join_at: ["join_at is too far ahead"] })
    : null;
}

export function listBots(sim: Sim, query: URLSearchParams): Reply {
  const key = query.get("deduplication_key");
  const found = [...sim.bots.values()].filter(
    ({ request }) => key === null || request.deduplication_key === key,
  );
  return page(sim, "/api/v1/bots", query, found.map(wireBot));
}

/** A cursor is opaque; the address of the next page is absolute. */
function page(sim: Sim, path: string, query: URLSearchParams, all: readonly unknown[]): Reply {
  const from = Number(Buffer.from(query.get("cursor") ?? "", "base64url").toString() || "0");
  if (!Number.isInteger(from)) return { status: 404, json: { detail: "Invalid cursor" } };
  const next = new URLSearchParams(query);
  next.set("cursor", Buffer.from(String(from + pageSize)).toString("base64url"));
  return ok({
    next: from + pageSize < all.length ? `${sim.url}${path}?${next}` : null,
    previous: null,
    results: all.slice(from, from + pageSize),
  });
}

type Call = (sim: Sim, bot: SimBot, body: unknown, query: URLSearchParams) => Reply;

export const botCalls: Readonly<Record<string, Call>> = {
  get_bot: (_sim, bot) => ok(wireBot(bot)),

  delete_bot(sim, bot) {
    if (bot.state !== "scheduled") {
      return refuse(`Bot is in state ${bot.state} but can only be deleted when in scheduled state`);
    }
    endLife(sim, bot);
    return { status: 200 };
  },

  leave(sim, bot) {
    if (bot.state !== "joining" && !bot.state.startsWith("joined_")) {
      return refuse(
        `Event leave_requested not allowed when bot is in state ${bot.state}. It is only allowed in these states: joining, waiting_room`,
      );
    }
    leaveNow(sim, bot);
    return ok(wireBot(bot));
  },

  delete_data(sim, bot) {
    if (bot.state !== "ended" && bot.state !== "fatal_error") {
      return refuse("Bot is not in a state where the data deleted event can be created");
    }
    applyEvent(sim, bot, "data_deleted");
    return ok(wireBot(bot));
  },

  recording(sim, bot) {
    const [recording] = bot.recordings;
    const isThere = (bot.state === "ended" || bot.state === "fatal_error") && recording;
    if (!isThere || bot.recordingState !== "complete") {
      return { status: 404, json: { error: "No recording file found for bot" } };
    }
    return ok({ url: filmUrl(sim, recording.id), start_timestamp_ms: recording.startedAt });
  },

  transcript: (_sim, bot) => ok(transcriptOf(bot)),
  chat_messages: (sim, bot, _body, query) =>
    page(sim, `/api/v1/bots/${bot.id}/chat_messages`, query, chatOf(bot)),
  participants: (sim, bot, _body, query) =>
    page(sim, `/api/v1/bots/${bot.id}/participants`, query, participantsOf(bot)),
};

function wireBot(bot: SimBot) {
  return {
    id: bot.id,
    metadata: bot.request.metadata ?? null,
    meeting_url: bot.request.meeting_url,
    state: bot.state,
    events: bot.changes.map(({ code: type, sub, at }) => ({
      type,
      // Absent, not null, when there is none.
      ...(sub === null ? {} : { sub_type: sub }),
      created_at: new Date(at).toISOString(),
    })),
    transcription_state: isOver(bot) ? "complete" : "not_started",
    recording_state: bot.recordingState,
    join_at: bot.joinAt === null ? null : new Date(bot.joinAt).toISOString(),
    deduplication_key: bot.request.deduplication_key ?? null,
  };
}

function ok(json: unknown): Reply {
  return { status: 200, json };
}

function badRequest(json: unknown): Reply {
  return { status: 400, json };
}

function refuse(sentence: string): Reply {
  return badRequest({ error: sentence });
}

export function internalError(): Reply {
  return refuse(`An error occurred while creating the bot. Error ID: ${randomUUID()}`);
}
