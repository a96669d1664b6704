import { z } from "zod";
import type { LeadWebhookConfig } from "~/config/env.server";
import { userAgent } from "~/config/user-agent";
import { guides } from "~/content/shared/guides";
import { leads } from "~/db/schema.server";
import type { SendOutcome } from "~/jobs/message";
import { base64 } from "~/lib/crypto/bytes";
import { webhookKey } from "~/lib/crypto/signatures.server";
import { retryAfterMs } from "~/lib/http/retry-after";
import type { World } from "~/world.server";
import { attributionSchema } from "../attribution";
import { bookingSchema } from "../take.server";

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

/** For the whole exchange. The lease of a message depends on it (`app/jobs/outbox.server.ts`). */
const timeoutMs = 15_000;

/** Refusals worth another attempt; every other 4xx is final. */
const temporaryStatuses = [408, 409, 425, 429];

/**
 * Attempts one delivery by the Standard Webhooks specification (https://www.standardwebhooks.com). `id` is the
 * same on every attempt; time and signature are new. A redirect is a failure and is not followed. Never throws;
 * `code` is fit for a log.
 */
export async function postSigned(
  { clock, fetch }: Pick<World, "clock" | "fetch">,
  { url, secret }: LeadWebhookConfig,
  { id, body }: { readonly id: string; readonly body: string },
): Promise<SendOutcome> {
  const timestamp = String(Math.floor(clock() / 1000));
  const key = await webhookKey(secret);
  // The operator may correct the secret while the message waits.
  if (!key) return { outcome: "retry", code: "bad_secret" };
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signature = base64(new Uint8Array(await crypto.subtle.sign("HMAC", key, signed)));

  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal,
      headers: {
        "Content-Type": "application/json",
        "User-Agent": userAgent,
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${signature}`,
      },
      body,
    });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch {
    return { outcome: "retry", code: signal.aborted ? "timeout" : "network" };
  }
}

function outcomeOf({ ok, status, headers }: Response): SendOutcome {
  if (ok) return { outcome: "sent" };

  const code = `http_${status}`;
  const isFinal = status >= 400 && status < 500 && !temporaryStatuses.includes(status);
  if (isFinal) return { outcome: "permanent", code };
  const afterMs = retryAfterMs(headers);
  const retry = { outcome: "retry", code } as const;
  return afterMs === null ? retry : { ...retry, afterMs };
}

/** One of each kind, for docs/webhooks.md and /openapi.json. */
export function leadCreatedExamples() {
  const sample: Omit<Lead, "id" | "kind"> = {
    email: "ada@example.com",
    emailKey: null,
    firstName: null,
    lastName: null,
    guideId: null,
    booking: null,
    attribution: null,
    quarantined: false,
    createdAt: Date.UTC(2026, 10, 20, 15),
  };
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
  return examples.map((example) => leadCreated({ ...sample, ...example }));
}
