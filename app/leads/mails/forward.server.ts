import type { LeadWebhookConfig } from "~/config/env.server";
import { userAgent } from "~/config/user-agent";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import { base64 } from "~/lib/crypto/bytes";
import { webhookKey } from "~/lib/crypto/signatures.server";
import { retryAfterMs } from "~/lib/http/retry-after";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { readAttribution } from "../attribution";
import { bookingSchema } from "../booking";
import type { LeadCreatedEvent } from "../webhook-event";
import { countForwarded, dropped, findLead, guideTitle, type Lead } from "./lead.server";

/** To the owner's CRM or automation tool, under the same id on every attempt and every replay. */
export async function forwardLead(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const { leadWebhook } = world.env;
  const lead = await findLead(world, message);
  if (!lead) return dropped;
  if (leadWebhook === null) {
    log({ event: "lead.untold", leadId: lead.id, why: "no_webhook" });
    return dropped;
  }

  const body = JSON.stringify(leadCreated(lead));
  const outcome = await postSigned(world, leadWebhook, { id: message.key, body });
  if (outcome.outcome === "sent") await countForwarded(world, lead);
  return outcome;
}

/** The same bytes on every attempt: what the receiver sees is the event, not the call. */
function leadCreated(lead: Lead): LeadCreatedEvent {
  const createdAt = new Date(lead.createdAt).toISOString();
  const title = guideTitle(lead);
  return {
    type: "lead.created",
    timestamp: createdAt,
    data: {
      id: lead.id,
      kind: lead.kind,
      guide: title === null ? null : { id: lead.guideId ?? title, title },
      firstName: lead.firstName,
      lastName: lead.lastName,
      email: lead.email,
      booking: lead.booking === null ? null : bookingSchema.parse(JSON.parse(lead.booking)),
      createdAt,
      attribution: lead.attribution === null ? null : readAttribution(lead.attribution),
    },
  };
}

/** For the whole exchange; the lease of a message counts on it (`app/jobs/outbox.server.ts`). */
const timeoutMs = 15_000;

/** Refusals that pass by themselves; every other 4xx stays as it is. */
const passing = [408, 409, 425, 429];

/**
 * One attempt at a webhook by the Standard Webhooks specification: `id` is the same on every attempt,
 * time and signature are the attempt's own. A redirect is a failure and is not followed. Never throws;
 * `code` is fit for a log.
 */
export async function postSigned(
  { clock, fetch }: Pick<World, "clock" | "fetch">,
  { url, secret }: LeadWebhookConfig,
  message: { readonly id: string; readonly body: string },
): Promise<SendOutcome> {
  const timestamp = String(Math.floor(clock() / 1000));
  const signature = await sign(secret, `${message.id}.${timestamp}.${message.body}`);
  // It may be put right while the message waits.
  if (signature === null) return { outcome: "retry", code: "bad_secret" };

  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal,
      headers: {
        "Content-Type": "application/json",
        "User-Agent": userAgent,
        "webhook-id": message.id,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${signature}`,
      },
      body: message.body,
    });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch {
    return { outcome: "retry", code: signal.aborted ? "timeout" : "network" };
  }
}

function outcomeOf(response: Response): SendOutcome {
  const { ok, status, headers } = response;
  if (ok) return { outcome: "sent" };

  const code = `http_${status}`;
  const isFinal = status >= 400 && status < 500 && !passing.includes(status);
  if (isFinal) return { outcome: "permanent", code };
  const afterMs = retryAfterMs(headers);
  return { outcome: "retry", code, ...(afterMs === null ? {} : { afterMs }) };
}

/** HMAC-SHA-256, base64; null for a secret that is not `whsec_` + base64. */
async function sign(secret: string, content: string): Promise<string | null> {
  const key = await webhookKey(secret, "sign");
  if (!key) return null;
  const mac = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(content));
  return base64(new Uint8Array(mac));
}
