import type { Answer, BotProvider, Refusal } from "~/notetaker/provider/bot-provider";
import { inMeetingStatuses } from "~/notetaker/status";
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
      return typeof call === "function" ? paused(call as Call, String(name)) : call;
    },
  });

  function paused(call: Call, name: string): Call {
    return async (...args) => {
      await isolate.turn();
      const fate = race.random() < faults ? race.random() : null;
      if (fate === null) {
        const answer = await call(...args);
        await isolate.turn();
        return answer;
      }
      const [kind, happens] = fateOf(fate, refusalsOf[name] ?? limits);
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

type Fate = [Refusal, "never" | "before" | "after"];

function fateOf(fate: number, refusals: readonly Fate[]): Fate {
  if (fate < 0.2) return [refusal("ambiguous"), "never"];
  if (fate < 0.4) return [refusal("ambiguous"), "before"];
  if (fate < 0.6) return [refusal("ambiguous"), "after"];
  const nth = Math.floor(((fate - 0.6) / 0.4) * refusals.length);
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

/** The next thing in a bot's life; null when nothing more comes without a call. */
export function live(bot: FakeBot, at: number): string | null {
  const to = isAlive(bot) ? inMeetingStatuses[bot.changes.length] : undefined;
  if (to === undefined) return null;
  bot.changes.push({ to, reason: null, at });
  return to;
}
