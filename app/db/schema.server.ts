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
import { failureReasons, statuses, steps } from "../notetaker/status.ts";
import { personal, personalJson } from "./personal.server.ts";

/** Times are epoch milliseconds. */

export const notetakers = sqliteTable(
  "notetakers",
  {
    /** Keyed hash of the submission's idempotency key and contents: the same submission is the same row. */
    id: text().primaryKey(),
    status: text({ enum: statuses }).notNull(),
    reason: text({ enum: failureReasons }),

    name: personal(),
    email: personal(),
    mailboxKey: personal("mailbox_key"),

    /** `abc-defg-hij`, lower case. */
    meetingCode: personal("meeting_code"),
    /** When the bot should join; for "now", the moment of the request. */
    startsAt: integer("starts_at").notNull(),
    scheduled: integer({ mode: "boolean" }).notNull(),
    wallDate: personal("wall_date"),
    wallTime: personal("wall_time"),
    timezone: personal(),
    source: text({ enum: ["web", "invite", "unproven_invite"] }).notNull(),
    /** Raised by each change that the person makes; SEQUENCE of the calendar file. */
    sequence: integer().notNull().default(0),

    provider: text({ enum: ["recall", "attendee"] }).notNull(),
    /** Raised whenever another bot must be created; part of the provider's idempotency key. */
    revision: integer().notNull().default(0),
    botId: text("bot_id"),
    formerBotId: text("former_bot_id"),
    recordingId: personal("recording_id"),
    transcriptRequests: integer("transcript_requests").notNull().default(0),
    /** JSON: names that the person gave to speakers, by the names that the provider reported. */
    speakerNames: personal("speaker_names"),
    startedAt: integer("started_at"),
    endedAt: integer("ended_at"),

    nextStep: text("next_step", { enum: steps }),
    nextAt: integer("next_at"),
    leaseToken: text("lease_token"),
    attempts: integer().notNull().default(0),
    /** Calls to create a bot whose answer was never read: raised by a claim, 0 once an answer is known. */
    unconfirmedCalls: integer("unconfirmed_calls").notNull().default(0),
    countedAt: integer("counted_at"),
    /** A code, never the provider's words, which may quote a link. */
    lastError: text("last_error"),
    /** Id of the last change, so that a batch can enqueue what that change made due and nothing else. */
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
    // Dispatch takes the earliest meetings first.
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

/** Keys to a notetaker. A token is only ever in a mail or on its page; here is its SHA-256. */
export const accessTokens = sqliteTable(
  "access_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    notetakerId: text("notetaker_id")
      .notNull()
      .references(() => notetakers.id),
    kind: text({ enum: ["personal", "share"] }).notNull(),
    /** Random part of a share token, from which its page can show the link again; null for personal ones. */
    salt: text(),
    createdAt: integer("created_at").notNull(),
  },
  (token) => [
    // Without it SQLite reads the whole table for each notetaker that is deleted.
    index("access_tokens_notetaker_idx").on(token.notetakerId),
    uniqueIndex("access_tokens_share_idx")
      .on(token.notetakerId)
      .where(sql`${token.kind} = 'share'`),
  ],
);

export const circuitBreakers = sqliteTable("circuit_breakers", {
  provider: text({ enum: ["recall", "attendee"] }).primaryKey(),
  openUntil: integer("open_until").notNull().default(0),
  alarmedAt: integer("alarmed_at"),
  /** JSON: ids of notetakers refused for good since the last success. */
  refused: text().notNull().default("[]"),
});

/** Each webhook message once, by the sender's id; kept longer than the sender retries. */
export const webhookReceipts = sqliteTable(
  "webhook_receipts",
  {
    id: text().primaryKey(),
    receivedAt: integer("received_at").notNull(),
  },
  (receipt) => [index("webhook_receipts_received_at_idx").on(receipt.receivedAt)],
);

/** One effect outside (an email, a webhook, a count). Holds ids, never content. */
export const outbox = sqliteTable(
  "outbox",
  {
    /** `<subject>:<kind>[:<variant>]`: the idempotency key, here and outward. */
    key: text().primaryKey(),
    kind: text().notNull(),
    subjectId: text("subject_id").notNull(),
    priority: integer().notNull(),
    state: text({ enum: ["pending", "done", "dead"] }).notNull(),
    /** Epoch ms. Not claimed before; moved to the end of the lease by a claim. */
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

/** A mailbox that has reacted to a mail. No name, address or link here or below: only keyed hashes. */
export const mailboxes = sqliteTable("mailboxes", {
  /** HMAC of the folded address. */
  key: text().primaryKey(),
  /** When a button was first pressed on a page opened from a mail to it, or its own invite came. */
  verifiedAt: integer("verified_at"),
  /** When its owner pressed "This wasn't me"; null again once that was undone. */
  blockedAt: integer("blocked_at"),
  bouncedAt: integer("bounced_at"),
  complainedAt: integer("complained_at"),
});

/** Events per hour. Deleting a notetaker does not change what was counted. */
export const counts = sqliteTable(
  "counts",
  {
    kind: text().notNull(),
    key: text().notNull(),
    /** Whole hours since 1970. */
    hour: integer().notNull(),
    count: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.key, row.hour] })],
);

