import { describe, expect, test } from "vitest";
import { work } from "../support/control";
import { verifyMailboxes } from "../support/delivery";
import { spoken } from "../support/fake-provider";
import { begin, end } from "../support/meeting";
import { allNotetakers, day, minute, outboxRows, start } from "../support/pipeline";
import { isAlive } from "../support/race-provider";
import { formTime, linkOf, openSite, type OpenSite } from "../support/visitors";
import { maskEmail } from "~/lib/text/addresses";
import { botNameFor } from "~/notetaker/mails/announcement";

/**
 * Someone knows the link of a meeting that is not theirs and wants its recording. They type any name,
 * the host's own among them; what they cannot do is read the host's mail. They may send
 * a notetaker of their own, under another name in the lobby. They must get nothing of the host's.
 */

const code = "abc-defg-hij";
const at = start + 2 * day;
const host = { name: "Hanna Wirt", email: "hanna@host.example" };
const attacker = { name: "Hanna Wirt", email: "mallory@foe.example" };
const secret = "Our secret plan";

/** Every way in which a stranger can ask; `when` is null for a meeting that runs now. */
const ways = {
  "the form": (site: OpenSite, when: number | null) => site.byForm(attacker, { code, at: when }),
  "a JSON call": (site: OpenSite, when: number | null) => site.byJson(attacker, { code, at: when }),
  "an invite": (site: OpenSite, when: number | null) =>
    site.byInvite(attacker, { code, at: when ?? site.world.time + 10 * minute }),
  "an invite that moves into the meeting": async (site: OpenSite, when: number | null) => {
    const there = when ?? site.world.time + 10 * minute;
    await site.byInvite(attacker, { code, at: there + 2 * day }, { version: 0 });
    await site.byInvite(attacker, { code, at: there }, { version: 1 });
  },
} as const;

type Way = (typeof ways)[keyof typeof ways];

const orders = {
  "before the host": async (site: OpenSite, attack: Way) => {
    await attack(site, at);
    await site.tick();
    await site.byForm(host, { code, at });
    await site.tick();
  },
  "after the host": async (site: OpenSite, attack: Way) => {
    await site.byForm(host, { code, at });
    await site.tick();
    await work(site.world);
    await attack(site, at);
  },
  "while the host's call runs": async (site: OpenSite, attack: Way) => {
    await site.byForm(host, { code, at });
    await site.tick();
    await begin(site, host, at);
    await attack(site, null);
  },
} as const;

async function endCall(site: OpenSite): Promise<void> {
  site.world.pass(30 * minute);
  site.world.provider.transcript = spoken([[1, "Hanna", secret]]);
  await end(site, host, at);
}

const notetakerOfHost = async () =>
  (await allNotetakers()).find(({ email }) => email === host.email);

/** A sample of the result files; the same links open the others. */
const results = ["video", "transcript.txt", "chat.txt"];

/** Everything that the attacker has in hand: the links of all mails to their own address. */
const linksOfAttacker = (site: OpenSite) => site.mails(attacker.email).map(linkOf).filter(Boolean);

async function opensNothing(site: OpenSite, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    for (const file of results) {
      const answer = await site.visit(`/api/notetaker/${file}?token=${token}`);
      expect(answer.status, file).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain(secret);
    }
    for (const page of ["notetaker-status", "notetaker-shared"]) {
      const { text } = await site.visit(`/${page}?token=${token}`);
      expect(text).not.toMatch(new RegExp(`${secret}|${host.email}|h•••`));
    }
  }
}

const presses = [
  "stop",
  "cancel",
  "reschedule",
  "share",
  "stop_sharing",
  "name_speaker",
  "confirm",
  "none_mine",
  "mail_transcript",
  "delete",
  "send_again",
] as const;

async function changesNothing(site: OpenSite, tokens: readonly string[]): Promise<void> {
  const before = await notetakerOfHost();
  for (const token of tokens) {
    for (const action of presses) {
      const fields = { pending: before?.id ?? "", speaker: "Hanna", name: "X" };
      await site.press(token, action, { ...fields, ...formTime(at + 3 * day) });
    }
  }
  expect(await notetakerOfHost()).toEqual(before);
}

/** Covers every way and every order, but not all pairs. */
const cases = Object.entries(orders)
  .flatMap(([order, play]) =>
    Object.entries(ways).map(([way, attack]) => ({ order, way, play, attack })),
  )
  .filter(({ order, way }) => way === "the form" || order === "after the host");

test.each(cases)("by $way, $order: the host's notes stay the host's", async ({ play, attack }) => {
  const site = openSite(start);
  await verifyMailboxes(host.email);
  await play(site, attack);
  await site.tick();
  await work(site.world);

  const alive = site.world.provider.bots.filter(isAlive);
  expect(alive.map(({ asked }) => asked.botName).toSorted(), "two names in the lobby").toEqual(
    [botNameFor(host.email), botNameFor(attacker.email)].toSorted(),
  );
  for (const { asked } of alive) {
    const isBotOfHost = asked.botName === botNameFor(host.email);
    expect(asked.announcement).toContain(maskEmail((isBotOfHost ? host : attacker).email));
    expect(asked.announcement).not.toContain(maskEmail((isBotOfHost ? attacker : host).email));
  }

  if ((await notetakerOfHost())?.status !== "recording") await begin(site, host, at);
  await opensNothing(site, linksOfAttacker(site));
  await endCall(site);
  await site.tick();
  expect((await notetakerOfHost())?.status).toBe("delivered");
  const withNotes = site.mails().filter(({ text }) => text.includes(secret));
  expect(withNotes.map(({ to }) => to)).toEqual([host.email]);
  for (const { text, html } of site.mails(host.email)) {
    expect(text + html, "no mail to the host names the attacker").not.toMatch(/foe\.example|m•••/);
  }
  expect(linksOfAttacker(site).length).toBeGreaterThan(0);
  await opensNothing(site, linksOfAttacker(site));
  await changesNothing(site, linksOfAttacker(site));
  expect((await outboxRows()).filter(({ state }) => state === "dead")).toEqual([]);
});

describe("the host's own address, typed by the attacker", () => {
  test.each(["byForm", "byJson"] as const)("%s gives nothing", async (way) => {
    const site = openSite(start);
    await site.byForm(host, { code, at });
    await site.tick();
    await work(site.world);
    const before = await notetakerOfHost();

    const answer = await site[way]({ name: "Mallory", email: host.email }, { code, at });
    expect(answer.page).not.toMatch(/hanna@|h•••|token=[\w-]{20}/);
    for (const file of results) {
      expect((await site.visit(`/api/notetaker/${file}?token=${answer.token}`)).status).toBe(404);
    }
    expect((await site.open(answer.token)).status).toBe(404);
    await site.tick();
    expect(await notetakerOfHost()).toEqual(before);
    expect(await allNotetakers()).toHaveLength(1);
    expect(site.mails().every(({ to }) => to === host.email)).toBe(true);
  });
});
