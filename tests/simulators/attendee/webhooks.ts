import { createHmac, randomUUID } from "node:crypto";
import { createDelivery, type Delivery } from "../frame/delivery.ts";
import type { SimClock } from "../frame/clock.ts";
import type { BotState, Sim, SimBot, SimEvent, WebhookTarget } from "./state.ts";

/** Three attempts within seconds, then never again; whoever installs it may raise the number. */
const retryAfter = [1_000, 2_000];

/** What is signed stands beside the message, whose body on the wire is written otherwise. */
const signedTexts = new WeakMap<object, Map<string, string>>();

export function createWebhooks(clock: SimClock, target: WebhookTarget): Delivery {
  const texts = new Map<string, string>();
  const delivery = createDelivery(clock, target, {
    newId: randomUUID,
    retryAfter,
    timeoutMs: 10_000,
    headers: (message) => {
      const key = Buffer.from(target.secret, "base64");
      const text = texts.get(message.id) ?? "";
      return {
        "content-type": "application/json",
        "user-agent": "Attendee-Webhook/1.0",
        "x-webhook-signature": createHmac("sha256", key).update(text).digest("base64"),
      };
    },
  });
  signedTexts.set(delivery, texts);
  return delivery;
}

/** The bot's change, as its project's subscription is told of it. */
export function tell(sim: Sim, bot: SimBot, event: SimEvent, before: BotState): void {
  const created = new Date(event.at).toISOString().replace("Z", "000+00:00");
  sim.delivery.emit((id) => {
    // A float where the vendor's credits stand, and what a name may bring with it.
    const about =
      bot.state === "ended" || bot.state === "fatal_error"
        ? { bot_duration_seconds: raw("62"), credits_consumed: raw("1.0"), note: "Grün – <ok> 🎉" }
        : {};
    const message = {
      idempotency_key: id,
      bot_id: bot.id,
      bot_metadata: bot.request.metadata ?? null,
      trigger: "bot.state_change",
      data: {
        new_state: bot.state,
        old_state: before,
        created_at: created,
        event_type: event.type,
        event_sub_type: event.sub,
        event_metadata: about,
      },
    };
    signedTexts.get(sim.delivery)?.set(id, written(message, "signed"));
    return written(message, "wire");
  });
}

/** A number by its digits: JavaScript has no way to keep those of 1.0. */
class Literal {
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
}

function raw(digits: string): Literal {
  return new Literal(digits);
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
