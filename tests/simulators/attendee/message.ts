import type { Sim } from "./attendee-simulator.ts";
import type { BotState, SimBot, SimEvent } from "./attendee-bot-life.ts";

export function emit({ delivery }: Sim, bot: SimBot, event: SimEvent, before: BotState): void {
  delivery.emit((id) => {
    const message = messageOf(id, bot, event, before);
    return { body: written(message, "wire"), signed: written(message, "signed") };
  });
}

function messageOf(id: string, bot: SimBot, { code, sub, at }: SimEvent, before: BotState) {
  // Covers a float and letters outside of ASCII, which the two forms of the JSON write differently.
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
      event_type: code,
      event_sub_type: sub,
      event_metadata: bot.state === "ended" || bot.state === "fatal_error" ? ended : {},
    },
  };
}

/** A number that is written with these digits: JavaScript would write 1.0 as 1. */
class Literal {
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
}

/** Writes JSON with sorted keys and no spaces to sign it, or with its own order, spaces and escapes to send it. */
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
