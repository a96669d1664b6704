import ical, { type VEvent } from "node-ical";
import type { Email } from "postal-mime";
import { expect, test } from "vitest";
import { cases } from "../../../tests/support/cases";
import { inviteTools } from "../../../tests/support/invite-mail";
import { generate } from "../../../tests/support/generated-invites";
import { seededRandom } from "../../../tests/support/random";
import { mergeEvents } from "../merge-events";
import { readInvites } from "../read-invites";
import { limits } from "./limits";
import { upcoming } from "./occurrences";
import { stepBudget, withinBudget } from "./step-budget";
import { zoneClocks } from "./calendar-time";

const count = cases(300, 2_200);
const { now } = inviteTools;
const until = now + 380 * 86_400_000;
const maxStarts = 40;

/** Starts by our reading, or why it is refused. */
function ours(content: string): readonly string[] | string {
  const attachment = { filename: null, mimeType: "text/calendar", disposition: null, content };
  const mail: Email = { headers: [], headerLines: [], attachments: [attachment] };
  const budget = stepBudget(limits.steps);
  const { meetings, ignored } = readInvites(mail, inviteTools, budget);
  const [events] = meetings;
  if (!events || ignored.length > 0) return ignored.join();
  const merged = withinBudget(() => mergeEvents(null, events, now, budget));
  if (!merged.ok) return "too_complicated";
  const { plan, why, notices } = merged.result;
  if (why === "stale") return why;
  const [refusal] = notices.filter((one) => one.why !== "past" && one.why !== "too_far");
  if (refusal) return refusal.why;
  const clocks = zoneClocks(stepBudget(Infinity));
  const starts = [...upcoming(plan, now, until, clocks)].map(({ start }) => start.instant);
  return firstOf(starts.filter((instant) => instant > now));
}

/** Starts by node-ical. */
function theirs(text: string): readonly string[] {
  const events = Object.values(ical.sync.parseICS(text)).filter(
    (one): one is VEvent => one?.type === "VEVENT",
  );
  const range = { from: new Date(now + 1), to: new Date(until) };
  const starts = events.flatMap((event) => ical.expandRecurringEvent(event, range));
  return firstOf(starts.map(({ start }) => start.getTime()));
}

function firstOf(instants: readonly number[]): readonly string[] {
  const sorted = [...new Set(instants)].sort((a, b) => a - b);
  return sorted.slice(0, maxStarts).map(isoOf);
}

const isoOf = (at: number) => new Date(at).toISOString().slice(0, 16);

// node-ical shares neither grammar nor arithmetic with the reader under test: only node-ical uses Temporal.
test(`${count} generated events take place when another library says, or are refused`, () => {
  const random = seededRandom(20261122);
  const refused = new Map<string, number>();
  const differences: unknown[] = [];
  let compared = 0;
  for (let nth = 0; nth < count; nth += 1) {
    const { text, plain, shape } = generate(random);
    const mine = ours(text);
    if (typeof mine === "string") {
      refused.set(mine, (refused.get(mine) ?? 0) + 1);
      continue;
    }
    compared += 1;
    const other = theirs(plain);
    const at = other.findIndex((one, index) => one !== mine[index]);
    if (at === -1 && other.length === mine.length) continue;
    const first = at === -1 ? other.length : at;
    differences.push({
      shape,
      ours: mine.slice(first, first + 3),
      theirs: other.slice(first, first + 3),
    });
  }
  process.stdout.write(
    `events ${count}, compared ${compared}, refused ${JSON.stringify(Object.fromEntries(refused))}, differences ${differences.length}\n`,
  );
  expect(differences.slice(0, 20)).toEqual([]);
  expect(compared / count, "share of events not refused").toBeGreaterThan(0.86);
}, 60_000);
