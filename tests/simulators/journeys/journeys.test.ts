import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  cancelRequest,
  deleteEverything,
  rescheduleRequest,
  stopBot,
} from "../../../app/notetaker/changes/change.server";
import { outbox } from "../../../app/db/schema.server";
import { outcomeNames } from "../frame/outcomes";
import { endingOf } from "./endings";
import { day, meetingFor, minute, openJourneySite, second, type JourneySite } from "./site";

let site: JourneySite;
beforeEach(async () => {
  site = await openJourneySite();
});
afterEach(() => site.close());

const hour = 60 * minute;
const appointment = (startsAt: number) => {
  const iso = new Date(startsAt).toISOString();
  return { startsAt, wallDate: iso.slice(0, 10), wallTime: iso.slice(11, 16), timezone: "UTC" };
};

describe.each(["recall", "attendee"] as const)("with %s", (name) => {
  beforeEach(() => site.choose(name));
  const statusOf = async (jobId: string) => (await site.job(jobId)).status;
  /** Until a bot of the job has come so far, by polling alone. */
  const until = async (jobId: string, statuses: readonly string[]) => {
    for (let nth = 0; nth < 120 && !statuses.includes(await statusOf(jobId)); nth += 1) {
      await site.pass(15 * second, 15 * second);
    }
    expect(statuses).toContain(await statusOf(jobId));
  };

  test.each(["polling alone", "webhooks"])("every meeting comes to its end by %s", async (how) => {
    site.deliverWebhooks(how === "webhooks");
    const asked = [];
    for (const outcome of outcomeNames) {
      asked.push({ outcome, ...(await site.ask(meetingFor(outcome), null)) });
    }
    await site.pass(20 * minute);
    for (const { outcome, jobId } of asked) {
      const { status, reason, provider } = await site.job(jobId);
      const ends = endingOf(name, outcome);
      const right = { outcome, status: ends === null ? "ready" : "failed", reason: ends };
      expect({ outcome, status, reason }).toEqual(right);
      expect(provider).toBe(name);
    }
    // A week later nothing of any of them is left there.
    await site.pass(7 * day, day);
    await site.pass(hour, 10 * minute);
    for (const { outcome, jobId } of asked) {
      expect([outcome, await statusOf(jobId)]).toEqual([outcome, "deleted"]);
    }
  });

  test("who waits at the door is told so", async () => {
    const { jobId, requestId } = await site.ask(meetingFor("never_admitted"), null);
    await until(jobId, ["waiting_room"]);
    const told = await site.db.select({ kind: outbox.kind, about: outbox.subjectId }).from(outbox);
    expect(told).toContainEqual({ kind: "waiting", about: requestId });
  });

  test("a booked bot is moved, and comes at the new time alone", async () => {
    const { jobId, requestId } = await site.ask(meetingFor("recorded"), day);
    await site.tick();
    expect(await statusOf(jobId)).toBe("scheduled");
    await rescheduleRequest(site.world(), requestId, appointment(site.time() + 2 * day));
    await site.settle();
    await site.tick();
    expect(site.alive(jobId)).toHaveLength(1);
    await site.pass(day + hour, hour);
    expect(site.joined(jobId)).toBe(0);
    await site.pass(23 * hour - 10 * minute, 10 * minute);
    await site.pass(30 * minute);
    expect(await site.job(jobId)).toMatchObject({ status: "ready", revision: 1 });
    expect(site.joined(jobId)).toBe(1);
  });

  test("what is called off, a day or an hour ahead, never comes", async () => {
    const asked = [];
    for (const ahead of [hour, day]) {
      asked.push(await site.ask(meetingFor("recorded"), ahead));
      await site.tick();
    }
    for (const { jobId, requestId } of asked) {
      expect(site.alive(jobId)).toHaveLength(1);
      await cancelRequest(site.world(), requestId);
      await site.settle();
      expect(site.alive(jobId)).toEqual([]);
    }
    await site.pass(day + hour, hour);
    for (const { jobId } of asked) expect(site.joined(jobId)).toBe(0);
  });

  test("what is called off on its way, or inside, leaves", async () => {
    site.deliverWebhooks(true);
    const { jobId, requestId } = await site.ask(meetingFor("recorded"), null);
    await until(jobId, ["joining", "waiting_room", "in_call"]);
    await cancelRequest(site.world(), requestId);
    await site.settle();
    await site.pass(3 * minute);
    expect(site.alive(jobId)).toEqual([]);
    expect(await statusOf(jobId)).toBe("cancelled");
  });

  test("a recording that is stopped is kept, and deleted by a button", async () => {
    const { jobId, requestId } = await site.ask(meetingFor("recorded"), null);
    await until(jobId, ["recording"]);
    await stopBot(site.world(), requestId);
    await site.settle();
    await until(jobId, ["ready"]);
    const { botId } = await site.job(jobId);
    await deleteEverything(site.world(), requestId);
    await site.settle();
    await site.pass(5 * minute);
    expect(await statusOf(jobId)).toBe("deleted");
    const left = await site.providers[name].getBot(botId ?? "");
    const urls = left.ok
      ? left.value.recordings.flatMap(({ video, transcript }) => [video.url, transcript.url])
      : [];
    expect(urls.filter((url) => url !== null)).toEqual([]);
  });

  test("no fault of an answer costs a bot or makes a second one", async () => {
    const faults = [
      { kind: "reset", effect: "before" },
      { kind: "reset", effect: "after" },
      { kind: "garbage" },
      { kind: "status", status: 429, retryAfterSeconds: 20 },
      { kind: "status", status: 500 },
      { kind: "status", status: 401 },
    ] as const;
    const asked = [];
    for (const fault of faults) {
      site[name].fault({ operation: "create_bot", times: 1, fault });
      asked.push({ fault, ...(await site.ask(meetingFor("recorded"), null)) });
    }
    await site.pass(25 * minute);
    for (const { fault, jobId } of asked) {
      expect([fault, await statusOf(jobId), site.joined(jobId)]).toEqual([fault, "ready", 1]);
    }
  });

  test("what is refused after it was done is looked up", async () => {
    const status = name === "attendee" ? 400 : 504;
    site[name].fault({ operation: "create_bot", fault: { kind: "refused_after", status } });
    const { jobId } = await site.ask(meetingFor("recorded"), null);
    expect(site[name].state().bots).toHaveLength(1);
    expect(site[name].state().calls.map(({ status: answered }) => answered)).toContain(status);
    await site.pass(20 * minute);
    expect(await statusOf(jobId)).toBe("ready");
    expect(site[name].state().bots).toHaveLength(1);
  });
});

