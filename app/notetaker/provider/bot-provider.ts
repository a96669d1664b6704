import type { ProviderName } from "~/config/names";

/**
 * What the pipeline needs of a provider of meeting bots. The codes are Recall.ai's
 * (https://docs.recall.ai/docs/bot-status-change-events), which `pipeline/interpret.ts` reads; another
 * provider's adapter translates its own into them.
 */
export type BotProvider = {
  readonly name: ProviderName;
  /** From so long before its time on a bot can be neither changed nor deleted, ms. */
  readonly fixedAheadMs: number;
  /** From so long before its time until it joins a bot cannot even be told to leave, ms; null if it always can. */
  readonly unstoppableAheadMs: number | null;
  /** `idempotencyKey` makes a repeat within the provider's memory (one hour) answer with the same bot. */
  createBot: (bot: NewBot, idempotencyKey: string) => Promise<Answer<BotSnapshot>>;
  /** Every bot ever made for a notetaker: the way back after an answer that never came. */
  findBots: (notetakerId: string) => Promise<Answer<readonly BotSnapshot[]>>;
  getBot: (botId: string) => Promise<Answer<BotSnapshot>>;
  /** Makes a bot that still waits for its time into another one; `joinAt` must be over ten minutes ahead. */
  updateBot: (botId: string, bot: NewBot) => Promise<Answer<BotSnapshot>>;
  /** Only before the bot joins; afterwards the refusal is `dispatched` and `leaveCall` is the way. */
  deleteBot: (botId: string) => Promise<Answer<void>>;
  /** `not_in_call`: it has not set out yet, or has left already; the provider's answer does not say which. */
  leaveCall: (botId: string) => Promise<Answer<void>>;
  /** Deletes every recording, transcript and event of the bot, for good. */
  deleteMedia: (botId: string) => Promise<Answer<void>>;
  /** The provider detects the language. */
  requestTranscript: (recordingId: string, idempotencyKey: string) => Promise<Answer<void>>;
  fetchTranscript: (url: string) => Promise<Answer<readonly TranscriptPart[]>>;
  fetchParticipantEvents: (url: string) => Promise<Answer<readonly ParticipantEvent[]>>;
};

export type NewBot = {
  readonly notetakerId: string;
  readonly revision: number;
  readonly meetingUrl: string;
  /** What the lobby shows; at most 100 characters. */
  readonly botName: string;
  /** Epoch milliseconds; null sends the bot at once. Never in the past. */
  readonly joinAt: number | null;
  /** Said in the meeting chat on joining; at most 500 characters. */
  readonly announcement: string;
  /** Said in the chat for each guest who comes later; at most 500 characters. */
  readonly lateAnnouncement: string;
};

export type Answer<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export type Refusal = {
  readonly ok: false;
  readonly class: RefusalClass;
  /** HTTP status, or null when no answer came. */
  readonly status: number | null;
  /** From Retry-After, milliseconds. */
  readonly retryAfterMs: number | null;
  /** A short code for logs and `last_error`, without any of the provider's words. */
  readonly code: string;
  /** What the provider has against the request, without anything of what was sent; absent if it does not say. */
  readonly said?: string;
};

/** What a refusal asks of us: https://docs.recall.ai/reference/errors */
export type RefusalClass =
  /** Nothing happened; repeat with the same key (409, 429, 502, 503, 504). */
  | "retry"
  /** Nothing happened, but the provider would replay this answer: repeat with a new key (507). */
  | "retry_new_key"
  /** It may have happened (timeout, lost connection, 500, an answer we cannot read): look before repeating. */
  | "ambiguous"
  /** This payload will never be accepted (400, 403, 422). */
  | "permanent"
  /** Our account, not this request (401, 402): stop forwarding everything, raise an alarm. */
  | "paused"
  /** The bot or its media no longer exist (404, 410). */
  | "gone"
  /** Too late for this call: the bot is already on its way. */
  | "dispatched"
  /** The bot is not in a call: it has not set out yet, or has left already. */
  | "not_in_call";

/** A bot as the provider knows it now. */
export type BotSnapshot = {
  readonly botId: string;
  /** Our id, from the bot's metadata. */
  readonly notetakerId: string | null;
  readonly revision: number | null;
  /** Oldest first, by the provider's own time. */
  readonly changes: readonly BotChange[];
  readonly recordings: readonly RecordingSnapshot[];
};

export type BotChange = {
  /**
   * `joining_call`, `in_waiting_room`, …; not an enumeration, new codes appear. `overdue` is our own: a bot
   * that waited for its time, was passed over, and will not come.
   */
  readonly code: string;
  readonly subCode: string | null;
  readonly at: number;
};

export type RecordingSnapshot = {
  readonly recordingId: string;
  readonly startedAt: number | null;
  readonly completedAt: number | null;
  readonly status: ArtifactStatus;
  readonly video: Artifact;
  /** The sound as a file of its own. */
  readonly audio: Artifact;
  readonly transcript: Artifact;
  readonly participantEvents: Artifact;
};

export type ArtifactStatus = "absent" | "processing" | "done" | "failed" | "deleted";

/**
 * `url` is short-lived: fetch a fresh snapshot for each use, never store it. A video's is an address that a
 * browser can open; the others mean something to the provider's own `fetch…` alone.
 */
export type Artifact = { readonly status: ArtifactStatus; readonly url: string | null };

export type Participant = {
  /** Tells people of one meeting apart, and nothing else. */
  readonly id: string | number | null;
  readonly name: string | null;
  readonly isHost: boolean | null;
};

/** One uninterrupted stretch of one speaker. Times are seconds from the start of the recording. */
export type TranscriptPart = {
  readonly participant: Participant;
  readonly words: readonly {
    readonly text: string;
    readonly start: number | null;
    readonly end: number | null;
  }[];
};

export type ParticipantEvent = {
  readonly action: string;
  readonly participant: Participant;
  /** Seconds from the start of the recording. */
  readonly at: number | null;
  /** The text of a chat message; null for every other action. */
  readonly text: string | null;
};

/** Reads a provider's webhooks: who sent this, and what does it say. Never throws. */
export type WebhookReader = {
  readonly name: ProviderName;
  /** `now` in epoch milliseconds. */
  readonly receive: (
    headers: Headers,
    rawBody: Uint8Array,
    now: number,
  ) => Promise<ReceivedWebhook>;
};

export type ReceivedWebhook =
  /** `event` is null when it is signed and nothing that we can use: sent again it would be as useless. */
  | { readonly ok: true; readonly messageId: string; readonly event: BotEvent | null }
  | {
      readonly ok: false;
      readonly why: "missing_header" | "stale" | "bad_signature";
      /** How far the sender's clock is from ours, seconds; positive when the message is old. */
      readonly skewSeconds?: number;
    };

/** A verified webhook, reduced to what we use. */
export type BotEvent = {
  readonly messageId: string;
  readonly event: string;
  readonly code: string | null;
  readonly subCode: string | null;
  readonly at: number | null;
  readonly botId: string | null;
  readonly notetakerId: string | null;
  /** When the bot was made; null in messages that do not say. */
  readonly revision: number | null;
};
