import { beforeEach, describe, expect, test, vi } from "vitest";
import { mailbox, ready, send, sentMails, tokenIn } from "../support/delivery";
import { callThatEnded, recording, refusal } from "../support/fake-provider";
import {
  ask,
  createWorld,
  day,
  db,
  emptyTables,
  env,
  hour,
  minute,
  outboxRows,
  plenty,
  requests,
  scheduledAt,
  start,
  theJob,
  type TestWorld,
} from "../support/pipeline";
import { accessTokens, notetakerJobs } from "~/db/schema.server";
import { failureReasonWords } from "~/content/mails";
import { dispatchDue } from "~/notetaker/dispatch.server";
import { pollSilent } from "~/notetaker/poll.server";
import { purgeExpired } from "~/notetaker/purge.server";
import { freshChat, freshTranscript, freshVideoUrl } from "~/notetaker/results.server";
import { failureReasons } from "~/notetaker/status";

beforeEach(async () => {
  vi.restoreAllMocks();
  await emptyTables();
});

describe("the result mail", () => {
  test("goes once to each person, with their own links, and then the job is delivered", async () => {
    const box = mailbox();
    const world = createWorld();
    await ask(world, scheduledAt(start + 5 * minute));
    await ask(world, { ...scheduledAt(start), email: "bob@example.test", name: "Bob" });
    const bot = world.provider.bots[0];
    if (!bot) throw new Error("no bot");
    world.pass(hour);
    bot.changes = callThatEnded(start + 5 * minute);
    bot.recordings = [recording(start + 5 * minute, start + 52 * minute)];
    await pollSilent(world, plenty);
    await send(world);
    await send(world);

    const mails = sentMails(box);
    expect(mails.map(({ to }) => to).sort()).toEqual(["ada@example.test", "bob@example.test"]);
    const tokens = mails.map(({ text }) => tokenIn(text));
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens)
      expect(await freshVideoUrl(world, token)).toMatchObject({ ok: true });
    expect(await theJob()).toMatchObject({ status: "delivered" });
    expect((await requests()).every(({ deliveredAt }) => deliveredAt === world.time)).toBe(true);
  });

  test("says who, when in the visitor's zone, how long, and when it is deleted", async () => {
    const box = mailbox();
    const world = await ready();
    await db.run("update notetaker_requests set timezone = 'US/Eastern'");
    await send(world);
    const [mail] = sentMails(box);
    expect(mail?.subject).toBe("Your meeting notes: Fri, November 20, 2026, 10:01 AM EST (UTC-5)");
    expect(mail?.text).toContain("Requested by: Ada Lovelace");
    expect(mail?.text).toContain("Duration: 30 minutes");
    expect(mail?.text).toContain("Fri, November 27, 2026, 10:31 AM EST (UTC-5)");
    expect(mail?.text).toContain("Ada <script> [00:00:05]\nGood morning & welcome.");
  });

  test("nothing a person said or typed becomes HTML", async () => {
    const box = mailbox();
    const world = await ready();
    await db.run(`update notetaker_requests set name = '<img src=x onerror=alert(1)>'`);
    await send(world);
    const [mail] = sentMails(box);
    expect(mail?.html).not.toMatch(/<script|<img/);
    expect(mail?.html).toContain("Ada &lt;script&gt;");
    expect(mail?.html).toContain("Good morning &amp; welcome.");
  });

  test("has no personal data in the outbox and only a hash of its token in the table", async () => {
    const box = mailbox();
    const world = await ready();
    await send(world);
    expect(JSON.stringify(await outboxRows())).not.toMatch(/Lovelace|example\.test/);
    const token = tokenIn(sentMails(box)[0]?.text ?? "");
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await db.select().from(accessTokens))).not.toContain(token);
  });

  test("waits for the transcript while the provider is out of reach, but not for ever", async () => {
    const box = mailbox();
    const world = await ready();
    world.provider.alwaysFail("getBot", refusal("retry"));
    for (const pause of [0, minute, 6 * minute]) {
      world.pass(pause);
      await send(world);
      expect(box).not.toHaveBeenCalled();
    }
    world.pass(40 * minute);
    await send(world);
    expect(sentMails(box)[0]?.text).toContain("could not be fetched for this mail just now");
  });

  test("says so when there is no transcript", async () => {
    const box = mailbox();
    const world = await ready();
    const bot = world.provider.bots[0];
    if (bot) bot.recordings = [recording(0, 1, { transcript: { status: "failed", url: null } })];
    await send(world);
    expect(sentMails(box)[0]?.text).toContain("No transcript could be made");
  });

  test("stays far below the size a mail may have, and says that it is cut", async () => {
    const box = mailbox();
    const world = await ready();
    world.provider.transcript = Array.from({ length: 20_000 }, (_, index) => ({
      participant: { id: index % 2, name: "&&&&", isHost: null },
      words: [{ text: "<&'\"> ".repeat(20), start: index, end: index + 1 }],
    }));
    await send(world);
    const [mail] = sentMails(box);
    expect((mail?.html.length ?? 0) + (mail?.text.length ?? 0)).toBeLessThan(1_500_000);
    expect(mail?.text).toContain("longer than a mail may be");
  });

  test.each([
    ["E_RATE_LIMIT_EXCEEDED", "pending"],
    ["E_INTERNAL_SERVER_ERROR", "pending"],
    ["E_DAILY_LIMIT_EXCEEDED", "pending"],
    ["E_RECIPIENT_SUPPRESSED", "dead"],
    ["E_CONTENT_TOO_LARGE", "dead"],
  ])("%s leaves it %s", async (code, state) => {
    vi.spyOn(env.email, "send").mockRejectedValue(Object.assign(new Error("no"), { code }));
    const world = await ready();
    await send(world);
    const rows = await outboxRows();
    expect(rows.find(({ kind }) => kind === "result")).toMatchObject({ state, lastError: code });
    expect((await theJob()).status).toBe("ready");
  });

  test("is not sent for a job that has been deleted", async () => {
    const box = mailbox();
    const world = await ready();
    await db.update(notetakerJobs).set({ status: "deleted", nextStep: null, nextAt: null });
    await send(world);
    expect(box).not.toHaveBeenCalled();
  });
});

