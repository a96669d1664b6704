import { describe, expect, test } from "vitest";
import { work } from "../support/control";
import { allNotetakers, day, db, env, minute, start } from "../support/pipeline";
import { linkOf, openSite, type OpenSite } from "../support/visitors";
import { recordFailure } from "~/abuse/bounces.server";
import { blockMailbox, isVerified, mailboxKey } from "~/abuse/mailboxes.server";
import { mailboxes, notetakers } from "~/db/schema.server";
import type { Notetaker } from "~/notetaker/notetaker";
import { statusWords } from "~/notetaker/status-page/status-words";
import { withdrawBots } from "~/notetaker/store/unreachable.server";

/** Correcting the address of a booked notetaker once mail to it bounces. */

const typo = { name: "Ada Lovelace", email: "ada@gmial.example" };
const right = "ada@mail.example";
const where = { code: "abc-defg-hij", at: start + 2 * day };
const { correct_address: words } = statusWords.actions;

const theRow = async () => (await allNotetakers())[0] as Notetaker;
const bots = ({ world }: OpenSite) => world.provider.bots.filter(({ removed }) => !removed);
const keyOf = (address: string) => mailboxKey(env.siteSecret, address);

async function bounces({ world }: OpenSite, address: string): Promise<void> {
  await recordFailure(db, await keyOf(address), "bounced", world.time);
  await withdrawBots(world, await keyOf(address));
}

/** Booked with a link by mail; then mail to its address bounces, and its bot is taken back. */
async function bounced() {
  const site = openSite(start);
  await site.byForm(typo, where);
  const [booked] = await site.tick();
  await work(site.world);
  expect(bots(site)).toHaveLength(1);
  await bounces(site, typo.email);
  site.world.pass(minute);
  await work(site.world);
  expect(bots(site)).toHaveLength(0);
  return { site, token: linkOf(booked) };
}

const correct = (site: OpenSite, token: string, email = right) =>
  site.press(token, "correct_address", { email });

test("the form without script moves it to the new address, which confirms it", async () => {
  const { site, token } = await bounced();
  const page = (await site.open(token)).text;
  expect(page).toContain(words.text);
  expect(page).not.toMatch(/send a new request/);

  const refused = await correct(site, token, "ada@");
  expect(refused.status).toBe(422);
  expect(refused.text).toMatch(/value="ada@"/);
  expect(refused.text).toContain("Please enter a valid email address");
  expect(await theRow()).toMatchObject({ status: "requested", email: typo.email });

  const moved = await correct(site, token);
  expect(moved.status).toBe(303);
  const receipt = (await site.visit(moved.location ?? "")).text;
  expect(receipt).toContain("We sent an email to a•••@mail.example");
  expect(receipt).not.toContain(right);
  expect((await site.open(token)).status, "the old link has ended").toBe(404);
  expect(await theRow()).toMatchObject({ status: "pending_confirmation", email: right });

  const asked = await site.tick();
  expect(asked.map(({ to, subject }) => [to, subject])).toEqual([
    [right, "Did you ask for a notetaker?"],
  ]);
  expect(asked[0]?.text).not.toMatch(/Lovelace|abc-defg-hij|gmial/);
  await work(site.world);
  expect(bots(site), "nothing joins before").toHaveLength(0);

  const fresh = linkOf(asked[0]);
  expect((await site.press(fresh, "confirm")).status).toBe(303);
  await work(site.world);
  const confirmed = await site.tick();
  expect(confirmed.map(({ to, subject }) => [to, subject.split(":")[0]])).toEqual([
    [right, "Your notetaker is booked"],
  ]);
  expect(await theRow()).toMatchObject({ status: "scheduled", email: right });
  expect(bots(site)).toMatchObject([{ asked: { botName: /a•••@mail\.example/ } }]);
});

describe("is offered and done only while mail bounces and no bot is there", () => {
  test.each<[string, (site: OpenSite) => Promise<unknown>]>([
    ["mail reaches it again", () => db.update(mailboxes).set({ bouncedAt: null })],
    ["mail was marked as spam", () => db.update(mailboxes).set({ complainedAt: start })],
    ["its bot is on its way", () => db.update(notetakers).set({ status: "joining" })],
    ["its bot is not removed yet", () => db.update(notetakers).set({ formerBotId: "bot-1" })],
    ["it is canceled", () => db.update(notetakers).set({ cancelledAt: start })],
    ["it is for now", () => db.update(notetakers).set({ scheduled: false })],
    ["there are results", () => db.update(notetakers).set({ status: "ready" })],
  ])("not if %s", async (_why, change) => {
    const { site, token } = await bounced();
    await change(site);
    expect((await site.open(token)).text).not.toContain(words.text);
    expect((await correct(site, token)).status).toBe(409);
    expect(await theRow()).toMatchObject({ email: typo.email });
  });
});

describe("whoever holds the link", () => {
  test("reaches one stranger with one mail, and keeps no key", async () => {
    const { site, token } = await bounced();
    const strangers = ["eve@one.example", "eve@two.example"];
    const answers = await Promise.all(strangers.map((email) => correct(site, token, email)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    const { email, mailboxKey: key } = await theRow();
    for (const action of ["confirm", "correct_address", "delete"]) {
      expect((await site.press(token, action, { email: "eve@three.example" })).status).toBe(404);
    }
    expect((await site.tick()).map(({ to }) => to)).toEqual([email]);
    expect(await isVerified(db, key ?? "")).toBe(false);

    // The new mailbox bounces as well: anyone who had the link has none for it.
    await bounces(site, email ?? "");
    expect((await correct(site, token, right)).status).toBe(404);
    expect(await site.tick()).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>, number]>([
    ["said not to write to it", async () => blockMailbox(db, await keyOf(right), start), 409],
    ["bounces as well", async () => recordFailure(db, await keyOf(right), "bounced", start), 409],
    [
      "marked us as spam",
      async () => recordFailure(db, await keyOf(right), "complained", start),
      409,
    ],
  ])("cannot choose a mailbox that %s", async (_what, failure, status) => {
    const { site, token } = await bounced();
    await failure();
    const pressed = await correct(site, token);
    expect(pressed.status).toBe(status);
    expect(pressed.text).toContain(statusWords.problems.addressRefused);
    expect(await theRow()).toMatchObject({ status: "requested", email: typo.email });
    expect(await site.tick()).toEqual([]);
  });

  test("has a mailbox asked once a day, however many notetakers are sent there", async () => {
    const site = openSite(start);
    const codes = ["aaa-aaaa-aaa", "bbb-bbbb-bbb"];
    for (const code of codes) await site.byForm(typo, { ...where, code });
    const links = (await site.tick()).map(linkOf);
    await work(site.world);
    await bounces(site, typo.email);
    await work(site.world);
    const pages = [];
    for (const token of links) {
      const { location } = await correct(site, token);
      pages.push((await site.visit(location ?? "")).text);
    }
    expect(pages[1]).toContain("We send one email a day to check");
    expect((await site.tick()).map(({ to }) => to)).toEqual([right]);
  });
});

test("a share link corrects nothing", async () => {
  const { site, token } = await bounced();
  await db.update(notetakers).set({ status: "ready" });
  const shared = await site.press(token, "share");
  const share = /notetaker-shared\?token=([\w-]+)/.exec(
    (await site.visit(shared.location ?? "")).text,
  );
  await db.update(notetakers).set({ status: "requested" });
  expect(share).not.toBeNull();
  expect((await correct(site, share?.[1] ?? "")).status).toBe(404);
  expect(await theRow()).toMatchObject({ email: typo.email });
});
