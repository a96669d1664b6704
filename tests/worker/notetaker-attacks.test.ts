import { describe, expect, test } from "vitest";
import { isFull } from "../support/cases";
import { work } from "../support/control";
import { makeKnown } from "../support/delivery";
import { recording } from "../support/fake-provider";
import { day, db, hour, jobs, minute, outboxRows, requests, start } from "../support/pipeline";
import { isAlive } from "../support/race-provider";
import { formTime, linkOf, openSite, type OpenSite } from "../support/visitors";
import {
  alreadyComingMailWords,
  anotherComingMailWords,
  askedMailWords,
} from "~/notetaker/mails/sharing/words";
import { notetakerJobs } from "~/db/schema.server";
import { botNameFor } from "~/notetaker/mails/chat/announcement";
import { maskEmail } from "~/lib/text/addresses";
import { mintToken } from "~/notetaker/store/tokens.server";

/**
 * Somebody knows the link of a meeting that is not theirs and wants its recording. They type any name,
 * the host's own among them; what they cannot do is read the host's mail.
 */

const code = "abc-defg-hij";
const at = start + 2 * day;
const host = { name: "Hanna Wirt", email: "hanna@host.example" };
const attacker = { name: "Hanna Wirt", email: "mallory@foe.example" };
const mask = maskEmail(attacker.email);

/**
 * The mails by which the host learns of somebody else. The host has pressed nothing yet, so they name
 * nobody; the page that they lead to does.
 */
const toldOf = (site: OpenSite) =>
  site.mails(host.email).filter(({ subject }) => noticeSubjects.includes(subject));
const noticeSubjects: readonly string[] = [
  alreadyComingMailWords.subject,
  anotherComingMailWords.subject,
  askedMailWords.subject,
];

/** Every way in which a stranger can ask; `when` is null for a meeting that runs now. */
const ways = {
  "by the form": (site: OpenSite, when: number | null) => site.byForm(attacker, { code, at: when }),
  "by a JSON call": (site: OpenSite, when: number | null) => {
    return site.byJson(attacker, { code, at: when });
  },
  "by an invite": async (site: OpenSite, when: number | null) => {
    await site.byInvite(attacker, { code, at: when ?? site.world.time + 10 * minute });
    return null;
  },
  // The notice of the first invite must not be lost by the second, which comes before it was sent.
  "by an invite that moves into the meeting at once": async (
    site: OpenSite,
    when: number | null,
  ) => {
    const there = when ?? site.world.time + 10 * minute;
    await site.byInvite(attacker, { code, at: there + 3 * hour }, 0);
    await site.byInvite(attacker, { code, at: there }, 1);
    return null;
  },
  "by an invite that moves within the meeting at once": async (
    site: OpenSite,
    when: number | null,
  ) => {
    const there = when ?? site.world.time + 10 * minute;
    await site.byInvite(attacker, { code, at: there }, 0);
    await site.byInvite(attacker, { code, at: there + minute }, 1);
    return null;
  },
} as const;

type Way = (typeof ways)[keyof typeof ways];

/** Each leaves the host with a notetaker of their own, and the attacker as far as they have come. */
const orders = {
  "attacker, then host": async (site: OpenSite, attack: Way) => {
    await attack(site, at);
    await site.tick();
    const asked = await site.byForm(host, { code, at });
    expect(asked.page, "the page says so at once").toContain(mask);
    const mails = await site.tick();
    const own = await site.press(linkOf(mails.find(({ to }) => to === host.email)), "send_own");
    expect(own.status).toBe(303);
  },
  "host, then attacker": async (site: OpenSite, attack: Way) => {
    await site.byForm(host, { code, at });
    await site.tick();
    await work(site.world);
    await attack(site, at);
  },
  "attacker, while the host's call runs": async (site: OpenSite, attack: Way) => {
    await site.byForm(host, { code, at });
    await site.tick();
    await work(site.world);
    await begin(site, host.email);
    await attack(site, null);
  },
} as const;

/** The bot of that person joins and records. */
async function begin(site: OpenSite, email: string): Promise<void> {
  const { world } = site;
  world.time = Math.max(world.time, at + 5 * minute);
  await work(world);
  const bot = world.provider.bots.find(({ asked }) => asked.botName === botNameFor(email));
  if (!bot) throw new Error("the bot did not come");
  const codes = ["joining_call", "in_waiting_room", "in_call_not_recording", "in_call_recording"];
  bot.changes = codes.map((one, nth) => ({ code: one, subCode: null, at: at + nth * 1_000 }));
  await db.update(notetakerJobs).set({ nextAt: world.time });
  await work(world);
}

async function end(site: OpenSite, email: string): Promise<void> {
  const { world } = site;
  const bot = world.provider.bots.find(({ asked }) => asked.botName === botNameFor(email));
  if (!bot) throw new Error("no bot");
  world.pass(30 * minute);
  bot.changes.push({ code: "call_ended", subCode: null, at: world.time });
  bot.changes.push({ code: "done", subCode: null, at: world.time });
  bot.recordings = [recording(at, world.time)];
  world.provider.transcript = [
    {
      participant: { id: 1, name: "Hanna", isHost: true },
      words: [{ text: "Our secret plan", start: 1, end: 2 }],
    },
  ];
  await db.update(notetakerJobs).set({ nextAt: world.time });
  await work(world);
}

async function hostsJob() {
  const owned = (await requests()).find(
    ({ email, standing }) => email === host.email && standing === "owner",
  );
  const job = (await jobs()).find(({ id }) => id === owned?.jobId);
  if (!owned || !job) throw new Error("the host has no notetaker");
  return { owned, job };
}

