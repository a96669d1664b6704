import type { Answer, BotProvider, Refusal } from "~/notetaker/provider/bot-provider";
import { inMeetingStatuses } from "~/notetaker/status";
import { refusal, type FakeBot, type FakeProvider } from "./fake-provider";
import type { Isolate, Race } from "./race";

/** Probability that a call goes wrong. */
type Odds = { readonly faults: number };

type Call = (...args: never[]) => Promise<Answer<unknown>>;

/** The provider for one isolate: calls take time, and some get no answer or a refusal. */
export function pausing(
  provider: FakeProvider,
  race: Race,
  isolate: Isolate,
  { faults }: Odds,
): BotProvider {
  return new Proxy(provider, {
    get(target, name) {
      const call = Reflect.get(target, name) as unknown;
      return typeof call === "function" ? paused(call as Call, String(name)) : call;
    },
  });

  function paused(call: Call, name: string): Call {
    return async (...args) => {
      await isolate.turn();
      if (race.random() >= faults) {
        const answer = await call(...args);
        await isolate.turn();
        return answer;
      }
      const [refused, effect] = fateOf(race.random(), refusalsOf[name] ?? limits);
      if (effect === "before") await call(...args);
      await isolate.turn();
      if (effect === "after") callLater(call, args);
      return refused;
    };
  }

  /** Runs the call after the caller gave up, even if the caller's isolate dies. */
  function callLater(call: Call, args: Parameters<Call>): void {
    const wire = race.isolate();
    wire.start(async () => {
      for (let turns = Math.floor(race.random() * 30); turns >= 0; turns -= 1) await wire.turn();
      await call(...args);
    });
  }
}

/** Refusal, and when the provider carries the call out nevertheless: never, before it or after it. */
type Fate = [Refusal, "never" | "before" | "after"];

/** Three kinds of lost answers with 20 % each, then the refusals. `random` is in [0, 1). */
function fateOf(random: number, refusals: readonly Fate[]): Fate {
  if (random < 0.2) return [refusal("ambiguous"), "never"];
  if (random < 0.4) return [refusal("ambiguous"), "before"];
  if (random < 0.6) return [refusal("ambiguous"), "after"];
  const nth = Math.floor(((random - 0.6) / 0.4) * refusals.length);
  return refusals[nth] ?? [refusal("retry", { status: 503 }), "never"];
}

const limits: readonly Fate[] = [
  [refusal("retry", { status: 429 }), "never"],
  [refusal("retry", { status: 503 }), "never"],
];

const refusalsOf: Readonly<Record<string, readonly Fate[]>> = {
  createBot: [
    ...limits,
    [refusal("retry", { status: 409 }), "never"],
    [refusal("retry", { status: 409 }), "after"],
  ],
  removeBot: [
    ...limits,
    [refusal("retry", { status: 409 }), "never"],
    [refusal("permanent", { status: 400 }), "never"],
    [refusal("paused", { status: 402 }), "never"],
  ],
};

export function isAlive({ removed, changes }: FakeBot): boolean {
  return !removed && !changes.some(({ to }) => to === "left");
}

/** Moves a bot on to the next of `inMeetingStatuses`; returns null if only a call can move it. */
export function advanceBot(bot: FakeBot, at: number): string | null {
  const to = isAlive(bot) ? inMeetingStatuses[bot.changes.length] : undefined;
  if (to === undefined) return null;
  bot.changes.push({ to, reason: null, at });
  return to;
}
