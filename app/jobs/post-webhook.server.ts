import type { LeadWebhookConfig } from "~/config/env.server";
import { userAgent } from "~/config/user-agent";
import { base64 } from "~/lib/crypto/bytes";
import { webhookKey } from "~/lib/crypto/signatures.server";
import { retryAfterMs } from "~/lib/http/retry-after";
import type { World } from "~/world.server";
import type { SendOutcome } from "./message";

/** Limit of the whole exchange. The lease of a message depends on it (`app/jobs/outbox.server.ts`). */
const timeoutMs = 15_000;

/** Refusals worth another attempt; every other 4xx is final. */
const temporaryStatuses = [408, 409, 425, 429];

/**
 * Attempts one delivery by the Standard Webhooks specification (https://www.standardwebhooks.com). `id` is the
 * same on every attempt; time and signature are new. A redirect is a failure and is not followed. Never throws;
 * `code` is fit for a log.
 */
export async function postWebhook(
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
  return { outcome: "retry", code, afterMs: retryAfterMs(headers) ?? 0 };
}