/** Meetings in which a participant objected: no notetaker goes there for a while. */
export const meetingClosures = sqliteTable("meeting_closures", {
  meetingKey: text("meeting_key").primaryKey(),
  closedUntil: integer("closed_until").notNull(),
});

/** One row for each kind of alarm that the operator is mailed about (`app/jobs/alarms.server.ts`). */
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

/** Vouched for by the mail servers, by no one, or confirmed by the sender. */
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
    /** JSON of `app/invites/meeting-plan.ts`: when and where the meetings are, and what was booked last. */
    plan: personal().notNull(),
    booking: personal(),
    /** Raised with each message that counted; what is stored must still find the one it was made from. */
    version: integer().notNull(),
    message: personal().notNull(),
    heardAt: integer("heard_at").notNull(),
    nextAt: integer("next_at").notNull(),
    leaseToken: text("lease_token"),
  },
  (invite) => [index("calendar_invites_due_idx").on(invite.nextAt)],
);

export const leads = sqliteTable(
  "leads",
  {
    /** Keyed hash of what makes two submissions one lead: kind, guide and folded address, or a submission's key. */
    id: text().primaryKey(),
    kind: text({ enum: ["guide", "members-offer", "free-workspace", "booking"] }).notNull(),
    guideId: text("guide_id"),
    email: personal(),
    firstName: personal("first_name"),
    lastName: personal("last_name"),
    booking: personalJson<{
      readonly page: string;
      readonly service?: string | undefined;
      /** The scheduling provider's addresses of the event and of its guest. */
      readonly event: string;
      readonly invitee: string;
    }>("booking"),
    emailKey: personal("email_key"),
    /** Campaign and referrer by name (`app/leads/attribution.ts`); null if neither is known. */
    attribution: personalJson<Readonly<Record<string, string | undefined>>>("attribution"),
    /** The honeypot was filled: kept, but not forwarded. */
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

/** Mailboxes that want no marketing mail, by the HMAC of the folded address; outlives an erasure. */
export const unsubscribes = sqliteTable("unsubscribes", {
  emailKey: text("email_key").primaryKey(),
  createdAt: integer("created_at").notNull(),
  /** When a form last met this address, and it was asked by mail whether it wants to hear from us again. */
  askedAt: integer("asked_at"),
});

export const guideReleases = sqliteTable("guide_releases", {
  guideId: text("guide_id").primaryKey(),
  link: text().notNull(),
  createdAt: integer("created_at").notNull(),
});

/** Notes that a model wrote of a meeting, each line proven by the transcript (`app/notetaker/notes/`). */
export const notetakerNotes = sqliteTable("notetaker_notes", {
  notetakerId: text("notetaker_id").primaryKey(),
  /** `asked`: the model has still to answer. `written`: see `body`. `given_up`: there are no notes. */
  state: text({ enum: ["asked", "written", "given_up"] }).notNull(),
  /** JSON of `Notes` (`app/notetaker/notes/note.ts`); null until written. */
  body: personal(),
  createdAt: integer("created_at").notNull(),
  finishedAt: integer("finished_at"),
});

export const orders = sqliteTable(
  "orders",
  {
    id: text().primaryKey(),
    version: text({ enum: ["agency", "creator"] }),
    /** In the currency's smallest unit. */
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
