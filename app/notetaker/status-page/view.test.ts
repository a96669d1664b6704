import { getTableColumns } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { failureReasonWords } from "~/content/words/failures";
import { notetakers } from "~/db/schema.server";
import type { Phase } from "../live/live-state";
import type { Notetaker } from "../notetaker";
import { type ControlAction, failureReasons, statuses, type Status } from "../status";
import type { StatusFacts } from "./open-pages.server";
import { statusWords as words } from "./status-words";
import { doneAction, statusView } from "./view";

const minute = 60_000;
const hour = 60 * minute;
const now = Date.UTC(2026, 10, 20, 15);

const columns = Object.keys(getTableColumns(notetakers)).map((name) => [name, null] as const);

/** A booked notetaker; columns that are not named are null. */
function notetaker(fields: Partial<Notetaker> = {}): Notetaker {
  const booked: Partial<Notetaker> = {
    ...{ id: "notetaker", status: "scheduled", email: "ada@example.test", mailboxKey: "mailbox" },
    ...{ meetingCode: "abc-defg-hij", startsAt: now + hour, scheduled: true },
    ...{ wallDate: "2026-11-20", wallTime: "11:00 AM", timezone: "US/Eastern" },
    ...{ source: "web", sequence: 0, botId: "bot", createdAt: now - hour, updatedAt: now },
    ...{ nextStep: "poll", nextAt: now + minute },
  };
  return { ...Object.fromEntries(columns), ...booked, ...fields } as Notetaker;
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
  test.each([
    ...statuses.map((status) => [{ status }, phaseOfStatus[status]] as const),
    ...statuses.map((status) => [{ status, cancelledAt: now }, "cancelled"] as const),
    ...(["requested", "scheduled"] as const).flatMap((status) => [
      [{ status, ...begun }, "on_its_way"] as const,
      [{ status, scheduled: false }, "on_its_way"] as const,
    ]),
    ...(["joining", "waiting_room", "in_call", "recording"] as const).map(
      (status) => [{ status, stopRequestedAt: now }, "stopping"] as const,
    ),
    [{ status: "pending_confirmation", source: "unproven_invite" }, "invited"],
    [{ deleteRequestedAt: now, status: "cancelled", cancelledAt: now }, "deleting"],
    [{ deleteRequestedAt: now, status: "cancelled", reason: "opted_out" }, "opted_out"],
    [{ status: "cancelled", reason: "opted_out" }, "opted_out"],
  ] satisfies readonly (readonly [Partial<Notetaker>, Phase])[])("of %j is %s", (row, phase) => {
    const shown = view(row);
    expect(shown.phase).toBe(phase);
    if (phase !== "failed") expect(shown.title).toBe(words.phases[phase].title);
  });

  test.each(["bounced", "complained"] as const)(
    "with the mail failure %s, a booking is unreachable, and a bot in a meeting is shown as usual",
    (mailFailure) => {
      const { title, text, remarks, timeline, live } = view(
        { status: "requested" },
        { mailFailure },
      );
      expect({ title, text }).toEqual(words.phases[mailFailure]);
      expect([title, text].join(" ")).not.toMatch(/booked|nothing to do/);
      expect({ remarks, timeline, live }).toMatchObject({
        ...{ remarks: [], timeline: [] },
        live: { state: "unreachable", askInSeconds: 600 },
      });
      const joined = view({ status: "recording" }, { mailFailure });
      expect(joined.title).toBe(words.phases.recording.title);
      expect(joined.remarks).toEqual([{ title: null, text: words.mailFailure[mailFailure] }]);
    },
  );

  test("only a failure shows its reason and what to do next", () => {
    for (const reason of failureReasons) {
      if (reason === "opted_out") continue;
      const { title, happened: text, todo } = failureReasonWords[reason];
      const remarks = [{ title: words.whatToDoNext, text: todo }];
      expect(view({ status: "failed", reason })).toMatchObject({ title, text, remarks });
    }
    expect(view({ status: "expired" }).title).toBe(failureReasonWords.missed.title);
    expect(view({ status: "ready", reason: "denied" }).remarks).toEqual([]);
  });

  test("the page refreshes itself until there is nothing to wait for", () => {
    const notRefreshing = statuses.filter(
      (status) => typeof view({ status }).live?.askInSeconds !== "number",
    );
    expect(notRefreshing).toEqual([
      ...["pending_confirmation", "failed", "expired", "cancelled", "ready", "delivered"],
    ]);
    expect(view({ status: "recording", stopRequestedAt: now }).live?.askInSeconds).toBe(10);
  });

  test("a bot that could not be stopped may still come", () => {
    const staged = { lastError: "bot_staged" } as const;
    expect(view({ ...staged, status: "cancelled", cancelledAt: now })).toMatchObject({
      text: words.canceledStillComing,
      remarks: [{ text: words.unstoppable }],
      live: { askInSeconds: 10 },
    });
    expect(view(staged).remarks).toHaveLength(1);
    expect(view({ ...staged, status: "recording" }).remarks).toEqual([]);
  });
});

