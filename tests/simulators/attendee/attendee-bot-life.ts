import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Outcome } from "../frame/outcomes.ts";
import { leave, type Step } from "./attendee-bot-plan.ts";
import type { Sim } from "./attendee-simulator.ts";
import type { createBody } from "./attendee-body-rules.ts";
import { emit } from "./message.ts";

export type SimBot = {
  readonly id: string;
  readonly createdAt: number;
  /** The fields of the create call, as later updates have left them, without the picture. */
  request: Omit<z.output<typeof createBody>, "bot_image">;
  joinAt: number | null;
  outcome: Outcome;
  state: BotState;
  readonly changes: SimEvent[];
  plan: readonly Step[];
  recordingState: "not_started" | "in_progress" | "complete" | "failed";
  /** Has one entry once the bot has recorded; the entry's id is part of the film's address. */
  readonly recordings: { readonly id: string; readonly startedAt: number }[];
  readonly chatSent: { readonly at: number; readonly text: string }[];
};

export type BotState =
  | ("scheduled" | "staged" | "joining" | "joined_not_recording" | "joined_recording")
  | ("joined_recording_permission_denied" | "leaving" | "post_processing")
  | ("ended" | "fatal_error" | "data_deleted");

export type SimEvent = { readonly code: string; readonly sub: string | null; readonly at: number };

/** Returns true for a bot that has ended: a new bot may then use its deduplication key. */
export function isOver({ state }: SimBot): boolean {
  return state === "ended" || state === "fatal_error" || state === "data_deleted";
}

/** On Meet a bot begins to join 5 s before its time. */
const joinsEarlyMs = 5_000;
/** Real bots are staged at a random moment 5 to 10 minutes before their time. */
const stagedEarlyMs = 450_000;
/** The scheduler skips a bot that is later than this. */
const maxLateMs = 5 * 60_000;

/** Starts a bot: it joins at `joinAt`, or right away if that is null. */
export function startLife(sim: Sim, bot: SimBot): void {
  if (bot.joinAt === null) applyEvent(sim, bot, "join_requested");
  schedule(sim, bot);
}

export function schedule(sim: Sim, bot: SimBot): void {
  const key = `bot:${bot.id}`;
  sim.clock.cancel(key);
  const at = nextMoment(sim, bot);
  if (at !== null) sim.clock.schedule(key, at, () => takeStep(sim, bot));
}

function nextMoment(sim: Sim, bot: SimBot): number | null {
  const now = sim.clock.now();
  const { speed, scheduler } = sim.settings;
  if (bot.state === "scheduled") {
    if (!scheduler || bot.joinAt === null || bot.joinAt < now - maxLateMs) return null;
    return Math.max(now, bot.joinAt - stagedEarlyMs);
  }
  if (bot.state === "staged") return Math.max(now, (bot.joinAt ?? now) - joinsEarlyMs);
  const [next] = bot.plan;
  return next === undefined || speed === 0 ? null : now + next.after / speed;
}

export function takeStep(sim: Sim, bot: SimBot): boolean {
  if (bot.state === "scheduled") applyEvent(sim, bot, "staged");
  else if (bot.state === "staged") applyEvent(sim, bot, "join_requested");
  else {
    const [next, ...rest] = bot.plan;
    if (!next) return false;
    bot.plan = rest;
    applyEvent(sim, bot, next.type, next.sub ?? null);
  }
  schedule(sim, bot);
  return true;
}

export function endLife(sim: Sim, bot: SimBot): void {
  sim.clock.cancel(`bot:${bot.id}`);
  sim.bots.delete(bot.id);
}

export function leaveNow(sim: Sim, bot: SimBot): void {
  const [first, ...rest] = leave("user_requested", 0);
  bot.plan = rest;
  applyEvent(sim, bot, first?.type ?? "", first?.sub ?? null);
  schedule(sim, bot);
}

const statesAfter: Readonly<Record<string, BotState>> = {
  staged: "staged",
  join_requested: "joining",
  joined_meeting: "joined_not_recording",
  recording_permission_granted: "joined_recording",
  recording_permission_denied: "joined_recording_permission_denied",
  leave_requested: "leaving",
  left_meeting: "post_processing",
  meeting_ended: "post_processing",
  post_processing_completed: "ended",
  could_not_join_meeting: "fatal_error",
  fatal_error: "fatal_error",
  data_deleted: "data_deleted",
};

export function applyEvent(sim: Sim, bot: SimBot, type: string, sub: string | null = null): void {
  const at = sim.clock.now();
  const before = bot.state;
  const event = { code: type, sub, at };
  bot.changes.push(event);
  bot.state = statesAfter[type] ?? bot.state;
  if (type === "joined_meeting" && bot.request.bot_chat_message) {
    bot.chatSent.push({ at, text: bot.request.bot_chat_message.message });
  }
  if (type === "recording_permission_granted") {
    bot.recordingState = "in_progress";
    bot.recordings.push({ id: randomUUID(), startedAt: at });
  }
  if (isOver(bot) && bot.recordingState === "in_progress") {
    bot.recordingState = bot.outcome === "video_fails" ? "failed" : "complete";
  }
  emit(sim, bot, event, before);
}
