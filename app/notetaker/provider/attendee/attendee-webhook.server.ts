import { bytesOfBase64, jsonOf } from "~/lib/crypto/bytes";
import { isSignedByOne } from "~/lib/crypto/signatures.server";
import type { ReceivedWebhook, ReadWebhook } from "../bot-provider";
import { botEvent } from "../lenient.server";
import { wireEvent } from "./wire.server";

const signatureBytes = 32;
/** Attendee repeats a message only within seconds, so an older message is a replay. */
const toleranceSeconds = 15 * 60;

/**
 * Attendee's webhooks: `X-Webhook-Signature` is the base64 of HMAC-SHA256 over the body's canonical JSON
 * (https://github.com/attendee-labs/attendee/blob/main/docs/webhooks.md). `secrets` are base64, as
 * in the project's settings; any of them may have signed.
 */
export function attendeeWebhooks(secrets: readonly string[]): ReadWebhook {
  return async (headers, rawBody, now) => {
    const signature = bytesOfBase64(headers.get("x-webhook-signature") ?? "");
    if (signature?.length !== signatureBytes) return { ok: false, why: "missing_header" };
    const content = canonicalJson(rawBody);
    const isSigned = content !== null && (await isSignedByOne(content, [signature], secrets));
    return isSigned ? readEvent(rawBody, now) : { ok: false, why: "bad_signature" };
  };
}

/** https://github.com/tc39/proposal-json-parse-with-source, which TypeScript has no types for yet. */
type JsonWithSource = {
  readonly parse: (
    text: string,
    reviver: (key: string, value: unknown, context: { readonly source: string }) => unknown,
  ) => unknown;
  readonly rawJSON: (text: string) => object;
  readonly isRawJSON: (value: unknown) => boolean;
};
const json = JSON as unknown as JsonWithSource;

/** Sorts keys, drops spaces and keeps numbers as written: `1.0` stays `1.0`. Returns null if not JSON. */
function canonicalJson(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    const parsed = json.parse(text, (_key, value, { source }) =>
      typeof value === "number" ? json.rawJSON(source) : value,
    );
    return new TextEncoder().encode(sortedJson(parsed));
  } catch {
    return null;
  }
}

function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(",")}]`;
  if (typeof value !== "object" || value === null || json.isRawJSON(value)) {
    return JSON.stringify(value);
  }
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${sortedJson(member)}`);
  return `{${members.join(",")}}`;
}

function readEvent(rawBody: Uint8Array, now: number): ReceivedWebhook {
  const parsed = wireEvent.safeParse(jsonOf(rawBody));
  if (!parsed.success) return { ok: true, messageId: "attendee:unknown", event: null };

  const { idempotency_key: key, trigger, data, bot_id: botId, bot_metadata } = parsed.data;
  const messageId = `attendee:${key}`;
  const at = data?.created_at ?? null;
  if (at === null || trigger !== "bot.state_change") return { ok: true, messageId, event: null };
  // Only the event itself says when the message was sent.
  const skewSeconds = Math.round((now - at) / 1000);
  if (Math.abs(skewSeconds) > toleranceSeconds) return { ok: false, why: "stale", skewSeconds };

  const event = botId ? botEvent(`attendee.${data?.event_type}`, botId, bot_metadata) : null;
  return { ok: true, messageId, event };
}
