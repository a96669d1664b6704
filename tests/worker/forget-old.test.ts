import { beforeEach, expect, test, vi } from "vitest";
import {
  allNotetakers,
  ask,
  createWorld,
  day,
  db,
  env,
  hour,
  minute,
  outboxRows,
  start,
} from "../support/pipeline";
import { storedLead } from "../support/lead-delivery";
import { tickAt } from "../support/tick";
import { markMailbox } from "~/abuse/mailboxes.server";
import { addCounts } from "~/abuse/counts.server";
import { runBatch } from "~/db/client.server";
import {
  accessTokens,
  counts,
  leads,
  mailboxes,
  meetingClosures,
  notetakers,
  outbox,
  webhookReceipts,
} from "~/db/schema.server";
import { forgetOld, keptDays } from "~/jobs/forget-old.server";
import { mintToken } from "~/notetaker/store/tokens.server";

beforeEach(() => {
  vi.spyOn(env.email, "send").mockResolvedValue({ messageId: "m" });
});

/** An erased notetaker with its personal link. */
async function deletedNotetaker(at: number): Promise<void> {
  await ask(createWorld(at), { email: `${crypto.randomUUID()}@example.test` });
  const request = (await allNotetakers()).at(-1);
  await mintToken(db, request?.id ?? "", at);
  await db
    .update(notetakers)
    .set({ status: "deleted", nextStep: null, nextAt: null, deletedAt: at, updatedAt: at });
}

test("messages of a deleted notetaker, and later its row and link, are deleted, each after its time", async () => {
  await deletedNotetaker(start);
  await db.update(outbox).set({ state: "done", finishedAt: start });

  const messagesEnd = start + keptDays.sentMessages * day;
  await tickAt(messagesEnd);
  expect(await outboxRows()).not.toEqual([]);
  await tickAt(messagesEnd + day);
  expect(await outboxRows()).toEqual([]);
  expect(await allNotetakers()).toHaveLength(1);

  const rowsEnd = start + keptDays.deletedRows * day;
  await tickAt(rowsEnd);
  expect(await allNotetakers()).toHaveLength(1);
  await tickAt(rowsEnd + day);
  for (const table of [notetakers, accessTokens]) {
    expect(await db.select().from(table)).toEqual([]);
  }
});

test("unfinished rows stay, however old they are", async () => {
  await ask(createWorld());
  await storedLead("guide", []);
  await forgetOld(db, start + 10 * 365 * day, 1_000);
  expect(await allNotetakers()).toHaveLength(1);
  expect((await outboxRows()).filter(({ state }) => state === "pending")).not.toEqual([]);
  expect(await db.select().from(leads)).toHaveLength(1);
});

test("one call deletes at most as many rows as its limit", async () => {
  for (let nth = 0; nth < 5; nth += 1) await deletedNotetaker(start);
  await db.delete(outbox);
  const late = start + 2 * keptDays.deletedRows * day;
  await forgetOld(db, late, 2);
  expect(await allNotetakers()).toHaveLength(3);
  await forgetOld(db, late, 10);
  expect(await allNotetakers()).toEqual([]);
});

test("old counts, closures, webhook ids and bounces are deleted once an hour; young rows and complaints stay", async () => {
  const counted = { kind: "lead", key: "k" } as const;
  const bounced = start - keptDays.bounces * day - 1;
  await runBatch(db, [
    addCounts(db, [counted], start - 4 * day),
    addCounts(db, [counted], start),
    db.insert(meetingClosures).values([
      { meetingKey: "old", closedUntil: start },
      { meetingKey: "new", closedUntil: start + 2 * hour },
    ]),
    db.insert(webhookReceipts).values([
      { id: "old", receivedAt: start - keptDays.webhookIds * day },
      { id: "new", receivedAt: start + hour - keptDays.webhookIds * day + 1 },
    ]),
    markMailbox(db, "old", "bouncedAt", bounced),
    markMailbox(db, "old", "complainedAt", bounced),
    markMailbox(db, "new", "bouncedAt", start),
  ]);
  const remaining = async () => [
    (await db.select().from(counts)).length,
    (await db.select().from(meetingClosures)).length,
    (await db.select().from(webhookReceipts)).length,
    (await db.select().from(mailboxes)).map((row) => [row.bouncedAt, row.complainedAt]),
  ];
  await tickAt(start + minute);
  const young = [start, null];
  expect(await remaining()).toEqual([2, 2, 2, [[bounced, bounced], young]]);
  await tickAt(start + hour);
  expect(await remaining()).toEqual([1, 1, 1, [[null, bounced], young]]);
});
