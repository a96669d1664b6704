import type { Answer, BotProvider, Refusal } from "~/notetaker/provider/bot-provider";
import { refusal, type FakeBot, type FakeProvider } from "./fake-provider";
import type { Isolate, Race } from "./race";

/** How likely it is that a call goes wrong, and in which way. */
type Odds = { readonly faults: number };

type Call = (...args: never[]) => Promise<Answer<unknown>>;

/** The provider as one isolate meets it: calls take their time, and some have no answer or a bad one. */
export function pausing(
  provider: FakeProvider,
  race: Race,
  isolate: Isolate,
  { faults }: Odds,
): BotProvider {
  return new Proxy(provider, {
    get(target, name) {
      const call = Reflect.get(target, name) as unknown;
      return typeof call === "function" ? paused(call as Call) : call;
    },
  });

  function paused(call: Call): Call {
    return async (...args) => {
      await isolate.turn();
      const fate = race.random() < faults ? race.random() : null;
      if (fate === null) {
        const answer = await call(...args);
        await isolate.turn();
        return answer;
      }
      const [kind, happens] = fateOf(fate);
      if (happens === "before") await call(...args);
      await isolate.turn();
      if (happens === "after") late(call, args);
      return kind;
    };
  }

  /** The caller has given up; the provider has not. Whatever becomes of the caller, this happens. */
  function late(call: Call, args: Parameters<Call>): void {
    const wire = race.isolate();
    wire.start(async () => {
      for (let turns = Math.floor(race.random() * 30); turns >= 0; turns -= 1) await wire.turn();
      await call(...args);
    });
  }
}

function fateOf(fate: number): [Refusal, "never" | "before" | "after"] {
  if (fate < 0.25) return [refusal("ambiguous"), "never"];
  if (fate < 0.5) return [refusal("ambiguous"), "before"];
  if (fate < 0.75) return [refusal("ambiguous"), "after"];
  return [refusal("retry", { status: 503 }), "never"];
}

/** It waits for its time, is in a meeting, or on its way there. */
export function isAlive({ removed, changes }: FakeBot): boolean {
  return !removed && !changes.some(({ code }) => code === "call_ended");
}

const life = ["joining_call", "in_waiting_room", "in_call_not_recording", "in_call_recording"];

/** The next thing in a bot's life; its code, or null when nothing comes any more by itself. */
export function live(bot: FakeBot, at: number): string | null {
  const code = isAlive(bot) ? life[bot.changes.length] : undefined;
  if (code === undefined) return null;
  bot.changes.push({ code, subCode: null, at });
  return code;
}
