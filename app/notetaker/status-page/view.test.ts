import { describe, expect, test } from "vitest";
import type { Job, NotetakerRequest } from "../job";
import { failureReasons, statuses, type Status } from "../status";
import { isSettled, type Phase, type StatusFacts } from "./progress";
import { statusView } from "./view";

const minute = 60_000;
const hour = 60 * minute;
const now = Date.UTC(2026, 10, 20, 15);

function facts(
  job: Partial<Job> = {},
  request: Partial<NotetakerRequest> = {},
  rest: Partial<Omit<StatusFacts, "job" | "request">> = {},
): StatusFacts {
  return {
    job: {
      id: "job",
      status: "scheduled",
      reason: null,
      meetingCode: "abc-defg-hij",
      startsAt: now + hour,
      scheduled: true,
      provider: "recall",
      speakerNames: null,
      revision: 0,
      botId: "bot",
      formerBotId: null,
      recordingId: null,
      transcriptRequests: 0,
      startedAt: null,
      endedAt: null,
      nextStep: "poll",
      nextAt: now + minute,
      leaseToken: null,
      attempts: 0,
      unsettled: 0,
      lastError: null,
      placedAt: null,
      stopRequestedAt: null,
      deleteRequestedAt: null,
      createdAt: now - hour,
      updatedAt: now,
      deletedAt: null,
      ...job,
    },
    request: {
      id: "request",
      idempotencyKey: "key",
      jobId: "job",
      standing: "owner",
      name: "Ada Lovelace",
      email: "ada@example.test",
      emailKey: "email",
      networkKey: "network",
      meetingCode: "abc-defg-hij",
      startsAt: now + hour,
      scheduled: true,
      answeredAt: null,
      wallDate: "2026-11-20",
      wallTime: "11:00 AM",
      timezone: "US/Eastern",
      source: "web",
      sequence: 0,
      createdAt: now - hour,
      deliveredAt: null,
      cancelledAt: null,
      deletedAt: null,
      ...request,
    },
    owner: null,
    botName: "Notetaker",
    receivers: [],
    questions: [],
    alsoComing: [],
    held: [],
    waitingSince: null,
    lateTurn: null,
    known: true,
    ...rest,
  };
}

const view = (...parts: Parameters<typeof facts>) => statusView(facts(...parts), now);
const begun = { startsAt: now - minute };

const phaseOfStatus: Record<Status, Phase> = {
  quarantined: "booked",
  held: "held",
  requested: "booked",
  scheduled: "booked",
  joining: "on_its_way",
  waiting_room: "waiting",
  in_call: "in_call",
  recording: "recording",
  processing: "preparing",
  failed: "failed",
  expired: "failed",
  cancelled: "cancelled",
  ready: "ready",
  delivered: "ready",
  deleted: "deleting",
};

describe("the phase", () => {
  test.each(statuses)("%s", (status) => {
    expect(view({ status }).phase).toBe(phaseOfStatus[status]);
  });

  test("offers the transcript by mail where none was mailed yet", () => {
    for (const standing of ["owner", "recipient"] as const) {
      const actionsOf = (known: boolean) =>
        view({ status: "delivered" }, { standing }, { known }).actions;
      expect(actionsOf(false)).toEqual(["mail_transcript", ...actionsOf(true)]);
    }
    expect(view({ status: "recording" }, {}, { known: false }).actions).not.toContain(
      "mail_transcript",
    );
  });

  test.each(["requested", "scheduled"] as const)(
    "%s is on its way once the time has come",
    (status) => {
      expect(view({ status, ...begun }).phase).toBe("on_its_way");
      expect(view({ status, scheduled: false }).phase).toBe("on_its_way");
    },
  );

  test.each(["joining", "waiting_room", "in_call", "recording"] as const)(
    "%s is leaving once somebody wants it out",
    (status) => {
      expect(view({ status, stopRequestedAt: now })).toMatchObject({
        phase: "stopping",
        live: true,
      });
    },
  );

  test("a request that was withdrawn is cancelled, whatever its job goes on to do", () => {
    for (const status of statuses) {
      if (status === "deleted") continue;
      expect(view({ status }, { cancelledAt: now }).phase).toBe("cancelled");
    }
  });

  test("a deletion comes before everything, a participant's objection before that", () => {
    const deletion = { deleteRequestedAt: now, status: "cancelled" } as const;
    expect(view(deletion, { cancelledAt: now }).phase).toBe("deleting");
    expect(view({ ...deletion, reason: "opted_out" }).phase).toBe("opted_out");
  });

  test("a failure has its reason, nothing else has one", () => {
    for (const reason of failureReasons) {
      if (reason === "opted_out") continue;
      expect(view({ status: "failed", reason }).reason).toBe(reason);
    }
    expect(view({ status: "expired" }).reason).toBe("missed");
    expect(view({ status: "ready", reason: "denied" }).reason).toBeNull();
  });

  test("nothing changes by itself after an end", () => {
    const still = statuses.filter((status) => !view({ status }).live);
    expect(still).toEqual(["held", "failed", "expired", "cancelled", "ready", "delivered"]);
  });
});

