import { env as bindings } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createWorld, db, day, env, hour, minute, start as firstStart } from "../support/pipeline";
import { signedWebhook } from "../support/signed-webhook";
import { tickAt } from "../support/tick";
import { site, visit } from "./visit";
import worker from "../../workers/app";
import { heartbeats, operatorAlarms, outbox } from "~/db/schema.server";
import { mailAlarms, storeAlarms } from "~/alarms/alarms.server";
import { alarmWords } from "~/alarms/alarm-words";
import { type LogEvent, log } from "~/lib/log/log.server";
import { names } from "~/config/names";

let send = vi.spyOn(env.email, "send");
type Mail = { readonly to: string; readonly subject: string; readonly text: string };
const mails = () => send.mock.calls.map(([mail]) => mail as unknown as Mail);
const subjects = () => mails().map(({ subject }) => subject.replace(`${names.brand}: `, ""));

/** The isolate remembers its mails, so each test has a time far from the others. */
let start = firstStart;

beforeEach(() => {
  start += 100 * day;
  send = vi.spyOn(env.email, "send").mockResolvedValue({ messageId: "m" });
  vi.spyOn(console, "log").mockReturnValue();
});

/** Logs as if the isolate had just started, so that no alarm is suppressed. */
function raise(entry: LogEvent, at: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: at + isolates * day });
  isolates += 1;
  log(entry);
  vi.useRealTimers();
}
let isolates = 1;

/** Runs `act` while the table of alarms refuses inserts or updates. */
async function whileFull(change: "insert" | "update", act: () => Promise<void>): Promise<void> {
  await bindings.DB.exec(
    `create trigger full before ${change} on operator_alarms begin select raise(abort, 'database or disk is full'); end`,
  );
  await act().finally(() => bindings.DB.exec("drop trigger full"));
}

const deadLetter: LogEvent = {
  event: "outbox.dead",
  key: "o-1",
  kind: "result",
  attempts: 10,
  code: "E",
};
const dead = alarmWords.dead_letter.title;

