import { expect, test } from "vitest";
import { appointment, held } from "../support/control";
import { day, db, outboxRows, start, theNotetaker } from "../support/pipeline";
import { accessTokens, counts, notetakers, outbox } from "~/db/schema.server";
import type { Notetaker } from "~/notetaker/notetaker";
import type { Status } from "~/notetaker/status";
import {
  storeCancel,
  storeConfirm,
  storeDeletion,
  storeReschedule,
  storeShare,
  storeSpeakerNames,
  storeStop,
} from "~/notetaker/store/changes.server";
import { erase } from "~/notetaker/store/erase.server";
import { move, release } from "~/notetaker/store/moves.server";

/** What was decided on something that has changed since it was read writes nothing and enqueues nothing. */

type Store = (read: Notetaker) => Promise<boolean>;

const now = start + day / 2;
const notify = [{ kind: "rescheduled", variant: 1 } as const];
const to = { ...appointment(start + 3 * day), meetingCode: "abc-defg-hij" };
const cancel: Store = (read) => storeCancel(db, read, now);
const reschedule: Store = (read) => storeReschedule(db, read, to, { notify, counted: [] }, now);
const confirm: Store = (read) =>
  storeConfirm(db, read, { startsAt: now, notify, counted: [] }, now);
const rename: Store = (read) => storeSpeakerNames(db, read, "{}", now);
const share: Store = (read) => storeShare(db, read, "secret", now);
const ready: Store = (read) => move(db, read, "ready", {}, now, { notify: [{ kind: "result" }] });
const putBack: Store = (read) => release(db, read, { nextAt: now }, now);

const deleted = { deleteRequestedAt: start } as const;
const isMoved = { revision: 1, sequence: 1 } as const;
const taken = { leaseToken: "another's" } as const;

test.each<[string, Status, Partial<Notetaker>, Store]>([
  ["a cancellation", "scheduled", { status: "recording" }, cancel],
  ["a cancellation", "scheduled", { status: "cancelled", cancelledAt: start }, cancel],
  ["a cancellation", "scheduled", isMoved, cancel],
  ["a move", "scheduled", { revision: 1 }, reschedule],
  ["a move", "scheduled", { sequence: 2 }, reschedule],
  ["a move", "in_call", { status: "recording" }, reschedule],
  ["a move", "scheduled", deleted, reschedule],
  ["a move", "scheduled", { email: null }, reschedule],
  ["a confirmation", "pending_confirmation", { status: "requested", sequence: 1 }, confirm],
  ["a confirmation", "pending_confirmation", deleted, confirm],
  ["a stop", "recording", { status: "processing" }, (read) => storeStop(db, read, now)],
  ["a stop", "recording", { stopRequestedAt: start }, (read) => storeStop(db, read, now)],
  ["a deletion", "ready", deleted, ({ id }) => storeDeletion(db, id, now)],
  ["a name", "delivered", { speakerNames: '{"Ada":"Bob"}' }, rename],
  ["a name", "delivered", deleted, rename],
  ["a share link", "delivered", deleted, share],
  ["a step's move", "processing", taken, ready],
  ["a step's move", "processing", { status: "deleted" }, ready],
  ["a step's release", "scheduled", taken, putBack],
  ["an erasure", "cancelled", taken, (read) => erase(db, read, now, () => [])],
])("%s of one that was %s and is now %j", async (_what, status, changed, store) => {
  await held(status);
  await db.update(notetakers).set({ leaseToken: "ours" });
  await db.delete(outbox);
  await db.delete(counts);
  const read = await theNotetaker();
  await db.update(notetakers).set(changed);
  const before = await theNotetaker();

  expect(await store(read)).toBe(false);
  expect(await theNotetaker()).toEqual(before);
  expect(await outboxRows()).toEqual([]);
  expect((await db.select().from(accessTokens)).filter(({ kind }) => kind === "share")).toEqual([]);

  await db.update(notetakers).set({ ...read });
  expect(await store(read), "unchanged, it is written").toBe(true);
});
