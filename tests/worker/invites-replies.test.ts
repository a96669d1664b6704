import { describe, expect, test } from "vitest";
import { mailbox, sentMails } from "../support/delivery";
import {
  beginSilent,
  bookings,
  changed,
  inviteRows,
  post,
  sendAll,
  reconcileAll,
} from "../support/invites";
import { createWorld, day, db, env, minute, outboxRows, allNotetakers } from "../support/pipeline";
import { inviteRefusedMailWords, inviteUnreadMailWords } from "~/invites/invite-mails";
import { meetingClosures } from "~/db/schema.server";
import { meetingKeyOf } from "~/notetaker/request/take.server";

const ignoredReasons = beginSilent();

describe("replies", () => {
  test.each([
    ["teams", /this is a Microsoft Teams link/],
    ["zoom", /this is a Zoom link/],
    ["nickname", /nickname link/],
    ["no-link", /found no Google Meet link/],
  ] as const)("%s: only Google Meet, said once", async (name, problem) => {
    const world = createWorld();
    const mails = mailbox();
    await post(world, name);
    await post(world, name);
    await post(world, changed(name, [`${name}@firm.example`, "second@firm.example"]));
    await sendAll(world);
    expect(await allNotetakers()).toEqual([]);
    const [mail, ...others] = sentMails(mails);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: "ida@firm.example",
      subject: expect.stringContaining("only"),
    });
    expect(mail?.text).toMatch(problem);
    expect(mails.mock.calls[0]?.[0]).toMatchObject({
      headers: { "Auto-Submitted": "auto-replied" },
    });
  });

  test("a meeting that is closed is said once, and booked by itself once it is open again", async () => {
    const world = createWorld();
    const mails = mailbox();
    const meetingKey = await meetingKeyOf(env.siteSecret, "var-iant-abc");
    const closedUntil = world.time + 60 * minute;
    await db.insert(meetingClosures).values({ meetingKey, closedUntil });
    await post(world, "utc");
    await reconcileAll(world);
    await sendAll(world);
    await sendAll(world);
    const told = sentMails(mails).map(({ subject, text }) => [subject, text] as const);
    expect(told).toHaveLength(1);
    expect(told[0]?.[0]).toMatch(/^No notetaker for your meeting yet: /);
    expect(told[0]?.[1]).toContain(inviteRefusedMailWords.reasons.meeting_closed);
    expect(await allNotetakers()).toEqual([]);

    world.pass(61 * minute);
    await reconcileAll(world);
    await sendAll(world);
    expect(sentMails(mails).at(-1)?.subject).toMatch(/^Your notetaker is booked/);
  });

  test("a link that is put right books, and the reply is not sent any more", async () => {
    const world = createWorld();
    const mails = mailbox();
    await post(world, "zoom");
    await post(world, changed("utc", ["SEQUENCE:0", "SEQUENCE:1"]));
    await sendAll(world);
    expect(sentMails(mails).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your notetaker is booked/),
    ]);
  });

  test("a meeting that moves to another service is cancelled, and the reply says why", async () => {
    const world = createWorld();
    const mails = mailbox();
    await post(world, "utc");
    await post(world, changed("zoom", ["SEQUENCE:0", "SEQUENCE:1"]));
    await sendAll(world);
    expect(await bookings()).toEqual([expect.stringMatching(/ cancelled$/)]);
    expect(sentMails(mails).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining("only join"),
    );
  });

  test.each(["no-calendar", "forwarded-as-file"] as const)(
    "%s: add us to an invite instead, once a day",
    async (name) => {
      const world = createWorld();
      const mails = mailbox();
      await post(world, name);
      await post(world, changed(name, [`${name}@firm.example`, "again@firm.example"]));
      await sendAll(world);
      expect(sentMails(mails)).toHaveLength(1);
      expect(sentMails(mails)[0]).toMatchObject({ to: "ida@firm.example" });
      expect(sentMails(mails)[0]?.text).toContain("notes@larkfield.example");
      expect(await allNotetakers()).toEqual([]);

      world.pass(8 * day);
      await reconcileAll(world);
      expect(await inviteRows()).toEqual([]);
    },
  );

  const zones = Intl.supportedValuesOf("timeZone").map(
    (zone) => `EXDATE;TZID=${zone}:20261211T130000`,
  );
  const unending = "RRULE:FREQ=DAILY;COUNT=4000;BYMONTH=2;BYMONTHDAY=30";
  test.each([
    ["every zone there is", ["LOCATION:", `${zones.join("\n")}\nLOCATION:`]],
    [
      "a series that never comes to its second meeting",
      ["DTSTART:20261210T130000Z", `DTSTART:19700101T130000Z\n${unending}`],
    ],
  ] as const)("%s: too complicated, kept, and said once a day", async (_what, change) => {
    const world = createWorld();
    const mails = mailbox();
    await post(world, changed("utc", change));
    expect(ignoredReasons()).toEqual(["too_complicated"]);
    expect(await inviteRows()).toMatchObject([{ email: "ida@firm.example", version: 1 }]);

    await post(world, changed("utc", change));
    await post(world, changed("utc", change, ["Message-ID: <utc@", "Message-ID: <again@"]));
    await sendAll(world);
    expect(sentMails(mails)).toMatchObject([
      { to: "ida@firm.example", subject: "The notetaker isn't booked for your event" },
    ]);
    expect(sentMails(mails)[0]?.text).toContain("/freenotetaker");
    expect(mails.mock.calls[0]?.[0]).toMatchObject({
      headers: { "Auto-Submitted": "auto-replied" },
    });
    expect(await allNotetakers()).toEqual([]);

    world.pass(8 * day);
    await reconcileAll(world);
    expect(await inviteRows()).toEqual([]);
  });

  test("what is too complicated leaves a booking as it is", async () => {
    const world = createWorld();
    await post(world, "utc");
    const update = ["LOCATION:", `${zones.join("\n")}\nLOCATION:`] as const;
    await post(world, changed("utc", update, ["SEQUENCE:0", "SEQUENCE:1"], ["<utc@", "<second@"]));
    expect(await bookings()).toEqual([expect.stringContaining("2026-12-10T13:00Z")]);
    expect((await outboxRows()).map(({ kind }) => kind)).toContain("invite_unread");
  });

  const byMachine = (kind: string) =>
    ["MIME-Version: 1.0", `Auto-Submitted: ${kind}\nMIME-Version: 1.0`] as const;

  test("a calendar is told what it asked for; no other machine gets a word", async () => {
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

  const reasons = inviteUnreadMailWords.reasons;
  const nowhere = (rule: string) => ["DURATION", `${rule}\nDURATION`] as const;
  test.each([
    ["all-day", reasons.all_day, []],
    ["unknown-zone", reasons.unknown_zone, []],
    ["forwarded", reasons.not_invited, []],
    ["utc", reasons.rule_unsupported, [nowhere("RRULE:FREQ=YEARLY;BYWEEKNO=20")]],
    ["utc", reasons.rule_unsupported, [nowhere("RRULE:FREQ=DAILY;BYHOUR=9,15")]],
    ["utc", reasons.too_far, [["20261210T130000Z", "20281210T130000Z"]]],
    ["notes-summer", reasons.unknown_zone, [["BYDAY=2SU", "BYWEEKNO=11"]]],
    ["notes-summer", reasons.unknown_zone, [["TZOFFSETTO:-0400", "TZOFFSETTO:?"]]],
  ] as const)("%s: %s", async (name, reason, changes) => {
    const world = createWorld();
    const mails = mailbox();
    const once = changed(name, ...changes, byMachine("auto-generated"));
    const again = (sequence: number, id: string) => ({
      raw: once.raw
        .replace(/SEQUENCE:\d+/, `SEQUENCE:${sequence}`)
        .replace(/^Message-ID: <.*>/m, `Message-ID: <${id}@firm.example>`),
    });
    const deliveries = [once, once, again(0, "a"), again(0, "b"), again(1, "c"), again(1, "d")];
    for (const mail of deliveries) {
      await post(world, mail);
      await sendAll(world);
    }
    expect(sentMails(mails).map(({ to }) => to)).toEqual(["ida@firm.example", "ida@firm.example"]);
    for (const { text } of sentMails(mails)) expect(text).toContain(reason);
    expect(mails.mock.calls[0]?.[0]).toMatchObject({
      headers: { "Auto-Submitted": "auto-replied" },
    });
    expect(await allNotetakers()).toEqual([]);

    world.pass(8 * day);
    await reconcileAll(world);
    expect(await inviteRows()).toEqual([]);
  });

  test("nobody is answered whom no mail server vouches for", async () => {
    const world = createWorld();
    const forged = ["dmarc=pass", "dmarc=none"] as const;
    const parts = [forged, ["dkim=pass", "dkim=none"], ["spf=pass", "spf=none"]] as const;
    for (const name of ["all-day", "zoom", "forwarded", "no-calendar", "unknown-zone"] as const) {
      await post(world, changed(name, ...parts));
    }
    expect([await outboxRows(), await allNotetakers(), await inviteRows()]).toEqual([[], [], []]);
  });

  test("a meeting of a series whose new time cannot be read is off, and its sender told", async () => {
    const world = createWorld();
    const mails = mailbox();
    const weekly = nowhere("RRULE:FREQ=WEEKLY;BYDAY=TH");
    await post(world, changed("utc", weekly));
    const moved = changed(
      "utc",
      nowhere("RECURRENCE-ID:20261210T130000Z"),
      ["DTSTART:20261210T130000Z", "DTSTART;TZID=Nowhere:20261210T150000"],
      ["<utc@", "<moved@"],
      ["SEQUENCE:0", "SEQUENCE:1"],
    );
    await post(world, moved);
    await sendAll(world);
    expect(await bookings()).toEqual([
      expect.stringMatching(/2026-12-10T13:00Z.* cancelled$/),
      expect.stringContaining("2026-12-17T13:00Z"),
    ]);
    expect(sentMails(mails).map(({ text }) => text)).toContainEqual(
      expect.stringContaining(reasons.unknown_zone),
    );
  });
});
