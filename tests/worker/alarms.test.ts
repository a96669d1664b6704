import { beforeEach, expect, test } from "vitest";
import { db, minute, start } from "../support/pipeline";
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

test("a webhook without signature alarms nobody, and keeps no alarm about a forged one quiet", async () => {
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
