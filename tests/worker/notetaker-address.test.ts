import { describe, expect, test } from "vitest";
import { work } from "../support/control";
import { allNotetakers, day, db, env, minute, start } from "../support/pipeline";
import { linkOf, openSite, type OpenSite } from "../support/visitors";
import { blockMailbox, isVerified, mailboxKey, markMailbox } from "~/abuse/mailboxes.server";
import { mailboxes, notetakers } from "~/db/schema.server";
import type { Notetaker } from "~/notetaker/notetaker";
import { statusWords } from "~/notetaker/status-page/status-words";
import { withdrawBots } from "~/notetaker/store/unreachable.server";

/** Correcting the address of a booked notetaker once mail to it bounces. */

const typo = { name: "Ada Lovelace", email: "ada@gmial.example" };
const right = "ada@mail.example";
const where = { code: "abc-defg-hij", at: start + 2 * day };
const { correct_address: words } = statusWords.actions;

const theRow = async (address = typo.email) =>
  (await allNotetakers()).find(({ email }) => email === address) as Notetaker;
const bots = ({ world }: OpenSite) => world.provider.bots.filter(({ removed }) => !removed);
const keyOf = (address: string) => mailboxKey(env.siteSecret, address);

async function bounce({ world }: OpenSite, address: string): Promise<void> {
  await markMailbox(db, await keyOf(address), "bouncedAt", world.time);
  await withdrawBots(world, await keyOf(address));
}

/** A booked notetaker whose mail then bounced, so its bot was withdrawn. `token`: its personal link. */
async function bounced() {
  const site = openSite(start);
  await site.byForm(typo, where);
  const [booked] = await site.tick();
  await work(site.world);
  expect(bots(site)).toHaveLength(1);
  await bounce(site, typo.email);
  site.world.pass(minute);
  await work(site.world);
  expect(bots(site)).toHaveLength(0);
  return { site, token: linkOf(booked) };
}

const correct = (site: OpenSite, token: string, email = right) =>
  site.press(token, "correct_address", { email });

test("the form without script books the notetaker again for the corrected address", async () => {
  const { site, token } = await bounced();
  const page = (await site.open(token)).text;
  expect(page).toContain(words.text);
  expect(page).toMatch(/<h1[^>]*>We can't reach you by email/);
  expect(page).not.toMatch(/send a new request/);

  const refused = await correct(site, token, "ada@");
  expect(refused.status).toBe(422);
  expect(refused.text).toMatch(/value="ada@"/);
  expect(refused.text).toContain("Please enter a valid email address");
  expect(await theRow()).toMatchObject({ status: "requested", email: typo.email });

  const moved = await correct(site, token);
  expect(moved.status).toBe(303);
  const receipt = (await site.visit(moved.location ?? "")).text;
  expect(receipt).toContain("The notes go to a•••@mail.example");
  expect(receipt).not.toContain(right);
  expect((await site.open(token)).text).toMatch(/<h1[^>]*>Canceled/);

  const confirmed = await site.tick();
  expect(confirmed.map(({ to, subject }) => [to, subject.split(":")[0]])).toEqual([
    [right, "Your notetaker is booked"],
  ]);
  expect(confirmed[0]?.text).not.toMatch(/Lovelace|gmial/);
  await work(site.world);
  expect(bots(site)).toMatchObject([{ asked: { botName: /a•••@mail\.example/ } }]);
  expect(await theRow(right)).toMatchObject({ status: "scheduled", startsAt: where.at });
});

describe("the correction is offered only while mail bounces and no bot is there", () => {
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

describe("the holder of the link", () => {
  test("cannot act on the corrected request, which is another person's, nor correct it twice", async () => {
    const { site, token } = await bounced();
    const page = (await site.open(token)).text;
    expect((await correct(site, token, "eve@one.example")).status).toBe(303);
    const { id } = await theRow("eve@one.example");
    for (const action of ["cancel", "confirm", "correct_address", "delete"]) {
      await site.press(token, action, { email: "eve@two.example", pending: id });
    }
    expect(page).not.toContain(id);
    expect(await theRow("eve@two.example")).toBeUndefined();
    expect(await theRow("eve@one.example")).toMatchObject({
      ...{ status: "requested", cancelledAt: null, deleteRequestedAt: null },
    });
    expect(await isVerified(db, await keyOf("eve@one.example"))).toBe(false);
    expect((await site.tick()).map(({ to }) => to)).toEqual(["eve@one.example"]);
  });

  test("makes one request by pressing twice", async () => {
    const { site, token } = await bounced();
    const answers = await Promise.all([correct(site, token), correct(site, token)]);
    expect(answers.map(({ status }) => status)).toContain(303);
    expect((await allNotetakers()).filter(({ email }) => email === right)).toHaveLength(1);
    expect((await site.tick()).map(({ to }) => to)).toEqual([right]);
  });

  test.each<[string, string, () => Promise<unknown>]>([
    ["said not to write to it", right, async () => blockMailbox(db, await keyOf(right), start)],
    ["is the one that bounces", typo.email, async () => undefined],
  ])("cannot choose a mailbox that %s", async (_what, address, prepare) => {
    const { site, token } = await bounced();
    await prepare();
    const pressed = await correct(site, token, address);
    expect(pressed.status).toBe(409);
    expect(pressed.text).toContain(statusWords.problems.address_refused);
    expect(await theRow()).toMatchObject({ status: "requested", cancelledAt: null });
    expect(await site.tick()).toEqual([]);
  });

  test("counts against the limits of the form", async () => {
    const site = openSite(start);
    const others = [typo, { ...typo, email: "ada@gmial.test" }];
    const codes = ["aaa-aaaa-aaa", "bbb-bbbb-bbb", "ccc-cccc-ccc", "ddd-dddd-ddd"];
    for (const [nth, code] of codes.entries()) {
      await site.byForm(others[nth % 2] ?? typo, { ...where, code });
    }
    const links = (await site.tick()).map(linkOf);
    await work(site.world);
    for (const { email } of others) await bounce(site, email);
    await work(site.world);
    for (const token of links) await correct(site, token);
    const states = (await allNotetakers()).filter(({ email }) => email === right);
    expect(states.map(({ status }) => status).toSorted()).toEqual([
      "pending_confirmation",
      ...["requested", "requested", "requested"],
    ]);
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
