import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ask, createWorld, day, db, jobs, requests, scheduledAt, start } from "../support/pipeline";
import { meetingClosures, notetakerJobs, notetakerRequests } from "~/db/schema.server";
import { findRequestOfJob } from "~/notetaker/store/changes.server";
import { storeRestart } from "~/notetaker/store/reschedule.server";
import { storeAnswer, storeOwn } from "~/notetaker/store/sharing.server";

/** What was decided on something that has changed since it was read writes nothing. */

const code = "abc-defg-hij";
const at = start + day;
const none = { wallDate: null, wallTime: null, timezone: null };
const own = { ...none, meetingCode: code, meetingKey: "key", startsAt: at, scheduled: true };

/** As it is read now, of whoever has this address. */
async function held(email: string) {
  const request = (await requests()).find((one) => one.email === email);
  const found = request && (await findRequestOfJob(db, request.id));
  if (!found) throw new Error(`nothing of ${email}`);
  return found;
}

/** Ada has a notetaker, and Bob asks her for its notes. */
async function adaAndBob() {
  const world = createWorld();
  await ask(world, { email: "ada@example.test", ...scheduledAt(at) });
  await ask(world, { email: "bob@example.test", name: "Bob Stone", ...scheduledAt(at) });
  return { ada: await held("ada@example.test"), bob: await held("bob@example.test") };
}

const standings = async () => (await requests()).map(({ standing }) => standing);

test("nobody is let in once what there is to share is to be deleted", async () => {
  const { ada, bob } = await adaAndBob();
  await db.update(notetakerJobs).set({ deleteRequestedAt: start });
  expect(await storeAnswer(db, ada, bob.request.id, "recipient", start)).toBe(false);
  expect(await standings()).toEqual(["owner", "asking"]);
});

test("nobody is let in who has gone to another notetaker meanwhile", async () => {
  const { ada, bob } = await adaAndBob();
  await ask(createWorld(), { email: "cy@example.test", ...scheduledAt(at + 3 * day) });
  const elsewhere = await held("cy@example.test");
  await db
    .update(notetakerRequests)
    .set({ jobId: elsewhere.job.id })
    .where(eq(notetakerRequests.id, bob.request.id));
  expect(await storeAnswer(db, ada, bob.request.id, "recipient", start)).toBe(false);
  expect(await standings()).toEqual(["owner", "asking", "owner"]);
});

test("a meeting that was closed gets no notetaker by way of a question", async () => {
  const { bob } = await adaAndBob();
  const closedUntil = at + day;
  await db
    .insert(meetingClosures)
    .values({ meetingKey: own.meetingKey, closedUntil, reason: "opted_out" });
  expect(await storeOwn(db, bob, own, "a new job", start)).toEqual({ ok: false, why: "closed" });
  expect(await jobs()).toHaveLength(1);
  expect(await standings()).toEqual(["owner", "asking"]);
});

test("a meeting is moved only from where it was read", async () => {
  const { ada } = await adaAndBob();
  await db.update(notetakerJobs).set({ revision: ada.job.revision + 1 });
  const later = { ...own, startsAt: at + day };
  expect(await storeRestart(db, ada, later, start)).toEqual({ ok: false, why: null });
  expect(await jobs()).toMatchObject([{ startsAt: at, revision: ada.job.revision + 1 }]);
});

test("a change is written only on the version that it was decided on", async () => {
  const { ada } = await adaAndBob();
  await db.update(notetakerRequests).set({ sequence: ada.request.sequence + 2 });
  const later = { ...own, startsAt: at + day };
  expect(await storeRestart(db, ada, later, start)).toEqual({ ok: false, why: null });
  expect(await jobs()).toMatchObject([{ startsAt: at }]);
});
