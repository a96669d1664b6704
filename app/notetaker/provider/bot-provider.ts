import type { ProviderName } from "~/config/names";
import type { FailureReason, inMeetingStatuses } from "../status";

/** Port to a provider of meeting bots. Its adapter translates the provider's codes into statuses and reasons. */
export type BotProvider = {
  readonly name: ProviderName;
  /** How long before its start a bot can no longer be deleted, ms. */
  readonly undeletableAheadMs: number;
  /** A bot cannot be stopped from this long before its start, ms, until it joins; null if it can always be stopped. */
  readonly unstoppableAheadMs: number | null;
  /** A repeat with the same key within 1 hour makes no second bot. */
  createBot: (bot: NewBot, idempotencyKey: string) => Promise<Answer<BotSnapshot>>;
  /** Returns every bot ever made for a notetaker, including those of calls whose answer was lost. */
  findBots: (notetakerId: string) => Promise<Answer<readonly BotSnapshot[]>>;
  getBot: (botId: string) => Promise<Answer<BotSnapshot>>;
  /** Deletes a bot that waits for its time, and makes it leave once it has set out. ok if it is already gone. */
  removeBot: (botId: string) => Promise<Answer<void>>;
  deleteMedia: (botId: string) => Promise<Answer<void>>;
  requestTranscript: (recordingId: string, idempotencyKey: string) => Promise<Answer<void>>;
  fetchTranscript: FetchFile<TranscriptPart>;
  fetchParticipantEvents: FetchFile<ParticipantEvent>;
};

/** `startedAt`: start of the recording, epoch ms, for a provider whose times do not count from it. */
type FetchFile<Entry> = (
  url: string,
  startedAt: number | null,
) => Promise<Answer<readonly Entry[]>>;

export type NewBot = {
  readonly notetakerId: string;
  readonly revision: number;
  readonly meetingUrl: string;
  /** Shown in the lobby; at most 100 characters. */
  readonly botName: string;
  /** Epoch ms, never in the past; null sends the bot right away. */
  readonly joinAt: number | null;
  /** Chat message of the bot when it joins; at most 500 characters. */
  readonly announcement: string;
  /** Chat message for each guest who comes later; at most 500 characters. */
  readonly latecomerAnnouncement: string;
};

export type Answer<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export type Refusal = {
  readonly ok: false;
  readonly class: RefusalClass;
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  /** Short code for logs and `last_error`, without the provider's words. */
  readonly code: string;
  /** The provider's own explanation, without anything that was sent; null if there is none. */
  readonly message: string | null;
};

/** https://docs.recall.ai/reference/errors */
export type RefusalClass =
  /** Repeat with the same key (409: a call is still at work; 429, 502, 503, 504: nothing happened). */
  | "retry"
  /** Nothing happened, but a repeat needs a new key (507). */
  | "retry_new_key"
  /** It may have happened (timeout, lost connection, 500, unreadable answer): look before repeating. */
  | "ambiguous"
  /** This payload will never be accepted (400, 403, 422). */
  | "permanent"
  /** Our account is refused, not this request (401, 402). */
  | "paused"
  /** Bot or media no longer exist (404, 410). */
  | "gone";

export type BotSnapshot = {
  readonly botId: string;
  readonly notetakerId: string | null;
  readonly revision: number | null;
  readonly changes: readonly BotChange[];
  /** The provider let the bot's time pass and will not send it. */
  readonly isOverdue: boolean;
  readonly recordings: readonly RecordingSnapshot[];
};

export type BotState =
  | (typeof inMeetingStatuses)[number]
  | "left"
  /** Shut down: no further recording will appear. */
  | "finished";

export type BotChange = {
  readonly to: BotState;
  readonly reason: FailureReason | null;
  /** Epoch ms, by the provider's clock. */
  readonly at: number;
};

export type RecordingSnapshot = {
  readonly recordingId: string;
  readonly startedAt: number | null;
  readonly completedAt: number | null;
  readonly status: ArtifactStatus;
  readonly video: Artifact;
  readonly audio: Artifact;
  readonly transcript: Artifact;
  readonly participantEvents: Artifact;
};

export type ArtifactStatus = "absent" | "processing" | "done" | "failed" | "deleted";

/** `url` is short-lived: fetch a fresh snapshot for each use. A browser can open only those of video and audio. */
export type Artifact = { readonly status: ArtifactStatus; readonly url: string | null };

export type Participant = {
  readonly id: string | number | null;
  readonly name: string | null;
  readonly isHost: boolean | null;
};

/** Uninterrupted speech of one speaker. Times in seconds from the start of the recording. */
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
  readonly text: string | null;
};

export type ReadWebhook = (
  headers: Headers,
  rawBody: Uint8Array,
  now: number,
) => Promise<ReceivedWebhook>;

export type ReceivedWebhook =
  /** `event` is null for a signed message that concerns none of our bots. */
  | { readonly ok: true; readonly messageId: string; readonly event: BotEvent | null }
  | {
      readonly ok: false;
      readonly why: "missing_header" | "stale" | "bad_signature";
      /** Age of the message in seconds; negative if the sender's clock is ahead. */
      readonly skewSeconds?: number;
    };

/** Says only that a bot has changed; `getBot` says how. */
export type BotEvent = {
  readonly name: string;
  readonly botId: string;
  readonly notetakerId: string;
  readonly revision: number;
};
