import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { Booking, Plan } from "../invites/meeting-plan.ts";
import { failureReasons, statuses, steps } from "../notetaker/status.ts";
import { personal, personalJson } from "./personal.server.ts";

/** Times are epoch milliseconds. */

export const notetakers = sqliteTable(
  "notetakers",
  {
    /** Keyed hash of the submission's idempotency key and contents, so a repeat is the same row. */
    id: text().primaryKey(),
    status: text({ enum: statuses }).notNull(),
    reason: text({ enum: failureReasons }),

    name: personal(),
    email: personal(),
    mailboxKey: personal("mailbox_key"),

    meetingCode: personal("meeting_code"),
    startsAt: integer("starts_at").notNull(),
    /** True if the request named a time; not the status `scheduled`. */
    scheduled: integer({ mode: "boolean" }).notNull(),
    wallDate: personal("wall_date"),
    wallTime: personal("wall_time"),
    timezone: personal(),
    source: text({ enum: ["web", "invite", "unproven_invite"] }).notNull(),
    /** SEQUENCE of the calendar file: raised by each change that the person makes. */
    sequence: integer().notNull().default(0),

    provider: text({ enum: ["recall", "attendee"] }).notNull(),
    /** Raised whenever another bot must be created; part of the provider's idempotency key. */
    revision: integer().notNull().default(0),
    botId: text("bot_id"),
    formerBotId: text("former_bot_id"),
    recordingId: personal("recording_id"),
    transcriptRequests: integer("transcript_requests").notNull().default(0),
    /** JSON: the person's names for speakers, by the provider's names. */
    speakerNames: personal("speaker_names"),
    startedAt: integer("started_at"),
    endedAt: integer("ended_at"),

    nextStep: text("next_step", { enum: steps }),
    nextAt: integer("next_at"),
    leaseToken: text("lease_token"),
    attempts: integer().notNull().default(0),
    /** Number of create calls whose answer is not known. Each claim of a dispatch adds one. */
    unconfirmedCalls: integer("unconfirmed_calls").notNull().default(0),
    /** When its bot was counted toward `DAILY_BOT_LIMIT`. */
    countedAt: integer("counted_at"),
    /** A code, never the provider's words, which may quote a link. */
    lastError: text("last_error"),
    /** Id of the last change. Later statements of the same batch compare it, to run only if the change was made. */
    changeId: text("change_id"),

    cancelledAt: integer("cancelled_at"),
    stopRequestedAt: integer("stop_requested_at"),
    deleteRequestedAt: integer("delete_requested_at"),
    deliveredAt: integer("delivered_at"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    deletedAt: integer("deleted_at"),
  },
  (notetaker) => [
    index("notetakers_due_idx")
      .on(notetaker.nextStep, notetaker.nextAt)
      .where(sql`${notetaker.nextStep} is not null`),
    index("notetakers_dispatch_idx")
      .on(notetaker.nextStep, notetaker.startsAt)
      .where(sql`${notetaker.nextStep} = 'dispatch'`),
    index("notetakers_meeting_idx")
      .on(notetaker.meetingCode, notetaker.startsAt)
      .where(sql`${notetaker.meetingCode} is not null`),
    index("notetakers_mailbox_idx")
      .on(notetaker.mailboxKey, notetaker.createdAt)
      .where(sql`${notetaker.mailboxKey} is not null`),
    check("notetakers_next", sql`(${notetaker.nextStep} is null) = (${notetaker.nextAt} is null)`),
  ],
);

/** Only the SHA-256 of a token is stored. A share token is made again from its `salt`. */
export const accessTokens = sqliteTable(
  "access_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    notetakerId: text("notetaker_id")
      .notNull()
      .references(() => notetakers.id),
    kind: text({ enum: ["personal", "share"] }).notNull(),
    salt: text(),
    createdAt: integer("created_at").notNull(),
  },
  (token) => [
    index("access_tokens_notetaker_idx").on(token.notetakerId),
    uniqueIndex("access_tokens_share_idx")
      .on(token.notetakerId)
      .where(sql`${token.kind} = 'share'`),
  ],
);

export const circuitBreakers = sqliteTable("circuit_breakers", {
  provider: text({ enum: ["recall", "attendee"] }).primaryKey(),
  openUntil: integer("open_until").notNull().default(0),
  /** JSON: ids of notetakers refused for good since the last success. */
  refused: text().notNull().default("[]"),
});

export const webhookReceipts = sqliteTable(
  "webhook_receipts",
  {
    id: text().primaryKey(),
    receivedAt: integer("received_at").notNull(),
  },
  (receipt) => [index("webhook_receipts_received_at_idx").on(receipt.receivedAt)],
);

