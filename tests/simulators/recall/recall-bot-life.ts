import { randomUUID } from "node:crypto";
import { leave, type Step } from "./recall-bot-plan.ts";
import type { Outcome } from "../frame/outcomes.ts";
import type { Sim } from "./recall-simulator.ts";

export type SimBot = {
  readonly id: string;
  readonly createdAt: number;
  /** The fields of the create call, as later updates have left them. */
  request: Readonly<Record<string, unknown>> & {
    readonly meeting_url: string;
    readonly bot_name?: string | undefined;
    readonly metadata?: Readonly<Record<string, string>> | undefined;
  };
  joinAt: number | null;
  outcome: Outcome;
  /** A dispatched bot can no longer be deleted. */
  dispatched: boolean;
  readonly changes: { readonly code: string; readonly sub: string | null; readonly at: number }[];
  plan: readonly Step[];
  readonly recordings: SimRecording[];
  readonly chatSent: { readonly at: number; readonly text: string }[];
};

export type SimRecording = {
  readonly id: string;
  readonly startedAt: number;
  completedAt: number | null;
  status: "processing" | "done" | "failed";
  deletedAt: number | null;
  readonly transcripts: SimTranscript[];
};

type SimTranscript = { readonly id: string; status: "processing" | "done" | "failed" };

export function isOver(bot: SimBot): boolean {
  return bot.changes.some(({ code }) => code === "done" || code === "fatal");
}

export function emit(
  { clock, delivery }: Sim,
  event: string,
  { id, request: { metadata = {} } }: SimBot,
  code: string,
  sub: string | null = null,
): void {
  const data = { code, sub_code: sub, updated_at: new Date(clock.now()).toISOString() };
  delivery.emit(() => ({ body: JSON.stringify({ event, data: { data, bot: { id, metadata } } }) }));
}

/** A bot is dispatched 1 s before its meeting. */
const dispatchedEarlyMs = 1_000;

export function startLife(sim: Sim, bot: SimBot): void {
  bot.changes.push({ code: "ready", sub: null, at: sim.clock.now() });
  if (bot.joinAt === null) return scheduleStep(sim, bot);
  sim.clock.schedule(`bot:${bot.id}`, bot.joinAt - dispatchedEarlyMs, () => {
    bot.dispatched = true;
    scheduleStep(sim, bot);
  });
}

export function endLife(sim: Sim, bot: SimBot): void {
  sim.clock.cancel(`bot:${bot.id}`);
  sim.bots.delete(bot.id);
}

export function removeFromCall(sim: Sim, bot: SimBot, sub: string): void {
  const recording = bot.recordings.at(-1);
  bot.plan = leave(sub, 0, recording !== undefined && recording.completedAt === null);
  scheduleStep(sim, bot);
}

export function takeStep(sim: Sim, bot: SimBot): boolean {
  const [step, ...rest] = bot.plan;
  if (!step) return false;
  bot.dispatched = true;
  bot.plan = rest;
  perform(sim, bot, step);
  scheduleStep(sim, bot);
  return true;
}

export function rescheduleAll(sim: Sim): void {
  for (const bot of sim.bots.values()) {
    if (bot.joinAt === null || bot.dispatched) scheduleStep(sim, bot);
    for (const recording of bot.recordings) {
      for (const transcript of recording.transcripts) {
        if (transcript.status === "processing") scheduleTranscript(sim, bot, recording, transcript);
      }
    }
  }
}

function scheduleStep(sim: Sim, bot: SimBot): void {
  const [step] = bot.plan;
  if (step) scheduleAtSpeed(sim, `bot:${bot.id}`, step.after, () => takeStep(sim, bot));
  else sim.clock.cancel(`bot:${bot.id}`);
}

/** Schedules a task at the simulator's speed, or never at speed 0. */
function scheduleAtSpeed(sim: Sim, key: string, after: number, task: () => void): void {
  sim.clock.cancel(key);
  const { speed } = sim.settings;
  if (speed > 0) sim.clock.schedule(key, sim.clock.now() + after / speed, task);
}

function perform(sim: Sim, bot: SimBot, step: Step): void {
  const at = sim.clock.now();
  const recording = bot.recordings.at(-1);
  switch (step.does) {
    case "status": {
      const { code, sub = null } = step;
      bot.changes.push({ code, sub, at });
      if (code === "in_call_not_recording") announce(bot, at);
      return emit(sim, `bot.${code}`, bot, code, sub);
    }
    case "start_recording": {
      bot.recordings.push({
        id: randomUUID(),
        startedAt: at,
        completedAt: null,
        status: "processing",
        deletedAt: null,
        transcripts: [],
      });
      return emit(sim, "recording.processing", bot, "processing");
    }
    case "end_recording":
      if (recording) recording.completedAt = at;
      return;
    case "finish_recording": {
      if (!recording) return;
      const code = step.failed ? "failed" : "done";
      recording.status = code;
      for (const part of ["video_mixed", "audio_mixed", "participant_events", "recording"]) {
        emit(sim, `${part}.${code}`, bot, code);
      }
    }
  }
}

function announce(bot: SimBot, at: number): void {
  const chat = bot.request["chat"] as { on_bot_join?: { message: string } } | undefined;
  if (chat?.on_bot_join) bot.chatSent.push({ at, text: chat.on_bot_join.message });
}

export function addTranscript(sim: Sim, bot: SimBot, recording: SimRecording): void {
  const transcript: SimTranscript = { id: randomUUID(), status: "processing" };
  recording.transcripts.push(transcript);
  emit(sim, "transcript.processing", bot, "processing");
  scheduleTranscript(sim, bot, recording, transcript);
}

function scheduleTranscript(
  sim: Sim,
  bot: SimBot,
  { transcripts }: SimRecording,
  transcript: SimTranscript,
): void {
  scheduleAtSpeed(sim, `transcript:${transcript.id}`, 3_000, () => {
    const fails = bot.outcome === "transcript_fails_once" && transcripts[0] === transcript;
    const code = fails ? "failed" : "done";
    transcript.status = code;
    emit(sim, `transcript.${code}`, bot, code);
  });
}
