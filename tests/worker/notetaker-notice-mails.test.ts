import { describe, expect, test, vi } from "vitest";
import { quiet, set } from "../support/booking-mails";
import { enqueueMessage, send, sentMails } from "../support/delivery";
import { day, env, start, theNotetaker } from "../support/pipeline";
import { names } from "~/config/names";

describe("the mail about a bot at the door", () => {
  test("is urgent, says exactly what to press and how long there is, and goes out once", async () => {
    const { box, world, id } = await quiet();
    await set({ status: "waiting_room" });
    await enqueueMessage(world, "waiting", id);
    await enqueueMessage(world, "waiting", id);
    await send(world);
    await send(world);
    const [mail, ...others] = sentMails(box);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Urgent: /);
    expect(mail?.headers).toMatchObject({
      "Auto-Submitted": "auto-generated",
      Importance: "high",
    });
    expect(mail?.text).toMatch(
      /1\. Open People .*\n2\. .*“With potential risks”\.\n3\. .*three dots.*\n4\. Choose “Admit”\./,
    );
    expect(mail?.text).toContain("10 minutes at most");
    expect(mail?.text, "the name in the lobby").toContain(
      `${names.notetakerName} · a•••@example.test`,
    );
    expect(mail?.text).toContain("/notetaker-status?token=");
  });
});

describe("the mail about a participant's objection", () => {
  test("goes out while it is being deleted and after, without a personal link", async () => {
    const { box, world, id } = await quiet();
    await set({ status: "cancelled", reason: "opted_out", deleteRequestedAt: 1 });
    await enqueueMessage(world, "opted_out", id);
    await send(world);
    await send(world);
    const [mail, ...others] = sentMails(box);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Stopped by a participant: your meeting on Sun, November 22/);
    expect(mail?.text).not.toContain("notetaker-status?token=");
    expect(await theNotetaker()).toMatchObject({ email: "ada@example.test" });
  });

  test("takes the address along once everything else is gone", async () => {
    const { box, world, id } = await quiet();
    await set({ status: "deleted", reason: "opted_out", deletedAt: 1, name: null });
    await enqueueMessage(world, "opted_out", id);
    await send(world);
    expect(sentMails(box)[0]?.text).toMatch(/^Hello,\n/);
    expect(await theNotetaker()).toMatchObject({ email: null, timezone: null });
  });
});

describe("the receipt of a deletion", () => {
  async function gone() {
    const deleted = await quiet();
    const gone = { meetingCode: null, deletedAt: start + 3 * day, name: null };
    await set({ status: "deleted", ...gone });
    await enqueueMessage(deleted.world, "deleted", deleted.id);
    return deleted;
  }

  test("says what went, where and when, once; then the address is gone too", async () => {
    const { box, world } = await gone();
    await send(world);
    await send(world);
    const [mail, ...others] = sentMails(box);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "ada@example.test", subject: "Deleted: your meeting notes" });
    expect(mail?.text).toContain("Meeting: Sun, November 22, 2026, 10:00 AM US/Eastern");
    expect(mail?.text).toContain("Deleted on: Mon, November 23, 2026, 10:00 AM US/Eastern");
    expect(mail?.text).toContain("at our recording service");
    expect(mail?.text).not.toContain("token=");
    expect(await theNotetaker()).toMatchObject({ email: null, timezone: null });
  });

  test.each([
    ["E_RECIPIENT_SUPPRESSED", null],
    ["E_RATE_LIMIT_EXCEEDED", "ada@example.test"],
  ])("when the mail service says %s the address is %s", async (code, email) => {
    const { world } = await gone();
    vi.spyOn(env.email, "send").mockRejectedValue(Object.assign(new Error("no"), { code }));
    await send(world);
    expect(await theNotetaker()).toMatchObject({ email });
  });

  test("is not sent before it is done", async () => {
    const { box, world, id } = await quiet();
    await set({ status: "cancelled", deleteRequestedAt: 1 });
    await enqueueMessage(world, "deleted", id);
    await send(world);
    expect(box).not.toHaveBeenCalled();
    expect(await theNotetaker()).toMatchObject({ email: "ada@example.test" });
  });
});
