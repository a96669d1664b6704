import { describe, expect, test } from "vitest";
import { booked, calendarIn, set } from "../support/booking-mails";
import { enqueueMessage, mailbox, send, sentMails, tokenIn } from "../support/delivery";
import { ask, createWorld, day, db, hour, scheduledAt, start } from "../support/pipeline";
import { findByToken } from "~/notetaker/store/tokens.server";

describe("the confirmation mail", () => {
  test("goes once to each person who booked ahead, with what the host has to do", async () => {
    const box = mailbox();
    const world = createWorld();
    await ask(world, scheduledAt(start + day));
    const other = { ...scheduledAt(start + day), meetingCode: "xyz-abcd-xyz" };
    await ask(world, { ...other, email: "bob@example.test" });
    await send(world);
    await send(world);
    const mails = sentMails(box).filter(({ subject }) => subject.startsWith("Your notetaker is"));
    expect(mails.map(({ to }) => to).sort()).toEqual(["ada@example.test", "bob@example.test"]);
    expect(mails[0]?.subject).toBe(
      "Your notetaker is booked: Sat, November 21, 2026, 10:00 AM US/Eastern",
    );
    expect(mails[0]?.text).toContain("With potential risks");
    expect(mails[0]?.html).toContain('href="https://meet.google.com/abc-defg-hij"');
    expect(mails[0]?.text).toContain("http://localhost:8787/notetaker-status?token=");
    const found = await findByToken(db, tokenIn(mails[0]?.text ?? ""));
    expect(found).toMatchObject({ kind: "personal", notetaker: { email: "ada@example.test" } });
  });

  test.each([
    ["US/Eastern", Date.UTC(2027, 2, 14, 7, 30), "Sun, March 14, 2027, 3:30 AM US/Eastern"],
    ["Asia/Kolkata", Date.UTC(2027, 0, 5, 0, 0), "Tue, January 5, 2027, 5:30 AM Asia/Kolkata"],
  ])("in %s at %i says %s", async (timezone, startsAt, when) => {
    const box = mailbox();
    const world = createWorld();
    await ask(world, { ...scheduledAt(startsAt), timezone });
    await send(world);
    const [mail] = sentMails(box);
    expect(mail?.subject).toBe(`Your notetaker is booked: ${when}`);
    expect(mail?.text).toContain(`When: ${when}\n`);
    const instant = `${new Date(startsAt).toISOString().slice(0, 19)}Z`;
    expect(calendarIn(mail).value("dtstart")).toBe(instant);
  });

  test("of a meeting that runs now says that it is on its way, without a date or a file", async () => {
    const box = mailbox();
    const world = createWorld();
    await ask(world);
    await send(world);
    const [mail, ...others] = sentMails(box);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Your notetaker is on its way");
    expect(mail?.text).toContain("With potential risks");
    expect(mail?.text).toContain("/notetaker-status?token=");
    expect(mail?.text).not.toContain("2026");
    expect(mail?.attachments).toBeUndefined();
  });

  test("to the sender of a calendar invite has no file: the event is in their calendar", async () => {
    const box = mailbox();
    const world = createWorld();
    await ask(world, scheduledAt(start + day));
    await set({ source: "invite" });
    await send(world);
    const [mail] = sentMails(box);
    expect(mail?.subject).toContain("is booked");
    expect(mail?.attachments).toBeUndefined();
    expect(mail?.text).not.toContain("calendar file");
  });
});

describe("the reminder", () => {
  test("goes out an hour before a meeting booked more than a day ahead, once", async () => {
    const box = mailbox();
    const world = createWorld();
    await ask(world, scheduledAt(start + 2 * day));
    await send(world);
    box.mockClear();
    world.pass(2 * day - hour - 1);
    await send(world);
    expect(box).not.toHaveBeenCalled();
    world.pass(1);
    await send(world);
    await send(world);
    const [mail, ...others] = sentMails(box);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(
      "Reminder: your notetaker joins Sun, November 22, 2026, 10:00 AM US/Eastern",
    );
    expect(mail?.text).toContain("/notetaker-status?token=");
    expect(mail?.text).toContain("With potential risks");
  });

  test.each([
    ["a day", start + day],
    ["an hour", start + hour],
  ])("is not sent for a meeting booked %s ahead", async (_ahead, startsAt) => {
    const { box, world } = await booked(startsAt);
    world.time = startsAt - hour;
    await send(world);
    expect(box).not.toHaveBeenCalled();
  });

  test("moves with the meeting: only the reminder of the last time is sent", async () => {
    const { box, world, id } = await booked();
    await enqueueMessage(world, "reminder", id, 0);
    await enqueueMessage(world, "reminder", id, 1);
    await set({ sequence: 1, startsAt: start + 3 * day });
    await send(world);
    expect(sentMails(box)).toHaveLength(1);
    expect(sentMails(box)[0]?.subject).toContain("Mon, November 23, 2026");
  });
});
