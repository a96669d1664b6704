import type { SimClock } from "../frame/clock.ts";
import type { FaultRule } from "../frame/faults.ts";
import type { Reply } from "../frame/http.ts";
import type { Outcome } from "../frame/outcomes.ts";
import type { Step } from "./plan.ts";
import type { Webhooks } from "./webhooks.ts";

/** Everything the simulator knows. Times are epoch milliseconds of its own clock. */
export type Sim = {
  readonly clock: SimClock;
  readonly apiKey: string;
  /** A local address that the firewall takes for a public one. */
  readonly publicOrigin: string | null;
  readonly settings: Settings;
  readonly bots: Map<string, SimBot>;
  readonly calls: SimCall[];
  /** Answers remembered by idempotency key. */
  readonly replies: Map<string, RememberedReply>;
  readonly faults: FaultRule[];
  /** When calls were counted against a rate limit, by limit. */
  readonly counted: Map<string, number[]>;
  readonly webhooks: Webhooks;
  /** Own origin; set once the server listens. */
  url: string;
};

export type Settings = {
  /** Divides every duration of a bot's life; 0 stops time for bots, which are then stepped by hand. */
  speed: number;
  rateLimits: boolean;
  /** What is said in every meeting but a silent one, as the download answers it. */
  transcript: (startedAt: number) => readonly unknown[];
  /** What DELETE of a bot on its way is answered. */
  lateDeleteStatus: 400 | 405;
};

export type SimBot = {
  readonly id: string;
  readonly createdAt: number;
  /** The fields of the create call, as later updates have left them. */
  request: BotRequest;
  joinAt: number | null;
  outcome: Outcome;
  /** Has been sent on its way: neither update nor delete any more. */
  dispatched: boolean;
  readonly changes: SimChange[];
  /** What is still to happen. */
  plan: readonly Step[];
  readonly recordings: SimRecording[];
  /** What it wrote into the meeting's chat. */
  readonly chatSent: SimMessage[];
};

type SimMessage = { readonly at: number; readonly text: string };

type BotRequest = Readonly<Record<string, unknown>> & {
  readonly meeting_url: string;
  readonly bot_name?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
};

type SimChange = { readonly code: string; readonly sub: string | null; readonly at: number };

export type SimRecording = {
  readonly id: string;
  readonly startedAt: number;
  completedAt: number | null;
  status: "processing" | "done" | "failed";
  deletedAt: number | null;
  readonly transcripts: SimTranscript[];
};

export type SimTranscript = {
  readonly id: string;
  readonly createdAt: number;
  status: "processing" | "done" | "failed";
};

export type SimCall = {
  readonly at: number;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
  /** What was answered; null while unanswered, for a connection that was cut or left hanging. */
  status: number | null;
  /** The fault that was played, if any. */
  readonly fault: string | null;
};

export type { Reply };

/** `reply` is null while the first call with the key is still at work. */
type RememberedReply = { readonly at: number; reply: Reply | null };

/** Deleted by command, or because the retention asked for at creation is over. */
export function mediaGone(sim: Sim, bot: SimBot, recording: SimRecording): boolean {
  const expires = expiresAt(bot, recording);
  return recording.deletedAt !== null || (expires !== null && expires <= sim.clock.now());
}

/** null: kept for ever, which accounts made since June 2025 do unless the bot was made with another retention. */
export function expiresAt(bot: SimBot, recording: SimRecording): number | null {
  const config = bot.request["recording_config"] as
    { retention?: { type: string; hours?: number } } | undefined;
  const retention = config?.retention;
  if (recording.completedAt === null || retention?.hours === undefined) return null;
  return recording.completedAt + retention.hours * 3_600_000;
}

export function findRecording(sim: Sim, id: string) {
  for (const bot of sim.bots.values()) {
    const recording = bot.recordings.find((one) => one.id === id);
    if (recording) return { bot, recording };
  }
  return null;
}

/** What is made of a recording, by what was asked for at the bot's creation: a video unless it is null. */
export function mediaAskedFor(bot: SimBot): { readonly video: boolean; readonly audio: boolean } {
  const config = (bot.request["recording_config"] ?? {}) as Readonly<Record<string, unknown>>;
  const audio = config["audio_mixed_mp3"] ?? null;
  return { video: config["video_mixed_mp4"] !== null, audio: audio !== null };
}

/** Nothing can be asked of a bot before it has set out, nor once it has left. */
export function isPastCall(bot: SimBot): boolean {
  return isOver(bot) || bot.changes.some((change) => change.code === "call_ended");
}

export function isOver(bot: SimBot): boolean {
  return bot.changes.some((change) => change.code === "done" || change.code === "fatal");
}
