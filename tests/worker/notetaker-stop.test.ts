import { describe, expect, test } from "vitest";
import { done, doneBefore, held, person, theRequest, work } from "../support/control";
import { mailbox, send, sentMails } from "../support/delivery";
import { recording, refusal } from "../support/fake-provider";
import { day, db, env, minute, outboxRows, start, theJob } from "../support/pipeline";
import { sql } from "drizzle-orm";
import { counting } from "~/abuse/counts.server";
import { mailboxKey } from "~/abuse/mailboxes.server";
import { stoppedMailWords } from "~/notetaker/mails/sharing/words";
import { runBatch } from "~/db/client.server";
import { quotas } from "~/notetaker/store/intake.server";

const kinds = async () => (await outboxRows()).map(({ kind }) => kind);

describe("stopping", () => {
  test("a recording: the bot leaves, and what it recorded is delivered", async () => {
    const { world, id, bot, act } = await held("recording");
    bot.changes.push({ code: "in_call_recording", subCode: null, at: world.time });
    expect(await act.stop(id)).toEqual(done);
    expect(await theJob()).toMatchObject({ status: "recording", stopRequestedAt: world.time });
    expect(bot.changes.map(({ code }) => code)).toContain("call_ended");

    bot.recordings = [recording(start, world.time)];
    expect(await act.stop(id)).toEqual(doneBefore);
    world.pass(minute);
    await work(world);
    expect((await theJob()).status).toBe("ready");
    expect(await kinds()).toContain("result");
  });

  test("is repeated until the call is over", async () => {
    const { world, id, bot, act } = await held("recording");
    bot.changes.push({ code: "in_call_recording", subCode: null, at: world.time });
    world.provider.fail("leaveCall", refusal("retry"), { lost: refusal("ambiguous") });
    await act.stop(id);
    world.pass(minute);
    await work(world);
    expect(bot.changes.map(({ code }) => code)).toContain("call_ended");
  });

  test("before a recording, with nobody else waiting, is a cancellation", async () => {
    const { id, act } = await held("waiting_room");
    expect(await act.stop(id)).toEqual(done);
    expect((await theJob()).status).toBe("cancelled");
    expect(await kinds()).toContain("cancelled");
  });

  test("while we still take it for not recording: what it recorded is kept", async () => {
    const { world, id, bot, act } = await held("in_call");
    bot.changes.push({ code: "in_call_recording", subCode: null, at: world.time });
    world.pass(20 * minute);
    bot.recordings = [recording(start, world.time)];
    expect(await act.stop(id)).toEqual(done);
    expect(await theJob()).toMatchObject({ stopRequestedAt: world.time });
    expect((await theRequest(id)).cancelledAt).toBeNull();
    world.pass(minute);
    await work(world);
    expect((await theJob()).status).toBe("ready");
    expect(await kinds()).toContain("result");
  });

  test("is told to who was let in and to who has asked, each what it means for them", async () => {
    const { world, id, act } = await held("recording");
    const bob = await person(world, "bob@example.test", start + day);
    await act.share(id, bob);
    await person(world, "carol@example.test", start + day);
    const box = mailbox();
    await send(world);
    const before = sentMails(box).length;
    await act.stop(id);
    expect(await act.stop(id)).toEqual(doneBefore);
    await send(world);
    const told = sentMails(box).slice(before);
    expect(told.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      `bob@example.test: ${stoppedMailWords.subject}`,
      `carol@example.test: ${stoppedMailWords.subject}`,
    ]);
    const textTo = (name: string) => told.find(({ to }) => to.startsWith(name))?.text ?? "";
    expect(textTo("bob")).toContain(stoppedMailWords.recipient.afterwards);
    expect(textTo("carol")).toContain(stoppedMailWords.asker.afterwards);
    expect(textTo("carol")).toContain("Ada (a•••@example.test)");
  });

  test("a bot that is gone while it was told to leave is a removal, not an outage", async () => {
    const { world, id, bot, act } = await held("recording");
    world.provider.fail("leaveCall", refusal("retry"));
    await act.stop(id);
    bot.removed = true;
    world.pass(minute);
    await work(world);
    expect(await theJob()).toMatchObject({ reason: "removed_before_recording" });
  });
});

describe("sending again", () => {
  test("after a failure: a new request, at once, and twice is once", async () => {
    const { world, id, act } = await held("failed");
    const first = await act.sendAgain(id);
    expect(first).toMatchObject({ outcome: "done", changed: true });
    const second = await act.sendAgain(id);
    expect(second).toEqual({ outcome: "done", changed: false, requestId: first.requestId });
    expect(first.requestId).not.toBe(id);
    expect(world.provider.bots).toHaveLength(2);
    expect(await theRequest(first.requestId ?? "")).toMatchObject({
      email: "ada@example.test",
      source: "web",
      wallDate: null,
      timezone: "US/Eastern",
    });
  });

  test("is a question where somebody was quicker", async () => {
    const { world, id, act } = await held("failed");
    await person(world, "bob@example.test", null);
    await act.sendAgain(id);
    expect(world.provider.bots).toHaveLength(2);
  });

  test("counts for the daily quota of the address", async () => {
    const { world, id, act } = await held("failed");
    const key = await mailboxKey(env.siteSecret, "ada@example.test");
    const press = counting([{ kind: "vouched", key }], world.time, sql`true`);
    await runBatch(
      db,
      Array.from({ length: quotas.known }, () => press),
    );
    expect(await act.sendAgain(id)).toEqual({ outcome: "refused", why: "not_possible" });
  });
});
