import { z } from "zod";
import { guides } from "~/content/shared/guides";
import { leads } from "~/db/schema.server";
import { attributionSchema } from "./attribution";
import { bookingSchema } from "./take.server";

export type Lead = typeof leads.$inferSelect;

/** The webhook to the owner's CRM. docs/webhooks.md and /openapi.json are made from these descriptions. */
export const leadCreatedEvent = z.object({
  type: z.literal("lead.created").describe("The only event so far; ignore others"),
  timestamp: z.string().datetime().describe("When it happened (UTC, ISO 8601)"),
  /** A field with a column's name is that column's value, unchanged. */
  data: z.object({
    id: z.string().describe("Of the lead; the same on every attempt"),
    kind: z.enum(leads.kind.enumValues).describe("Which form it was, or a booking"),
    guide: z
      .object({
        id: z.string().describe("Stays the same when the title changes"),
        title: z.string().describe("As on the page, or the id if the guide is no longer there"),
      })
      .nullable()
      .describe("The guide they wait for; null unless `kind` is `guide`"),
    firstName: z.string().nullable().describe("Of `members-offer`; null for the others"),
    lastName: z.string().nullable().describe("Of `members-offer`; null for the others"),
    email: z.string().nullable().describe("As it was typed; null for a booking"),
    booking: bookingSchema.nullable().describe("null unless `kind` is `booking`"),
    createdAt: z.string().datetime().describe("When the form was sent (UTC, ISO 8601)"),
    attribution: attributionSchema
      .nullable()
      .describe("Where they came from; null if nothing is known, or Global Privacy Control is on"),
  }),
});

/** The same body on every attempt. */
export function leadCreated(lead: Lead): z.infer<typeof leadCreatedEvent> {
  const createdAt = new Date(lead.createdAt).toISOString();
  const title = guideTitle(lead);
  const guide = title === null ? null : { id: lead.guideId, title };
  const data = { ...lead, guide, createdAt };
  return leadCreatedEvent.parse({ type: "lead.created", timestamp: createdAt, data });
}

/** Returns the title of the guide a lead waits for, or its id if the guide is no longer there. */
export function guideTitle({ guideId }: Pick<Lead, "guideId">): string | null {
  return guides.find(({ id }) => id === guideId)?.title ?? guideId;
}

/** One of each kind, for docs/webhooks.md and /openapi.json. */
export function leadCreatedExamples() {
  const none = { guideId: null, firstName: null, lastName: null, booking: null, attribution: null };
  const stored = { emailKey: null, quarantined: false, createdAt: Date.UTC(2026, 10, 20, 15) };
  const examples: readonly (Partial<Lead> & Pick<Lead, "id" | "kind">)[] = [
    {
      id: "5f0c9d0e8c2b4f6e9a530d6f2a1b7c3d",
      kind: "guide",
      guideId: guides[0].id,
      attribution: { page: "/free-resources", utm_source: "newsletter" },
    },
    {
      id: "0a4e1f527d384b1c8f6093b1c2d4e5f6",
      kind: "members-offer",
      firstName: "Ada",
      lastName: "Lovelace",
      attribution: { page: "/AI4B", referrer: "https://news.example" },
    },
    { id: "b7a1c3d52e4f4a6b8c9d1e2f3a4b5c6d", kind: "free-workspace" },
    {
      id: "c2d4e6f81a3b4c5d9e7f8a9b0c1d2e3f",
      kind: "booking",
      email: null,
      booking: {
        page: "book",
        service: "60 Minute",
        event: "https://api.calendly.com/scheduled_events/0b7f",
        invitee: "https://api.calendly.com/scheduled_events/0b7f/invitees/4c1d",
      },
    },
  ];
  return examples.map((example) =>
    leadCreated({ ...none, ...stored, email: "ada@example.com", ...example }),
  );
}
