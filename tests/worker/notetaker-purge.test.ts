import { describe, expect, test } from "vitest";
import { mailbox, ready, send } from "../support/delivery";
import { firstBot, recording, refusal } from "../support/fake-provider";
import {
  ask,
  createWorld,
  day,
  db,
  hour,
  allNotetakers,
  outboxRows,
  plenty,
  scheduledAt,
  start,
  theNotetaker,
  markAsRefused,
} from "../support/pipeline";
import { notetakers } from "~/db/schema.server";
import { optOut } from "~/notetaker/changes/objections.server";
import { runDue } from "~/notetaker/pipeline/run-steps.server";

describe("deletion", () => {
  test("takes the media and everything personal seven days after the meeting, and keeps the row", async () => {
    mailbox();
    const world = await ready();
    await send(world);
    world.time = ((await theNotetaker()).endedAt ?? 0) + 7 * day - 1;
    expect(await runDue(world, "purge", plenty)).toBe(0);
    world.pass(1);
    expect(await runDue(world, "purge", plenty)).toBe(1);
    expect(world.provider.bots[0]?.recordings).toEqual([]);
    // The owner is notified; the address stays for that, 1 day at most.
    expect((await outboxRows()).map(({ kind }) => kind)).toEqual(["count", "deleted"]);
    expect(await theNotetaker()).toMatchObject({
      ...{ status: "deleted", deletedAt: world.time, nextStep: "forget", nextAt: world.time + day },
      ...{ name: null, meetingCode: null, email: "ada@example.test" },
    });
    world.pass(day - 1);
    expect(await runDue(world, "forget", plenty)).toBe(0);
    world.pass(1);
    expect(await runDue(world, "forget", plenty)).toBe(1);
    expect(await theNotetaker()).toMatchObject({
      ...{ name: null, email: null, mailboxKey: null, wallDate: null, wallTime: null },
      ...{ timezone: null, recordingId: null, nextStep: null, nextAt: null },
    });
  });

  test.each(["retry", "ambiguous", "paused"] as const)(
    "that is refused (%s) is tried again until it is confirmed",
    async (kind) => {
      const world = await ready();
      world.provider.fail("deleteMedia", refusal(kind), refusal(kind), refusal(kind));
      world.pass(8 * day);
      for (let tries = 0; tries < 4; tries += 1) {
        expect((await theNotetaker()).status).toBe("ready");
        await runDue(world, "purge", plenty);
        world.pass(6 * hour);
      }
      expect((await theNotetaker()).status).toBe("deleted");
    },
  );

  test("is not believed while something can still be fetched", async () => {
    const world = await ready();
    const bot = firstBot(world.provider);
    const { recordings } = bot;
    world.pass(8 * day);
    world.provider.fail("deleteMedia", { lost: refusal("ambiguous") });
    world.provider.before("getBot", async () => (bot.recordings = recordings));
    await runDue(world, "purge", plenty);
    expect(await theNotetaker()).toMatchObject({ status: "ready", lastError: "fake_ambiguous" });
    world.pass(6 * hour);
    await runDue(world, "purge", plenty);
    expect((await theNotetaker()).status).toBe("deleted");
  });

  test.each([["video"], ["audio"], ["transcript"], ["participantEvents"]] as const)(
    "is not believed either if it is confirmed while the %s can still be fetched",
    async (media) => {
      const world = await ready();
      const bot = firstBot(world.provider);
      const deleted = { status: "deleted", url: null } as const;
      const recordings = bot.recordings.map((one) => ({
        ...{
          ...one,
          video: deleted,
          audio: deleted,
          transcript: { ...one.transcript, ...deleted },
        },
        ...{ participantEvents: deleted, [media]: one[media] },
      }));
      world.pass(8 * day);
      world.provider.before("getBot", async () => (bot.recordings = recordings));
      await runDue(world, "purge", plenty);
      expect(world.provider.countOf("deleteMedia")).toBe(1);
      expect(await theNotetaker()).toMatchObject({ status: "ready", lastError: "media_left" });
      world.pass(6 * hour);
      await runDue(world, "purge", plenty);
      expect((await theNotetaker()).status).toBe("deleted");
    },
  );

  test("is complete if the media are deleted already", async () => {
    const world = await ready();
    world.provider.fail("deleteMedia", refusal("gone"));
    world.pass(8 * day);
    await runDue(world, "purge", plenty);
    expect((await theNotetaker()).status).toBe("deleted");
  });

  test("finds the bot whose creation was never answered", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(start + hour));
    await markAsRefused();
    world.provider.fail("createBot", { lost: refusal("permanent") });
    await runDue(world, "dispatch", plenty);
    const bot = firstBot(world.provider);
    bot.recordings = [recording(0, 1)];
    world.pass(8 * day);
    await runDue(world, "purge", plenty);
    expect(bot.recordings).toEqual([]);
    expect((await theNotetaker()).status).toBe("deleted");
  });

  test("of a quarantined request calls no provider", async () => {
    const world = createWorld();
    await ask(world, {}, { honeypot: true });
    world.pass(7 * day);
    await runDue({ ...world, provider: null }, "purge", plenty);
    expect((await theNotetaker()).status).toBe("deleted");
    expect((await allNotetakers())[0]?.email).toBeNull();
  });

  test("without a configured provider waits, but stays on the list", async () => {
    const world = await ready();
    world.pass(8 * day);
    await runDue({ ...world, provider: null }, "purge", plenty);
    expect(await theNotetaker()).toMatchObject({ status: "ready", nextStep: "purge" });
  });

  test.each(["failed", "expired", "cancelled"] as const)(
    "also happens for a notetaker that is %s",
    async (status) => {
      const world = createWorld();
      await ask(world);
      await db.update(notetakers).set({ status, nextStep: "purge", nextAt: start });
      await runDue(world, "purge", plenty);
      expect((await allNotetakers()).map((notetaker) => notetaker.status)).toEqual(["deleted"]);
    },
  );

  test("is not undone by an objection that comes after it", async () => {
    const world = await ready();
    world.pass(8 * day);
    await runDue(world, "purge", plenty);
    const deleted = await theNotetaker();
    world.pass(hour);
    const outcome = await optOut(world, deleted.id);
    expect(outcome).toEqual({ outcome: "done", changed: false });
    expect(await theNotetaker()).toEqual(deleted);
  });

  test("is done once by two workers at the same time", async () => {
    const world = await ready();
    world.pass(8 * day);
    await Promise.all([runDue(world, "purge", plenty), runDue(world, "purge", plenty)]);
    expect(world.provider.countOf("deleteMedia")).toBe(1);
  });
});
