import { bytesOfBase64, joinBytes, jsonOf } from "~/lib/crypto/bytes";
import { isSignedByOne } from "~/lib/crypto/signatures.server";
import type { BotEvent, ReadWebhook } from "../bot-provider";
import { botEvent } from "../lenient.server";
import { wireEvent } from "./wire.server";

const toleranceSeconds = 300;
const maxMessageIdLength = 256;
const maxSignatures = 10;

/**
 * Takes Standard Webhooks' or Svix's headers
 * (https://docs.recall.ai/docs/authenticating-requests-from-recallai). Any of the `whsec_` secrets
 * may have signed, so that one can be rotated.
 */
export function recallWebhooks(secrets: readonly string[]): ReadWebhook {
  return async (headers, rawBody, now) => {
    const signed = readHeaders(headers, "webhook") ?? readHeaders(headers, "svix");
    if (!signed) return { ok: false, why: "missing_header" };
    const { messageId, timestamp, signatures } = signed;
    const skewSeconds = Math.round(now / 1000) - Number(timestamp);
    if (Math.abs(skewSeconds) > toleranceSeconds) return { ok: false, why: "stale", skewSeconds };

    const head = new TextEncoder().encode(`${messageId}.${timestamp}.`);
    if (!(await isSignedByOne(joinBytes([head, rawBody]), signatures, secrets))) {
      return { ok: false, why: "bad_signature", skewSeconds };
    }
    return { ok: true, messageId, event: readEvent(rawBody) };
  };
}

function readHeaders(headers: Headers, family: "webhook" | "svix") {
  const messageId = headers.get(`${family}-id`);
  // Epoch seconds, kept as text, because these characters are signed.
  const timestamp = headers.get(`${family}-timestamp`) ?? "";
  const signature = headers.get(`${family}-signature`);
  if (!messageId || messageId.length > maxMessageIdLength || !signature) return null;
  if (!/^\d{1,12}$/.test(timestamp)) return null;
  // `v1,<base64> v1,<base64>`; other versions are passed over.
  const signatures = signature
    .split(" ", maxSignatures)
    .filter((part) => part.startsWith("v1,"))
    .map((part) => bytesOfBase64(part.slice("v1,".length)))
    .filter((bytes) => bytes !== null);
  return { messageId, timestamp, signatures };
}

function readEvent(rawBody: Uint8Array): BotEvent | null {
  const parsed = wireEvent.safeParse(jsonOf(rawBody));
  if (!parsed.success) return null;
  const { event, data } = parsed.data;
  return botEvent(event, data.bot.id, data.bot.metadata);
}
