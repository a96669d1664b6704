import { bytesOfBase64, joinBytes, jsonOf } from "~/lib/crypto/bytes";
import { webhookKey } from "~/lib/crypto/signatures.server";
import type { BotEvent, ReceivedWebhook, WebhookReader } from "../bot-provider";
import { readRevision } from "../bot-habits";
import { wireEvent } from "./wire.server";

type WebhookCheck =
  { readonly ok: true; readonly messageId: string } | Extract<ReceivedWebhook, { ok: false }>;

/** A message may be this much older or younger than our clock. */
const webhookToleranceSeconds = 300;

const headerFamilies = ["webhook", "svix"] as const;
const longestMessageId = 256;
/** During a rotation there are two; more than this is not a sender's work. */
const mostSignatures = 10;

/**
 * Recall.ai's webhooks. Both Standard Webhooks (`webhook-*`) and Svix (`svix-*`) headers are in use; their
 * algorithm is the same (https://docs.recall.ai/docs/authenticating-requests-from-recallai). Any of the
 * secrets may have signed, so that one can be rotated.
 */
export function recallWebhooks(secrets: readonly string[]): WebhookReader {
  return {
    name: "recall",
    receive: async (headers, rawBody, now) => {
      const check = await verifyWebhook(headers, rawBody, secrets, now);
      return check.ok ? { ...check, event: readBotEvent(rawBody, check.messageId) } : check;
    },
  };
}

/**
 * Checks the signature over the body's exact bytes. `secrets` are `whsec_` + base64; any of them may
 * match any `v1` signature, so a secret can be rotated. `now` in epoch milliseconds. Never throws.
 */
export async function verifyWebhook(
  headers: Headers,
  rawBody: string | Uint8Array,
  secrets: readonly string[],
  now: number,
): Promise<WebhookCheck> {
  const signed = readHeaders(headers);
  if (!signed) return { ok: false, why: "missing_header" };

  const skewSeconds = Math.round(now / 1000) - Number(signed.timestamp);
  if (Math.abs(skewSeconds) > webhookToleranceSeconds) {
    return { ok: false, why: "stale", skewSeconds };
  }

  const content = signedContent(signed, rawBody);
  for (const secret of secrets) {
    const key = await webhookKey(secret, "verify");
    if (!key) continue;
    for (const signature of signed.signatures) {
      // verify() compares in constant time and answers false to a signature of another length.
      if (await crypto.subtle.verify("HMAC", key, signature, content)) {
        return { ok: true, messageId: signed.messageId };
      }
    }
  }
  return { ok: false, why: "bad_signature", skewSeconds };
}

/**
 * What a verified webhook says, or null when it is nothing we can use (answer 2xx all the same:
 * sending it again would not help). The older `bot.status_change` is read as `bot.<code>`, so callers
 * know one vocabulary. `code` is no enumeration: new ones appear. Never throws.
 */
export function readBotEvent(rawBody: string | Uint8Array, messageId: string): BotEvent | null {
  const parsed = wireEvent.safeParse(jsonOf(bytesOf(rawBody)));
  if (!parsed.success) return null;

  const { event, data } = parsed.data;
  const status = data?.data ?? data?.status;
  const code = status?.code ?? null;
  return {
    messageId,
    event: event === "bot.status_change" && code ? `bot.${code}` : event,
    code,
    subCode: status?.sub_code ?? null,
    at: status?.updated_at ?? status?.created_at ?? null,
    botId: data?.bot?.id ?? data?.bot_id ?? null,
    notetakerId: data?.bot?.metadata?.job_id ?? null,
    revision: readRevision(data?.bot?.metadata?.revision),
  };
}

type SignedHeaders = {
  readonly messageId: string;
  /** Epoch seconds, as the sender wrote them: these characters are signed. */
  readonly timestamp: string;
  readonly signatures: readonly Uint8Array<ArrayBuffer>[];
};

function readHeaders(headers: Headers): SignedHeaders | null {
  for (const family of headerFamilies) {
    const messageId = headers.get(`${family}-id`);
    const timestamp = headers.get(`${family}-timestamp`);
    const signature = headers.get(`${family}-signature`);
    if (!messageId || messageId.length > longestMessageId || !timestamp || !signature) continue;
    if (!/^\d{1,12}$/.test(timestamp)) continue;

    return { messageId, timestamp, signatures: readSignatures(signature) };
  }
  return null;
}

/** `v1,<base64> v1,<base64>`; signatures of versions we do not know are passed over. */
function readSignatures(header: string): Uint8Array<ArrayBuffer>[] {
  return header
    .split(" ", mostSignatures)
    .filter((part) => part.startsWith("v1,"))
    .map((part) => bytesOfBase64(part.slice("v1,".length)))
    .filter((signature) => signature !== null);
}

function signedContent(signed: SignedHeaders, rawBody: string | Uint8Array) {
  const head = `${signed.messageId}.${signed.timestamp}.`;
  return joinBytes([bytesOf(head), bytesOf(rawBody)]);
}

function bytesOf(text: string | Uint8Array): Uint8Array {
  return typeof text === "string" ? new TextEncoder().encode(text) : text;
}
