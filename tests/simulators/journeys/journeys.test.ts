import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  cancelNotetaker,
  deleteEverything,
  stopBot,
} from "../../../app/notetaker/changes/change.server";
import { rescheduleNotetaker } from "../../../app/notetaker/changes/reschedule.server";
import { outbox } from "../../../app/db/schema.server";
import { outcomeNames } from "../frame/outcomes";
import { endingOf } from "./endings";
import { day, meetingFor, minute, openJourneySite, second, type JourneySite } from "./journey-site";

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
  const statusOf = async (id: string) => (await site.notetaker(id)).status;
  /** Polls until the notetaker has one of the statuses. */
  const until = async (id: string, statuses: readonly string[]) => {
    for (let nth = 0; nth < 120 && !statuses.includes(await statusOf(id)); nth += 1) {
      await site.pass(15 * second, 15 * second);
    }
    expect(statuses).toContain(await statusOf(id));
  };

  test.each(["polling alone", "webhooks"])(
    "every meeting reaches its expected end by %s",
    async (how) => {
      site.deliverWebhooks(how === "webhooks");
      const requests = [];
      for (const outcome of outcomeNames) {
        requests.push({ outcome, id: await site.ask(meetingFor(outcome), null) });
      }
      await site.pass(20 * minute);
      for (const { outcome, id } of requests) {
        const { status, reason, provider } = await site.notetaker(id);
        const expectedReason = endingOf(name, outcome);
        const expectedStatus = expectedReason === null ? "ready" : "failed";
        expect([outcome, status, reason]).toEqual([outcome, expectedStatus, expectedReason]);
        expect(provider).toBe(name);
      }
      await site.pass(7 * day, day);
      await site.pass(hour, 10 * minute);
      for (const { outcome, id } of requests) {
        expect([outcome, await statusOf(id)]).toEqual([outcome, "deleted"]);
      }
    },
  );

  test("the owner of a bot in the waiting room is notified", async () => {
    const id = await site.ask(meetingFor("never_admitted"), null);
    await until(id, ["waiting_room"]);
    const messages = await site.db
      .select({ kind: outbox.kind, about: outbox.subjectId })
      .from(outbox);
    expect(messages).toContainEqual({ kind: "waiting", about: id });
  });

  test("a booked bot that is moved comes at the new time only", async () => {
    const id = await site.ask(meetingFor("recorded"), day);
    await site.tick();
    expect(await statusOf(id)).toBe("scheduled");
    await rescheduleNotetaker(site.world(), id, appointment(site.time() + 2 * day));
    await site.finishWork();
    await site.tick();
    expect(site.aliveBots(id)).toHaveLength(1);
    await site.pass(day + hour, hour);
    expect(site.countJoinedBots(id)).toBe(0);
    await site.pass(23 * hour - 10 * minute, hour);
    await site.pass(30 * minute);
    expect(await site.notetaker(id)).toMatchObject({ status: "ready", revision: 1 });
    expect(site.countJoinedBots(id)).toBe(1);
  });

  test("a bot canceled a day or an hour ahead never comes", async () => {
    const requests = [];
    for (const ahead of [hour, day]) {
      requests.push(await site.ask(meetingFor("recorded"), ahead));
      await site.tick();
    }
    for (const id of requests) {
      expect(site.aliveBots(id)).toHaveLength(1);
      await cancelNotetaker(site.world(), id);
      await site.finishWork();
      expect(site.aliveBots(id)).toEqual([]);
    }
    await site.pass(day + hour, hour);
    for (const id of requests) expect(site.countJoinedBots(id)).toBe(0);
  });

  test("a bot canceled on its way, or inside, leaves", async () => {
    site.deliverWebhooks(true);
    const id = await site.ask(meetingFor("recorded"), null);
    await until(id, ["joining", "waiting_room", "in_call"]);
    await cancelNotetaker(site.world(), id);
    await site.finishWork();
    await site.pass(3 * minute);
    expect(site.aliveBots(id)).toEqual([]);
    expect(await statusOf(id)).toBe("cancelled");
  });

  test("a recording that is stopped is kept, and deleted by a button", async () => {
    const id = await site.ask(meetingFor("recorded"), null);
    await until(id, ["recording"]);
    await stopBot(site.world(), id);
    await site.finishWork();
    await until(id, ["ready"]);
    const { botId } = await site.notetaker(id);
    await deleteEverything(site.world(), id);
    await site.finishWork();
    await site.pass(5 * minute);
    expect(await statusOf(id)).toBe("deleted");
    const answer = await site.providers[name].getBot(botId ?? "");
    const urls = answer.ok
      ? answer.value.recordings.flatMap(({ video, transcript }) => [video.url, transcript.url])
      : [];
    expect(urls.filter((url) => url !== null)).toEqual([]);
  });

  test("no faulty answer loses a bot or creates a second one", async () => {
    const faults = [
      { kind: "reset", effect: "before" },
      { kind: "reset", effect: "after" },
      { kind: "garbage" },
      { kind: "status", status: 429, retryAfterSeconds: 20 },
      { kind: "status", status: 500 },
      { kind: "status", status: 401 },
    ] as const;
    const requests = [];
    for (const fault of faults) {
      site[name].fault({ operation: "create_bot", times: 1, fault });
      requests.push({ fault, id: await site.ask(meetingFor("recorded"), null) });
    }
    await site.pass(25 * minute);
    for (const { fault, id } of requests) {
      expect([fault, await statusOf(id), site.countJoinedBots(id)]).toEqual([fault, "ready", 1]);
    }
  });

  test("a bot that was created although the call was refused is found", async () => {
    const status = name === "attendee" ? 400 : 504;
    site[name].fault({ operation: "create_bot", fault: { kind: "refused_after", status } });
    const id = await site.ask(meetingFor("recorded"), null);
    expect(site[name].state().bots).toHaveLength(1);
    expect(site[name].state().calls.map(({ status: answered }) => answered)).toContain(status);
    await site.pass(20 * minute);
    expect(await statusOf(id)).toBe("ready");
    expect(site[name].state().bots).toHaveLength(1);
  });
});