describe("who only asked", () => {
  const asking = (job: Partial<Job> = {}) =>
    view({ meetingCode: "xyz-abcd-xyz", startsAt: now + 2 * hour, ...job }, { standing: "asking" });

  test("sees the meeting as they asked for it, and nothing of the job", () => {
    for (const status of statuses) {
      const shown = asking({ status, startedAt: now, endedAt: now });
      expect(shown.meeting).toBe("meet.google.com/abc-defg-hij");
      expect(shown.when).toBe("Fri, November 20, 2026, 11:00 AM US/Eastern");
      expect(shown.timeline).toEqual([]);
      expect(["asking", "nothing_to_share"]).toContain(shown.phase);
    }
  });

  test("is told when there is nothing to wait for any more", () => {
    expect(asking({ status: "recording" }).phase).toBe("asking");
    for (const status of ["cancelled", "failed", "expired"] as const) {
      expect(asking({ status }).phase).toBe("nothing_to_share");
    }
    expect(asking({ deleteRequestedAt: now }).phase).toBe("nothing_to_share");
  });

  test("a recipient sees all of it, and who called it off", () => {
    expect(view({ status: "recording" }, { standing: "recipient" }).phase).toBe("recording");
    expect(view({ status: "cancelled" }, { standing: "recipient" }).phase).toBe("called_off");
  });
});

describe("times", () => {
  test("are in the visitor's zone, with abbreviation and offset", () => {
    expect(view().when).toBe("Fri, November 20, 2026, 11:00 AM US/Eastern");
    expect(view({}, { timezone: null }).when).toBe("Fri, November 20, 2026, 4:00 PM UTC");
  });

  test("the day of deletion is the planned one, or follows from the end of the meeting", () => {
    const planned = { nextStep: "purge", nextAt: Date.UTC(2026, 11, 1, 15) } as const;
    expect(view(planned).deletedOn).toContain("Tue, December 1, 2026, 10:00 AM");
    expect(view().deletedOn).toContain("Fri, November 27, 2026, 11:00 AM");
    expect(view({ endedAt: now }).deletedOn).toContain("Fri, November 27, 2026, 10:00 AM");
  });

  test.each([
    ["just now", 0, 10],
    ["for a minute and a second", minute + 1_000, 9],
    ["for nearly ten minutes", 10 * minute - 1, 1],
    ["for longer than can be", 10 * minute, null],
    ["in another life", -minute, null],
  ])("waiting %s leaves its minutes", (_, ago, left) => {
    const waiting = view({ status: "waiting_room" }, {}, { waitingSince: now - ago });
    expect(waiting.minutesLeft).toBe(left);
  });

  test("no minutes where nothing waits or nobody noted when it began", () => {
    expect(view({ status: "waiting_room" }).minutesLeft).toBeNull();
    expect(view({ status: "recording" }, {}, { waitingSince: now }).minutesLeft).toBeNull();
  });
});

describe("the timeline", () => {
  const shown = (...parts: Parameters<typeof facts>) =>
    view(...parts).timeline.map(({ step, state }) => `${step} ${state}`);

  test("shows what is done, what is now and what is ahead", () => {
    expect(shown({ status: "recording" })).toEqual([
      "booked done",
      "on_its_way done",
      "waiting done",
      "recording now",
      "preparing ahead",
      "ready ahead",
      "deleted ahead",
    ]);
  });

  test.each(statuses.filter((status) => status !== "held"))("%s is somewhere, once", (status) => {
    const states = view({ status }).timeline.map(({ state }) => state);
    expect(states.filter((state) => state === "now")).toHaveLength(1);
    expect(states.indexOf("now")).toBeLessThan(states.length - 1);
  });

  test("is empty for what is held, which is not booked yet", () => {
    expect(shown({ status: "held" })).toEqual([]);
  });

  test("an exit stands in place of the rest", () => {
    expect(shown({ status: "failed" })).toEqual(["booked done", "failed now", "deleted ahead"]);
    expect(shown({}, { cancelledAt: now })[1]).toBe("cancelled now");
  });

  test("has the times we know, and no day for a deletion under way", () => {
    const ready = { status: "ready", startedAt: now - hour, endedAt: now - minute } as const;
    const at = Object.fromEntries(view(ready).timeline.map((entry) => [entry.step, entry.at]));
    expect(at["recording"]).toContain("9:00 AM");
    expect(at["preparing"]).toContain("9:59 AM");
    expect(at["waiting"]).toBeNull();
    expect(view({ deleteRequestedAt: now }).timeline.at(-1)?.at).toBeNull();
  });
});

describe("the buttons", () => {
  test.each([
    ["scheduled", ["cancel", "reschedule", "delete"]],
    ["waiting_room", ["reschedule", "stop", "delete"]],
    ["recording", ["stop", "delete"]],
    ["processing", ["delete"]],
    ["ready", ["delete"]],
    ["failed", ["send_again", "delete"]],
    ["cancelled", ["delete"]],
    ["deleted", []],
  ] as const)("%s", (status, actions) => {
    expect(view({ status }).actions).toEqual(actions);
  });

  test("of a request that is held, of others than the owner", () => {
    expect(view({ status: "held" }).actions).toEqual(["delete"]);
    expect(view({}, { standing: "asking" }).actions).toEqual(["send_own", "leave"]);
    expect(view({}, { standing: "declined" }).actions).toEqual(["send_own", "leave"]);
    expect(view({}, { standing: "recipient" }).actions).toEqual(["leave"]);
  });
});

describe("what was done is only told where it is so", () => {
  test.each([
    ["cancel", {}, { cancelledAt: now }],
    ["reschedule", {}, { sequence: 1 }],
    ["stop", { stopRequestedAt: now }, {}],
    ["delete", { deleteRequestedAt: now }, {}],
  ] as const)("%s", (action, job, request) => {
    expect(isSettled(action, facts(job, request))).toBe(true);
    expect(isSettled(action, facts())).toBe(false);
  });

  test("send_again, on a request that stands", () => {
    expect(isSettled("send_again", facts())).toBe(true);
    expect(isSettled("send_again", facts({ status: "cancelled" }))).toBe(false);
  });
});
