import { ends, type MeterId, meters, subscription } from "./platform.ts";

/** How much of everything that is charged. */
export type Usage = Readonly<Record<MeterId, number>>;

export type BillLine = { readonly name: string; readonly used: number; readonly dollars: number };

const meterIds = Object.keys(meters) as MeterId[];

export const nothing: Usage = usageOf(() => 0);

/** The usages together, each as often as it says. */
export function sumOf(parts: readonly { readonly of: Usage; readonly times: number }[]): Usage {
  return usageOf((id) => parts.reduce((sum, { of, times }) => sum + of[id] * times, 0));
}

/** What a month's usage costs: a line for every meter, the subscription first. Dollars. */
export function billOf(usage: Usage): BillLine[] {
  const lines = meterIds.map((id) => {
    const { name, included, per, dollars } = meters[id];
    const charged = Math.max(0, usage[id] - included);
    return { name, used: usage[id], dollars: (charged / per) * dollars };
  });
  return [{ name: "Workers Paid plan", used: 1, dollars: subscription }, ...lines];
}

export function totalOf(lines: readonly BillLine[]): number {
  return lines.reduce((sum, { dollars }) => sum + dollars, 0);
}

/** What one notetaker takes of what ends somewhere. */
export type Demand = {
  readonly queries: number;
  /** Left in the database once it is deleted. */
  readonly bytesKept: number;
  readonly counterCalls: number;
  readonly messages: number;
};

/** What the site itself allows. */
export type Settings = {
  readonly botsPerDay: number;
  /** At most in a tick, each minute. */
  readonly perTick: { readonly dispatch: number; readonly purge: number; readonly send: number };
};

export type Limit = {
  readonly name: string;
  /** So many notetakers a month, and no more. */
  readonly notetakers: number;
  readonly lift: string;
};

const daysInMonth = 30;
const minutesInMonth = daysInMonth * 24 * 60;
const secondsInMonth = minutesInMonth * 60;
/** What somebody waits for must be done in the busiest hour, which has so many times the mean. */
export const peak = 5;
/** For so long everything is kept before the database has to be full. */
export const yearsKept = 1;

/** Every limit and the notetakers a month at which it is met, the first one first. */
export function limitsOf(demand: Demand, { botsPerDay, perTick }: Settings): Limit[] {
  const limits: Limit[] = [
    {
      name: `DAILY_BOT_LIMIT of ${botsPerDay}`,
      notetakers: botsPerDay * daysInMonth,
      lift: "raise it in wrangler.toml: it guards your credit",
    },
    {
      name: `Recall.ai: ${ends.botsPerMinute.most} new bots a minute`,
      notetakers: (ends.botsPerMinute.most * minutesInMonth) / peak,
      lift: "ask Recall.ai for more; bookings ahead are spread over the hours before already",
    },
    {
      name: `a tick deletes ${perTick.purge}`,
      // Nobody waits for it: it may go on through the quiet hours.
      notetakers: perTick.purge * minutesInMonth,
      lift: "`bounds.purge` in workers/scheduled.ts, up to what Recall.ai's 300 a minute allow",
    },
    {
      name: `a tick forwards ${perTick.dispatch}`,
      notetakers: (perTick.dispatch * minutesInMonth) / peak,
      lift: "a queue (Cloudflare Queues) with a consumer for each step in place of the tick",
    },
    {
      name: `a tick sends ${perTick.send} messages`,
      notetakers: (perTick.send * minutesInMonth) / demand.messages,
      lift: "a queue for the outbox: the tick then only files",
    },
    {
      name: `D1: ${ends.queriesPerSecond.most} queries a second of 1 ms`,
      notetakers: (ends.queriesPerSecond.most * secondsInMonth) / demand.queries / peak,
      lift: "several databases, chosen by a hash of the meeting code",
    },
    {
      name: `D1: ${ends.databaseGb.most} GB within a year`,
      notetakers: (ends.databaseGb.most * 1e9) / demand.bytesKept / (12 * yearsKept),
      lift: "delete rows a year old, or a database for each year",
    },
    {
      name: `counter: ${ends.callsPerSecond.most} calls a second`,
      notetakers: (ends.callsPerSecond.most * secondsInMonth) / demand.counterCalls / peak,
      lift: "up to 1,000 additions in one call (`add`); then objects by a hash of the key",
    },
  ];
  return limits.sort((a, b) => a.notetakers - b.notetakers);
}

function usageOf(amount: (id: MeterId) => number): Usage {
  return Object.fromEntries(meterIds.map((id) => [id, amount(id)])) as Usage;
}