describe("with attendee alone", () => {
  beforeEach(() => site.choose("attendee"));

  test("a staged bot can't be stopped: the row says so, and the bot leaves as soon as it has joined", async () => {
    const id = await site.ask(meetingFor("recorded"), hour);
    await site.pass(hour - 6 * minute, 6 * minute);
    expect(site.attendee.state().bots[0]?.state).toBe("staged");
    await cancelNotetaker(site.world(), id);
    await site.finishWork();
    expect(await site.notetaker(id)).toMatchObject({
      status: "cancelled",
      lastError: "bot_staged",
    });
    await site.pass(20 * minute, 30 * second);
    expect(site.aliveBots(id)).toEqual([]);
    expect(site.attendee.state().bots[0]?.recordings).toEqual([]);
  });

  test("a staged bot of a meeting that moves leaves before another is created", async () => {
    const id = await site.ask(meetingFor("recorded"), hour);
    await site.pass(hour - 6 * minute, 6 * minute);
    await rescheduleNotetaker(site.world(), id, appointment(site.time() + 3 * hour));
    await site.finishWork();
    await site.pass(25 * minute);
    expect(await site.notetaker(id)).toMatchObject({ status: "scheduled", revision: 1 });
    expect(site.aliveBots(id)).toHaveLength(1);
    await site.pass(3 * hour, 10 * minute);
    expect(await site.notetaker(id)).toMatchObject({ status: "ready" });
  });

  test("a bot that Attendee's scheduler has skipped is removed, and another joins", async () => {
    const id = await site.ask(meetingFor("recorded"), hour);
    site.attendee.configure({ scheduler: false });
    await site.pass(hour, 5 * minute);
    await site.pass(5.5 * minute, 30 * second);
    site.attendee.configure({ scheduler: true });
    await site.pass(20 * minute);
    expect(await site.notetaker(id)).toMatchObject({ status: "ready", revision: 1 });
    expect(site.attendee.state().bots).toHaveLength(1);
  });
});

describe("when the site changes over to another provider", () => {
  test.each([
    ["recall", "attendee"],
    ["attendee", "recall"],
  ] as const)("notetakers of %s stay there, and %s gets the new ones", async (old, next) => {
    site.choose(old);
    const now = await site.ask(meetingFor("recorded"), null);
    const later = await site.ask(meetingFor("recorded"), hour);
    site[old].fault({ operation: "create_bot", fault: { kind: "reset", effect: "after" } });
    const lost = await site.ask(meetingFor("recorded"), null);
    site.choose(next);
    const fresh = await site.ask(meetingFor("recorded"), null);
    await site.pass(2 * hour, 5 * minute);
    for (const id of [now, later, lost]) {
      expect(await site.notetaker(id)).toMatchObject({ status: "ready", provider: old });
      expect(site.countJoinedBots(id)).toBe(1);
    }
    expect(await site.notetaker(fresh)).toMatchObject({ status: "ready", provider: next });

    // Recordings are deleted at their own provider.
    await site.pass(8 * day, day);
    await site.pass(2 * hour, 10 * minute);
    for (const id of [now, later, lost, fresh]) {
      expect((await site.notetaker(id)).status).toBe("deleted");
    }
  });

  test("a provider that refuses our account delays only its own notetakers", async () => {
    site.choose("recall");
    site.recall.fault({
      operation: "create_bot",
      times: 1,
      fault: { kind: "status", status: 401 },
    });
    const paused = await site.ask(meetingFor("recorded"), null);
    expect(await site.notetaker(paused)).toMatchObject({
      status: "requested",
      lastError: "paused",
    });
    site.choose("attendee");
    const other = await site.ask(meetingFor("recorded"), null);
    expect((await site.notetaker(other)).botId).not.toBeNull();
    await site.pass(20 * minute);
    expect(await site.notetaker(paused)).toMatchObject({ status: "ready", provider: "recall" });
  });
});
