import { describe, expect, test } from "vitest";
import { answers, inviteMail, meetingCodes, times } from "../support/invite-mail";
import { beginSilent, post, sendAll } from "../support/invites";
import { mailbox, sentMails } from "../support/delivery";
import { createWorld } from "../support/pipeline";

/** Which version is newer, what asks for us, and where the link stands. */

beginSilent();

type Parts = NonNullable<Parameters<typeof inviteMail>[0]>;

async function after(...mails: Parts[]) {
  const world = createWorld();
  for (const parts of mails) await post(world, inviteMail(parts));
  return { world, times: await times(), answers: await answers() };
}

const later = "DTSTART:20261210T150000Z";
const [old, moved] = ["2026-12-10T13:00", "2026-12-10T15:00"];

// RFC 5546 2.1.5 (https://www.rfc-editor.org/rfc/rfc5546#section-2.1.5), LAST-MODIFIED and Date after that.
describe("the newer of two versions", () => {
  test.each<[string, Parts, Parts, string]>([
    [
      "SEQUENCE",
      { event: "SEQUENCE:1" },
      { event: "SEQUENCE:2", stamp: "DTSTAMP:20261101T090000Z" },
      moved,
    ],
    [
      "SEQUENCE, lower",
      { event: "SEQUENCE:2" },
      { event: "SEQUENCE:1", stamp: "DTSTAMP:20261120T090000Z" },
      old,
    ],
    ["DTSTAMP", {}, { stamp: "DTSTAMP:20261119T090001Z" }, moved],
    [
      "DTSTAMP, lower",
      {},
      { stamp: "DTSTAMP:20261118T090000Z", event: "LAST-MODIFIED:20261120T090000Z" },
      old,
    ],
    [
      "DTSTAMP without Z",
      { stamp: "DTSTAMP:20261119T090000" },
      { stamp: "DTSTAMP:20261119T100000" },
      moved,
    ],
    ["DTSTAMP in a zone", {}, { stamp: "DTSTAMP;TZID=Europe/Paris:20261119T103000" }, moved],
    [
      "LAST-MODIFIED",
      { event: "LAST-MODIFIED:20261119T090000Z" },
      { event: "LAST-MODIFIED:20261119T100000Z" },
      moved,
    ],
    [
      "LAST-MODIFIED, lower",
      { event: "LAST-MODIFIED:20261119T090000Z" },
      { event: "LAST-MODIFIED:20261119T080000Z", date: "Fri, 20 Nov 2026 09:00:00 +0000" },
      old,
    ],
    ["Date of the mail", {}, { date: "Thu, 19 Nov 2026 09:00:01 +0000" }, moved],
    ["Date of the mail, lower", {}, { date: "Thu, 19 Nov 2026 08:00:00 +0000" }, old],
    [
      "Date where only one was modified",
      {},
      { event: "LAST-MODIFIED:20261118T090000Z", date: "Fri, 20 Nov 2026 09:00:00 +0000" },
      moved,
    ],
  ])("%s", async (_what, first, second, when) => {
    const end = await after(first, { ...second, start: later });
    expect([end.times, end.answers]).toEqual([[when], []]);
  });

  test("is nobody's guess where all are equal and the contents are not", async () => {
    const end = await after({}, { start: later });
    expect([end.times, end.answers]).toEqual([[old], ["unclear_version"]]);
  });

  test("does not matter where the contents are equal", async () => {
    const end = await after({}, {}, {});
    expect([end.times, end.answers]).toEqual([[old], []]);
  });
});

