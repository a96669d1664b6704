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
import { leadKinds } from "../leads/status.ts";
import { failureReasons, standings, statuses, steps } from "../notetaker/status.ts";

/** Times are epoch milliseconds. Personal fields are null once a job is deleted. */

/** One bot for one meeting, with one owner. */
export const notetakerJobs = sqliteTable(
  "notetaker_jobs",
  {
    id: text().primaryKey(),
    status: text({ enum: statuses }).notNull(),
    reason: text({ enum: failureReasons }),
    /** `abc-defg-hij`, lower case. */
    meetingCode: text("meeting_code"),
    /** When the bot should join; for a meeting that runs now, the moment of the request. */
    startsAt: integer("starts_at").notNull(),
    scheduled: integer({ mode: "boolean" }).notNull(),

    /** Who runs its bot, and so has its recording, whatever the site has changed over to since. */
    provider: text({ enum: ["recall", "attendee"] })
      .notNull()
      .default("recall"),
    /** JSON: the names that the owner gave to speakers, by those that the provider reported. */
    speakerNames: text("speaker_names"),

    /** Raised whenever another bot must be created; half of the provider's idempotency key. */
    revision: integer().notNull().default(0),
    botId: text("bot_id"),
    /** The bot of the revision before, until it is changed into the new one or taken away. */
    formerBotId: text("former_bot_id"),
    recordingId: text("recording_id"),
    /** How often a transcript was asked for; the provider allows ten per recording. */
    transcriptRequests: integer("transcript_requests").notNull().default(0),
    startedAt: integer("started_at"),
    endedAt: integer("ended_at"),

    nextStep: text("next_step", { enum: steps }),
    nextAt: integer("next_at"),
    leaseToken: text("lease_token"),
    /** Claims of the current step; back to 0 with each move. */
    attempts: integer().notNull().default(0),
    /** Calls for a bot whose answer was never read: raised by a claim, 0 once an answer is known. */
    unsettled: integer().notNull().default(0),
    /** When this job took its place among the bots that the site sends in a day; null before. */
    placedAt: integer("placed_at"),
    /** A code, never a provider's words: those may quote a link. */
    lastError: text("last_error"),

    /** Somebody wants the bot out of the meeting; what it recorded until then is kept. */
    stopRequestedAt: integer("stop_requested_at"),
    /** Somebody wants everything deleted now; from here on nothing of it is shown. */
    deleteRequestedAt: integer("delete_requested_at"),

    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    deletedAt: integer("deleted_at"),
  },
  (job) => [
    index("notetaker_jobs_due_idx")
      .on(job.nextStep, job.nextAt)
      .where(sql`${job.nextStep} is not null`),
    index("notetaker_jobs_meeting_idx")
      .on(job.meetingCode, job.startsAt)
      .where(sql`${job.meetingCode} is not null`),
    // The earliest meetings are sent first.
    index("notetaker_jobs_dispatch_idx")
      .on(job.startsAt, job.nextAt)
      .where(sql`${job.nextStep} = 'dispatch'`),
    check("notetaker_jobs_next", sql`(${job.nextStep} is null) = (${job.nextAt} is null)`),
  ],
);

/** One person asking for the notes of one meeting: its own, or those of somebody else's bot. */
export const notetakerRequests = sqliteTable(
  "notetaker_requests",
  {
    id: text().primaryKey(),
    /** Minted when the form is rendered: double clicks, reloads and resends make one row. */
    idempotencyKey: text("idempotency_key").notNull(),
    jobId: text("job_id")
      .notNull()
      .references(() => notetakerJobs.id),
    /** What this person is to the job (`app/notetaker/status.ts`). */
    standing: text({ enum: standings }).notNull().default("owner"),
    name: text(),
    email: text(),
    /** HMAC of the mailbox: finds what else was asked for it. */
    emailKey: text("email_key"),
    /** HMAC of the network it was sent from (IPv6: its /64): whose share of the mail it takes. */
    networkKey: text("network_key"),
    /** What this person asked for; the job, which may be somebody else's, may go elsewhere. */
    meetingCode: text("meeting_code"),
    startsAt: integer("starts_at").notNull().default(0),
    scheduled: integer({ mode: "boolean" }).notNull().default(false),
    /** As the visitor chose them; null for "now". Kept beside the instant, which is the job's. */
    wallDate: text("wall_date"),
    wallTime: text("wall_time"),
    timezone: text(),
    /** Who asked: a visitor of the site (its form or JSON), or a calendar invite, whoever that came from. */
    source: text({ enum: ["web", "invite", "unproven_invite"] })
      .notNull()
      .default("web"),
    /** Raised with each change a person makes; SEQUENCE of the calendar file. */
    sequence: integer().notNull().default(0),
    createdAt: integer("created_at").notNull(),
    deliveredAt: integer("delivered_at"),
    /** When the owner answered the question of this person; null while it is open, and for owners. */
    answeredAt: integer("answered_at"),
    /** When the owner called the job off. */
    cancelledAt: integer("cancelled_at"),
    /** This person's data is gone, whatever becomes of the job. */
    deletedAt: integer("deleted_at"),
  },
  (request) => [
    uniqueIndex("notetaker_requests_idempotency_key_idx").on(request.idempotencyKey),
    index("notetaker_requests_job_id_idx").on(request.jobId),
    uniqueIndex("notetaker_requests_owner_idx")
      .on(request.jobId)
      .where(sql`${request.standing} = 'owner'`),
    index("notetaker_requests_email_idx")
      .on(request.emailKey, request.createdAt)
      .where(sql`${request.emailKey} is not null`),
  ],
);

