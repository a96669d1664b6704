import { createHmac, randomUUID } from "node:crypto";
import type { SimClock } from "../frame/clock.ts";
import { createDelivery, type Delivery, type WebhookMessage } from "../frame/delivery.ts";
import type { SimBot, SimRecording, SimTranscript } from "./state.ts";

type WebhookTarget = { url: string | null; secret: string };

export type Webhooks = Omit<Delivery, "emit"> & {
  readonly emit: (event: string, bot: SimBot, about: EventSubject) => void;
  readonly target: WebhookTarget;
};

type EventSubject = {
  readonly code: string;
  readonly sub?: string | null;
  readonly recording?: SimRecording;
  readonly transcript?: SimTranscript;
};

/**
 * Svix (https://docs.svix.com/retries): now, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 10 h; here each minute is
 * a second.
 */
const retryAfter = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000].map((s) => (s * 1000) / 60);

export function createWebhooks(clock: SimClock, target: WebhookTarget): Webhooks {
  const delivery = createDelivery(clock, target, {
    newId: () => `msg_${randomUUID().replaceAll("-", "")}`,
    headers: (message, now) => signedHeaders(target, message, now),
    retryAfter,
    timeoutMs: 15_000,
  });
  return {
    ...delivery,
    target,
    emit: (event, bot, about) => {
      const body = JSON.stringify(payload(event, bot, about, clock.now()));
      delivery.emit(() => body);
    },
  };
}

function payload(event: string, bot: SimBot, about: EventSubject, at: number) {
  const { code, recording, transcript } = about;
  return {
    event,
    data: {
      data: { code, sub_code: about.sub ?? null, updated_at: new Date(at).toISOString() },
      bot: { id: bot.id, metadata: bot.request.metadata ?? {} },
      ...(recording && { recording: { id: recording.id, metadata: {} } }),
      ...(transcript && { transcript: { id: transcript.id, metadata: {} } }),
    },
  };
}

function signedHeaders(target: WebhookTarget, message: WebhookMessage, now: number) {
  const timestamp = String(Math.floor(now / 1000));
  const key = Buffer.from(target.secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key)
    .update(`${message.id}.${timestamp}.${message.body}`)
    .digest("base64");
  return {
    "content-type": "application/json",
    "webhook-id": message.id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