const files = ["video", "transcript.txt", "transcript.vtt", "transcript.srt", "transcript.md"];
const results = [...files, "transcript.json", "chat.txt"];

/** Everything that the attacker has in hand: the links of all mails to their own address. */
const linksOfAttacker = (site: OpenSite) =>
  site.mails(attacker.email).flatMap(({ text }) => {
    return Array.from(text.matchAll(/notetaker-status\?token=([\w-]+)/g), (link) => link[1] ?? "");
  });

async function opensNothing(site: OpenSite, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    for (const file of results) {
      const answer = await site.visit(`/api/notetaker/${file}?token=${token}`);
      expect(answer.status, file).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain("secret plan");
    }
    const { text } = await site.open(token);
    expect(text).not.toContain("secret plan");
    expect(text).not.toContain(host.email);
  }
}

const { scheduledDate, timezone } = formTime(at + 3 * day);
const presses = ["stop", "cancel", "reschedule", "share", "decline", "delete", "send_again"];

async function changesNothing(site: OpenSite, tokens: readonly string[]): Promise<void> {
  const before = await hostsJob();
  for (const token of tokens) {
    for (const action of presses) {
      const asker = (await requests()).find(({ email }) => email === attacker.email)?.id ?? "";
      const time = { scheduledDate, scheduledTime: "4:30 PM", timezone };
      await site.press(token, action, { asker, ...time });
    }
  }
  expect(await hostsJob()).toEqual(before);
}

/** Every order with the form, every other way in one order; in a full run each with each. */
const everyOrder = Object.entries(orders)
  .flatMap(([order, play]) =>
    Object.entries(ways).map(([way, attack]) => ({ order, way, play, attack })),
  )
  .filter(({ order, way }) => isFull || way === "by the form" || order === "host, then attacker");

describe.each(everyOrder)("$order, $way", ({ order, play, attack }) => {
  test("the host is told, and the attacker gets nothing of the host's notes", async () => {
    const site = openSite(start);
    await makeKnown(host.email);
    await play(site, attack);
    await site.tick();

    expect(toldOf(site).length, "mails to the host about the attacker").toBeGreaterThan(0);
    if (!order.includes("runs")) expect(site.world.time, "in time").toBeLessThan(at);
    const last = linkOf(site.mails(host.email).at(-1));
    expect((await site.open(last)).text, "the host's page").toContain(mask);

    if (!order.includes("runs")) await begin(site, host.email);
    await opensNothing(site, linksOfAttacker(site));
    await end(site, host.email);
    await site.tick();
    expect((await hostsJob()).job.status).toBe("delivered");
    const withNotes = site.mails().filter(({ text }) => text.includes("secret plan"));
    expect(withNotes.map(({ to }) => to)).toEqual([host.email]);
    expect(linksOfAttacker(site).length, "links that the attacker has").toBeGreaterThan(0);
    await opensNothing(site, linksOfAttacker(site));
    await changesNothing(site, linksOfAttacker(site));
  });

  test("two notetakers at the door bear two names", async () => {
    const site = openSite(start);
    await play(site, attack);
    await site.tick();
    for (const token of linksOfAttacker(site)) await site.press(token, "send_own");
    await work(site.world);
    await site.tick();
    const names = site.world.provider.bots.filter(isAlive).map(({ asked }) => asked.botName);
    expect(names.toSorted()).toEqual(
      [botNameFor(host.email), botNameFor(attacker.email)].toSorted(),
    );
    for (const { asked } of site.world.provider.bots.filter(isAlive)) {
      const isHosts = asked.botName === botNameFor(host.email);
      expect(asked.announcement).toContain(maskEmail(isHosts ? host.email : attacker.email));
    }
  });
});

describe("the host's own address, typed by the attacker", () => {
  test.each(["byForm", "byJson"] as const)("%s gives nothing", async (way) => {
    const site = openSite(start);
    await site.byForm(host, { code, at });
    await site.tick();
    await work(site.world);
    const before = await hostsJob();

    const answer = await site[way]({ name: "Mallory", email: host.email }, { code, at });
    expect(answer.page).not.toContain(host.email);
    expect(answer.page).not.toMatch(/token=[\w-]{20}/);
    await site.postForm("/freenotetaker", { sent: answer.mark });
    for (const file of results) {
      expect((await site.visit(`/api/notetaker/${file}?token=${answer.mark}`)).status).toBe(404);
    }
    expect((await site.open(answer.mark)).status).toBe(404);
    await site.tick();
    expect(await hostsJob()).toEqual(before);
    expect(await jobs()).toHaveLength(1);
    expect(site.mails().every(({ to }) => to === host.email)).toBe(true);
  });
});

describe("a question that wanders", () => {
  test("and whose meeting was deleted sends no notetaker of nobody's", async () => {
    const site = openSite(start);
    await site.byForm(host, { code, at });
    await site.byInvite(attacker, { code, at }, 0);
    await site.tick();
    await site.press(await mintToken(db, (await hostsJob()).owned.id, start), "delete");
    await site.tick();
    await site.byInvite(attacker, { code, at: at + hour }, 1);
    await work(site.world);
    const people = await requests();
    const alive = (await jobs()).filter(({ status }) => status !== "deleted");
    for (const job of alive) {
      const owner = people.find(({ jobId, standing }) => jobId === job.id && standing === "owner");
      expect(owner).toMatchObject({ email: attacker.email, name: attacker.name });
    }
    expect((await outboxRows()).filter(({ state }) => state === "dead")).toEqual([]);
  });
});