/** Personal links. The token itself is only ever in the mail; here is its SHA-256. */
export const accessTokens = sqliteTable("access_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  requestId: text("request_id")
    .notNull()
    .references(() => notetakerRequests.id),
  createdAt: integer("created_at").notNull(),
});

/** What we leave alone for a while because it refuses our account, not one request. */
export const circuitBreakers = sqliteTable("circuit_breakers", {
  name: text().primaryKey(),
  openUntil: integer("open_until").notNull(),
  /** When the alarm of this outage was raised; it is raised once. */
  alarmedAt: integer("alarmed_at").notNull(),
});

/**
 * Calls that count against the provider's rate for creating bots (`app/notetaker/store/limits/rate.server.ts`):
 * those of a run that has not ended, and those that were answered within half a second of each other.
 */
export const providerCalls = sqliteTable("provider_calls", {
  /** The lease of the run, or when they were answered. */
  id: text().primaryKey(),
  calls: integer().notNull(),
  /** When they count no more. */
  freeAt: integer("free_at").notNull(),
});

/** Jobs that the provider refused for good since it last took one: `app/notetaker/steps/refusal-circuit.server.ts`. */
export const providerRefusals = sqliteTable("provider_refusals", {
  jobId: text("job_id").primaryKey(),
  refusedAt: integer("refused_at").notNull(),
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

/** What must be sent to somebody else, exactly once as far as that can be had. Payloads hold ids only. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text().primaryKey(),
    /** Unique per effect; also the idempotency key outward. */
    dedupeKey: text("dedupe_key").notNull(),
    kind: text().notNull(),
    /** The id of what the message is about (a notetaker request, a job, a lead). */
    subjectId: text("subject_id").notNull(),
    state: text({ enum: ["pending", "done", "dead"] }).notNull(),
    /** Which queue it waits in: 0 urgent, 1 personal, 2 bulk (`app/jobs/message.ts`). */
    lane: integer().notNull().default(1),
    /** HMAC of the network or the name of the list that filed it: nobody fills a lane alone. */
    share: text(),
    /** When its turn comes among those that are due in its lane; later, the more its share has filed. */
    turnAt: integer("turn_at").notNull().default(0),
    attempts: integer().notNull().default(0),
    nextAt: integer("next_at").notNull(),
    leaseToken: text("lease_token"),
    lastError: text("last_error"),
    createdAt: integer("created_at").notNull(),
    finishedAt: integer("finished_at"),
  },
  (row) => [
    uniqueIndex("outbox_dedupe_key_idx").on(row.dedupeKey),
    index("outbox_due_idx")
      .on(row.nextAt)
      .where(sql`${row.state} = 'pending'`),
    index("outbox_turn_idx")
      .on(row.lane, row.kind, row.turnAt)
      .where(sql`${row.state} = 'pending'`),
    index("outbox_share_idx")
      .on(row.share, row.lane, row.turnAt)
      .where(sql`${row.state} = 'pending' and ${row.share} is not null`),
  ],
);

/** What keeps one person from drowning another. No name, address or link: only keyed hashes. */

/** A mailbox of which we know more than that somebody typed its address. */
export const mailboxes = sqliteTable("mailboxes", {
  /** HMAC of the folded address. */
  key: text().primaryKey(),
  /** When somebody first pressed a button on a page opened from a mail to it. */
  knownAt: integer("known_at"),
  /** When its owner said "This wasn't me"; null again once they took that back. */
  blockedAt: integer("blocked_at"),
  /** When it was last asked whether the requests that are held were made by its owner. */
  askedAt: integer("asked_at"),
});

/** How often something happened in an hour. Deleting a request does not change what was counted. */
export const counts = sqliteTable(
  "counts",
  {
    /** Of what (`app/abuse/counts.server.ts`). */
    kind: text().notNull(),
    /** HMAC of whom or what is counted. */
    key: text().notNull(),
    /** Whole hours since 1970. */
    hour: integer().notNull(),
    count: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.key, row.hour] })],
);

/** Meetings to which no notetaker may be sent for a while. */
export const meetingClosures = sqliteTable("meeting_closures", {
  /** HMAC of the meeting code. */
  meetingKey: text("meeting_key").primaryKey(),
  closedUntil: integer("closed_until").notNull(),
  /** Somebody in the meeting objected, or the host turned two bots away. */
  reason: text({ enum: ["opted_out", "turned_away"] }).notNull(),
});

