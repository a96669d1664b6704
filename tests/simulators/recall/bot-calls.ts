import { randomUUID } from "node:crypto";
import { parseInstant } from "../../../app/lib/time/instant.ts";
import { createBody, updateBody, withoutPictures } from "./create-body.ts";
import { endLife, scheduleStart, startLife } from "./life.ts";
import { outcomeOf } from "../frame/outcomes.ts";
import { planFor } from "./plan.ts";
import { badRequest, invalid, ok } from "./replies.ts";
import type { Reply, Sim, SimBot } from "./state.ts";
import { wireBot } from "./wire.ts";

/** Making, finding, changing and taking back bots. */

const pageSize = 20;
/**
 * An update must leave this much time before the bot joins
 * (https://docs.recall.ai/docs/scheduling-bots-best-practices).
 */
const updateAheadMs = 10 * 60_000;

export function createBot(sim: Sim, body: unknown): Reply {
  const parsed = createBody.safeParse(body);
  if (!parsed.success) return invalid(parsed.error);

  const joinAt = parseInstant(parsed.data.join_at ?? "");
  if (joinAt !== null && joinAt < sim.clock.now()) {
    return badRequest({ join_at: ["join_at must be in the future."] });
  }
  const outcome = outcomeAt(parsed.data.meeting_url);
  const bot: SimBot = {
    id: randomUUID(),
    createdAt: sim.clock.now(),
    request: withoutPictures(parsed.data),
    joinAt,
    outcome,
    dispatched: joinAt === null,
    changes: [],
    plan: planFor(outcome),
    recordings: [],
    chatSent: [],
  };
  sim.bots.set(bot.id, bot);
  startLife(sim, bot);
  return { status: 201, json: wireBot(sim, bot) };
}

export function getBot(sim: Sim, bot: SimBot): Reply {
  return ok(wireBot(sim, bot));
}

export function listBots(sim: Sim, query: URLSearchParams): Reply {
  const page = Number(query.get("page") ?? "1");
  const matching = [...sim.bots.values()]
    .filter((bot) => matches(bot, query))
    .sort((a, b) => b.createdAt - a.createdAt);
  const from = (page - 1) * pageSize;
  if (!Number.isInteger(page) || page < 1 || (from > 0 && from >= matching.length)) {
    return { status: 404, json: { detail: "Invalid page." } };
  }
  return ok({
    count: matching.length,
    next: from + pageSize < matching.length ? pageUrl(sim, query, page + 1) : null,
    previous: page > 1 ? pageUrl(sim, query, page - 1) : null,
    results: matching.slice(from, from + pageSize).map((bot) => wireBot(sim, bot)),
  });
}

export function updateBot(sim: Sim, bot: SimBot, body: unknown): Reply {
  if (bot.dispatched) {
    return badRequest({ detail: "Cannot validate partial without join call task" });
  }
  const parsed = updateBody.safeParse(body);
  if (!parsed.success) return invalid(parsed.error);

  const joinAt = parseInstant(parsed.data.join_at ?? "") ?? bot.joinAt;
  if (joinAt === null || joinAt < sim.clock.now() + updateAheadMs) {
    return badRequest({ code: "update_bot_failed", detail: "Not enough time to launch new bot" });
  }
  const meetingUrl = parsed.data.meeting_url ?? bot.request.meeting_url;
  bot.request = { ...bot.request, ...withoutPictures(parsed.data), meeting_url: meetingUrl };
  bot.joinAt = joinAt;
  if (parsed.data.meeting_url) expectOf(bot, meetingUrl);
  scheduleStart(sim, bot);
  return ok(wireBot(sim, bot));
}

/** What becomes of a bot hangs on the meeting it is sent to. */
function expectOf(bot: SimBot, meetingUrl: string): void {
  bot.outcome = outcomeAt(meetingUrl);
  bot.plan = planFor(bot.outcome);
}

function outcomeAt(meetingUrl: string) {
  return outcomeOf(new URL(meetingUrl).pathname.slice(1));
}

export function deleteBot(sim: Sim, bot: SimBot): Reply {
  if (bot.dispatched) {
    return { status: sim.settings.lateDeleteStatus, json: tooLateToDelete };
  }
  endLife(sim, bot);
  return { status: 204 };
}

/** Seen as 405 and as 400. */
const tooLateToDelete = {
  code: "cannot_delete_bot",
  detail: "Only scheduled bots which have not joined a call can be deleted.",
};

function matches(bot: SimBot, query: URLSearchParams): boolean {
  for (const [name, value] of query) {
    if (name.startsWith("metadata__")) {
      if (bot.request.metadata?.[name.slice("metadata__".length)] !== value) return false;
    } else if (name === "meeting_url") {
      if (bot.request.meeting_url !== value) return false;
    } else if (name === "status") {
      if (bot.changes.at(-1)?.code !== value) return false;
    } else if (name === "join_at_after") {
      if (bot.joinAt === null || bot.joinAt < (parseInstant(value) ?? 0)) return false;
    } else if (name === "join_at_before") {
      if (bot.joinAt === null || bot.joinAt > (parseInstant(value) ?? Infinity)) return false;
    }
  }
  return true;
}

function pageUrl(sim: Sim, query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query);
  next.set("page", String(page));
  return `${sim.url}/api/v1/bot/?${next.toString()}`;
}
