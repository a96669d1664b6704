import { describe, expect, test } from "vitest";
import {
  appointment,
  success,
  alreadyDone,
  controlsOf,
  notetakerIn,
  person,
  notetakerOf,
  ticks,
} from "../support/control";
import { refusal } from "../support/fake-provider";
import {
  createWorld,
  day,
  emptyTables,
  loseAnswer,
  minute,
  outboxRows,
  start,
  theNotetaker,
} from "../support/pipeline";
import { possibleActions } from "~/notetaker/changes/possible-actions";
import { statuses, type Status } from "~/notetaker/status";

type Answers = Readonly<Record<"cancel" | "reschedule" | "stop" | "delete" | "send_again", string>>;

const early = {
  cancel: "done",
  reschedule: "done",
  delete: "done",
  send_again: "over",
} as const;
const tooLate = {
  cancel: "too_late",
  reschedule: "too_late",
  delete: "done",
  send_again: "too_late",
};
const over = {
  cancel: "over",
  reschedule: "over",
  stop: "over",
  delete: "done",
  send_again: "over",
};
const gone = {
  cancel: "gone",
  reschedule: "gone",
  stop: "gone",
  send_again: "gone",
} as const;

const table: Readonly<Record<Status, Answers>> = {
  quarantined: { ...gone, delete: "gone" },
  pending_confirmation: over,
  requested: { ...early, stop: "done" },
  scheduled: { ...early, stop: "done" },
  joining: { ...early, stop: "done" },
  waiting_room: { ...early, stop: "done" },
  in_call: { ...early, stop: "done" },
  recording: { ...tooLate, stop: "done" },
  processing: { ...tooLate, stop: "over" },
  ready: { ...tooLate, stop: "over" },
  delivered: { ...tooLate, stop: "over" },
  failed: { ...over, send_again: "done" },
  expired: { ...over, send_again: "done" },
  cancelled: over,
  deleted: { ...gone, delete: "done before" },
};

test.each(statuses)("what can be done while %s, and what the page offers", async (status) => {
  const actions = Object.keys(table[status]) as (keyof Answers)[];
  const answers: Partial<Record<keyof Answers, string>> = {};
  let one = await notetakerIn(status);
  for (const action of actions) {
    const outcome = await press(one, action);
    const isDone = outcome.outcome === "done";
    const done = isDone && !outcome.changed ? "done before" : outcome.outcome;
    answers[action] = outcome.outcome === "refused" ? outcome.why : done;
    if (!isDone) continue;
    await emptyTables();
    one = await notetakerIn(status);
  }
  expect(answers).toEqual(table[status]);

  const open = possibleActions({ ...untouched, status }).filter((action) => action !== "share");
  const notYetInTheMeeting = status === "requested" || status === "scheduled";
  const offered = actions.filter(
    (action) => answers[action] === "done" && !(action === "stop" && notYetInTheMeeting),
  );
  expect([...open].sort()).toEqual([...offered].sort());
});

function press({ id, act }: Awaited<ReturnType<typeof notetakerIn>>, action: keyof Answers) {
  return {
    cancel: () => act.cancel(id),
    reschedule: () => act.reschedule(id, appointment(start + 2 * day)),
    stop: () => act.stop(id),
    delete: () => act.delete(id),
    send_again: () => act.sendAgain(id),
  }[action]();
}

const untouched = { cancelledAt: null, stopRequestedAt: null, deleteRequestedAt: null };
const recording = { ...untouched, status: "recording" } as const;

describe("possible actions", () => {
  test("after a cancellation or a stop are the deletion alone, after a deletion none", () => {
    expect(possibleActions({ ...recording, deleteRequestedAt: 1 })).toEqual([]);
    expect(possibleActions({ ...recording, cancelledAt: 1 })).toEqual(["delete"]);
    expect(possibleActions({ ...recording, stopRequestedAt: 1 })).toEqual(["delete"]);
  });

  test("of an unknown notetaker are none", async () => {
    const act = controlsOf(createWorld());
    const unknown = { outcome: "refused", why: "gone" };
    expect(await act.cancel("unknown")).toEqual(unknown);
    expect(await act.stop("unknown")).toEqual(unknown);
    expect(await act.delete("unknown")).toEqual(unknown);
    expect(await act.optOut("unknown")).toEqual(unknown);
    expect(await act.sendAgain("unknown")).toEqual(unknown);
  });
});

describe("cancelling", () => {
  test("removes the waiting bot immediately, mails its owner once and looks for the bot a second time", async () => {
    const { world, id, bot, act } = await notetakerIn("scheduled");
    const cancelledAt = world.time;
    expect(await act.cancel(id)).toEqual(success);
    expect(bot.removed).toBe(true);
    const cancelled = { status: "cancelled", cancelledAt, endedAt: cancelledAt, sequence: 1 };
    const lookAgain = { nextStep: "remove", nextAt: cancelledAt + 2 * minute };
    expect(await theNotetaker()).toMatchObject({ ...cancelled, ...lookAgain });

    expect(await act.cancel(id)).toEqual(alreadyDone);
    const mails = (await outboxRows()).filter(({ kind }) => kind === "cancelled");
    expect(mails.map(({ key }) => key)).toEqual([`${id}:cancelled:1`]);

    await ticks(world, 1);
    const erasure = { nextStep: "purge", nextAt: cancelledAt + 7 * day };
    expect(await theNotetaker()).toMatchObject(erasure);
  });

  test("makes a bot in the call leave it", async () => {
    const { id, bot, act } = await notetakerIn("in_call");
    await act.cancel(id);
    expect(bot.changes.at(-2)).toMatchObject({ to: "left" });
  });

  test("of a notetaker without a bot calls no provider", async () => {
    const world = createWorld();
    const id = await person(world, "ada@example.test", start + day);
    await controlsOf(world).cancel(id);
    expect(world.provider.calls).toEqual([]);
    expect(await theNotetaker()).toMatchObject({ status: "cancelled", nextStep: "purge" });
  });

  test("goes on with the next tick when the provider cannot be reached", async () => {
    const { world, id, bot, act } = await notetakerIn("scheduled");
    world.provider.fail("removeBot", refusal("retry"), refusal("ambiguous"));
    expect(await act.cancel(id)).toEqual(success);
    expect(bot.removed).toBe(false);
    await ticks(world, 3);
    expect(bot.removed).toBe(true);
  });
});

test("a change whose answer the database lost is made, and made once", async () => {
  const { id, act } = await notetakerIn("scheduled");
  loseAnswer();
  expect(await act.cancel(id)).toEqual(alreadyDone);
  expect(await notetakerOf(id)).toMatchObject({ sequence: 1, status: "cancelled" });
});
