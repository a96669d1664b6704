import { createHmac, randomUUID } from "node:crypto";
import type { SimClock } from "../frame/clock.ts";
import { createDelivery } from "../frame/delivery.ts";
import type { BotState, SimBot, SimEvent } from "./attendee-state.ts";

/** 3 attempts within seconds, then never again. */
const retryDelaysMs = [1_000, 2_000];

export type Webhooks = ReturnType<typeof createWebhooks>;

export function createWebhooks(clock: SimClock, target: { url: string | null; secret: string }) {
  const key = Buffer.from(target.secret, "base64");
  /** Signed text of each message; the body on the wire is written differently. */
  const signed = new Map<string, string>();
  const delivery = createDelivery(clock, target, {
    ...{ newId: randomUUID, retryDelaysMs, timeoutMs: 10_000 },
    headers: ({ id }) => ({
      "content-type": "application/json",
      "user-agent": "Attendee-Webhook/1.0",
      "x-webhook-signature": createHmac("sha256", key)
        .update(signed.get(id) ?? "")
        .digest("base64"),
    }),
  });
  return {
    settled: delivery.settled,
    /** The bot's change of state. */
    emit: (bot: SimBot, event: SimEvent, before: BotState): void =>
      delivery.emit((id) => {
        const message = messageOf(id, bot, event, before);
        signed.set(id, written(message, "signed"));
        return written(message, "wire");
      }),
  };
}

function messageOf(id: string, bot: SimBot, { type, sub, at }: SimEvent, before: BotState) {
  // Credits are a float, and names may be anything.
  const ended = { credits_consumed: new Literal("1.0"), note: "Grün – <ok> 🎉" };
  return {
    idempotency_key: id,
    bot_id: bot.id,
    bot_metadata: bot.request.metadata ?? null,
    trigger: "bot.state_change",
    data: {
      new_state: bot.state,
      old_state: before,
      created_at: new Date(at).toISOString().replace("Z", "000+00:00"),
      event_type: type,
      event_sub_type: sub,
      event_metadata: bot.state === "ended" || bot.state === "fatal_error" ? ended : {},
    },
  };
}

/** A number by its digits: JavaScript has no way to keep those of 1.0. */
class Literal {
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
}

/** Sorted and tight as it is signed, or in the order and with the spaces and escapes of the wire. */
function written(value: unknown, how: "signed" | "wire"): string {
  if (value instanceof Literal) return value.digits;
  if (typeof value === "string") return text(value, how);
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value);
  if (how === "signed") entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const [comma, colon] = how === "signed" ? [",", ":"] : [", ", ": "];
  return `{${entries.map(([key, one]) => text(key, how) + colon + written(one, how)).join(comma)}}`;
}

function text(value: string, how: "signed" | "wire"): string {
  const quoted = JSON.stringify(value);
  if (how === "signed") return quoted;
  return quoted.replace(/[\u007F-\uFFFF]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
