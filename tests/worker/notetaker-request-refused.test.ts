import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import {
  ask,
  createWorld,
  day,
  db,
  env,
  input,
  jobs,
  requests,
  scheduledAt,
  start,
} from "../support/pipeline";
import { markingKnown, mailboxKey } from "~/abuse/mailboxes.server";
import { runBatch } from "~/db/client.server";
import { counts } from "~/db/schema.server";
import { receiptOfTaken } from "~/notetaker/request/receipt.server";
import { requestNotetaker } from "~/notetaker/request/request.server";

describe("quotas", () => {
  const code = (index: number) =>
    `abc-${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}aa-xyz`;
  const known = async (email: string) => {
    const key = await mailboxKey(env.siteSecret, email);
    await runBatch(db, [markingKnown(key, start)]);
  };

  test("a full quota does not let anybody ask for a live job's notes either", async () => {
    await known("ada@example.test");
    const world = createWorld();
    for (let index = 0; index < 20; index += 1) await ask(world, { meetingCode: code(index) });
    await ask(world, { meetingCode: code(20), email: "bob@example.test" });
    expect(await ask(world, { meetingCode: code(20) })).toMatchObject({ held: true });
    expect((await requests()).map(({ standing }) => standing)).not.toContain("asking");
  });

  test("a repeat of the last allowed request is still a repeat", async () => {
    const world = createWorld();
    for (let index = 0; index < 20; index += 1) {
      await ask(world, { meetingCode: code(index) }, { key: `k${index}` });
    }
    expect(await ask(world, { meetingCode: code(19) }, { key: "k19" })).toMatchObject({
      outcome: "repeated",
    });
  });
});

describe("when it cannot be stored", () => {
  const submission = {
    // Nothing is sent at once, which would use the database as well.
    input: input(scheduledAt(start + day)),
    idempotencyKey: "k",
    sender: { kind: "network", network: "192.0.2.1" },
    suspicion: { honeypot: false, token: "ok" },
  } as const;

  test("without a configured provider nothing is taken in", async () => {
    const result = await requestNotetaker({ ...createWorld(), provider: null }, submission);
    expect(result).toMatchObject({ outcome: "unavailable" });
    expect(await jobs()).toEqual([]);
  });

  test.each([
    ["a plain request", 0, "owner"],
    ["a question to the owner of another", 1, "asking"],
  ] as const)(
    "an answer that is lost after the commit: %s is stored and counted once",
    async (_, before, standing) => {
      const world = createWorld();
      if (before > 0) {
        await ask(world, { ...scheduledAt(start + day), email: "other@example.test" });
      }
      const commit = env.db.batch.bind(env.db);
      const lost = vi.spyOn(env.db, "batch");
      // A question takes two transactions, of which the second stores it.
      for (let nth = 0; nth <= before; nth += 1) {
        lost.mockImplementationOnce(async (statements) => {
          const results = await commit(statements);
          if (nth < before) return results;
          throw new Error("D1_ERROR: Network connection lost");
        });
      }
      const result = await requestNotetaker({ ...world, random: () => 0 }, submission);
      lost.mockRestore();
      expect(result).toMatchObject({ outcome: "accepted", standing, held: false });
      expect(await requests()).toHaveLength(before + 1);
      const taken = await receiptOfTaken(world, submission.input, result as Taken);
      expect(taken?.state).toBe(standing === "owner" ? "sent" : "asking");
      const key = await mailboxKey(env.siteSecret, submission.input.email);
      expect(await db.select().from(counts).where(eq(counts.key, key))).toMatchObject([
        { kind: "mailbox", count: 1 },
      ]);
    },
  );
});

type Taken = Parameters<typeof receiptOfTaken>[2];
