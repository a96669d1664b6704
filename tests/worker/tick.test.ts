import { createExecutionContext, createScheduledController } from "cloudflare:test";
import { env as rawEnv } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callThatEnded, firstBot, recording, refusal } from "../support/fake-provider";
import {
  ask,
  createWorld,
  day,
  db,
  env,
  hour,
  allNotetakers,
  minute,
  outboxRows,
  plenty,
  scheduledAt,
  start,
  theNotetaker,
  markAsRefused,
  readWebhook,
} from "../support/pipeline";
import { notetakers } from "~/db/schema.server";
import worker from "../../workers/app";
import { botEvent, signedWebhook } from "../support/signed-webhook";
import { tickAt } from "../support/tick";
import { runDue } from "~/notetaker/pipeline/run-steps.server";
import { takeWebhook } from "~/notetaker/pipeline/take-webhook.server";

beforeEach(() => {
  vi.spyOn(env.email, "send").mockResolvedValue({ messageId: "m" });
});

afterEach(() => void vi.useRealTimers());

function subjects(): string[] {
  return vi
    .mocked(env.email.send)
    .mock.calls.map(([mail]) => (mail as { subject: string }).subject);
}

test("while every webhook is refused for a wrong secret, polling brings the result all the same", async () => {
  const world = createWorld();
  const { provider } = world;
  await ask(world, scheduledAt(start + day));
  const { id: notetakerId } = await theNotetaker();
  const wrong = `whsec_${btoa("a secret that the site does not have")}`;
  const refuseWebhook = async (code: string, now: number) => {
    const body = botEvent(`bot.${code}`, { id: "bot-1", notetakerId });
    const { headers } = await signedWebhook(wrong, { id: code, at: now, body });
    const bytes = new TextEncoder().encode(body);
    const answer = await takeWebhook(world, readWebhook, headers, bytes);
    expect(answer).toEqual({ outcome: "refused" });
  };
  const tick = (now: number) => tickAt(now, { provider });

  await tick(start + minute);
  expect((await theNotetaker()).status).toBe("scheduled");
  const bot = firstBot(provider);

  const began = start + day;
  const statusAfter = async (changes: number, now: number) => {
    bot.changes = callThatEnded(began).slice(0, changes);
    world.time = now;
    for (const { to } of bot.changes) await refuseWebhook(to, now);
    await tick(now);
    return (await theNotetaker()).status;
  };
  expect(await statusAfter(0, began)).toBe("scheduled");
  expect(await statusAfter(1, began + 2 * minute)).toBe("joining");
  expect(await statusAfter(2, began + 4 * minute)).toBe("waiting_room");
  expect(await statusAfter(3, began + 6 * minute)).toBe("in_call");
  expect(await statusAfter(4, began + 8 * minute)).toBe("recording");
  bot.recordings = [
    recording(began, began + minute, { transcript: { status: "absent", url: null } }),
  ];
  expect(await statusAfter(6, began + 14 * minute)).toBe("processing");
  bot.recordings = [recording(began, began + minute)];
  expect(await statusAfter(6, began + 16 * minute)).toBe("delivered");
  expect((await outboxRows()).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    "confirmation done",
    "count done",
    "result done",
    "waiting done",
  ]);
  await tick(began + 8 * day);
  expect((await theNotetaker()).status).toBe("deleted");
  await tick(began + 8 * day + minute);
  expect(subjects().filter((subject) => !/ are not signed /.test(subject))).toEqual([
    expect.stringMatching(/^Your notetaker is booked/),
    expect.stringMatching(/^Urgent: please let your notetaker in/),
    expect.stringMatching(/^Your meeting notes/),
    expect.stringMatching(/^Deleted: /),
  ]);
});

