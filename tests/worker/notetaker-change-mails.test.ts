import { expect, test } from "vitest";
import { booked, calendarIn, set } from "../support/booking-mails";
import { controlsOf, work } from "../support/control";
import { enqueueMessage, send, sentMails } from "../support/delivery";
import { day, minute, start } from "../support/pipeline";

test("the mail about a move says the new time once, and only the last of several", async () => {
  const { box, world, id } = await booked();
  for (const variant of [1, 2]) await enqueueMessage(world, "rescheduled", id, variant);
  await set({ sequence: 2, startsAt: start + 3 * day });
  await send(world);
  await send(world);
  const [mail, ...others] = sentMails(box);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(
    "Your notetaker is rescheduled: Mon, November 23, 2026, 10:00 AM US/Eastern",
  );
  expect(mail?.text).toContain("/notetaker-status?token=");
});

test.each([
  ["10 minutes ahead, of a bot that cannot be stopped in its last 11", 10, 11 * minute, true],
  ["10 minutes ahead, of a bot that can always be stopped", 10, null, false],
  ["12 minutes ahead, of a bot that cannot be stopped in its last 11", 12, 11 * minute, false],
] as const)("a cancellation %s says what may still happen, once", async (...row) => {
  const [, minutes, unstoppableAheadMs, stillComes] = row;
  const { box, world, id } = await booked();
  Object.assign(world.provider, { unstoppableAheadMs });
  const cancelled = { status: "cancelled", sequence: 1, cancelledAt: world.time } as const;
  await set({ ...cancelled, botId: "bot", startsAt: world.time + minutes * minute });
  await enqueueMessage(world, "cancelled", id, 1);
  await send(world);
  await send(world);
  const [mail, ...others] = sentMails(box);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Canceled: your notetaker for Fri, November 20, 2026, 10:1/);
  expect(mail?.text).not.toContain("notetaker-status?token=");
  expect(mail?.text?.includes("may still ask to join")).toBe(stillComes);
  expect(mail?.text?.includes("won't join")).toBe(!stillComes);
});

test("book, move and cancel are one entry of the calendar, each newer than the one before", async () => {
  const { box, world, confirmation, id } = await booked();
  await set({ sequence: 1, startsAt: start + 3 * day });
  await enqueueMessage(world, "rescheduled", id, 1);
  await send(world);
  await set({ status: "cancelled", sequence: 2, cancelledAt: world.time });
  await enqueueMessage(world, "cancelled", id, 2);
  await send(world);

  const files = [confirmation, ...sentMails(box)].map(calendarIn);
  expect(files.map(({ method }) => method)).toEqual(["PUBLISH", "PUBLISH", "CANCEL"]);
  expect(files.map(({ value }) => value("sequence"))).toEqual(["0", "1", "3"]);
  expect(new Set(files.map(({ value }) => value("uid")))).toEqual(new Set([`${id}@localhost`]));
  expect(files.map(({ value }) => value("dtstart"))).toEqual([
    "2026-11-22T15:00:00Z",
    "2026-11-23T15:00:00Z",
    "2026-11-23T15:00:00Z",
  ]);
  expect(files.map(({ value }) => value("status"))).toEqual([
    "CONFIRMED",
    "CONFIRMED",
    "CANCELLED",
  ]);
  for (const { filename, type, content } of files) {
    expect([filename, type]).toEqual(["notetaker.ics", "text/calendar"]);
    expect(new TextDecoder().decode(content)).not.toContain("token=");
  }
});

test.each([
  ["ahead", ["CANCEL"], start + 2 * day],
  ["over", [], start - day],
])("deleting a meeting that is %s mails calendar files %j", async (_when, methods, startsAt) => {
  const { box, world, confirmation, id } = await booked();
  await set({ startsAt });
  await controlsOf(world).delete(id);
  world.pass(10 * minute);
  await work(world);
  await send(world);
  const files = sentMails(box).filter(({ attachments = [] }) => attachments.length > 0);
  expect(files.map((mail) => calendarIn(mail).method)).toEqual(methods);
  expect(sentMails(box).at(-1)?.subject).toBe("Deleted: your meeting notes");
  const [file] = files.map(calendarIn);
  if (!file) return;
  expect(file.value("uid")).toBe(calendarIn(confirmation).value("uid"));
  expect([file.value("sequence"), file.value("status")]).toEqual(["1", "CANCELLED"]);
  expect(new TextDecoder().decode(file.content)).not.toMatch(/token=|abc-defg-hij/);
});
