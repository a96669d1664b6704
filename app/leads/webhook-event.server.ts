import { z } from "zod";
import { leads } from "~/db/schema.server";
import { attributionSchema } from "./attribution";

/** The webhook to the owner's CRM. docs/webhooks.md and /openapi.json are made from these descriptions. */
const guide = z.object({
  id: z.string().describe("Stays the same when the title changes"),
  title: z.string().describe("As on the page, or the id if the guide is no longer there"),
});

const booking = z.object({
  page: z.string().describe("Id of the page with the calendar"),
  service: z.string().optional().describe("The tab that was chosen, on pages with several"),
  event: z.string().describe("The booking provider's address of the event, for its API"),
  invitee: z
    .string()
    .describe("The booking provider's address of the guest, for its API: name and email are there"),
});

export const leadCreatedEvent = z.object({
  type: z.literal("lead.created").describe("The only event so far; ignore others"),
  timestamp: z.string().datetime().describe("When it happened (UTC, ISO 8601)"),
  data: z.object({
    id: z.string().describe("Of the lead; the same on every attempt"),
    kind: z.enum(leads.kind.enumValues).describe("Which form it was, or a booking"),
    guide: guide.nullable().describe("The guide they wait for; null unless `kind` is `guide`"),
    firstName: z.string().nullable().describe("Of `members-offer`; null for the others"),
    lastName: z.string().nullable().describe("Of `members-offer`; null for the others"),
    email: z.string().nullable().describe("As it was typed; null for a booking"),
    booking: booking.nullable().describe("null unless `kind` is `booking`"),
    createdAt: z.string().datetime().describe("When the form was sent (UTC, ISO 8601)"),
    attribution: attributionSchema
      .nullable()
      .describe("Where they came from; null if nothing is known, or Global Privacy Control is on"),
  }),
});

export type LeadCreatedEvent = z.infer<typeof leadCreatedEvent>;

type Data = LeadCreatedEvent["data"];

function example(data: Partial<Data> & Pick<Data, "id" | "kind">): LeadCreatedEvent {
  const nobody = { guide: null, firstName: null, lastName: null, booking: null, attribution: null };
  const createdAt = "2026-11-20T15:00:00.000Z";
  return {
    ...{ type: "lead.created", timestamp: createdAt },
    data: {
      ...{ ...nobody, id: data.id, kind: data.kind, email: "ada@example.com", createdAt },
      ...data,
    },
  };
}

export const leadCreatedExamples: Readonly<Record<Data["kind"], LeadCreatedEvent>> = {
  guide: example({
    id: "5f0c9d0e-8c2b-4f6e-9a53-0d6f2a1b7c3d",
    kind: "guide",
    guide: { id: "ten-mistakes", title: "10 Mistakes to Avoid" },
    attribution: { page: "/free-resources", utm_source: "newsletter" },
  }),
  "members-offer": example({
    id: "0a4e1f52-7d38-4b1c-8f60-93b1c2d4e5f6",
    kind: "members-offer",
    firstName: "Ada",
    lastName: "Lovelace",
    attribution: { page: "/AI4B", referrer: "https://news.example" },
  }),
  "free-workspace": example({
    id: "b7a1c3d5-2e4f-4a6b-8c9d-1e2f3a4b5c6d",
    kind: "free-workspace",
  }),
  booking: example({
    id: "c2d4e6f8-1a3b-4c5d-9e7f-8a9b0c1d2e3f",
    kind: "booking",
    email: null,
    booking: {
      page: "book",
      service: "60 Minute",
      event: "https://api.calendly.com/scheduled_events/0b7f",
      invitee: "https://api.calendly.com/scheduled_events/0b7f/invitees/4c1d",
    },
  }),
};