test("ticks that overlap send one bot for each notetaker and one mail to each person", async () => {
  const world = createWorld();
  for (let index = 0; index < 10; index += 1) {
    const meetingCode = `abc-defg-aa${String.fromCharCode(97 + index)}`;
    await ask(world, { ...scheduledAt(start + day), meetingCode, email: `p${index}@example.test` });
  }
  const tick = (now: number) => tickAt(now, { provider: world.provider });
  await Promise.all([tick(start), tick(start), tick(start)]);
  expect(world.provider.bots).toHaveLength(10);

  for (const bot of world.provider.bots) {
    bot.changes = callThatEnded(start + day);
    bot.recordings = [recording(start + day, start + day + 1)];
  }
  const later = start + day + 10 * minute;
  await Promise.all([tick(later), tick(later), tick(later)]);
  await tick(later + 1_000);
  expect(subjects().filter((subject) => subject.startsWith("Your meeting notes"))).toHaveLength(10);
  expect(subjects().filter((subject) => subject.startsWith("Your"))).toHaveLength(20);
  expect((await allNotetakers()).every(({ status }) => status === "delivered")).toBe(true);
});

test("a step that fails does not keep the others from running, and the tick is logged", async () => {
  const logged = vi.spyOn(console, "log");
  const world = createWorld();
  await ask(world, {}, { honeypot: true });
  await ask(world, scheduledAt(start + 8 * day), {});
  const broken = new Proxy(env.db, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      // A method of D1 reads private fields, which the proxy has none of.
      if (name !== "prepare") return typeof member === "function" ? member.bind(target) : member;
      return (query: string) => {
        if (query.includes("outbox")) throw new Error("D1_ERROR: the outbox is broken");
        return target.prepare(query);
      };
    },
  });
  await tickAt(start + 7 * day, { env: { ...env, db: broken }, provider: world.provider });
  const events = logged.mock.calls.map(([entry]) => entry);
  const failed = { event: "tick.failed", step: "send", kind: "Error" };
  expect(events).toContainEqual(expect.objectContaining(failed));
  expect(events).toContainEqual(
    expect.objectContaining({
      event: "tick",
      dispatched: 1,
      purged: 1,
      bulkWaitMs: null,
      longestWaitMs: null,
    }),
  );
});

test("without a configured provider a tick still sends mail and logs what is missing", async () => {
  const logged = vi.spyOn(console, "log");
  const world = createWorld();
  await ask(world, scheduledAt(start + day));
  await markAsRefused();
  world.provider.fail("createBot", refusal("permanent"));
  await runDue(world, "dispatch", plenty);
  await ask(world, { ...scheduledAt(start + day), meetingCode: "xyz-abcd-efg" });

  await tickAt(start, { env: { ...env, recall: null }, provider: null });
  const entries = logged.mock.calls.map(([entry]) => entry);
  const missing = { event: "provider.off", provider: "recall" };
  expect(entries).toContainEqual(expect.objectContaining(missing));
  expect(subjects()).toContainEqual(expect.stringContaining("couldn't be sent"));

  await tickAt(start + 2 * day, { env: { ...env, recall: null }, provider: null });
  expect((await allNotetakers()).map(({ status }) => status)).toEqual(["failed", "expired"]);
});

test("the cron's own time decides what is done once an hour", async () => {
  const logged = vi.spyOn(console, "log");
  const world = createWorld();
  await ask(world, {}, { honeypot: true });
  await db.update(notetakers).set({ nextAt: Date.now() + 5 * hour, attempts: 7 });
  vi.useFakeTimers({ toFake: ["Date"] });
  const onTheHour = Math.ceil(Date.now() / hour) * hour;
  vi.setSystemTime(onTheHour + 2 * minute);
  const cron = (scheduledTime: number) => createScheduledController({ scheduledTime });
  await worker.scheduled(cron(onTheHour), rawEnv, createExecutionContext());
  await worker.scheduled(cron(onTheHour + minute), rawEnv, createExecutionContext());
  const overdue = logged.mock.calls.filter(([entry]) => entry.event === "purge.overdue");
  expect(overdue).toHaveLength(1);
});
