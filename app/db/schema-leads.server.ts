import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { leadKinds } from "../leads/status.ts";

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
    /** JSON of `app/leads/attribution.ts`: first and last touch; null if the browser told nothing. */
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
