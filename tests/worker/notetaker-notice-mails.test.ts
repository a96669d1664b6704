import { describe, expect, test, vi } from "vitest";
import { quiet, setJob, setRequest } from "../support/booking-mails";
import { fileMessage, send, sentMails, theRequest } from "../support/delivery";
import { day, env, start } from "../support/pipeline";
import type { Job, NotetakerRequest } from "~/notetaker/job";
import type { Status } from "~/notetaker/status";

describe("the mail about a bot at the door", () => {
  test("is urgent, says exactly what to press and how long there is, and goes out once", async () => {
    const { box, world, request } = await quiet();
    await setJob({ status: "waiting_room" });
    await fileMessage(world, "waiting", request.id);
    await fileMessage(world, "waiting", request.id);
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
    expect(mail?.text).toContain("/notetaker-status?token=");
  });

  const over: Status[] = ["requested", "in_call", "recording", "failed", "cancelled", "ready"];
  test.each(over)("is dropped once the job is %s", async (status) => {
    const { box, world, request } = await quiet();
    await setJob({ status });
    await fileMessage(world, "waiting", request.id);
    await send(world);
    expect(box).not.toHaveBeenCalled();
  });

  test("is dropped once the bot was told to leave", async () => {
    const { box, world, request } = await quiet();
    await setJob({ status: "waiting_room", stopRequestedAt: 1 });
    await fileMessage(world, "waiting", request.id);
    await send(world);
    expect(box).not.toHaveBeenCalled();
  });
});

describe("the mail about a participant's wish", () => {
  test("goes out while it is being deleted and after, without a personal link", async () => {
    const { box, world, request } = await quiet();
    await setJob({ status: "cancelled", reason: "opted_out", deleteRequestedAt: 1 });
    await fileMessage(world, "opted_out", request.id);
    await send(world);
    await send(world);
    const [mail, ...others] = sentMails(box);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Stopped by a participant: your meeting on Sun, November 22/);
    expect(mail?.text).not.toContain("notetaker-status?token=");
    expect(await theRequest()).toMatchObject({ email: "ada@example.test" });
  });

  test("takes the address along once everything else is gone", async () => {
    const { box, world, request } = await quiet();
    await setJob({ status: "deleted", reason: "opted_out", deletedAt: 1 });
    await setRequest({ name: null });
    await fileMessage(world, "opted_out", request.id);
    await send(world);
    expect(sentMails(box)[0]?.text).toMatch(/^Hello,\n/);
    expect(await theRequest()).toMatchObject({ email: null, timezone: null });
  });

  test.each<[string, Partial<Job>, Partial<NotetakerRequest>]>([
    ["nobody opted out", { reason: null }, { cancelledAt: null }],
    ["who asked had cancelled before", { reason: "opted_out" }, { cancelledAt: 1 }],
  ])("is dropped when %s", async (_what, job, request) => {
    const {
      box,
      world,
      request: { id },
    } = await quiet();
    await setJob(job);
    await setRequest(request);
    await fileMessage(world, "opted_out", id);
    await send(world);
    expect(box).not.toHaveBeenCalled();
  });
});

describe("the receipt of a deletion", () => {
  async function gone() {
    const deleted = await quiet();
    await setJob({ status: "deleted", meetingCode: null, deletedAt: start + 3 * day });
    await setRequest({ name: null });
    await fileMessage(deleted.world, "deleted", deleted.request.id);
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
    expect(await theRequest()).toMatchObject({ email: null, timezone: null });
  });

  test("of one person's part tells that the recording stays for others", async () => {
    const { box, world, request } = await quiet();
    await setRequest({ standing: "left", deletedAt: start + day, name: null });
    await fileMessage(world, "deleted", request.id);
    await send(world);
    expect(sentMails(box)[0]?.text).toContain("stays until its own deletion date");
    expect(await theRequest()).toMatchObject({ email: null });
  });

  test.each([
    ["E_RECIPIENT_SUPPRESSED", null],
    ["E_RATE_LIMIT_EXCEEDED", "ada@example.test"],
  ])("when the mail service says %s the address is %s", async (code, email) => {
    const { world } = await gone();
    vi.spyOn(env.email, "send").mockRejectedValue(Object.assign(new Error("no"), { code }));
    await send(world);
    expect(await theRequest()).toMatchObject({ email });
  });

  test("is not sent before it is done", async () => {
    const { box, world, request } = await quiet();
    await setJob({ status: "cancelled", deleteRequestedAt: 1 });
    await fileMessage(world, "deleted", request.id);
    await send(world);
    expect(box).not.toHaveBeenCalled();
    expect(await theRequest()).toMatchObject({ email: "ada@example.test" });
  });
});
