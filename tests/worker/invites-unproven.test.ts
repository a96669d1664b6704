import { describe, expect, test } from "vitest";
import { changed, inviteRows, post, reconcileAll } from "../support/invites";
import { allNotetakers, day, db, hour, start } from "../support/pipeline";
import { linkOf, openSite, type OpenSite } from "../support/visitors";
import { counts } from "~/db/schema.server";
import { statusWords } from "~/notetaker/status-page/status-words";
import { limits } from "~/notetaker/request/decide";

/** Invites without proof of their sender: the owner of the address is asked. */

const ida = { name: "Ida", email: "ida@firm.example" };
const question = "Did you invite the notetaker?";
const letter = (index: number) => String.fromCharCode("a".charCodeAt(0) + index);
/** A mail in Ida's name; each `nth` has its own Message-ID, UID and meeting. */
const forged = (nth: number, ...changes: (readonly [string, string])[]) =>
  changed(
    "unproven",
    ["<unproven@", `<${nth}@`],
    ["UID:meeting", `UID:${nth}`],
    ["var-iant-abc", `aaa-aaaa-a${letter(nth % 26)}${letter(Math.floor(nth / 26))}`],
    ...changes,
  );
const statuses = async () => (await allNotetakers()).map(({ status }) => status);
const questions = (site: OpenSite) => site.mails().filter(({ subject }) => subject === question);
const weekly = ["DURATION", "RRULE:FREQ=WEEKLY;BYDAY=TH\nDURATION"] as const;
const meetingTime = Date.UTC(2026, 11, 10, 13);

describe("an invite without proof of its sender", () => {
  test("sends one question, and books a bot only after the confirmation", async () => {
    const site = openSite(start);
    await post(site.world, "unproven");
    const [mail, ...others] = await site.tick();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "ida@firm.example", subject: question });
    expect(mail?.text).toContain("meet.google.com/var-iant-abc");
    expect(mail?.text).toContain("/not-me?token=");
    expect(mail?.text, "no text from the sender").not.toMatch(/Ida|Iversen/);
    expect(await statuses()).toEqual(["pending_confirmation"]);

    const token = linkOf(mail);
    const page = await site.open(token);
    expect(page.text).toContain(statusWords.phases.invited.title);
    expect(page.text).toContain(`value="confirm"`);
    site.world.pass(day);
    await site.tick();
    expect(await statuses(), "opening the page confirms nothing").toEqual(["pending_confirmation"]);
    expect(site.world.provider.bots).toEqual([]);

    expect((await site.press(token, "confirm")).status).toBe(303);
    expect((await site.press(token, "confirm")).status).toBe(303);
    await site.tick();
    expect(await statuses()).toEqual(["scheduled"]);
    expect(site.world.provider.bots).toHaveLength(1);
    expect(site.mails().at(-1)?.subject).toMatch(/^Your notetaker is booked/);
  });

  test("sends one question although it is repeated, and is not changed by other mails", async () => {
    const site = openSite(start);
    const later = [
      ["SEQUENCE:0", "SEQUENCE:5"],
      ["20261210T130000Z", "20261211T150000Z"],
      ["var-iant-abc", "evi-lmee-tin"],
    ] as const;
    const off = ["METHOD:REQUEST", "METHOD:CANCEL"] as const;
    const all = [
      changed("unproven"),
      changed("unproven"),
      changed("unproven", ["<unproven@", "<2@"], ...later),
      changed("unproven", ["<unproven@", "<3@"], ["SEQUENCE:0", "SEQUENCE:9"], off),
    ];
    for (const mail of all) await post(site.world, mail);
    await site.tick();
    await site.press(linkOf(questions(site)[0]), "confirm");
    for (const [nth, one] of all.entries()) {
      await post(site.world, {
        raw: one.raw.replace(/^Message-ID: <.*>/m, `Message-ID: <x${nth}>`),
      });
    }
    await site.tick();
    expect(questions(site)).toHaveLength(1);
    expect(await allNotetakers()).toMatchObject([
      { status: "scheduled", meetingCode: "var-iant-abc", startsAt: meetingTime },
    ]);
  });

  test.each([
    ["goes on without another question once it is confirmed", true],
    ["ends with the first meeting if it is not", false],
  ])("a series %s", async (_what, isConfirmed) => {
    const site = openSite(start);
    await post(site.world, changed("unproven", weekly));
    const [mail] = await site.tick();
    site.world.time = meetingTime - 6 * hour;
    if (isConfirmed) await site.press(linkOf(mail), "confirm");
    site.world.time = meetingTime + 2 * hour;
    await site.tick();
    await reconcileAll(site.world);
    expect(questions(site)).toHaveLength(1);
    const next = isConfirmed ? [meetingTime + 7 * day] : [];
    expect((await allNotetakers()).map(({ startsAt }) => startsAt)).toEqual([meetingTime, ...next]);
    const proofs = (await inviteRows()).map(({ proof }) => proof);
    expect(proofs).toEqual(isConfirmed ? ["confirmed"] : []);
  });

  test("is deleted after a week without a confirmation, also if the meeting is months away", async () => {
    const site = openSite(start);
    await post(site.world, changed("unproven", ["20261210T130000Z", "20270610T130000Z"]));
    await site.tick();
    expect(await inviteRows()).toHaveLength(1);
    site.world.pass(7 * day);
    await site.tick();
    expect(await inviteRows()).toEqual([]);
    expect(await statuses()).toEqual(["pending_confirmation"]);
  });

  test("is deleted by “This wasn't me”, like every later invite", async () => {
    const site = openSite(start);
    await post(site.world, "unproven");
    const [mail] = await site.tick();
    const token = /not-me\?token=([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect((await site.postForm(`/not-me?token=${token}`, {})).status).toBe(303);
    for (let nth = 1; nth < 4; nth += 1) await post(site.world, forged(nth));
    site.world.pass(8 * day);
    await post(site.world, forged(5));
    await site.tick();
    expect(questions(site)).toHaveLength(1);
    expect((await statuses()).filter((status) => status !== "deleted")).toEqual([]);
  });
});