describe("the confirmation mail", () => {
  test("goes once to each person who booked ahead, with what the host has to do", async () => {
    const box = mailbox();
    const world = createWorld();
    await ask(world, scheduledAt(start + day));
    await ask(world, { ...scheduledAt(start + day), email: "bob@example.test" });
    await send(world);
    await send(world);
    const mails = sentMails(box);
    expect(mails.map(({ to }) => to).sort()).toEqual(["ada@example.test", "bob@example.test"]);
    expect(mails[0]?.subject).toBe(
      "Your notetaker is booked: Sat, November 21, 2026, 10:00 AM EST (UTC-5)",
    );
    expect(mails[0]?.text).toContain("With potential risks");
  });

  test("is not filed for a meeting that runs now, a repeat, or a trapped request", async () => {
    const world = createWorld();
    await ask(world);
    await ask(world, scheduledAt(start + day), { honeypot: true });
    expect(await outboxRows()).toEqual([]);
    await ask(world, scheduledAt(start + 2 * day), { key: "k" });
    await ask(world, scheduledAt(start + 2 * day), { key: "k" });
    expect(await outboxRows()).toMatchObject([{ kind: "confirmation" }]);
  });

  test("is not sent once the meeting has begun or failed", async () => {
    const box = mailbox();
    const world = createWorld();
    await ask(world, scheduledAt(start + day));
    await db.update(notetakerJobs).set({ status: "joining" });
    await send(world);
    expect(box).not.toHaveBeenCalled();
    expect(await outboxRows()).toMatchObject([{ state: "done", lastError: "dropped" }]);
  });
});

describe("the failure mail", () => {
  test.each(failureReasons)("%s: names the reason and what to do, once", async (reason) => {
    const box = mailbox();
    const world = createWorld();
    await ask(world, scheduledAt(start + hour));
    world.provider.fail("createBot", refusal("permanent"));
    await dispatchDue(world, plenty);
    await db.update(notetakerJobs).set({ reason });
    await send(world);
    await send(world);
    const mails = sentMails(box);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(failureReasonWords[reason].title);
    expect(mails[0]?.text).toContain(failureReasonWords[reason].todo);
    expect(mails[0]?.text).toContain("EST (UTC-5)");
  });

  test("is not sent once the recording has turned up after all", async () => {
    const box = mailbox();
    const world = createWorld();
    await ask(world, scheduledAt(start + hour));
    world.provider.fail("createBot", refusal("permanent"));
    await dispatchDue(world, plenty);
    await db.update(notetakerJobs).set({ status: "ready", reason: null });
    await send(world);
    expect(box).not.toHaveBeenCalled();
  });
});

describe("personal links", () => {
  async function delivered(): Promise<{ world: TestWorld; token: string }> {
    const box = mailbox();
    const world = await ready();
    await send(world);
    return { world, token: tokenIn(sentMails(box)[0]?.text ?? "") };
  }

  test("lead to fresh addresses and contents", async () => {
    const { world, token } = await delivered();
    expect(await freshVideoUrl(world, token)).toMatchObject({
      value: "https://media.test/video.mp4",
    });
    expect(await freshTranscript(world, token)).toMatchObject({ value: world.provider.transcript });
    expect(await freshChat(world, token)).toMatchObject({ value: world.provider.events });
  });

  test.each([
    ["empty", ""],
    ["short", "x"],
    ["long", "a".repeat(5_000)],
    ["SQL", "' or 1=1 --"],
    ["NUL", "\u0000"],
    ["half a character", "\ud800"],
  ])("of nobody's (%s) lead nowhere", async (_what, token) => {
    const { world } = await delivered();
    expect(await freshVideoUrl(world, token)).toEqual({ ok: false, missing: "unknown" });
  });

  test.each([
    ["retry", "unavailable"],
    ["ambiguous", "unavailable"],
    ["paused", "unavailable"],
    ["gone", "deleted"],
  ] as const)("when the provider says %s: %s", async (kind, missing) => {
    const { world, token } = await delivered();
    world.provider.fail("getBot", refusal(kind));
    expect(await freshVideoUrl(world, token)).toEqual({ ok: false, missing });
  });

  test.each([
    ["processing", "not_ready"],
    ["failed", "none"],
    ["absent", "none"],
    ["deleted", "deleted"],
  ] as const)("to a part that is %s: %s", async (status, missing) => {
    const { world, token } = await delivered();
    const bot = world.provider.bots[0];
    if (bot) bot.recordings = [recording(0, 1, { video: { status, url: null } })];
    expect(await freshVideoUrl(world, token)).toEqual({ ok: false, missing });
  });

  test("say 'deleted' for as long as the table exists", async () => {
    const { world, token } = await delivered();
    world.pass(8 * day);
    await purgeExpired(world, plenty);
    for (const read of [freshVideoUrl, freshTranscript, freshChat]) {
      expect(await read(world, token)).toEqual({ ok: false, missing: "deleted" });
    }
  });
});
