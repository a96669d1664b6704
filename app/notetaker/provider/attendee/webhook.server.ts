import { bytesOfBase64, jsonOf } from "~/lib/crypto/bytes";
import { webhookKey } from "~/lib/crypto/signatures.server";
import type { BotEvent, ReceivedWebhook, WebhookReader } from "../bot-provider";
import { readRevision } from "../bot-habits";
import { canonicalJson } from "./canonical-json";
import { codeOf, subCodeOf } from "./codes";
import { wireEvent } from "./wire.server";

/**
 * Attendee's webhooks (https://github.com/attendee-labs/attendee/blob/main/docs/webhooks.md): `X-Webhook-Signature` is the base64 of
 * HMAC-SHA256 over the canonical JSON of the body. Nothing but the body says when it was sent, so a
 * message is as fresh as what it tells of; it is sent three times within seconds and never again.
 *
 * What is signed is not what is sent, so the body has to be written anew before anybody knows whose it is:
 * only for a header that can be a signature, in one pass whose size and depth are bounded, and nothing of
 * it is used. It is read as a message once it is known to be signed.
 */

const signatureHeader = "x-webhook-signature";
const signatureBytes = 32;
const toleranceSeconds = 15 * 60;

/** `secrets` as the project's settings show them, base64; any of them may have signed. */
export function attendeeWebhooks(secrets: readonly string[]): WebhookReader {
  return {
    name: "attendee",
    receive: async (headers, rawBody, now) => {
      const signature = bytesOfBase64(headers.get(signatureHeader) ?? "");
      if (signature?.length !== signatureBytes) return { ok: false, why: "missing_header" };
      const body = utf8(rawBody);
      const { text } = body === null ? { text: null } : canonicalJson(body);
      if (text === null || !(await isSigned(text, signature, secrets))) {
        return { ok: false, why: "bad_signature" };
      }
      return read(rawBody, now);
    },
  };
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function isSigned(
  text: string,
  signature: Uint8Array<ArrayBuffer>,
  secrets: readonly string[],
): Promise<boolean> {
  const content = new TextEncoder().encode(text);
  for (const secret of secrets) {
    const key = await webhookKey(secret, "verify");
    // verify() compares in constant time and answers false to a signature of another length.
    if (key && (await crypto.subtle.verify("HMAC", key, signature, content))) return true;
  }
  return false;
}

function read(rawBody: Uint8Array, now: number): ReceivedWebhook {
  const parsed = wireEvent.safeParse(jsonOf(rawBody));
  // Signed, and nothing that we know: its place among the receipts is that of the bytes alone.
  if (!parsed.success) return { ok: true, messageId: "attendee:unknown", event: null };

  const { idempotency_key: key, trigger, data } = parsed.data;
  const messageId = `attendee:${key}`;
  const at = data?.created_at ?? null;
  if (at === null || trigger !== "bot.state_change") return { ok: true, messageId, event: null };
  const skewSeconds = Math.round((now - at) / 1000);
  if (Math.abs(skewSeconds) > toleranceSeconds) return { ok: false, why: "stale", skewSeconds };

  const { bot_id: botId, bot_metadata: metadata } = parsed.data;
  const type = data?.event_type ?? "";
  const code = codeOf(type);
  const event: BotEvent = {
    messageId,
    event: code === null ? `attendee.${type}` : `bot.${code}`,
    code,
    subCode: subCodeOf(type, data?.event_sub_type ?? null, null),
    at,
    botId: botId ?? null,
    notetakerId: metadata?.job_id ?? null,
    revision: readRevision(metadata?.revision),
  };
  return { ok: true, messageId, event };
}