describe("a stranger who uses another person's address", () => {
  test("causes at most the day's limit of questions, over all spellings, and no bot", async () => {
    const site = openSite(start);
    const spellings = ["victim@gmail.com", "v.ictim@gmail.com", "Vic.tim+a@googlemail.com"];
    for (let nth = 0; nth < 40; nth += 1) {
      const from = ["ida@firm.example>\nTo", `${spellings[nth % 3]}>\nTo`] as const;
      await post(site.world, forged(nth, from));
    }
    await site.tick();
    expect(questions(site)).toHaveLength(limits.perDay.unproven);
    expect(await allNotetakers()).toHaveLength(limits.perDay.unproven);
    expect(await inviteRows(), "an invite without a question is not stored").toHaveLength(
      limits.perDay.unproven,
    );
    expect(site.world.provider.bots).toEqual([]);

    site.world.pass(hour);
    await site.tick();
    expect(questions(site), "no more questions are sent later").toHaveLength(
      limits.perDay.unproven,
    );
  });

  test("causes no question beyond the limit of the whole site", async () => {
    const site = openSite(start);
    await post(site.world, forged(0));
    await db.update(counts).set({ count: limits.perDay.unprovenSite });
    await post(site.world, forged(1, ["ida@firm", "another@firm"]));
    await site.tick();
    expect(questions(site)).toHaveLength(1);
  });

  test("does not use up the limits of the owner", async () => {
    const site = openSite(start);
    for (let nth = 0; nth < 10; nth += 1) await post(site.world, forged(nth));
    for (let nth = 0; nth < limits.perDay.unverified; nth += 1) {
      await site.byForm(ida, { code: `own-meet-in${"abc"[nth]}`, at: start + 2 * hour });
    }
    await site.byInvite(ida, { code: "own-invi-tes", at: start + day });
    const own = (await allNotetakers()).filter(({ meetingCode }) =>
      meetingCode?.startsWith("own-"),
    );
    expect(own).toHaveLength(limits.perDay.unverified + 1);
    expect(own.filter(({ status }) => status === "pending_confirmation")).toEqual([]);
  });

  test("has an invite confirmed only by the button for that invite", async () => {
    const site = openSite(start);
    const invited = async () =>
      (await allNotetakers()).flatMap(({ meetingCode, status }) =>
        meetingCode?.startsWith("aaa-") ? [status] : [],
      );
    await post(site.world, forged(1));
    await post(site.world, forged(2));
    for (let nth = 0; nth <= limits.perDay.unverified; nth += 1) {
      await site.byForm(ida, { code: `own-meet-in${"abcd"[nth]}`, at: start + 2 * hour });
    }
    await site.tick();
    const asked = site.mails().find((mail) => mail.subject === "Did you ask for a notetaker?");
    const [first] = questions(site);
    const codesOn = async (token: string) =>
      new Set((await site.open(token)).text.match(/aaa-aaaa-a\w\w/g));
    const [own] = /aaa-aaaa-a\w\w/.exec(first?.text ?? "") ?? [];
    expect([await codesOn(linkOf(asked)), await codesOn(linkOf(first))]).toEqual([
      new Set(),
      new Set([own]),
    ]);

    expect((await site.press(linkOf(asked), "confirm")).status).toBe(303);
    expect(await invited()).toEqual(["pending_confirmation", "pending_confirmation"]);
    await site.press(linkOf(first), "confirm");
    expect((await invited()).toSorted()).toEqual(["pending_confirmation", "scheduled"]);
  });

  test("cannot add a series to a meeting that the victim has booked", async () => {
    const site = openSite(start);
    await site.byForm(ida, { code: "var-iant-abc", at: meetingTime });
    await post(site.world, changed("unproven", weekly));
    expect(await inviteRows()).toEqual([]);
    site.world.time = meetingTime + 2 * hour;
    await site.tick();
    expect((await allNotetakers()).map(({ startsAt }) => startsAt)).toEqual([meetingTime]);
  });
});
