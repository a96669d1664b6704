import { beforeEach, describe, expect, test, vi } from "vitest";
import { mailEvent, type MailFailure } from "../simulators/cloudflare/mail-events";
import {
  ask,
  createWorld,
  day,
  db,
  env,
  hour,
  minute,
  outboxRows,
  scheduledAt,
  start,
  type TestWorld,
  theNotetaker,
  whileMissing,
} from "../support/pipeline";
import { tickAt } from "../support/tick";
import { blockMailbox, mailboxKey, mailRefusalOf } from "~/abuse/mailboxes.server";
import { mailboxes } from "~/db/schema.server";
import { mintToken } from "~/notetaker/store/tokens.server";
import { visit } from "./visit";
import { takeMailEvents } from "../../workers/mail-events";

const ada = "ada@example.test";
const sent = { messageId: "m-1", from: `Site <${env.mailFrom}>`, subject: "Your notetaker" };
const event = (failure: MailFailure, to = ada) => mailEvent(failure, to, sent, start);

beforeEach(() => {
  vi.spyOn(env.email, "send").mockResolvedValue({ messageId: "m" });
});

/** Delivers a batch of the queue; returns whether each was acknowledged or comes again. */
async function deliver(bodies: readonly unknown[], world = createWorld(start + minute)) {
  const became: string[] = [];
  const messages = bodies.map((body, nth) => ({
    ...{ id: `q-${nth}`, timestamp: new Date(start), attempts: 1, body },
    ack: () => void became.push("ack"),
    retry: () => void became.push("retry"),
  }));
  await takeMailEvents(world, { messages });
  return became;
}

/** Number of bots that the provider would still send. */
const countBots = ({ provider }: TestWorld) =>
  provider.bots.filter(({ removed }) => !removed).length;

const refusalFor = async (address = ada) =>
  mailRefusalOf(db, await mailboxKey(env.siteSecret, address));
const bouncedAt = async () => (await db.select().from(mailboxes)).map((row) => row.bouncedAt);

describe("the mail service's events", () => {
  test("a hard bounce and a complaint are kept by the mailbox's key, without the address", async () => {
    expect(await deliver([event("bounced"), event("complained", "Bob+x@Gmail.com")])).toEqual([
      "ack",
      "ack",
    ]);
    expect(await refusalFor()).toBe("bounced");
    expect(await refusalFor("bob@gmail.com")).toBe("complained");
    expect(JSON.stringify(await db.select().from(mailboxes))).not.toMatch(/ada|bob|example/i);
  });

  test("a temporary failure is no bounce, because the mailbox may exist", async () => {
    expect(await deliver([event("softly_bounced")])).toEqual(["ack"]);
    expect(await refusalFor()).toBeNull();
  });

  test("a bounce does not hide that the owner has blocked all mail", async () => {
    await blockMailbox(db, await mailboxKey(env.siteSecret, ada), start);
    await deliver([event("bounced")]);
    expect(await refusalFor()).toBe("blocked");
  });

  test("the same event again changes nothing", async () => {
    await deliver([event("bounced")]);
    await deliver([event("bounced")], createWorld(start + day));
    expect(await bouncedAt()).toEqual([start + minute]);
  });

  test("an event that cannot be stored comes again, one that cannot be read does not", async () => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    const failed = await whileMissing("mailboxes", () => deliver([event("bounced")]));
    expect(failed).toEqual(["retry"]);

    const { payload: _none, ...cut } = event("bounced");
    const delivered = { ...event("bounced"), type: "cf.email.sending.message.delivered" };
    expect(await deliver(["nonsense", null, cut, delivered])).toEqual(Array(4).fill("ack"));
    const events = log.mock.calls.map(([entry]) => (entry as { event: string }).event);
    expect(events).toEqual(["mail.event_failed", ...Array<string>(3).fill("mail.event_unread")]);
    expect(await refusalFor()).toBeNull();
  });

  test("a mailbox that bounced gets no more mail, and others get theirs", async () => {
    await ask(createWorld(), scheduledAt(start + day));
    await ask(createWorld(), { ...scheduledAt(start + day), email: "bob@example.test" });
    await deliver([event("bounced")]);
    await tickAt(start + 2 * minute);
    const to = vi.mocked(env.email.send).mock.calls.map(([mail]) => (mail as { to: string }).to);
    expect(new Set(to)).toEqual(new Set(["bob@example.test"]));
    const rows = await outboxRows();
    expect(rows.find(({ state }) => state === "dead")).toBeUndefined();
  });
});

describe("a booked notetaker whose confirmation bounced", () => {
  const booked = start + day;

  test("loses its bot, gets no other, and expires", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(booked));
    await tickAt(start, { provider: world.provider });
    expect(countBots(world)).toBe(1);
    expect(await theNotetaker()).toMatchObject({ status: "scheduled" });

    await deliver([event("bounced")]);
    await tickAt(start + 2 * minute, { provider: world.provider });
    expect(countBots(world)).toBe(0);
    expect(await theNotetaker()).toMatchObject({
      status: "requested",
      botId: null,
      formerBotId: null,
      lastError: "mail_unreachable",
    });

    await tickAt(booked - 5 * minute, { provider: world.provider });
    expect(countBots(world)).toBe(0);
    await tickAt(booked + 2 * hour, { provider: world.provider });
    await tickAt(booked + 4 * hour, { provider: world.provider });
    expect(await theNotetaker()).toMatchObject({ status: "expired", reason: "missed" });
  });

  test("gets a bot once its mailbox can be reached", async () => {
    const world = createWorld();
    await ask(world, scheduledAt(booked));
    await deliver([event("bounced")]);
    await tickAt(start + 2 * minute, { provider: world.provider });
    expect(countBots(world)).toBe(0);

    await db.update(mailboxes).set({ bouncedAt: null });
    await tickAt(start + 2 * hour, { provider: world.provider });
    expect(countBots(world)).toBe(1);
    expect(await theNotetaker()).toMatchObject({ status: "scheduled" });
  });
});

test.each([
  ["bounced", /emails to this address come back/],
  ["complained", /marked as spam/],
] as const)("the personal page says that a mail %s", async (failure, words) => {
  await ask(createWorld(), scheduledAt(start + day));
  const token = await mintToken(db, (await theNotetaker()).id, start);
  const page = async () => (await visit(`/notetaker-status?token=${token}`)).text();
  expect(await page()).not.toMatch(words);
  await deliver([event(failure)]);
  expect(await page()).toMatch(words);
});
