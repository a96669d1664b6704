import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
    /** JSON: what was asked of the notetaker of the last meeting; the next one begins with it. */
    wishes: text(),
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
