import { expect, test, vi } from "vitest";
import { bookedWithoutMail, set } from "../support/booking-mails";
import { enqueueMessage, send, sentMails } from "../support/delivery";
import { day, env, start, theNotetaker } from "../support/pipeline";
import { names } from "~/config/names";

type Booked = Awaited<ReturnType<typeof bookedWithoutMail>>;

async function sendTwice({ world, box }: Booked) {
  await send(world);
  await send(world);
  const mails = sentMails(box);
  expect(mails).toHaveLength(1);
  return mails[0];
}

test("the mail about a bot in the lobby is urgent, says what to press, and goes out once", async () => {
  const site = await bookedWithoutMail();
  await set({ status: "waiting_room" });
  for (let nth = 0; nth < 2; nth += 1) await enqueueMessage(site.world, "waiting", site.id);
  const mail = await sendTwice(site);
  expect(mail?.subject).toMatch(/^Urgent: /);
  expect(mail?.headers).toMatchObject({ "Auto-Submitted": "auto-generated", Importance: "high" });
  expect(mail?.text).toMatch(
    /1\. Open People .*\n2\. .*“With potential risks”\.\n3\. .*three dots.*\n4\. Choose “Admit”\./,
  );
  expect(mail?.text).toContain("10 minutes at most");
  expect(mail?.text).toContain(`${names.notetakerName} · a•••@example.test`);
  expect(mail?.text).toContain("/notetaker-status?token=");
});

test("the mail about an objection has no personal link; after the deletion it is the last use of the address", async () => {
  const site = await bookedWithoutMail();
  await set({ status: "cancelled", reason: "opted_out", deleteRequestedAt: 1 });
  await enqueueMessage(site.world, "opted_out", site.id);
  const mail = await sendTwice(site);
  expect(mail?.subject).toMatch(/^Stopped by a participant: your meeting on Sun, November 22/);
  expect(mail?.text).not.toContain("notetaker-status?token=");
  expect(await theNotetaker()).toMatchObject({ email: "ada@example.test" });

  await set({ status: "deleted", deletedAt: 1, name: null });
  await enqueueMessage(site.world, "opted_out", site.id, "again");
  await send(site.world);
  expect(sentMails(site.box)[1]?.text).toMatch(/^Hello,\n/);
  expect(await theNotetaker()).toMatchObject({ email: null, timezone: null });
});

async function erased(): Promise<Booked> {
  const site = await bookedWithoutMail();
  const deletedAt = start + 3 * day;
  await set({ status: "deleted", meetingCode: null, deletedAt, name: null });
  await enqueueMessage(site.world, "deleted", site.id);
  return site;
}

test("the receipt of a deletion says what was deleted, where and when; then the address is erased", async () => {
  const mail = await sendTwice(await erased());
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
])("when the mail service answers the receipt with %s, the address is %s", async (code, email) => {
  const { world } = await erased();
  vi.spyOn(env.email, "send").mockRejectedValue(Object.assign(new Error("no"), { code }));
  await send(world);
  expect(await theNotetaker()).toMatchObject({ email });
});
