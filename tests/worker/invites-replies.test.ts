import { expect, test } from "vitest";
import { mailbox, sentMails } from "../support/delivery";
import {
  beginSilent,
  bookings,
  changed,
  inviteRows,
  post,
  reconcileAll,
  sendAll,
} from "../support/invites";
import { allNotetakers, createWorld, day, db, env, minute, outboxRows } from "../support/pipeline";
import { meetingClosures } from "~/db/schema.server";
import { inviteRefusedMailWords, inviteUnreadMailWords } from "~/invites/invite-mails";
import { meetingKeyOf } from "~/notetaker/request/take.server";
import { names } from "~/config/names";

beginSilent();

const { reasons } = inviteUnreadMailWords;
const zones = Intl.supportedValuesOf("timeZone").map(
  (zone) => `EXDATE;TZID=${zone}:20261211T130000\n`,
);
const everyZone = ["LOCATION:", `${zones.join("")}LOCATION:`] as const;
const unending = "DTSTART:19700101T130000Z\nRRULE:FREQ=DAILY;COUNT=4000;BYMONTH=2;BYMONTHDAY=30";
const noLink =
  "We looked at the event's conference details, location, link, description, title and attachments, and found no Google Meet link.";

/** Posts five mails with two SEQUENCEs on one day: there is an answer for each SEQUENCE (2), or one a day (1). */
test.each<[string, string, number, ...(readonly [string, string])[]]>([
  ["teams", "this is a Microsoft Teams link", 2],
  ["zoom", "this is a Zoom link", 2],
  ["nickname", "nickname link", 2],
  ["no-link", noLink, 2],
  ["no-calendar", names.joinAddress, 1],
  ["forwarded-as-file", names.joinAddress, 1],
  ["all-day", reasons.all_day, 2],
  ["unknown-zone", reasons.unknown_zone, 2],
  ["forwarded", reasons.not_invited, 2],
  ["notes-summer", reasons.unknown_zone, 2, ["BYDAY=2SU", "BYWEEKNO=11"]],
  ["notes-summer", reasons.unknown_zone, 2, ["TZOFFSETTO:-0400", "TZOFFSETTO:?"]],
  ["utc", reasons.too_complicated, 1, everyZone],
  ["utc", reasons.too_complicated, 1, ["DTSTART:20261210T130000Z", unending]],
])("%s is answered with “%s”, and not booked", async (name, reason, answerCount, ...changes) => {
  const world = createWorld();
  const mails = mailbox();
  const once = changed(name, ...changes);
  const again = (sequence: number, id: string) => ({
    raw: once.raw
      .replace(/SEQUENCE:\d+/, `SEQUENCE:${sequence}`)
      .replace(/^Message-ID: <.*>/m, `Message-ID: <${id}@firm.example>`),
  });
  for (const mail of [once, once, again(0, "a"), again(1, "b"), again(1, "c")]) {
    await post(world, mail);
    await sendAll(world);
  }
  const sent = sentMails(mails);
  expect(sent.map(({ to }) => to)).toEqual(Array(answerCount).fill("ida@firm.example"));
  for (const { text, headers } of sent) {
    expect(text).toContain(reason);
    expect(headers).toMatchObject({ "Auto-Submitted": "auto-replied" });
  }
  expect([await allNotetakers(), (await inviteRows()).length]).toEqual([[], 1]);

  world.pass(8 * day);
  await reconcileAll(world);
  expect(await inviteRows()).toEqual([]);
});

test("a corrected link books without a reply; a link to another service cancels with a reply", async () => {
  const world = createWorld();
  const mails = mailbox();
  const subjects = () => sentMails(mails).map(({ subject }) => subject);
  await post(world, "zoom");
  await post(world, changed("utc", ["SEQUENCE:0", "SEQUENCE:1"]));
  await sendAll(world);
  expect(subjects()).toEqual([expect.stringMatching(/^Your notetaker is booked/)]);

  await post(world, changed("zoom", ["SEQUENCE:0", "SEQUENCE:2"], ["<zoom@", "<again@"]));
  await sendAll(world);
  expect(await bookings()).toEqual([expect.stringMatching(/ cancelled$/)]);
  expect(subjects()).toContainEqual(expect.stringContaining("only join"));
});

test("an invite to a closed meeting is answered once, and booked when the meeting opens again", async () => {
  const world = createWorld();
  const mails = mailbox();
  const meetingKey = await meetingKeyOf(env.siteSecret, "var-iant-abc");
  const closedUntil = world.time + 60 * minute;
  await db.insert(meetingClosures).values({ meetingKey, closedUntil });
  await post(world, "utc");
  await reconcileAll(world);
  await sendAll(world);
  await sendAll(world);
  const sent = sentMails(mails).map(({ subject, text }) => [subject, text] as const);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.[0]).toMatch(/^No notetaker for your meeting yet: /);
  expect(sent[0]?.[1]).toContain(inviteRefusedMailWords.reasons.meeting_closed);
  expect(await allNotetakers()).toEqual([]);

  world.pass(61 * minute);
  await reconcileAll(world);
  await sendAll(world);
  expect(sentMails(mails).at(-1)?.subject).toMatch(/^Your notetaker is booked/);
});

test("an update that is too complicated changes no booking", async () => {
  const world = createWorld();
  await post(world, "utc");
  await post(world, changed("utc", everyZone, ["SEQUENCE:0", "SEQUENCE:1"], ["<utc@", "<second@"]));
  expect(await bookings()).toEqual([expect.stringContaining("2026-12-10T13:00Z")]);
  expect((await outboxRows()).map(({ kind }) => kind)).toContain("invite_unread");
});

const byMachine = (kind: string) =>
  ["MIME-Version: 1.0", `Auto-Submitted: ${kind}\nMIME-Version: 1.0`] as const;

test("an invite sent by a calendar is answered, other automatic mail is not", async () => {
  const world = createWorld();
  const mails = mailbox();
  await post(world, changed("no-calendar", byMachine("auto-generated")));
  for (const name of ["zoom", "all-day", "no-calendar"] as const) {
    await post(world, changed(name, byMachine("auto-replied")));
    await post(world, name, { from: "" });
  }
  expect(await outboxRows()).toEqual([]);

  await post(world, changed("zoom", byMachine("auto-generated")));
  await sendAll(world);
  expect(sentMails(mails).map(({ text }) => /Zoom link/.test(text ?? ""))).toEqual([true]);
});

test("a sender whom no mail server vouches for is not answered", async () => {
  const world = createWorld();
  const forged = ["dmarc=pass", "dmarc=none"] as const;
  const parts = [forged, ["dkim=pass", "dkim=none"], ["spf=pass", "spf=none"]] as const;
  for (const name of ["all-day", "zoom", "forwarded", "no-calendar", "unknown-zone"] as const) {
    await post(world, changed(name, ...parts));
  }
  expect([await outboxRows(), await allNotetakers(), await inviteRows()]).toEqual([[], [], []]);
});
