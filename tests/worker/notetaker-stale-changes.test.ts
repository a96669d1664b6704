import { expect, test, vi } from "vitest";
import { notetakerIn } from "../support/control";
import { createWorld, db, outboxRows, start, theNotetaker } from "../support/pipeline";
import { notetakers, outbox } from "~/db/schema.server";
import type { Notetaker } from "~/notetaker/notetaker";
import type { Status } from "~/notetaker/status";
import { erase, storeDeletion, storeObjection } from "~/notetaker/store/erase.server";
import {
  changeIfUnchanged,
  move,
  release,
  resendBot,
  storeDelivered,
} from "~/notetaker/store/moves.server";
import { withdrawBots } from "~/notetaker/store/unreachable.server";
import { receiveWebhook } from "~/notetaker/store/webhook.server";

const now = start + 1;

/** A change that a person decided on, with a message. */
const decided = (read: Notetaker) =>
  changeIfUnchanged(
    db,
    read,
    {
      set: { name: "Changed" },
      notify: [{ kind: "cancelled", variant: 1 }],
    },
    now,
  );

/** Every way in which a notetaker is written to. */
const writers: readonly (readonly [string, Status, (read: Notetaker) => Promise<unknown>])[] = [
  ["another change of the person", "scheduled", decided],
  ["a step's move", "scheduled", (read) => move(db, read, "joining", {}, now)],
  ["a step's release", "scheduled", (read) => release(db, read, { nextAt: now }, now)],
  ["a request for another bot", "scheduled", (read) => resendBot(db, read, now)],
  ["an erasure", "cancelled", (read) => erase(db, read, now)],
  ["a deletion", "ready", ({ id }) => storeDeletion(db, id, now)],
  ["an objection", "recording", (read) => storeObjection(db, read, null, now)],
  ["a delivery", "ready", ({ id }) => storeDelivered(db, id, now)],
  ["a bounce", "scheduled", ({ mailboxKey }) => withdrawBots(createWorld(now), mailboxKey ?? "")],
  [
    "a webhook",
    "scheduled",
    ({ id, botId, revision }) =>
      receiveWebhook(
        db,
        "recall",
        "m",
        { name: "bot.x", notetakerId: id, botId: botId ?? "", revision },
        now,
      ),
  ],
];

async function readBefore(status: Status): Promise<Notetaker> {
  await notetakerIn(status);
  await db.update(notetakers).set({ leaseToken: "ours" });
  await db.delete(outbox);
  return theNotetaker();
}

test.each(writers)("a decision writes nothing once %s came first", async (_by, status, write) => {
  const read = await readBefore(status);
  await write(read);
  const [after, messages] = [await theNotetaker(), await outboxRows()];
  expect(after.changeId).not.toBe(read.changeId);

  expect(await decided(read)).toBe(false);
  expect([await theNotetaker(), await outboxRows()]).toEqual([after, messages]);
  expect(await decided(after), "read again, it is written").toBe(true);
});

test.each<[string, Status, string, (read: Notetaker) => Promise<boolean>, string]>([
  ["a move", "processing", "another's", (read) => move(db, read, "ready", {}, now), "lease_lost"],
  [
    "a release",
    "scheduled",
    "another's",
    (read) => release(db, read, { nextAt: now }, now),
    "lease_lost",
  ],
  ["an erasure", "cancelled", "another's", (read) => erase(db, read, now), "lease_lost"],
  [
    "a move to a status that rules it out",
    "deleted",
    "ours",
    (read) => move(db, read, "ready", {}, now),
    "move_refused",
  ],
])(
  "%s writes nothing in status %s under %s lease, and is logged",
  async (_what, status, lease, step, event) => {
    const read = await readBefore(status);
    await db.update(notetakers).set({ leaseToken: lease, updatedAt: start });
    const before = await theNotetaker();
    const log = vi.spyOn(console, "log").mockReturnValue();
    expect(await step(read)).toBe(false);
    expect(log.mock.calls).toMatchObject([[{ event: `notetaker.${event}` }]]);
    log.mockRestore();
    expect(await theNotetaker()).toEqual(before);
    expect(await outboxRows()).toEqual([]);
  },
);
