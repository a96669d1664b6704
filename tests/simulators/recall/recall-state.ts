import type { SimClock } from "../frame/clock.ts";
import type { FaultRule } from "../frame/faults.ts";
import type { Reply } from "../frame/http.ts";
import type { Outcome } from "../frame/outcomes.ts";
import type { Step } from "./recall-bot-plan.ts";
import type { Webhooks } from "./recall-webhooks.ts";

/** Everything the simulator knows. Times are epoch milliseconds of its own clock. */
export type Sim = {
  readonly clock: SimClock;
  readonly apiKey: string;
  /** A local address that the firewall takes for a public one. */
  readonly publicOrigin: string | null;
  readonly settings: Settings;
  readonly bots: Map<string, SimBot>;
  readonly calls: SimCall[];
  /** Remembered by idempotency key; null while the first call is still at work. */
  readonly replies: Map<string, { readonly at: number; reply: Reply | null }>;
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
  /** Transcript of every meeting but a silent one. */
  transcript: (startedAt: number) => readonly unknown[];
  /** Status for DELETE of a bot on its way: 405 and 400 were seen. */
  lateDeleteStatus: 400 | 405;
};

export type SimBot = {
  readonly id: string;
  readonly createdAt: number;
  /** The fields of the create call, as later updates have left them. */
  request: BotRequest;
  joinAt: number | null;
  outcome: Outcome;
  /** Can be neither updated nor deleted. */
  dispatched: boolean;
  readonly changes: { readonly code: string; readonly sub: string | null; readonly at: number }[];
  plan: readonly Step[];
  readonly recordings: SimRecording[];
  /** Messages in the meeting's chat. */
  readonly chatSent: { readonly at: number; readonly text: string }[];
};

type BotRequest = Readonly<Record<string, unknown>> & {
  readonly meeting_url: string;
  readonly bot_name?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
};

export type SimRecording = {
  readonly id: string;
  readonly startedAt: number;
  completedAt: number | null;
  status: "processing" | "done" | "failed";
  deletedAt: number | null;
  readonly transcripts: SimTranscript[];
};

export type SimTranscript = { readonly id: string; status: "processing" | "done" | "failed" };

export type SimCall = {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
  /** null for a connection that was cut. */
  status: number | null;
};

/** Deleted by command, or because the retention asked for at creation is over. */
export function mediaGone(sim: Sim, bot: SimBot, recording: SimRecording): boolean {
  const config = bot.request["recording_config"] as { retention?: { hours: number } } | undefined;
  const hours = config?.retention?.hours ?? Infinity;
  const expiresAt = (recording.completedAt ?? Infinity) + hours * 3_600_000;
  return recording.deletedAt !== null || expiresAt <= sim.clock.now();
}

export function findRecording(sim: Sim, id: string) {
  for (const bot of sim.bots.values()) {
    const recording = bot.recordings.find((one) => one.id === id);
    if (recording) return { bot, recording };
  }
  return null;
}

export function isOver(bot: SimBot): boolean {
  return bot.changes.some(({ code }) => code === "done" || code === "fatal");
}
