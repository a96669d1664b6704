import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  cancelRequest,
  deleteEverything,
  rescheduleRequest,
  stopBot,
} from "../../../app/notetaker/changes/change.server";
import { circuitBreakers, providerCalls } from "../../../app/db/schema.server";
import { someOf } from "../../support/cases";
import { outcomeNames, type Outcome } from "../frame/outcomes";
import { endingOf } from "./endings";
import { day, meetingFor, minute, openJourneySite, second, type JourneySite } from "./site";

/** The site changes over to another provider while jobs are in every state. */

let site: JourneySite;
beforeEach(async () => {
  site = await openJourneySite();
});
afterEach(() => site.close());

const hour = 60 * minute;
const jobCount = 44;

type Asked = {
  readonly what: string;
  readonly outcome: Outcome;
  readonly jobId: string;
  readonly requestId: string;
  /** Who is to have its bot in the end; null where it never had one. */
  readonly with: "old" | "new" | null;
  /** What becomes of it, if somebody has done something. */
  readonly ends?: "cancelled" | "deleted";
};

const directions = [
  ["recall", "attendee"],
  ["attendee", "recall"],
] as const;

describe.each(someOf(directions, 1))("from %s to %s", (old, next) => {
  const asked: Asked[] = [];
  const ask = async (
    what: string,
    outcome: Outcome,
    startsIn: number | null,
    then: Pick<Asked, "with" | "ends">,
  ) => {
    const ids = await site.ask(meetingFor(outcome), startsIn);
    const one = { what, outcome, ...ids, ...then };
    asked.push(one);
    return one;
  };
  const isAppointed = (at: number) => {
    const iso = new Date(at).toISOString();
    return {
      startsAt: at,
      wallDate: iso.slice(0, 10),
      wallTime: iso.slice(11, 16),
      timezone: "UTC",
    };
  };

  test("jobs in every state come to their right ends", async () => {
    asked.length = 0;
    site.choose(old);
    site.deliverWebhooks(true);

    // Over, and kept for a week.
    for (const outcome of ["recorded", "denied"] as const)
      await ask("over", outcome, null, { with: "old" });
    await site.pass(12 * minute);
    // Booked, moved, and about to be called off.
    for (let nth = 0; nth < 2; nth += 1) await ask("booked", "recorded", 3 * hour, { with: "old" });
    const moved = await ask("moved", "recorded", 3 * hour, { with: "old" });
    const off = await ask("called off", "recorded", 3 * hour, { with: "old", ends: "cancelled" });
    await site.tick();
    // Nobody has heard whether there is a bot.
    for (const effect of ["before", "after"] as const) {
      site[old].fault({ operation: "create_bot", fault: { kind: "reset", effect } });
      await ask(`lost ${effect}`, "recorded", null, { with: "old" });
    }
    // In every state of a meeting, one behind the other.
    for (const outcome of outcomeNames) await ask("at work", outcome, null, { with: "old" });
    for (let nth = 0; nth < 6; nth += 1) {
      await site.pass(20 * second, 20 * second);
      await ask("at work", "recorded", null, { with: "old" });
    }
    await site.pass(20 * second, 20 * second);
    const stopped = await ask("stopped", "recorded", null, { with: "old" });
    const deleted = await ask("deleted", "recorded", null, { with: "old", ends: "deleted" });
    await site.pass(2 * minute, 20 * second);
    // Stored a moment ago, or refused until now: of no provider yet.
    site[old].fault({ operation: "create_bot", times: 4, fault: { kind: "status", status: 429 } });
    await ask("refused", "recorded", null, { with: "new" });
    await ask("refused", "nobody_came", null, { with: "new" });
    while (asked.length < jobCount) await ask("stored", "recorded", 3 * hour, { with: "new" });
    const states = new Set(
      await Promise.all(asked.map(async ({ jobId }) => (await site.job(jobId)).status)),
    );
    for (const state of ["requested", "scheduled", "recording", "ready", "failed"]) {
      expect([...states]).toContain(state);
    }
    expect(states.size).toBeGreaterThanOrEqual(6);

    site.choose(next);
    await rescheduleRequest(site.world(), moved.requestId, isAppointed(site.time() + 5 * hour));
    await cancelRequest(site.world(), off.requestId);
    await stopBot(site.world(), stopped.requestId);
    await deleteEverything(site.world(), deleted.requestId);
    await site.settle();
    await site.pass(30 * minute);
    await site.pass(6 * hour, 5 * minute);

    expect(asked).toHaveLength(jobCount);
    for (const { what, outcome, jobId, with: whose, ends } of asked) {
      const { status, reason, provider } = await site.job(jobId);
      const expected = whose === "new" ? next : old;
      expect([what, outcome, provider]).toEqual([what, outcome, expected]);
      const end = what === "stopped" ? null : endingOf(expected, outcome);
      const right = ends ?? (end === null ? "ready" : "failed");
      expect([what, outcome, status, reason]).toEqual([what, outcome, right, ends ? reason : end]);
      expect([what, outcome, site.alive(jobId)]).toEqual([what, outcome, []]);
      expect(site.joined(jobId)).toBeLessThanOrEqual(1);
    }

    // What is kept is deleted where it is.
    await site.pass(8 * day, day);
    await site.pass(2 * hour, 10 * minute);
    for (const { what, jobId } of asked) {
      expect([what, (await site.job(jobId)).status]).toEqual([what, "deleted"]);
    }
    const kept = site.attendee
      .state()
      .bots.filter(({ state }) => /^(?:ended|fatal_error)$/.test(state));
    expect(kept).toEqual([]);
  });

  test("a job that may have a bot of which nobody heard stays", async () => {
    site.choose(old);
    site[old].fault({ operation: "create_bot", fault: { kind: "reset", effect: "after" } });
    const { jobId } = await site.ask(meetingFor("recorded"), null);
    expect(await site.job(jobId)).toMatchObject({ status: "requested", unsettled: 1 });
    site.choose(next);
    await site.pass(25 * minute);
    expect(await site.job(jobId)).toMatchObject({ status: "ready", provider: old });
    expect(site.joined(jobId)).toBe(1);
    expect(site[next].state().bots).toEqual([]);
  });

  test("each is left alone and slowed down for itself", async () => {
    site.choose(old);
    site[old].fault({ operation: "create_bot", times: 1, fault: { kind: "status", status: 401 } });
    const { jobId: paused } = await site.ask(meetingFor("recorded"), null);
    expect(await site.db.select().from(circuitBreakers)).toHaveLength(1);
    expect(await site.job(paused)).toMatchObject({ status: "requested", lastError: "paused" });

    site.choose(next);
    const { jobId } = await site.ask(meetingFor("recorded"), null);
    expect((await site.job(jobId)).provider).toBe(next);
    expect((await site.job(jobId)).botId).not.toBeNull();
    const calls = await site.db.select().from(providerCalls);
    expect(calls.filter(({ id }) => id.startsWith(`${next}:`))).not.toEqual([]);
    // What waits for the one that is paused goes to the other.
    await site.pass(6 * minute);
    expect(await site.job(paused)).toMatchObject({ provider: next });
    expect(site[old].state().bots).toEqual([]);
  });
});
