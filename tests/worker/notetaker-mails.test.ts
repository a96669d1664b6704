import { describe, expect, test, vi } from "vitest";
import {
  enqueueMessage,
  mailbox,
  readByToken,
  readVideo,
  ready,
  send,
  sentMails,
  tokenIn,
} from "../support/delivery";
import { firstBot, recording, refusal } from "../support/fake-provider";
import {
  ask,
  createWorld,
  db,
  env,
  hour,
  minute,
  outboxRows,
  scheduledAt,
  start,
  theNotetaker,
} from "../support/pipeline";
import { accessTokens, notetakers, outbox } from "~/db/schema.server";
import { failureReasonWords } from "~/content/words/failures";
import { failureReasons } from "~/notetaker/status";

describe("the result mail", () => {
  test("goes once, says what there is in the visitor's zone, and has links of its own", async () => {
    const box = mailbox();
    const world = await ready();
    await db.update(notetakers).set({ timezone: "US/Eastern" });
    await send(world);
    await send(world);
    const [mail, ...others] = sentMails(box);
    expect([mail?.to, others]).toEqual(["ada@example.test", []]);
    expect(mail?.subject).toBe("Your meeting notes: Fri, November 20, 2026, 10:01 AM US/Eastern");
    const text = mail?.text ?? "";
    expect(text).toMatch(/^Hi Ada,\n/);
    expect(text).not.toContain("Lovelace");
    expect(text).toContain("Duration: 30 minutes");
    expect(text).toContain("Fri, November 27, 2026, 10:31 AM US/Eastern");
    expect(text).toContain("Ada <script> [00:00:05]\nGood morning & welcome.");
    const delivered = { status: "delivered", deliveredAt: world.time };
    expect(await theNotetaker()).toMatchObject(delivered);

    const paths = [...text.matchAll(/8787(\/[^?\s]+)\?token=/g)].map(([, path]) => path);
    const files = ["video", "transcript.txt", "chat.txt"].map((file) => `/api/notetaker/${file}`);
    expect([...new Set(paths)]).toEqual(["/notetaker-status", ...files, "/not-me"]);
    const tokens = [...text.matchAll(/token=([\w.-]+)/g)].map(([, token]) => token);
    const token = tokenIn(text);
    expect(new Set(tokens.slice(0, -1))).toEqual(new Set([token]));
    expect(await readByToken(world, token, readVideo)).toMatchObject({ ok: true });

    expect(token).toHaveLength(43);
    expect(JSON.stringify(await db.select().from(accessTokens)), "only a hash").not.toContain(
      token,
    );
    expect(JSON.stringify(await outboxRows())).not.toMatch(/Lovelace|example\.test/);
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
    expect(sentMails(box)[0]?.text).toContain("couldn't load the transcript for this email");
  });

  test("says when there is no transcript", async () => {
    const box = mailbox();
    const world = await ready();
    const failed = recording(0, 1, { transcript: { status: "failed", url: null } });
    firstBot(world.provider).recordings = [failed];
    await send(world);
    expect(sentMails(box)[0]?.text).toContain("couldn't make a transcript");
  });

  test.each([
    ["E_RATE_LIMIT_EXCEEDED", "pending"],
    ["E_RECIPIENT_SUPPRESSED", "dead"],
  ])("that the mail service refuses with %s is %s", async (code, state) => {
    vi.spyOn(env.email, "send").mockRejectedValue(Object.assign(new Error("no"), { code }));
    const world = await ready();
    await send(world);
    const rows = await outboxRows();
    expect(rows.find(({ kind }) => kind === "result")).toMatchObject({ state, lastError: code });
    expect((await theNotetaker()).status).toBe("ready");
  });

  test("goes out again only when an operator enqueues it again", async () => {
    const box = mailbox();
    const world = await ready();
    await send(world);
    await db.update(outbox).set({ state: "pending", dueAt: world.time });
    await send(world);
    expect(box).toHaveBeenCalledTimes(1);
    await enqueueMessage(world, "result", (await theNotetaker()).id, "again-1");
    await send(world);
    await send(world);
    expect(box).toHaveBeenCalledTimes(2);
  });
});

test("the failure mail names each reason and what to do, once", async () => {
  const box = mailbox();
  const world = createWorld();
  await ask(world, scheduledAt(start + hour));
  const { id } = await theNotetaker();
  await db.delete(outbox);
  for (const reason of failureReasons) {
    box.mockClear();
    await db.update(notetakers).set({ status: "failed", reason });
    await enqueueMessage(world, "failure", id, reason);
    await send(world);
    await send(world);
    const [mail, ...others] = sentMails(box);
    expect(others).toEqual([]);
    expect(mail?.text).toContain("/notetaker-status?token=");
    expect(mail?.subject).toContain(failureReasonWords[reason].title);
    expect(mail?.text).toContain(failureReasonWords[reason].todo);
    expect(mail?.text).toContain("US/Eastern");
  }
});
