import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { parseInstant } from "../../../app/lib/time/instant.ts";
import type { Reply } from "../frame/http.ts";
import { outcomeOf } from "../frame/outcomes.ts";
import { withoutPictures } from "../frame/vendor.ts";
import { createBody, fieldErrors, transcriptBody } from "./create-body.ts";
import {
  addTranscript,
  emit,
  endLife,
  isOver,
  removeFromCall,
  type SimBot,
  startLife,
} from "./recall-bot-life.ts";
import { findRecording, isMediaGone, wireBot, wireTranscript } from "./recall-media.ts";
import type { Sim } from "./recall-simulator.ts";
import { plans } from "./recall-bot-plan.ts";

export type ApiRequest = {
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
};

type Operation = {
  readonly route: string;
  /** Calls a minute (https://docs.recall.ai/reference). */
  readonly perMinute: number;
  readonly call: (sim: Sim, request: ApiRequest) => Reply;
};

export type OperationName = keyof typeof operations;

/** Operations of the API. `gate.ts` checks firewall, key, limits and idempotency keys before them. */
export const operations = {
  create_bot: { route: "POST bot", perMinute: 120, call: (sim, { body }) => createBot(sim, body) },
  list_bots: { route: "GET bot", perMinute: 60, call: (sim, { query }) => listBots(sim, query) },
  get_bot: {
    route: "GET bot/:id",
    perMinute: 300,
    call: ofBot((sim, bot) => ok(wireBot(sim, bot))),
  },
  delete_bot: { route: "DELETE bot/:id", perMinute: 300, call: ofBot(deleteBot) },
  leave_call: { route: "POST bot/:id/leave_call", perMinute: 300, call: ofBot(leaveCall) },
  delete_media: { route: "POST bot/:id/delete_media", perMinute: 300, call: ofBot(deleteMedia) },
  create_transcript: {
    ...{ route: "POST recording/:id/create_transcript", perMinute: 5 },
    call: (sim, { id, body }) => createTranscript(sim, id, body),
  },
} as const satisfies Record<string, Operation>;

function ofBot(act: (sim: Sim, bot: SimBot) => Reply): Operation["call"] {
  return (sim, { id }) => {
    const bot = sim.bots.get(id);
    return bot ? act(sim, bot) : notFound;
  };
}

const notFound: Reply = { status: 404, json: { detail: "Not found." } };

function ok(json: unknown): Reply {
  return { status: 200, json };
}

function badRequest(json: unknown): Reply {
  return { status: 400, json };
}

function refuse(code: string, detail: string, status = 400): Reply {
  return { status, json: { code, detail } };
}

function invalid(error: z.ZodError): Reply {
  return badRequest(fieldErrors(error));
}

function outcomeAt(meetingUrl: string) {
  return outcomeOf(new URL(meetingUrl).pathname.slice(1));
}

function createBot(sim: Sim, body: unknown): Reply {
  const parsed = createBody.safeParse(body);
  if (!parsed.success) return invalid(parsed.error);
  const joinAt = parseInstant(parsed.data.join_at ?? "");
  if (joinAt !== null && joinAt < sim.clock.now()) {
    return badRequest({ join_at: ["join_at must be in the future."] });
  }
  const outcome = outcomeAt(parsed.data.meeting_url);
  const bot: SimBot = {
    ...{ id: randomUUID(), createdAt: sim.clock.now(), request: withoutPictures(parsed.data) },
    ...{ joinAt, outcome, dispatched: joinAt === null, plan: plans[outcome] },
    ...{ changes: [], recordings: [], chatSent: [] },
  };
  sim.bots.set(bot.id, bot);
  startLife(sim, bot);
  return { status: 201, json: wireBot(sim, bot) };
}

const pageSize = 20;

function listBots(sim: Sim, query: URLSearchParams): Reply {
  const page = Number(query.get("page") ?? "1");
  const criteria = [...query].filter(([name]) => name.startsWith("metadata__"));
  const matching = [...sim.bots.values()]
    .filter(({ request: { metadata } }) =>
      criteria.every(([name, value]) => metadata?.[name.slice("metadata__".length)] === value),
    )
    .sort((a, b) => b.createdAt - a.createdAt);
  const from = (page - 1) * pageSize;
  if (!Number.isInteger(page) || page < 1 || (from > 0 && from >= matching.length)) {
    return { status: 404, json: { detail: "Invalid page." } };
  }
  const next = new URLSearchParams(query);
  next.set("page", String(page + 1));
  return ok({
    next: from + pageSize < matching.length ? `${sim.url}/api/v1/bot/?${next.toString()}` : null,
    results: matching.slice(from, from + pageSize).map((bot) => wireBot(sim, bot)),
  });
}

function deleteBot(sim: Sim, bot: SimBot): Reply {
  if (bot.dispatched) {
    const detail = "Only scheduled bots which have not joined a call can be deleted.";
    return refuse("cannot_delete_bot", detail, 405);
  }
  endLife(sim, bot);
  return { status: 204 };
}

function leaveCall(sim: Sim, bot: SimBot): Reply {
  if (bot.changes.every(({ code }) => code === "ready")) {
    return refuse("cannot_command_unstarted_bot", "Bot has not started.");
  }
  if (isOver(bot) || bot.changes.some(({ code }) => code === "call_ended")) {
    return refuse("cannot_command_completed_bot", "Bot has completed.");
  }
  removeFromCall(sim, bot, "bot_received_leave_call");
  return ok({});
}

/** Refused while the bot is at work; 404 if all of its media was deleted before. */
function deleteMedia(sim: Sim, bot: SimBot): Reply {
  if (!isOver(bot)) return refuse("bot_not_done", "Bot is still at work.");
  const present = bot.recordings.filter((recording) => !isMediaGone(sim, bot, recording));
  if (bot.recordings.length > 0 && present.length === 0) return notFound;
  for (const recording of present) {
    recording.deletedAt = sim.clock.now();
    emit(sim, "recording.deleted", bot, "deleted");
  }
  bot.changes.push({ code: "media_expired", sub: null, at: sim.clock.now() });
  return ok(wireBot(sim, bot));
}

const maxTranscripts = 10;

function createTranscript(sim: Sim, id: string, body: unknown): Reply {
  const found = findRecording(sim, id);
  if (!found) return notFound;
  const parsed = transcriptBody.safeParse(body);
  if (!parsed.success) return invalid(parsed.error);
  const { bot, recording } = found;
  if (recording.status !== "done" || isMediaGone(sim, bot, recording)) {
    return refuse("recording_not_done", "Recording is not ready.");
  }
  if (recording.transcripts.length >= maxTranscripts) {
    return refuse("too_many_transcripts", "At most 10 per recording.");
  }
  addTranscript(sim, bot, recording);
  return { status: 201, json: wireTranscript(sim, bot, recording) };
}
