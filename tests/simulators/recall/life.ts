import { randomUUID } from "node:crypto";
import { leave, type Step } from "./plan.ts";
import {
  mediaAskedFor,
  type Sim,
  type SimBot,
  type SimRecording,
  type SimTranscript,
} from "./state.ts";

/** What happens to bots as time passes. Every change is told by webhook. */

/** A moment before the meeting the bot is sent on its way, and can no longer be updated or deleted. */
const dispatchedBefore = 1_000;

export function startLife(sim: Sim, bot: SimBot): void {
  bot.changes.push({ code: "ready", sub: null, at: sim.clock.now() });
  scheduleStart(sim, bot);
}

/** Waits for `join_at`; without one the bot leaves at once. */
export function scheduleStart(sim: Sim, bot: SimBot): void {
  if (bot.joinAt === null) {
    scheduleStep(sim, bot);
    return;
  }
  sim.clock.schedule(`bot:${bot.id}`, bot.joinAt - dispatchedBefore, () => {
    bot.dispatched = true;
    scheduleStep(sim, bot);
  });
}

export function endLife(sim: Sim, bot: SimBot): void {
  sim.clock.cancel(`bot:${bot.id}`);
  sim.bots.delete(bot.id);
}

/** Takes the bot out of the call, whatever it was doing. */
export function removeFromCall(sim: Sim, bot: SimBot, sub: string): void {
  const recording = bot.recordings.at(-1);
  bot.plan = leave(sub, 0, recording !== undefined && recording.completedAt === null);
  scheduleStep(sim, bot);
}

/** The next thing in the bot's life happens now. Answers false when nothing is left. */
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
  sim.clock.cancel(`bot:${bot.id}`);
  const step = bot.plan[0];
  const wait = step && scaled(sim, step.after);
  if (wait === undefined || wait === null) return;
  sim.clock.schedule(`bot:${bot.id}`, sim.clock.now() + wait, () => takeStep(sim, bot));
}

/** null while time stands still for bots. */
function scaled(sim: Sim, milliseconds: number): number | null {
  return sim.settings.speed === 0 ? null : milliseconds / sim.settings.speed;
}

function perform(sim: Sim, bot: SimBot, step: Step): void {
  const at = sim.clock.now();
  switch (step.does) {
    case "status":
      bot.changes.push({ code: step.code, sub: step.sub ?? null, at });
      if (step.code === "in_call_not_recording") announce(bot, at);
      sim.webhooks.emit(`bot.${step.code}`, bot, { code: step.code, sub: step.sub ?? null });
      return;
    case "start_recording": {
      const recording: SimRecording = {
        id: randomUUID(),
        startedAt: at,
        completedAt: null,
        status: "processing",
        deletedAt: null,
        transcripts: [],
      };
      bot.recordings.push(recording);
      // It says that the recording has begun, not that it is being prepared.
      sim.webhooks.emit("recording.processing", bot, { code: "processing", recording });
      return;
    }
    case "end_recording": {
      const recording = bot.recordings.at(-1);
      if (recording) recording.completedAt = at;
      return;
    }
    case "finish_recording":
      finishRecording(sim, bot, step.failed ?? false);
  }
}

function finishRecording(sim: Sim, bot: SimBot, failed: boolean): void {
  const recording = bot.recordings.at(-1);
  if (!recording) return;

  recording.status = failed ? "failed" : "done";
  const code = recording.status;
  const made = mediaAskedFor(bot);
  const media = [...(made.video ? ["video_mixed"] : []), ...(made.audio ? ["audio_mixed"] : [])];
  for (const part of [...media, "participant_events", "meeting_metadata", "recording"]) {
    sim.webhooks.emit(`${part}.${code}`, bot, { code, recording });
  }
}

function announce(bot: SimBot, at: number): void {
  const chat = bot.request["chat"] as { on_bot_join?: { message: string } } | undefined;
  if (chat?.on_bot_join) bot.chatSent.push({ at, text: chat.on_bot_join.message });
}

export function addTranscript(sim: Sim, bot: SimBot, recording: SimRecording): SimTranscript {
  const transcript: SimTranscript = {
    id: randomUUID(),
    createdAt: sim.clock.now(),
    status: "processing",
  };
  recording.transcripts.push(transcript);
  sim.webhooks.emit("transcript.processing", bot, { code: "processing", recording, transcript });
  scheduleTranscript(sim, bot, recording, transcript);
  return transcript;
}

function finishTranscript(
  sim: Sim,
  bot: SimBot,
  recording: SimRecording,
  transcript: SimTranscript,
): void {
  const fails = bot.outcome === "transcript_fails_once" && recording.transcripts[0] === transcript;
  transcript.status = fails ? "failed" : "done";
  const code = transcript.status;
  sim.webhooks.emit(`transcript.${code}`, bot, { code, recording, transcript });
}

function scheduleTranscript(
  sim: Sim,
  bot: SimBot,
  recording: SimRecording,
  transcript: SimTranscript,
): void {
  const key = `transcript:${transcript.id}`;
  sim.clock.cancel(key);
  const wait = scaled(sim, 3_000);
  if (wait === null) return;
  sim.clock.schedule(key, sim.clock.now() + wait, () => {
    finishTranscript(sim, bot, recording, transcript);
  });
}
