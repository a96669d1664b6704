import { describe, expect, test } from "vitest";
import { ida, inviteMail, type Parts } from "../support/invite-mail";
import { answers, inviteRows, post, times } from "../support/invites";
import { hour, allNotetakers, outboxRows, start } from "../support/pipeline";
import { linkOf, openSite, type OpenSite } from "../support/visitors";

/** The owner of a meeting whose invite another mailbox may have sent. */

const booking = "Booking <noreply@booking.example>";
const byBooking: Parts = { from: booking, head: "Reply-To: ida@firm.example" };
const meeting = "2026-12-10T13:00";
const statuses = async () => (await allNotetakers()).map(({ status }) => status);
const to = (site: OpenSite) => site.mails().map((mail) => `${mail.to}: ${mail.subject}`);
const subject = "Did you invite the notetaker?";
const question = `ida@firm.example: ${subject}`;

async function confirm(site: OpenSite): Promise<void> {
  const mail = site.mails().find((one) => one.subject === subject);
  expect((await site.press(linkOf(mail), "confirm")).status).toBe(303);
}

describe("sent for somebody else", () => {
  test.each<[string, Parts]>([
    ["a booking tool", byBooking],
    ["a room", { from: "Room 3 <room3@firm.example>" }],
    ["a ticket system", { from: "Support <support@desk.example>", head: "X-Ticket: 1" }],
    [
      "a list",
      { from: "Ida via Team <team@lists.example>", head: "List-Id: <team.lists.example>" },
    ],
    [
      "an assistant",
      {
        from: "Bo <bo@firm.example>",
        organizer: 'ORGANIZER;SENT-BY="mailto:bo@firm.example":mailto:ida@firm.example',
      },
    ],
    ["somebody whom nobody vouches for", { from: booking, auth: "none" }],
    [
      "Google's servers, for a domain that is another's",
      {
        from: "Eve <eve@studio.example>",
        auth: "none",
        head: "Sender: calendar-notification@google.com",
      },
    ],
  ])("by %s: nothing is booked, the organizer is asked once", async (_what, parts) => {
    const site = openSite(start);
    await post(site.world, inviteMail(parts));
    await post(site.world, inviteMail(parts));
    await site.tick();
    expect(to(site)).toEqual([question]);
    expect([await statuses(), site.world.provider.bots]).toEqual([["pending_confirmation"], []]);
    await confirm(site);
    await site.tick();
    expect(await statuses()).toEqual(["scheduled"]);
    expect(site.mails().every((mail) => mail.to === "ida@firm.example")).toBe(true);
  });

  test.each<[string, Parts]>([
    ["no organizer", { organizer: "X-NO:organizer" }],
    ["an organizer that is no address", { organizer: "ORGANIZER:urn:uuid:1" }],
    ["the notetaker as its organizer", { organizer: "ORGANIZER:mailto:notes@larkfield.example" }],
    ["a meeting that we cannot join", { link: "LOCATION:https://zoom.us/j/123456789" }],
    ["a cancellation of what we never heard of", { method: "CANCEL", mime: "CANCEL" }],
  ])("with %s: nobody is written to", async (_what, parts) => {
    const site = openSite(start);
    await post(site.world, inviteMail({ ...byBooking, ...parts }));
    await site.tick();
    expect([to(site), await statuses(), site.world.provider.bots]).toEqual([[], [], []]);
  });

  test("a person who sends what is another's is told so", async () => {
    const site = openSite(start);
    const link = "LOCATION:https://zoom.us/j/123456789";
    await post(site.world, inviteMail({ from: "Bo <bo@firm.example>", link }));
    expect(await answers()).toEqual(["not_organizer"]);
  });
});

