import type { LeadWebhookConfig } from "~/config/env.server";
import { userAgent } from "~/config/user-agent";
import { retryAfterMs } from "~/lib/retry-after";
import { webhookKey } from "~/lib/webhook-key.server";
import type { SendOutcome } from "~/outbox/message";

/** For the whole exchange (decisions, house rules: at most 15 s). */
const timeoutMs = 15_000;

/** Refusals that pass by themselves; every other 4xx stays as it is (quality 1.3). */
const passing = [408, 409, 425, 429];

type World = { readonly clock: () => number; readonly fetch: typeof globalThis.fetch };

/**
 * One attempt at a webhook by the Standard Webhooks specification: `id` is the same on every attempt,
 * time and signature are the attempt's own. A redirect is a failure and is not followed. Never throws;
 * `code` is fit for a log.
 */
export async function postSigned(
  { clock, fetch }: World,
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
  return btoa(String.fromCharCode(...new Uint8Array(mac)));
}
