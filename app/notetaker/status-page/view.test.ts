import { describe, expect, test } from "vitest";
import type { Notetaker } from "../notetaker";
import { type ControlAction, failureReasons, statuses, type Status } from "../status";
import { isSettled, type Phase, type StatusFacts, statusView } from "./view";

const minute = 60_000;
const hour = 60 * minute;
const now = Date.UTC(2026, 10, 20, 15);

function notetaker(fields: Partial<Notetaker> = {}): Notetaker {
  return {
    id: "notetaker",
    status: "scheduled",
    reason: null,
    name: "Ada Lovelace",
    email: "ada@example.test",
    mailboxKey: "mailbox",
    meetingCode: "abc-defg-hij",
    startsAt: now + hour,
    scheduled: true,
    wallDate: "2026-11-20",
    wallTime: "11:00 AM",
    timezone: "US/Eastern",
    source: "web",
    sequence: 0,
    provider: "recall",
    revision: 0,
    botId: "bot",
    formerBotId: null,
    recordingId: null,
    transcriptRequests: 0,
    speakerNames: null,
    startedAt: null,
    endedAt: null,
    nextStep: "poll",
    nextAt: now + minute,
    leaseToken: null,
    attempts: 0,
    unconfirmedCalls: 0,
    countedAt: null,
    lastError: null,
    changeId: null,
    cancelledAt: null,
    stopRequestedAt: null,
    deleteRequestedAt: null,
    deliveredAt: null,
    createdAt: now - hour,
    updatedAt: now,
    deletedAt: null,
    ...fields,
  };
}

function facts(
  fields: Partial<Notetaker> = {},
  rest: Partial<Omit<StatusFacts, "notetaker">> = {},
): StatusFacts {
  return {
    notetaker: notetaker(fields),
    pending: [],
    verified: true,
    mailFailure: null,
    shareUrl: null,
    waitingSince: null,
    ...rest,
  };
}

const view = (...parts: Parameters<typeof facts>) => statusView(facts(...parts), now);
const begun = { startsAt: now - minute };
const shareUrl = "https://site.example/notetaker-shared?token=abc";

const phaseOfStatus: Record<Status, Phase> = {
  quarantined: "booked",
  pending_confirmation: "pending",
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

  test.each(["requested", "scheduled"] as const)(
    "%s is on its way once the time has come",
    (status) => {
      expect(view({ status, ...begun }).phase).toBe("on_its_way");
      expect(view({ status, scheduled: false }).phase).toBe("on_its_way");
    },
  );

  test.each(["joining", "waiting_room", "in_call", "recording"] as const)(
    "%s is leaving once the person wants it out",
    (status) => {
      expect(view({ status, stopRequestedAt: now })).toMatchObject({
        phase: "stopping",
        live: true,
      });
    },
  );

  test("an invite that nobody vouches for is a question of its own", () => {
    const invite = { status: "pending_confirmation", source: "unproven_invite" } as const;
    expect(view(invite).phase).toBe("invited");
  });

  test("a canceled notetaker is canceled, whatever its bot goes on to do", () => {
    for (const status of statuses) {
      expect(view({ status, cancelledAt: now }).phase).toBe("cancelled");
    }
  });

  test("a deletion comes before a cancellation, a participant's objection before both", () => {
    const deletion = { deleteRequestedAt: now, status: "cancelled", cancelledAt: now } as const;
    expect(view(deletion).phase).toBe("deleting");
    expect(view({ ...deletion, reason: "opted_out" }).phase).toBe("opted_out");
    expect(view({ status: "cancelled", reason: "opted_out" }).phase).toBe("opted_out");
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
    expect(still).toEqual([
      "pending_confirmation",
      "failed",
      "expired",
      "cancelled",
      "ready",
      "delivered",
    ]);
  });

  test("a bot that could not be stopped any more may still come", () => {
    const staged = { lastError: "bot_staged" } as const;
    expect(view({ ...staged, status: "cancelled", cancelledAt: now })).toMatchObject({
      unstoppable: true,
      live: true,
    });
    expect(view({ ...staged, status: "recording" }).unstoppable).toBe(false);
  });
});

test("what waits for the mailbox is listed, and marked once its meeting has begun", () => {
  const pending = [
    notetaker({ id: "later" }),
    notetaker({ id: "over", startsAt: now - hour, meetingCode: "xyz-abcd-xyz" }),
    notetaker({ id: "now", startsAt: now - hour, scheduled: false }),
  ];
  expect(view({}, { pending }).pending).toMatchObject([
    { id: "later", open: true, when: "Fri, November 20, 2026, 11:00 AM US/Eastern" },
    { id: "over", open: false, meeting: "meet.google.com/xyz-abcd-xyz" },
    { id: "now", open: true },
  ]);
});

