import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