describe("sent by the organizer", () => {
  test.each<[string, Parts]>([
    ["in another case", { from: "Ida <IDA@Firm.Example>" }],
    ["with a tag", { from: "Ida <ida+work@firm.example>" }],
    [
      "in another spelling of a domain",
      {
        from: "Ida <ida@xn--mnchen-3ya.example>",
        organizer: "ORGANIZER:mailto:ida@münchen.example",
      },
    ],
    [
      "a shared mailbox",
      {
        from: "Sales <sales@firm.example>",
        head: "Sender: ida@firm.example",
        organizer: "ORGANIZER:mailto:sales@firm.example",
      },
    ],
    [
      "with EMAIL beside a number (RFC 7986 6.2)",
      {
        organizer: "ORGANIZER;EMAIL=ida@firm.example:mailto:2_GEYTM@imip.example",
      },
    ],
    [
      "an address with an ampersand",
      {
        from: "O <o&leary@firm.example>",
        organizer: "ORGANIZER:mailto:o&leary@firm.example",
      },
    ],
  ])("%s: booked at once", async (_what, parts) => {
    const site = openSite(start);
    await post(site.world, inviteMail(parts));
    expect(await times()).toEqual([meeting]);
  });
});

describe("what was booked", () => {
  const later: Parts = { event: "SEQUENCE:5", start: "DTSTART:20261211T150000Z" };
  const off: Parts = { event: "SEQUENCE:9", method: "CANCEL", mime: "CANCEL" };

  test.each<[string, Parts]>([
    ["a booking tool's other customer", byBooking],
    ["somebody else's mailbox", { from: "Eve <eve@evil.example>" }],
    ["a colleague", { from: "Bo <bo@firm.example>" }],
    [
      "somebody who names themselves as its organizer",
      {
        from: "Eve <eve@evil.example>",
        organizer: "ORGANIZER:mailto:eve@evil.example",
      },
    ],
  ])("is neither moved nor cancelled by %s", async (_what, parts) => {
    const site = openSite(start);
    await post(site.world, inviteMail());
    for (const change of [later, off]) await post(site.world, inviteMail({ ...change, ...parts }));
    expect((await times())[0]).toBe(meeting);
    const isHers = !_what.includes("names themselves");
    const told = (await answers()).filter((one) => one === "unproven_change");
    expect(told, "its owner is told").toEqual(isHers ? ["unproven_change"] : []);
  });

  test("and confirmed is moved and cancelled by the person's own mail alone", async () => {
    const site = openSite(start);
    await post(site.world, inviteMail(byBooking));
    await site.tick();
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

  test("is not asked about any more once the person sends the invite herself", async () => {
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

  test("is cancelled by the organizer's cancellation that names nobody", async () => {
    const site = openSite(start);
    await post(site.world, inviteMail());
    await post(site.world, inviteMail({ ...off, organizer: "X-NO:organizer" }));
    expect(await times()).toEqual([`${meeting} off`]);
  });

  test("in one mail under two names is believed of neither", async () => {
    const site = openSite(start);
    const other = inviteMail({
      from: ida,
      event: "RRULE:FREQ=DAILY",
      more: inviteMail({
        organizer: "ORGANIZER:mailto:bo@firm.example",
        event: "RECURRENCE-ID:20261211T130000Z",
      }).raw.replace(/[\s\S]*(BEGIN:VEVENT[\s\S]*END:VEVENT)[\s\S]*/, "$1"),
    });
    await post(site.world, other);
    expect([await times(), await answers()]).toEqual([[], ["no_organizer"]]);
  });
});

test("the owner of a mailbox is told of strangers' changes once a day and meeting", async () => {
  const site = openSite(start);
  await post(site.world, inviteMail());
  for (let nth = 1; nth <= 20; nth += 1) {
    site.world.pass(hour / 10);
    await post(
      site.world,
      inviteMail({ ...byBooking, event: `SEQUENCE:${nth}`, method: "CANCEL" }),
    );
  }
  const told = (await outboxRows()).filter(({ kind }) => kind === "invite_unread");
  expect(told).toHaveLength(1);
});