/** Emails, webhooks and counts to send. Holds ids, never content. */
export const outbox = sqliteTable(
  "outbox",
  {
    key: text().primaryKey(),
    kind: text().notNull(),
    subjectId: text("subject_id").notNull(),
    priority: integer().notNull(),
    state: text({ enum: ["pending", "done", "dead"] }).notNull(),
    dueAt: integer("due_at").notNull(),
    attempts: integer().notNull().default(0),
    lastError: text("last_error"),
    createdAt: integer("created_at").notNull(),
    finishedAt: integer("finished_at"),
  },
  (row) => [
    index("outbox_due_idx")
      .on(row.priority, row.dueAt)
      .where(sql`${row.state} = 'pending'`),
    index("outbox_subject_idx").on(row.subjectId),
  ],
);

export const mailboxes = sqliteTable("mailboxes", {
  key: text().primaryKey(),
  /** When the owner first pressed a button on a page opened from a mail, or first sent an authenticated invite. */
  verifiedAt: integer("verified_at"),
  blockedAt: integer("blocked_at"),
  bouncedAt: integer("bounced_at"),
  complainedAt: integer("complained_at"),
});

export const counts = sqliteTable(
  "counts",
  {
    kind: text().notNull(),
    key: text().notNull(),
    hour: integer().notNull(),
    count: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.key, row.hour] })],
);

export const meetingClosures = sqliteTable("meeting_closures", {
  meetingKey: text("meeting_key").primaryKey(),
  closedUntil: integer("closed_until").notNull(),
});

export const operatorAlarms = sqliteTable("operator_alarms", {
  alarm: text().primaryKey(),
  sinceAt: integer("since_at"),
  seenAt: integer("seen_at").notNull(),
  mailedAt: integer("mailed_at"),
  entry: text().notNull(),
});

export const heartbeats = sqliteTable("heartbeats", {
  name: text({ enum: ["tick"] }).primaryKey(),
  beatAt: integer("beat_at").notNull(),
});

export const proofs = ["vouched", "claimed", "confirmed"] as const;

export const calendarInvites = sqliteTable(
  "calendar_invites",
  {
    /** HMAC of sender, proof and UID, so that no one else's invite can change the row. */
    id: text().primaryKey(),
    name: personal().notNull(),
    email: personal().notNull(),
    /** `claimed`: the sender has to confirm before anything is booked, and no further mail changes the row. */
    proof: text({ enum: proofs }).notNull().default("vouched"),
    plan: personalJson<Plan>().notNull(),
    booking: personalJson<Booking>(),
    /** Raised by each stored message: a write based on an older version is refused. */
    version: integer().notNull(),
    /** Receipt id of the last stored message. */
    message: personal().notNull(),
    receivedAt: integer("received_at").notNull(),
    nextAt: integer("next_at").notNull(),
    leaseToken: text("lease_token"),
  },
  (invite) => [index("calendar_invites_due_idx").on(invite.nextAt)],
);

export const leads = sqliteTable(
  "leads",
  {
    /** Keyed hash of kind, guide and folded address, or of a submission's key. */
    id: text().primaryKey(),
    kind: text({ enum: ["guide", "members-offer", "free-workspace", "booking"] }).notNull(),
    guideId: text("guide_id"),
    email: personal(),
    firstName: personal("first_name"),
    lastName: personal("last_name"),
    booking: personalJson<{
      readonly page: string;
      readonly service?: string | undefined;
      readonly event: string;
      readonly invitee: string;
    }>(),
    emailKey: personal("email_key"),
    attribution: personalJson<Readonly<Record<string, string | undefined>>>(),
    quarantined: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: integer("created_at").notNull(),
  },
  (lead) => [
    index("leads_email_key_idx")
      .on(lead.emailKey)
      .where(sql`${lead.emailKey} is not null`),
    index("leads_guide_idx")
      .on(lead.guideId, lead.id)
      .where(sql`${lead.guideId} is not null`),
  ],
);

export const unsubscribes = sqliteTable("unsubscribes", {
  emailKey: text("email_key").primaryKey(),
  createdAt: integer("created_at").notNull(),
  /** When the owner was last asked by mail, because a form was sent with the address. */
  askedAt: integer("asked_at"),
});

export const guideReleases = sqliteTable("guide_releases", {
  guideId: text("guide_id").primaryKey(),
  link: text().notNull(),
  createdAt: integer("created_at").notNull(),
});

export const notetakerNotes = sqliteTable("notetaker_notes", {
  notetakerId: text("notetaker_id").primaryKey(),
  state: text({ enum: ["asked", "written", "given_up"] }).notNull(),
  body: personal(),
  createdAt: integer("created_at").notNull(),
  finishedAt: integer("finished_at"),
});

export const orders = sqliteTable(
  "orders",
  {
    id: text().primaryKey(),
    version: text({ enum: ["agency", "creator"] }),
    amount: integer().notNull(),
    currency: text().notNull(),
    email: personal(),
    emailKey: personal("email_key"),
    paidAt: integer("paid_at").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (order) => [
    index("orders_email_key_idx")
      .on(order.emailKey)
      .where(sql`${order.emailKey} is not null`),
  ],
);
