import { describe, expect, test, vi } from "vitest";
import { mailbox, send, sentMails } from "../support/delivery";
import { callThatEnded, firstBot, recording, refusal } from "../support/fake-provider";
import {
  ask,
  askOnly,
  createWorld,
  day,
  db,
  env,
  minute,
  outboxRows,
  plenty,
  start,
  theNotetaker,
  type TestWorld,
  readWebhook,
} from "../support/pipeline";
import { isAlive } from "../support/race-provider";
import { botEvent, signedWebhook } from "../support/signed-webhook";
import { notetakers, webhookReceipts } from "~/db/schema.server";
import { takeWebhook } from "~/notetaker/pipeline/take-webhook.server";
import { runDue } from "~/notetaker/pipeline/run-steps.server";

const secrets = env.recall?.webhookSecrets ?? [];

async function deliver(world: TestWorld, id: string, body: string, secret = secrets[0] ?? "") {
  const { headers } = await signedWebhook(secret, { id, at: world.time, body });
  const outcome = await takeWebhook(world, readWebhook, headers, new TextEncoder().encode(body));
  if (outcome.outcome === "stored") await outcome.after?.();
  return outcome.outcome;
}

async function sendBot() {
  const world = createWorld();
  await ask(world);
  const fake = firstBot(world.provider);
  /** Makes the bot report the first `count` changes of its call. */
  const happen = (count: number) => void (fake.changes = callThatEnded(start).slice(0, count));
  return { world, fake, happen, bot: { id: fake.id, notetakerId: (await theNotetaker()).id } };
}

describe("one webhook", () => {
  test.each(["bot.joining_call", "recording.done", "bot.something_new"])(
    "%s makes the site ask the provider for the bot's state",
    async (event) => {
      const { world, bot, happen } = await sendBot();
      happen(2);
      expect(await deliver(world, "m1", botEvent(event, bot))).toBe("stored");
      expect(await theNotetaker()).toMatchObject({ status: "waiting_room", nextStep: "poll" });
      expect(world.provider.countOf("getBot")).toBe(1);
    },
  );

  test("if asking fails, the next tick asks again", async () => {
    const { world, bot } = await sendBot();
    world.provider.fail("getBot", new Error("the isolate died"));
    await deliver(world, "m1", botEvent("bot.done", bot)).catch(() => undefined);
    world.pass(2 * minute);
    await runDue(world, "poll", plenty);
    expect(world.provider.countOf("getBot")).toBe(2);
  });

  test("that comes at the same moment as another has its effect too", async () => {
    const { world, bot, happen } = await sendBot();
    happen(2);
    await Promise.all([
      deliver(world, "m1", botEvent("bot.joining_call", bot)),
      deliver(world, "m2", botEvent("bot.in_waiting_room", bot)),
    ]);
    expect((await theNotetaker()).status).toBe("waiting_room");
    expect((await outboxRows()).filter(({ kind }) => kind === "waiting")).toHaveLength(1);
    expect(await db.select().from(webhookReceipts)).toHaveLength(2);
  });

  test("the result of an older poll is not written over a newer one", async () => {
    const { world, bot, happen } = await sendBot();
    world.pass(2 * minute);
    world.provider.before("getBot", async () => {
      happen(4);
      await deliver(world, "m1", botEvent("bot.in_call_recording", bot));
      happen(1);
    });
    await runDue(world, "poll", plenty);
    expect(world.provider.countOf("getBot")).toBe(2);
    const nextAt = world.time + 5 * minute;
    expect(await theNotetaker()).toMatchObject({ status: "recording", nextAt });
  });

  test("tells of a bot whose creation was never answered", async () => {
    const world = createWorld();
    await askOnly(world);
    world.provider.fail("createBot", { lost: refusal("ambiguous") });
    await runDue(world, "dispatch", plenty);
    world.provider.bots[0]?.changes.push({ to: "joining", reason: null, at: start });
    const { id: notetakerId } = await theNotetaker();
    await deliver(world, "m1", botEvent("bot.joining_call", { id: "bot-1", notetakerId }));
    expect(await theNotetaker()).toMatchObject({ status: "joining", botId: "bot-1" });
  });

  test("another bot does not speak for the notetaker's own", async () => {
    const { world, bot } = await sendBot();
    await deliver(world, "m1", botEvent("bot.in_call_recording", { ...bot, id: "old-bot" }));
    expect(world.provider.countOf("getBot")).toBe(0);
    expect(await theNotetaker()).toMatchObject({ status: "scheduled", botId: "bot-1" });
  });

  test("a bot from before the meeting was moved does not speak for it, and is removed", async () => {
    const { world, bot, fake } = await sendBot();
    await db.update(notetakers).set({ status: "requested", revision: 1, botId: null });
    await deliver(world, "m1", botEvent("bot.joining_call", bot));
    expect(await theNotetaker()).toMatchObject({ status: "requested", botId: null });
    expect(fake.removed).toBe(true);
  });

  test.each(["cancelled", "expired", "failed", "deleted"] as const)(
    "a bot that joins for a notetaker that is %s is removed",
    async (status) => {
      const { world, bot, fake, happen } = await sendBot();
      happen(1);
      await db.update(notetakers).set({ status, nextStep: null, nextAt: null });
      await deliver(world, "m1", botEvent("bot.joining_call", bot));
      expect(isAlive(fake)).toBe(false);
      expect((await theNotetaker()).status).toBe(status);
    },
  );

  test("a late recording of a failed notetaker is found, unless it was to be deleted", async () => {
    const { world, bot, fake } = await sendBot();
    const failed = { status: "failed", reason: "provider_down", nextAt: start + day } as const;
    await db.update(notetakers).set({ ...failed, nextStep: "purge", deleteRequestedAt: start });
    Object.assign(fake, { changes: callThatEnded(start), recordings: [recording(0, 1)] });
    await deliver(world, "m1", botEvent("recording.done", bot));
    expect(await theNotetaker()).toMatchObject({ status: "failed", nextStep: "purge" });
    await db.update(notetakers).set({ deleteRequestedAt: null });
    await deliver(world, "m2", botEvent("recording.done", bot));
    expect(await theNotetaker()).toMatchObject({ status: "ready" });
    const box = mailbox();
    await send(world);
    const mails = sentMails(box).map(({ text }) => text);
    expect(mails.join()).toMatch(/We wrote earlier that there was no recording/);
  });
});

