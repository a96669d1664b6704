import { describe, expect, test } from "vitest";
import { work } from "../support/control";
import { day, hour, minute, requests, start } from "../support/pipeline";
import { formTime, linkOf, openSite, type OpenSite } from "../support/visitors";
import { askedMailWords } from "~/notetaker/mails/sharing/words";
import { quotas } from "~/notetaker/store/intake.server";
import { questionMailsPerDay } from "~/config/facts";

/** Somebody makes others write mail to a mailbox that has never asked for any. */

const code = "abc-defg-hij";
const at = start + 2 * day;
const bait = "Account-closing-call-us-now";
const trap = /closing|call-us|evil|prize|pay-at/i;
const victim = { name: "Vic", email: "victim@gmail.com" };
const mallory = { name: "Mallory", email: "mallory@foe.example" };
const asker = (nth: number) => ({ name: bait, email: `x${nth}@pay-at-evil-prize.example` });

const questionsTo = (site: OpenSite, email: string) =>
  site.mails(email).filter(({ subject }) => subject === askedMailWords.subject);

describe("questions", () => {
  test("reach a mailbox five times a day, over all its meetings; the page has all of them", async () => {
    const site = openSite(start);
    await site.byForm(victim, { code, at });
    await site.byForm(victim, { code: "xyz-abcd-xyz", at });
    for (let nth = 0; nth < 8; nth += 1) {
      const where = nth % 2 === 0 ? code : "xyz-abcd-xyz";
      expect((await site.byForm(asker(nth), { code: where, at })).status).toBe(303);
    }
    const mails = await site.tick();
    expect(questionsTo(site, victim.email)).toHaveLength(questionMailsPerDay);
    const own = mails.find(({ to, text }) => to === victim.email && text.includes(code));
    expect((await site.open(linkOf(own))).text.match(/value="share"/g)).toHaveLength(4);

    site.world.pass(day);
    await site.byForm(asker(9), { code, at });
    await site.tick();
    expect(questionsTo(site, victim.email)).toHaveLength(questionMailsPerDay + 1);
  });

  test("bring an unknown mailbox no word of the asker's, a known one who it is", async () => {
    const site = openSite(start);
    await site.byForm(victim, { code, at });
    await site.byForm(asker(1), { code, at });
    await site.tick();
    await site.press(linkOf(site.mails(asker(1).email)[0]), "send_own");
    await site.byForm(asker(2), { code, at });
    await site.tick();
    const unknown = site.mails(victim.email);
    expect(unknown.map(({ subject }) => subject)).toContain(askedMailWords.subject);
    expect(unknown).toHaveLength(4);
    for (const { subject, text, html } of unknown)
      expect(`${subject} ${text} ${html}`).not.toMatch(trap);

    await site.press(linkOf(unknown[0]), "share");
    await site.byForm({ name: "Bob", email: "bob@else.example" }, { code, at });
    const known = (await site.tick()).find(({ to }) => to === victim.email);
    expect(known?.text).toContain("Bob (b•••@else.example)");
  });
});

test("moves reach who was let in a few times a day, and the last one always", async () => {
  const site = openSite(start);
  await site.byForm(mallory, { code, at });
  await site.byForm(victim, { code, at });
  await site.tick();
  const own = linkOf(site.mails(mallory.email)[0]);
  const id = (await requests()).find(({ email }) => email === victim.email)?.id ?? "";
  await site.press(own, "share", { asker: id });
  await site.tick();
  const before = site.mails(victim.email).length;
  const moves = () => site.mails(victim.email).slice(before);
  let last = 0;
  let status = 303;
  for (let nth = 1; status === 303; nth += 1) {
    status = (await site.press(own, "reschedule", formTime(at + nth * hour))).status;
    if (status === 303) last = at + nth * hour;
    await site.tick();
    await work(site.world);
    site.world.pass(minute);
  }
  expect(last).toBe(at + quotas.known * hour);
  expect(moves()).toHaveLength(3);
  site.world.pass(12 * hour);
  await site.tick();
  expect(moves()).toHaveLength(4);
  const told = new Date(last).toLocaleString("en-US", { timeZone: "UTC", hour: "numeric" });
  expect(moves().at(-1)?.text).toContain(told.replace(" ", ":00 "));
  site.world.pass(12 * hour);
  await site.tick();
  expect(moves()).toHaveLength(4);
});