test("pending notetakers are listed, and cannot be confirmed once their meeting has begun", () => {
  const pending = [
    notetaker({ id: "later" }),
    notetaker({ id: "over", startsAt: now - hour, meetingCode: "xyz-abcd-xyz" }),
    notetaker({ id: "now", startsAt: now - hour, scheduled: false }),
  ];
  expect(view({}, { pending }).pending).toMatchObject([
    { id: "later", canConfirm: true, when: "Fri, November 20, 2026, 11:00 AM US/Eastern" },
    { id: "over", canConfirm: false, meeting: "meet.google.com/xyz-abcd-xyz" },
    { id: "now", canConfirm: true },
  ]);
});

describe("times", () => {
  test("are in the visitor's zone", () => {
    expect(view().when).toBe("Fri, November 20, 2026, 11:00 AM US/Eastern");
    expect(view({ timezone: null }).when).toBe("Fri, November 20, 2026, 4:00 PM UTC");
  });

  test("the day of deletion is as planned, or follows from the end of the meeting", () => {
    const planned = { nextStep: "purge", nextAt: Date.UTC(2026, 11, 1, 15) } as const;
    expect(view(planned)).toMatchObject({
      deletedOn: "Tue, December 1, 2026, 10:00 AM US/Eastern",
      daysLeft: 11,
    });
    expect(view().deletedOn).toContain("Fri, November 27, 2026, 11:00 AM");
    expect(view({ endedAt: now }).deletedOn).toContain("Fri, November 27, 2026, 10:00 AM");
    expect(view({ ...planned, nextAt: now - hour }).daysLeft).toBe(0);
  });

  test.each([
    [0, 10],
    [minute + 1_000, 9],
    [10 * minute - 1, 1],
    [10 * minute, null],
    [-minute, null],
    [null, null],
  ])("waiting in the lobby for %s ms leaves %s minutes", (ago, left) => {
    const waitingSince = ago === null ? null : now - ago;
    expect(view({ status: "waiting_room" }, { waitingSince }).live?.minutesLeft).toBe(left);
    expect(view({ status: "recording" }, { waitingSince }).live?.minutesLeft).toBeNull();
  });
});

describe("the timeline", () => {
  test.each([
    [
      { status: "recording" },
      "booked done, on_its_way done, waiting done, recording now, preparing ahead, ready ahead, deleted ahead",
    ],
    [{ status: "pending_confirmation" }, ""],
    [{ status: "failed" }, "booked done, failed now, deleted ahead"],
    [{ cancelledAt: now }, "booked done, cancelled now, deleted ahead"],
  ] as const)("of %j has the steps: %s", (row, shown) => {
    const { timeline } = view(row);
    expect(timeline.map(({ step, state }) => `${step} ${state}`).join(", ")).toBe(shown);
  });

  test.each(statuses.filter((status) => status !== "pending_confirmation"))(
    "of %s has one current step",
    (status) => {
      const states = view({ status }).timeline.map(({ state }) => state);
      expect(states.filter((state) => state === "now")).toHaveLength(1);
      expect(states.indexOf("now")).toBeLessThan(states.length - 1);
    },
  );

  test("has the times that are known, and no day of deletion once the deletion is under way", () => {
    const ready = { status: "ready", startedAt: now - hour, endedAt: now - minute } as const;
    const at = Object.fromEntries(view(ready).timeline.map((entry) => [entry.step, entry.at]));
    expect(at["recording"]).toContain("9:00 AM");
    expect(at["preparing"]).toContain("9:59 AM");
    expect(at["waiting"]).toBeNull();
    expect(view({ deleteRequestedAt: now }).timeline.at(-1)?.at).toBeNull();
  });

  test.each([
    [{ status: "failed" }, "9:59 AM"],
    [{ status: "cancelled", cancelledAt: now }, "10:00 AM"],
    [{ status: "cancelled", reason: "opted_out" }, "9:59 AM"],
    [{ deleteRequestedAt: now }, "10:00 AM"],
  ] as const)("says that %j ended at %s", (row, at) => {
    expect(view({ endedAt: now - minute, ...row }).timeline[1]?.at).toContain(at);
  });
});

describe("the buttons", () => {
  test.each([
    [{ status: "pending_confirmation" }, {}, ["delete"]],
    [{ status: "scheduled" }, {}, ["cancel", "reschedule", "delete"]],
    [{ status: "waiting_room" }, {}, ["reschedule", "stop", "delete"]],
    [{ status: "recording" }, { verified: false }, ["stop", "delete"]],
    [{ status: "processing" }, {}, ["delete"]],
    [{ status: "ready" }, {}, ["share", "delete"]],
    [{ status: "delivered" }, { shareUrl }, ["stop_sharing", "delete"]],
    [{ status: "delivered" }, { verified: false }, ["mail_transcript", "share", "delete"]],
    [{ status: "failed" }, {}, ["send_again", "delete"]],
    [{ status: "cancelled" }, {}, ["delete"]],
    [{ status: "deleted" }, {}, []],
  ] as const)("of %j with %j are %j", (row, rest, actions) => {
    expect(view(row, rest).actions).toEqual(actions);
  });
});

test.each([
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
] as const satisfies readonly (readonly [ControlAction, StatusFacts, StatusFacts])[])(
  "the page says that %s is done only once it is",
  (action, done, open) => {
    expect(doneAction(action, done)).toBe(action);
    expect(doneAction(action, open)).toBeNull();
  },
);