describe("what is not taken", () => {
  test("an unsigned or wrongly signed message is refused and leaves nothing", async () => {
    const { world, bot } = await sendBot();
    const wrong = "whsec_d3Jvbmctc2VjcmV0LXdyb25nLXNlY3JldA==";
    expect(await deliver(world, "m1", botEvent("bot.done", bot), wrong)).toBe("refused");
    expect(await db.select().from(webhookReceipts)).toEqual([]);
    expect((await theNotetaker()).status).toBe("scheduled");
  });

  test("a signed message about no bot of ours is answered like any other", async () => {
    const { world } = await sendBot();
    const unknown = { id: "x", metadata: { job_id: "unknown" } };
    const events = [
      { event: 1 },
      { event: "bot.done" },
      { event: "bot.done", data: { bot: unknown } },
    ];
    const bodies = ["", "null", "[]", "{", ...events.map((event) => JSON.stringify(event))];
    for (const [nth, body] of bodies.entries()) {
      expect([body, await deliver(world, `m${nth}`, body)]).toEqual([body, "stored"]);
    }
    expect((await theNotetaker()).status).toBe("scheduled");
  });

  test("a test event of the dashboard is remembered once, for npm run check to see", async () => {
    const { world } = await sendBot();
    const body = '{"event":"bot.done","data":{"bot":{"id":"test","metadata":{}}}}';
    expect(await deliver(world, "msg_test", body)).toBe("stored");
    expect(await deliver(world, "msg_test", body)).toBe("stored");
    expect(await db.select().from(webhookReceipts)).toEqual([
      { id: "msg_test", receivedAt: world.time },
    ]);
    vi.spyOn(env.db, "prepare").mockImplementation(() => {
      throw new Error("D1_ERROR: overloaded");
    });
    expect(await deliver(world, "msg_other", body)).toBe("failed");
  });

  test("a message that cannot be stored has its effect when the provider sends it again", async () => {
    const { world, bot, happen } = await sendBot();
    happen(1);
    const spy = vi
      .spyOn(env.db, "batch")
      .mockRejectedValueOnce(new Error("D1_ERROR: no such table"));
    expect(await deliver(world, "m1", botEvent("bot.joining_call", bot))).toBe("failed");
    spy.mockRestore();
    expect(await deliver(world, "m1", botEvent("bot.joining_call", bot))).toBe("stored");
    expect((await theNotetaker()).status).toBe("joining");
  });
});

test.each([
  "bot.joining_call bot.in_call_recording bot.call_ended bot.done recording.done",
  "recording.done bot.done bot.call_ended bot.in_call_recording bot.joining_call",
])("%s, each delivered twice, lead to one result", async (events) => {
  const box = mailbox();
  const { world, bot, fake, happen } = await sendBot();
  happen(6);
  fake.recordings = [recording(start, start + 1)];
  world.pass(minute);
  for (const event of events.split(" ")) {
    await deliver(world, `id-${event}`, botEvent(event, bot));
    await deliver(world, `id-${event}`, botEvent(event, bot));
    world.pass(1_000);
  }
  await send(world);
  await send(world);

  const nextAt = start + 4_000 + 7 * day;
  const ended = { reason: null, botId: "bot-1", endedAt: start + 4_000, nextStep: "purge", nextAt };
  expect(await theNotetaker()).toMatchObject({ status: "delivered", ...ended });
  const filed = (await outboxRows()).map(({ kind, state }) => `${kind} ${state}`);
  expect(filed).toEqual(["confirmation done", "count done", "result done"]);
  expect(sentMails(box)).toHaveLength(1);
});
