import { beforeEach, expect, test } from "vitest";
import { db, env, minute, start } from "../support/pipeline";
import { claimAlarm, claimSignatureAlarm } from "~/abuse/counts.server";
import { openDb } from "~/db/client.server";
import { alarms } from "~/db/schema.server";

beforeEach(async () => {
  await db.delete(alarms);
});

test("an alarm is raised once in ten minutes for the whole site, and says how many there were", async () => {
  const claims = await Promise.all(
    Array.from({ length: 20 }, () => claimAlarm(db, "webhook_signature", start)),
  );
  expect(claims.filter(({ raised }) => raised)).toEqual([{ raised: true, suppressed: 0 }]);
  expect((await claimAlarm(db, "webhook_signature", start + 10 * minute - 1)).raised).toBe(false);
  expect((await claimAlarm(db, "another", start)).raised).toBe(true);
  expect(await claimAlarm(db, "webhook_signature", start + 10 * minute)).toEqual({
    raised: true,
    suppressed: 20,
  });
  expect((await claimAlarm(db, "webhook_signature", start + 11 * minute)).raised).toBe(false);
});

/** A database of its own to what is remembered beside it, and how often it was written to. */
function countedDb() {
  const seen = { batches: 0 };
  const binding = {
    prepare: (query: string) => env.db.prepare(query),
    batch: (statements: D1PreparedStatement[]) => {
      seen.batches += 1;
      return env.db.batch(statements);
    },
  };
  return { seen, db: openDb(binding as unknown as D1Database) };
}

test("200 forged webhooks of a minute write one row, and the next alarm counts them all", async () => {
  const { db, seen } = countedDb();
  for (let nth = 0; nth < 200; nth += 1) {
    const { raised } = await claimSignatureAlarm(db, "bad_signature", start + nth * 290);
    expect(raised).toBe(nth === 0);
  }
  expect(seen.batches).toBe(1);
  expect(await claimSignatureAlarm(db, "bad_signature", start + 10 * minute)).toEqual({
    raised: true,
    suppressed: 199,
  });
  expect(seen.batches).toBe(2);
});

test("a webhook without signature alarms nobody, and keeps no alarm about a forged one quiet", async () => {
  const { db } = countedDb();
  const unsigned = { raised: false, suppressed: 0 };
  expect(await claimSignatureAlarm(db, "missing_header", start)).toEqual(unsigned);
  expect(await claimSignatureAlarm(db, "bad_signature", start)).toEqual({
    raised: true,
    suppressed: 0,
  });
  expect(await claimSignatureAlarm(db, "missing_header", start + minute)).toEqual(unsigned);
  expect(await claimSignatureAlarm(db, "stale", start + 10 * minute)).toEqual({
    raised: true,
    suppressed: 0,
  });
});

test("a clock that was put back does not keep it quiet", async () => {
  await claimAlarm(db, "webhook_signature", start + 60 * minute);
  expect((await claimAlarm(db, "webhook_signature", start)).raised).toBe(true);
});

test("without an answer of the database it is raised", async () => {
  const dead = {
    batch: () => Promise.reject(new Error("D1_ERROR")),
    prepare: () => ({ bind: () => ({}) }),
  };
  const claim = await claimAlarm(openDb(dead as unknown as D1Database), "webhook_signature", start);
  expect(claim).toEqual({ raised: true, suppressed: 0 });
});
