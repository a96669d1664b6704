import { describe, expect, test } from "vitest";
import { inviteMail, type Parts, vevent } from "../support/invite-mail";
import { answers, inviteRows, post, times } from "../support/invites";
import { allNotetakers, emptyTables, env, minute, start } from "../support/pipeline";
import { linkOf, openSite, type OpenSite } from "../support/visitors";

/** The owner of a meeting whose invite another mailbox may have sent. */

const booking = "Booking <noreply@booking.example>";
const byBooking: Parts = { from: booking, head: "Reply-To: ida@firm.example" };
const meeting = "2026-12-10T13:00";
const zoom = "LOCATION:https://zoom.us/j/123456789";
const elsewhere = vevent({
  start: "DTSTART:20261217T130000Z",
  event: "RECURRENCE-ID:20261217T130000Z",
  link: "LOCATION:https://meet.google.com/evi-lmee-tin",
});
const statuses = async () => (await allNotetakers()).map(({ status }) => status);
const mailsOf = (site: OpenSite) => site.mails().map((mail) => `${mail.to}: ${mail.subject}`);
const subject = "Did you invite the notetaker?";

async function confirm(site: OpenSite): Promise<void> {
  const mail = site.mails().find((one) => one.subject === subject);
  expect((await site.press(linkOf(mail), "confirm")).status).toBe(303);
}

test.each<[string, Parts]>([
  ["no organizer", { organizer: "X-NO:organizer" }],
  ["the notetaker as its organizer", { organizer: "ORGANIZER:mailto:notes@larkfield.example" }],
  ["a meeting that we cannot join", { link: zoom }],
  ["a series that leads to another meeting later", { event: "RRULE:FREQ=WEEKLY", more: elsewhere }],
  ["a cancellation of an unknown meeting", { method: "CANCEL", mime: "CANCEL" }],
])("an invite for another person with %s causes no mail", async (_what, parts) => {
  const site = openSite(start);
  await post(site.world, inviteMail({ ...byBooking, ...parts }));
  await site.tick();
  expect([mailsOf(site), await allNotetakers(), await inviteRows()]).toEqual([[], [], []]);
});

test.each<[string, Parts]>([
  ["not_organizer", { from: "Bo <bo@firm.example>", link: zoom }],
  ["no_organizer", { organizer: "X-NO:organizer" }],
])("the sender of an invite that no one can confirm is answered: %s", async (why, parts) => {
  const site = openSite(start);
  await post(site.world, inviteMail(parts));
  expect(await answers()).toEqual([why]);
});

describe("a booked meeting", () => {
  const later: Parts = { event: "SEQUENCE:5", start: "DTSTART:20261211T150000Z" };
  const off: Parts = { event: "SEQUENCE:9", method: "CANCEL", mime: "CANCEL" };

  test.each<[string, Parts]>([
    ["a booking tool's other customer", byBooking],
    ["another person's mailbox", { from: "Eve <eve@evil.example>" }],
    ["a colleague", { from: "Bo <bo@firm.example>" }],
    ["a mail in her name without proof", { auth: "none" }],
  ])("is not changed by %s, and the owner is notified", async (_what, parts) => {
    const site = openSite(start);
    await post(site.world, inviteMail());
    for (const change of [later, off]) await post(site.world, inviteMail({ ...change, ...parts }));
    expect([await times(), await answers()]).toEqual([[meeting], ["unproven_change"]]);
  });

  test("after the organizer's confirmation is changed only by her own mails", async () => {
    const site = openSite(start);
    for (const mail of [byBooking, byBooking]) await post(site.world, inviteMail(mail));
    await site.tick();
    expect(mailsOf(site)).toEqual([`ida@firm.example: ${subject}`]);
    expect([await statuses(), site.world.provider.bots]).toEqual([["pending_confirmation"], []]);
    await confirm(site);
    await post(site.world, inviteMail({ ...byBooking, ...off }));
    await site.tick();
    expect(await times()).toEqual([meeting]);
    expect(await answers()).toContain("unproven_change");
    expect(site.mails().map((mail) => mail.to)).not.toContain("noreply@booking.example");

    // Even with a lower SEQUENCE than the one that the booking tool made up.
    await post(site.world, inviteMail({ start: "DTSTART:20261211T150000Z" }));
    expect(await times()).toEqual(["2026-12-11T15:00"]);
    await post(site.world, inviteMail({ ...off, start: "DTSTART:20261211T150000Z" }));
    expect(await times()).toEqual(["2026-12-11T15:00 off"]);
    expect((await inviteRows()).filter(({ booking: one }) => one !== null)).toHaveLength(0);
  });

  test("needs no confirmation once the organizer sends the invite", async () => {
    const site = openSite(start);
    await post(site.world, inviteMail({ ...byBooking, ...later, event: "SEQUENCE:99" }));
    await site.tick();
    expect(await statuses()).toEqual(["pending_confirmation"]);
    const [asked] = site.mails();
    await post(site.world, inviteMail());
    await site.press(linkOf(asked), "confirm");
    await site.tick();
    expect(await statuses()).toEqual(["deleted", "requested"]);
    expect((await times()).at(-1)).toBe(meeting);
  });

  const live = async () =>
    (await allNotetakers()).flatMap(({ deleteRequestedAt, startsAt }) =>
      deleteRequestedAt === null ? [new Date(startsAt).toISOString().slice(0, 16)] : [],
    );

  test("is booked once, wherever the Worker dies while it stores the organizer's mail", async () => {
    for (let calls = 0, hasDied = true; hasDied; calls += 1) {
      await emptyTables();
      const site = openSite(start);
      await post(site.world, inviteMail(byBooking));
      await site.tick();
      const own = inviteMail();
      const dying = { env: { ...env, db: dyingAfter(calls) } };
      hasDied = await post(site.world, own, dying).then(
        () => false,
        () => true,
      );
      site.world.pass(2 * minute);
      if (hasDied) await post(site.world, own);
      await site.tick();
      expect(await live(), `dead after ${calls} calls`).toEqual([meeting]);
    }
  });

  test("is booked once if the organizer confirms it and moves it while her mail is stored", async () => {
    const site = openSite(start);
    await post(site.world, inviteMail(byBooking));
    await site.tick();
    const db = beforeFirstBatch(async () => {
      await confirm(site);
      await post(site.world, inviteMail(later));
    });
    await post(site.world, inviteMail(), { env: { ...env, db } });
    await site.tick();
    expect(await live()).toEqual(["2026-12-11T15:00"]);
  });
});

/** A database that fails for good after this number of calls. */
function dyingAfter(calls: number): D1Database {
  let left = calls;
  const live = () => {
    if (left === 0) throw new Error("the isolate died");
    left -= 1;
    return env.db;
  };
  return {
    prepare: (query: string) => live().prepare(query),
    batch: async (statements: D1PreparedStatement[]) => live().batch(statements),
  } as Partial<D1Database> as D1Database;
}

function beforeFirstBatch(act: () => Promise<void>): D1Database {
  let before = act;
  return {
    prepare: (query: string) => env.db.prepare(query),
    async batch(statements: D1PreparedStatement[]) {
      const first = before;
      before = () => Promise.resolve();
      await first();
      return env.db.batch(statements);
    },
  } as Partial<D1Database> as D1Database;
}