describe("times", () => {
  test("are in the visitor's zone", () => {
    expect(view().when).toBe("Fri, November 20, 2026, 11:00 AM US/Eastern");
    expect(view({ timezone: null }).when).toBe("Fri, November 20, 2026, 4:00 PM UTC");
  });

  test("the day of deletion is the planned one, or follows from the end of the meeting", () => {
    const planned = { nextStep: "purge", nextAt: Date.UTC(2026, 11, 1, 15) } as const;
    expect(view(planned).deletedOn).toContain("Tue, December 1, 2026, 10:00 AM");
    expect(view(planned).daysLeft).toBe(11);
    expect(view().deletedOn).toContain("Fri, November 27, 2026, 11:00 AM");
    expect(view({ endedAt: now }).deletedOn).toContain("Fri, November 27, 2026, 10:00 AM");
    expect(view({ ...planned, nextAt: now - hour }).daysLeft).toBe(0);
  });

  test.each([
    ["just now", 0, 10],
    ["for a minute and a second", minute + 1_000, 9],
    ["for nearly ten minutes", 10 * minute - 1, 1],
    ["for longer than can be", 10 * minute, null],
    ["in another life", -minute, null],
  ])("waiting %s leaves its minutes", (_, ago, left) => {
    const waiting = view({ status: "waiting_room" }, { waitingSince: now - ago });
    expect(waiting.minutesLeft).toBe(left);
  });

  test("no minutes where nothing waits or nobody noted when it began", () => {
    expect(view({ status: "waiting_room" }).minutesLeft).toBeNull();
    expect(view({ status: "recording" }, { waitingSince: now }).minutesLeft).toBeNull();
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

  test.each(statuses.filter((status) => status !== "pending_confirmation"))(
    "%s is somewhere, once",
    (status) => {
      const states = view({ status }).timeline.map(({ state }) => state);
      expect(states.filter((state) => state === "now")).toHaveLength(1);
      expect(states.indexOf("now")).toBeLessThan(states.length - 1);
    },
  );

  test("is empty for a pending notetaker, which is not booked yet", () => {
    expect(shown({ status: "pending_confirmation" })).toEqual([]);
  });

  test("an exit stands in place of the rest", () => {
    expect(shown({ status: "failed" })).toEqual(["booked done", "failed now", "deleted ahead"]);
    expect(shown({ cancelledAt: now })[1]).toBe("cancelled now");
  });

  test("has the times we know, and no day for a deletion under way", () => {
    const ready = { status: "ready", startedAt: now - hour, endedAt: now - minute } as const;
    const at = Object.fromEntries(view(ready).timeline.map((entry) => [entry.step, entry.at]));
    expect(at["recording"]).toContain("9:00 AM");
    expect(at["preparing"]).toContain("9:59 AM");
    expect(at["waiting"]).toBeNull();
    expect(view({ deleteRequestedAt: now }).timeline.at(-1)?.at).toBeNull();
  });

  test("an end has the time at which it came", () => {
    const at = (fields: Partial<Notetaker>) => view(fields).timeline[1]?.at;
    const ended = { endedAt: now - minute } as const;
    expect(at({ ...ended, status: "failed" })).toContain("9:59 AM");
    expect(at({ ...ended, status: "cancelled", cancelledAt: now })).toContain("10:00 AM");
    expect(at({ ...ended, status: "cancelled", reason: "opted_out" })).toContain("9:59 AM");
    expect(at({ ...ended, deleteRequestedAt: now })).toContain("10:00 AM");
  });
});

describe("the buttons", () => {
  test.each([
    ["pending_confirmation", ["delete"]],
    ["scheduled", ["cancel", "reschedule", "delete"]],
    ["waiting_room", ["reschedule", "stop", "delete"]],
    ["recording", ["stop", "delete"]],
    ["processing", ["delete"]],
    ["ready", ["share", "delete"]],
    ["failed", ["send_again", "delete"]],
    ["cancelled", ["delete"]],
    ["deleted", []],
  ] as const)("%s", (status, actions) => {
    expect(view({ status }).actions).toEqual(actions);
  });

  test("sharing ends where it has begun", () => {
    const shared = view({ status: "delivered" }, { shareUrl });
    expect(shared.actions).toEqual(["stop_sharing", "delete"]);
    expect(shared.shareUrl).toBe(shareUrl);
  });

  test("the transcript by mail is offered where none was mailed yet", () => {
    const actionsOf = (verified: boolean) => view({ status: "delivered" }, { verified }).actions;
    expect(actionsOf(false)).toEqual(["mail_transcript", ...actionsOf(true)]);
    expect(view({ status: "recording" }, { verified: false }).actions).not.toContain(
      "mail_transcript",
    );
  });
});

describe("what was done is only told where it is so", () => {
  const cases: readonly (readonly [ControlAction, StatusFacts, StatusFacts])[] = [
    ["confirm", facts(), facts({ status: "pending_confirmation" })],
    ["none_mine", facts(), facts({}, { pending: [notetaker()] })],
    ["mail_transcript", facts(), facts({}, { verified: false })],
    ["share", facts({}, { shareUrl }), facts()],
    ["stop_sharing", facts(), facts({}, { shareUrl })],
    ["name_speaker", facts({ speakerNames: "{}" }), facts()],
    ["cancel", facts({ status: "cancelled", cancelledAt: now }), facts()],
    ["reschedule", facts({ sequence: 1 }), facts()],
    ["stop", facts({ stopRequestedAt: now }), facts()],
    ["send_again", facts(), facts({ status: "cancelled" })],
    ["delete", facts({ deleteRequestedAt: now }), facts()],
  ];
  test.each(cases)("%s", (action, settled, open) => {
    expect(isSettled(action, settled)).toBe(true);
    expect(isSettled(action, open)).toBe(false);
  });
});