describe("with attendee alone", () => {
  beforeEach(() => site.choose("attendee"));

  test("a staged bot can't be stopped: its owner is told, and it leaves as soon as it has joined", async () => {
    const { jobId, requestId } = await site.ask(meetingFor("recorded"), hour);
    await site.pass(hour - 6 * minute, minute);
    expect(site.attendee.state().bots[0]?.state).toBe("staged");
    await cancelRequest(site.world(), requestId);
    await site.settle();
    expect(await site.job(jobId)).toMatchObject({ status: "cancelled", lastError: "bot_staged" });
    await site.pass(20 * minute, 30 * second);
    expect(site.alive(jobId)).toEqual([]);
    expect(site.attendee.state().bots[0]?.recordings).toEqual([]);
  });

  test("a staged bot of a meeting that moves goes before another is made", async () => {
    const { jobId, requestId } = await site.ask(meetingFor("recorded"), hour);
    await site.pass(hour - 6 * minute, minute);
    await rescheduleRequest(site.world(), requestId, appointment(site.time() + 3 * hour));
    await site.settle();
    await site.pass(25 * minute);
    expect(await site.job(jobId)).toMatchObject({ status: "scheduled", revision: 1 });
    expect(site.alive(jobId)).toHaveLength(1);
    await site.pass(3 * hour, minute);
    expect(await site.job(jobId)).toMatchObject({ status: "ready" });
  });

  test("a bot that its scheduler has passed over is taken away, and another comes", async () => {
    const { jobId } = await site.ask(meetingFor("recorded"), hour);
    site.attendee.configure({ scheduler: false });
    await site.pass(hour + 5.5 * minute, 30 * second);
    site.attendee.configure({ scheduler: true });
    await site.pass(20 * minute);
    expect(await site.job(jobId)).toMatchObject({ status: "ready", revision: 1 });
    expect(site.attendee.state().bots).toHaveLength(1);
  });
});