describe("an alarm by mail", () => {
  test("has its meaning, what to do, and the entry of the log", async () => {
    raise(deadLetter, start);
    await tickAt(start);
    const [mail] = mails();
    expect(mails()).toHaveLength(1);
    expect(mail?.to).toBe(env.operatorEmail);
    expect(subjects()).toEqual([dead]);
    const text = mail?.text.replace(/\s+/g, " ");
    for (const part of [alarmWords.dead_letter.means, alarmWords.dead_letter.action, '"o-1"']) {
      expect(text).toContain(part);
    }
  });

  test("comes at most once an hour for each kind while it lasts", async () => {
    for (let minutes = 0; minutes <= 180; minutes += 5) {
      raise(deadLetter, start + minutes * minute);
      await tickAt(start + minutes * minute);
    }
    expect(subjects()).toEqual([dead, dead, dead, dead]);
    raise({ event: "payment.off" }, start + 3 * hour);
    await tickAt(start + 3 * hour + minute);
    expect(subjects().at(-1)).toBe(alarmWords.configuration.title);
  });

  test("is not repeated while nothing new happens, and its end is mailed once", async () => {
    raise(deadLetter, start);
    const { quietMinutes } = alarmWords.dead_letter;
    for (const minutes of [0, 1, quietMinutes - 1, quietMinutes, quietMinutes + 1, 200]) {
      await tickAt(start + minutes * minute);
    }
    expect(subjects()).toEqual([dead, `Over: ${dead}`]);
  });

  test("that cannot be sent is tried again in each tick", async () => {
    send.mockRejectedValue(Object.assign(new Error("no"), { code: "E_SENDER_NOT_VERIFIED" }));
    raise(deadLetter, start);
    await tickAt(start);
    await tickAt(start + minute);
    expect(subjects()).toEqual([dead, dead]);
    send.mockResolvedValue({ messageId: "m" });
    await tickAt(start + 2 * minute);
    await tickAt(start + 3 * minute);
    expect(subjects()).toEqual([dead, dead, dead]);
  });

  test("is mailed once although the full database stores nothing", async () => {
    const crashed: LogEvent = { event: "lead.refused", page: "ai4b", kind: "Error SQLITE_FULL" };
    await whileFull("insert", async () => {
      for (const minutes of [0, 30]) {
        raise(crashed, start);
        await tickAt(start + minutes * minute);
      }
      expect(subjects()).toEqual([alarmWords.crash.title]);
      // An alarm of a request waits in its isolate meanwhile.
      raise({ event: "payment.off" }, start);
      await storeAlarms({ db, clock: () => start });
    });
    // The database takes new rows again, and no changes.
    await whileFull("update", async () => {
      raise(deadLetter, start);
      await tickAt(start + 40 * minute);
      await tickAt(start + 41 * minute);
    });
    const { configuration, crash } = alarmWords;
    expect(subjects().toSorted()).toEqual([dead, configuration.title, crash.title].toSorted());
  });

  test("that is neither stored nor sent waits for the next tick", async () => {
    await whileFull("insert", async () => {
      send.mockRejectedValue(Object.assign(new Error("no"), { code: "E" }));
      raise(deadLetter, start);
      await tickAt(start);
    });
    send.mockResolvedValue({ messageId: "m" });
    await tickAt(start + minute);
    await tickAt(start + 2 * minute);
    expect(subjects()).toEqual([dead, dead]);
  });

  test("that is seen again while its end is mailed stays open", async () => {
    raise(deadLetter, start);
    await tickAt(start);
    const over = start + alarmWords.dead_letter.quietMinutes * minute;
    send.mockImplementationOnce(async () => {
      raise(deadLetter, over);
      await storeAlarms({ db, clock: () => over });
      return { messageId: "m" };
    });
    await tickAt(over);
    await tickAt(over + 2 * minute);
    expect(subjects()).toEqual([dead, `Over: ${dead}`, dead]);
  });

  test("is mailed once by ticks that overlap in two isolates, when it begins and ends", async () => {
    raise(deadLetter, start);
    await storeAlarms({ db, clock: () => start });
    vi.resetModules();
    const other = await import("~/alarms/alarms.server");
    const both = async (at: number) => {
      const world = { ...createWorld(), clock: () => at };
      await Promise.all([mailAlarms(world), other.mailAlarms(world)]);
    };
    await both(start);
    expect(subjects()).toEqual([dead]);
    await both(start + alarmWords.dead_letter.quietMinutes * minute);
    expect(subjects()).toEqual([dead, `Over: ${dead}`]);
  });

  test("is mailed by another isolate if the first one dies while it sends", async () => {
    raise(deadLetter, start);
    await storeAlarms({ db, clock: () => start });
    send.mockReturnValueOnce(new Promise(() => {}));
    void mailAlarms({ ...createWorld(), clock: () => start });
    await vi.waitFor(() => expect(subjects()).toEqual([dead]));
    vi.resetModules();
    const other = await import("~/alarms/alarms.server");
    const tryAgain = (at: number) => other.mailAlarms({ ...createWorld(), clock: () => at });
    expect(await tryAgain(start + minute)).toBe(0);
    expect(await tryAgain(start + 2 * minute)).toBe(1);
    expect(await tryAgain(start + 4 * minute)).toBe(0);
    expect(subjects()).toEqual([dead, dead]);
  });

  test("is only logged if there is no operator", async () => {
    raise(deadLetter, start);
    await tickAt(start, { env: { ...env, operatorEmail: null } });
    expect(mails()).toEqual([]);
  });

  test("that a request raised is mailed by the next tick", async () => {
    // Later than alarms of other tests in this isolate.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30 * day });
    const { headers } = await signedWebhook(`whsec_${btoa("x".repeat(32))}`, {
      ...{ id: "m-1", at: Date.now(), body: "{}" },
    });
    headers.set("Content-Type", "application/json");
    const init = { method: "POST", headers, body: "{}" };
    const work: Promise<unknown>[] = [];
    const ctx = { waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
    const request = new Request(`${site}/api/bot-webhook`, init);
    expect((await worker.fetch(request, bindings, ctx as ExecutionContext)).status).toBe(401);
    await Promise.all(work);
    await tickAt(Date.now());
    vi.useRealTimers();
    expect(subjects()).toEqual([alarmWords.webhook_signature.title]);
  });
});

describe("/healthz", () => {
  const health = async () => {
    const answer = await visit("/healthz");
    return [answer.status, (await answer.json<{ why?: string }>()).why];
  };
  const tick = (at: number) => db.insert(heartbeats).values({ name: "tick", beatAt: at });

  test("is 200 after a tick", async () => {
    await tickAt(Date.now());
    expect(await health()).toEqual([200, undefined]);
  });

  test.each([
    ["never ran", 503, null],
    ["ran four minutes ago", 200, -4 * minute],
    ["ran six minutes ago", 503, -6 * minute],
    ["ran with a clock that was ahead", 503, 6 * minute],
  ])("with a cron that %s is %d", async (_what, status, ranAfterMs) => {
    if (ranAfterMs !== null) await tick(Date.now() + ranAfterMs);
    expect(await health()).toEqual([status, status === 200 ? undefined : "cron"]);
  });

  test.each([
    ["nine minutes late", 200, -9, {}],
    ["eleven minutes late", 503, -11, {}],
    ["refused for an hour, and waiting for its next try", 503, 30, { attempts: 3 }],
    ["still to come", 200, 30, {}],
    ["late, but bulk", 200, -60, { priority: 2 }],
    ["given up", 200, -60, { state: "dead" }],
  ] as const)("with an urgent mail that is %s is %d", async (_what, status, minutes, fields) => {
    await tick(Date.now());
    await db.insert(outbox).values({
      ...{ key: "k", kind: "waiting", subjectId: "s", state: "pending", priority: 0 },
      ...{ dueAt: Date.now() + minutes * minute, createdAt: Date.now() - hour, ...fields },
    });
    expect(await health()).toEqual([status, status === 200 ? undefined : "mail"]);
  });

  test("with an alarm that could not be mailed for eleven minutes is 503", async () => {
    await tick(Date.now());
    const since = Date.now() - 11 * minute;
    const row = { alarm: "crash", sinceAt: since, seenAt: since, entry: "{}" };
    await db.insert(operatorAlarms).values(row);
    expect(await health()).toEqual([503, "mail"]);
    await db.update(operatorAlarms).set({ mailedAt: since + minute });
    expect(await health()).toEqual([200, undefined]);
  });
});
