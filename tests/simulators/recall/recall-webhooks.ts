import { createHmac, randomUUID } from "node:crypto";
import type { SimClock } from "../frame/clock.ts";
import { createDelivery } from "../frame/delivery.ts";
import type { SimBot } from "./recall-state.ts";

export type Webhooks = ReturnType<typeof createWebhooks>;

/**
 * Svix (https://docs.svix.com/retries): now, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 10 h; here each minute is
 * a second.
 */
const retryDelaysMs = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000].map((s) => (s * 1000) / 60);

export function createWebhooks(clock: SimClock, target: { url: string | null; secret: string }) {
  const key = Buffer.from(target.secret.replace(/^whsec_/, ""), "base64");
  const delivery = createDelivery(clock, target, {
    newId: () => `msg_${randomUUID().replaceAll("-", "")}`,
    retryDelaysMs,
    timeoutMs: 15_000,
    headers: ({ id, body }, now) => {
      const timestamp = String(Math.floor(now / 1000));
      const mac = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
      return {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${mac}`,
      };
    },
  });
  return {
    target,
    settled: delivery.settled,
    emit: (
      event: string,
      bot: SimBot,
      { code, sub = null }: { code: string; sub?: string | null },
    ) => {
      const updated_at = new Date(clock.now()).toISOString();
      const metadata = bot.request.metadata ?? {};
      const data = { data: { code, sub_code: sub, updated_at }, bot: { id: bot.id, metadata } };
      delivery.emit(() => JSON.stringify({ event, data }));
    },
  };
}