// RFC 5546 1.4 and 3.2 (https://www.rfc-editor.org/rfc/rfc5546#section-3.2).
describe("a request is plainly one to us", () => {
  const none = { mime: "", method: "" };
  const noGuests = { guest: "X-GUEST:none" };
  test.each<[string, Parts]>([
    ["METHOD in the event", { ...none, event: "METHOD:REQUEST" }],
    ["without a METHOD", none],
    ["PUBLISH", { mime: "PUBLISH", method: "PUBLISH" }],
    ["REQUEST around PUBLISH", { mime: "REQUEST", method: "PUBLISH" }],
    ["PUBLISH around REQUEST", { mime: "PUBLISH", method: "REQUEST" }],
    ["ADD", { mime: "ADD", method: "ADD" }],
    ["without a METHOD or guests, to us alone", { ...none, ...noGuests }],
    ["PUBLISH without guests, to us alone", { mime: "PUBLISH", method: "PUBLISH", ...noGuests }],
    ["lower case", { mime: "request", method: "request" }],
  ])("%s", async (_what, parts) => {
    const end = await after(parts);
    expect([end.times, end.answers]).toEqual([[old], []]);
  });

  const others = "notes@larkfield.example, somebody@firm.example";
  test.each<[string, Parts, string]>([
    [
      "PUBLISH without guests, to others as well",
      { mime: "", method: "PUBLISH", ...noGuests, to: others },
      "not_invited",
    ],
    [
      "no METHOD, other guests, others told",
      { ...none, guest: "ATTENDEE:mailto:x@firm.example", to: others },
      "not_invited",
    ],
    ["COUNTER", { mime: "COUNTER", method: "COUNTER" }, "not_a_request"],
    ["REFRESH", { mime: "REFRESH", method: "REFRESH" }, "not_a_request"],
    ["DECLINECOUNTER", { mime: "DECLINECOUNTER", method: "DECLINECOUNTER" }, "not_a_request"],
    ["what nobody has heard of", { mime: "X", method: "X" }, "not_a_request"],
    ["over already", { start: "DTSTART:20261110T130000Z" }, "past"],
    ["without a UID", { uid: "X-UID:1" }, "no_uid"],
    ["without an organizer", { organizer: "X-ORGANIZER:none" }, "no_organizer"],
  ])("%s: not booked, but answered", async (_what, parts, why) => {
    const end = await after(parts);
    expect([end.times, end.answers]).toEqual([[], [why]]);
  });

  test("a calendar without an event is answered", async () => {
    const world = createWorld();
    const raw = inviteMail().raw.replaceAll("VEVENT", "VTODO");
    await post(world, { raw });
    expect(await answers()).toEqual(["invite_missing"]);
  });

  test("an answer of somebody's calendar is automatic: silence", async () => {
    const end = await after({ mime: "REPLY", method: "REPLY" });
    expect([end.times, end.answers]).toEqual([[], []]);
  });

  test("ADD adds to a series and takes nothing from it", async () => {
    const weekly = { event: "RRULE:FREQ=WEEKLY" };
    const added = {
      mime: "ADD",
      method: "ADD",
      start: "DTSTART:20261208T090000Z",
      event: "SEQUENCE:1",
    };
    const end = await after(weekly, added);
    expect([end.times, end.answers]).toEqual([["2026-12-08T09:00"], []]);
  });
});

// RFC 7986 5.11 and 5.7, RFC 5545 3.2.1 and 3.8.1.1, MS-OXCICAL 2.1.3.1.1.20.26 (X-ALT-DESC).
describe("the link of a meeting is found", () => {
  const url = "https://meet.google.com/var-iant-abc";
  const zoom = "https://zoom.us/j/123456789";
  test.each([
    [`CONFERENCE;VALUE=URI;FEATURE=PHONE:tel:+1-412-555-0123\nCONFERENCE;VALUE=URI:${url}`],
    [`CONFERENCE;VALUE=URI;LABEL="Join: now":${zoom}\nCONFERENCE;VALUE=URI;LABEL=a:${url}`],
    [
      `X-ALT-DESC;FMTTYPE=text/html:<html><body><a href="${url}?a=1&amp;b=2">Join</a></body></html>`,
    ],
    [`SUMMARY:Weekly ${url}`],
    [`LOCATION;ALTREP="${url}":Room 3`],
    [`LOCATION;ALTREP=${url}:Room 3`],
    [`DESCRIPTION;ALTREP="${url}":See there`],
    [`ATTACH;FMTTYPE=text/html:${url}`],
    [`STYLED-DESCRIPTION;VALUE=TEXT:<a href='${url}'>Join</a>`],
    [`X-GOOGLE-HANGOUT:${url}`],
    [`COMMENT:${url}`],
    [`DESCRIPTION:<https://www.google.com/url?q=${encodeURIComponent(url)}&sa=D>`],
    [`LOCATION:Room 3\nDESCRIPTION:Join: ${url}\\nDial in: https://tel.meet/x?pin=1`],
  ])("%s", async (link) => {
    expect((await after({ link })).answers).toEqual([]);
    expect(await meetingCodes()).toEqual(["var-iant-abc"]);
  });

  test("and where there is none, the answer says where we looked", async () => {
    const mails = mailbox();
    const { world } = await after({ link: "LOCATION:Room 3" });
    await sendAll(world);
    const [mail] = sentMails(mails);
    for (const place of ["location", "description", "conference", "attachments"]) {
      expect(mail?.text).toContain(place);
    }
  });

  test("and of two in one place none is believed", async () => {
    const link = `DESCRIPTION:Old: https://meet.google.com/aaa-aaaa-aaa New: ${url}`;
    const end = await after({ link });
    expect([end.times, end.answers]).toEqual([[], ["invite_unsupported"]]);
  });
});
