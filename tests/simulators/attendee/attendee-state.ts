import type { SimClock } from "../frame/clock.ts";
import type { FaultRule } from "../frame/faults.ts";
import type { Outcome } from "../frame/outcomes.ts";
import type { Step } from "./attendee-bot-plan.ts";
import type { Webhooks } from "./attendee-webhooks.ts";

/** Everything the simulator knows. Times are epoch milliseconds of its own clock. */
export type Sim = {
  readonly clock: SimClock;
  readonly apiKey: string;
  readonly settings: Settings;
  readonly bots: Map<string, SimBot>;
  readonly calls: SimCall[];
  readonly faults: FaultRule[];
  /** When POSTs were counted against the project's throttle. */
  readonly counted: number[];
  readonly webhooks: Webhooks;
  /** Own origin; set once the server listens. */
  url: string;
};

export type Settings = {
  /** Divides every duration of a bot's life; 0 stops time for bots, which are then stepped by hand. */
  speed: number;
  rateLimits: boolean;
  /** False during an outage: bots that are 5 minutes late by its end never start. */
  scheduler: boolean;
};

export type SimBot = {
  readonly id: string;
  readonly createdAt: number;
  /** The fields of the create call, as later updates have left them, without the picture. */
  request: BotRequest;
  joinAt: number | null;
  outcome: Outcome;
  state: BotState;
  readonly events: SimEvent[];
  plan: readonly Step[];
  recordingState: "not_started" | "in_progress" | "complete" | "failed";
  /** One once it has recorded; its id is part of the film's address. */
  readonly recordings: SimRecording[];
  readonly changes: { readonly code: string }[];
  readonly chatSent: { readonly at: number; readonly text: string }[];
};

export type SimRecording = {
  readonly id: string;
  readonly startedAt: number;
  completedAt: number | null;
};

export type BotState =
  | ("scheduled" | "staged" | "joining" | "joined_not_recording" | "joined_recording")
  | ("joined_recording_permission_denied" | "leaving" | "post_processing")
  | ("ended" | "fatal_error" | "data_deleted");

export type BotRequest = {
  readonly meeting_url: string;
  readonly bot_name: string;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly deduplication_key?: string | undefined;
  readonly bot_chat_message?: { readonly message: string } | undefined;
};

export type SimEvent = { readonly type: string; readonly sub: string | null; readonly at: number };

export type SimCall = {
  readonly operation: string;
  readonly path: string;
  readonly body: unknown;
  /** null for a connection that was cut. */
  status: number | null;
};

/** Its deduplication key is free again, and nothing more happens to it. */
export function isOver({ state }: SimBot): boolean {
  return state === "ended" || state === "fatal_error" || state === "data_deleted";
}

export function isInCall({ state }: SimBot): boolean {
  return state.startsWith("joined_");
}