/** When an alarm that strangers can set off was last raised, and how often it was not since. */
export const alarms = sqliteTable("alarms", {
  name: text().primaryKey(),
  raisedAt: integer("raised_at").notNull(),
  suppressed: integer().notNull().default(0),
});

/** How we know who sent an invite. */
export const proofs = ["vouched", "claimed", "confirmed"] as const;

/** What an organiser's calendar has told us about one meeting: one row for each sender and UID. */
export const calendarInvites = sqliteTable(
  "calendar_invites",
  {
    /** HMAC of the sender and the UID, apart for each way of knowing the sender: nobody else's invite can touch it. */
    id: text().primaryKey(),
    name: text().notNull(),
    /** The sender; the recording goes nowhere else. */
    email: text().notNull(),
    /**
     * How we know that it was they: by the mail servers, not at all, or because they said so when they were
     * asked. What nobody vouches for books nothing by itself, and is changed by no further mail.
     */
    proof: text({ enum: proofs }).notNull().default("vouched"),
    /** JSON of `app/invites/plan.ts`: when and where the meetings are, and what was booked last. */
    plan: text().notNull(),
    booking: text(),
    /** Raised with each message that counted; what is stored must still find the one it was made from. */
    version: integer().notNull(),
    /** Id of the receipt of the message that made this version. */
    message: text().notNull(),
    heardAt: integer("heard_at").notNull(),
    /** When to compare plan and booking again; the end of the lease while somebody does. */
    nextAt: integer("next_at").notNull(),
    leaseToken: text("lease_token"),
  },
  (invite) => [index("calendar_invites_due_idx").on(invite.nextAt)],
);

/** Somebody who asked to hear from us. Personal fields are null once the person is erased. */
export const leads = sqliteTable(
  "leads",
  {
    id: text().primaryKey(),
    kind: text({ enum: leadKinds }).notNull(),
    /** HMAC of what makes two submissions one lead: kind, guide and folded address, or a submission's key. */
    dedupeKey: text("dedupe_key").notNull(),
    /** Of the guide whose list this is; null for other kinds. */
    guideId: text("guide_id"),
    email: text(),
    firstName: text("first_name"),
    lastName: text("last_name"),
    /** JSON of what was booked: page, service, the provider's names of event and invitee. */
    booking: text(),
    /** HMAC of the folded address: finds all that is known of a person. */
    emailKey: text("email_key"),
    /** JSON of `app/leads/attribution.ts`: campaign and referrer; null if neither is known. */
    attribution: text(),
    /** A filled honeypot: kept, told to nobody. */
    quarantined: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: integer("created_at").notNull(),
    erasedAt: integer("erased_at"),
  },
  (lead) => [
    uniqueIndex("leads_dedupe_key_idx").on(lead.dedupeKey),
    index("leads_email_key_idx")
      .on(lead.emailKey)
      .where(sql`${lead.emailKey} is not null`),
    index("leads_guide_idx")
      .on(lead.guideId, lead.id)
      .where(sql`${lead.guideId} is not null`),
  ],
);

/** Who wants no more marketing mail, by the HMAC of the folded address; outlives an erasure. */
export const unsubscribes = sqliteTable("unsubscribes", {
  emailKey: text("email_key").primaryKey(),
  createdAt: integer("created_at").notNull(),
  /** When a form last met this address, and it was asked by mail whether it wants to hear from us again. */
  askedAt: integer("asked_at"),
});

/** A guide that has come out: what everyone on its list is sent, once. */
export const guideReleases = sqliteTable("guide_releases", {
  guideId: text("guide_id").primaryKey(),
  link: text().notNull(),
  createdAt: integer("created_at").notNull(),
});

/**
 * What a model noted of a meeting, once its lines have been looked up in the transcript
 * (`app/notetaker/notes/`). The row goes with the job's personal data.
 */
export const notetakerNotes = sqliteTable("notetaker_notes", {
  jobId: text("job_id").primaryKey(),
  /** `asked`: the model has still to answer. `written`: see `body`. `given_up`: there are no notes. */
  state: text({ enum: ["asked", "written", "given_up"] }).notNull(),
  /** JSON of `Notes` (`app/notetaker/notes/notes.ts`); null until written. */
  body: text(),
  createdAt: integer("created_at").notNull(),
  finishedAt: integer("finished_at"),
});

/** A payment that Stripe has confirmed: recorded once, whoever noticed it first. */
export const orders = sqliteTable(
  "orders",
  {
    /** Stripe's payment intent. */
    id: text().primaryKey(),
    /** Which template was bought; null when the payment does not say. */
    version: text({ enum: ["agency", "creator"] }),
    /** In the currency's smallest unit. */
    amount: integer().notNull(),
    /** ISO 4217, lower case. */
    currency: text().notNull(),
    email: text(),
    /** HMAC of the folded address. */
    emailKey: text("email_key"),
    /** When Stripe says it was paid, and when we learned of it. */
    paidAt: integer("paid_at").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (order) => [
    index("orders_email_key_idx")
      .on(order.emailKey)
      .where(sql`${order.emailKey} is not null`),
  ],
);
