import { expect, test } from "vitest";
import { checkUp, checkWorld } from "../../../tests/support/check";
import { openTestDatabase } from "../../../tests/support/sqlite-database";
import { cronSubject } from "./mail";

const cron = "The cron runs";
const mail = "The test mail goes out";

/** A cron that ends the message so, at the second look. */
async function run(ending: string | null, values: Readonly<Record<string, string | null>> = {}) {
  const { db, query } = openTestDatabase();
  const world = checkWorld(values, { db });
  let looks = 0;
  const wait = async (milliseconds: number) => {
    looks += 1;
    if (ending !== null && looks === 2) query(`update outbox set attempts = 1, ${ending}`);
    await world.wait(milliseconds);
  };
  const told = await checkUp(cronSubject(), { ...world, wait });
  return { ...told, left: query("select * from outbox") };
}

test("a mail that is sent is a cron that runs, and leaves nothing", async () => {
  const { about, tally, left } = await run("state = 'done'");
  expect(about(cron)).toContain("a tick took the test mail within 10 seconds");
  expect(tally).toEqual({ ok: 2, failed: 0, skipped: 0 });
  expect(left).toEqual([]);
});

test("without a tick it is said after three minutes, and the mail is not sent later", async () => {
  const { about, tally, left } = await run(null);
  expect(about(cron)).toMatch(/No tick has come within 180 seconds[\s\S]*Triggers/);
  expect(about(mail)).toContain("not tried");
  expect(tally).toEqual({ ok: 0, failed: 1, skipped: 1 });
  expect(left).toEqual([]);
});

test.each([
  ["E_SENDER_NOT_VERIFIED", "does not let this account send from acme.test"],
  ["E_SENDER_DOMAIN_NOT_AVAILABLE", "npx wrangler email sending enable acme.test"],
  ["E_RECIPIENT_SUPPRESSED", "Take it off the suppression list"],
  ["E_DELIVERY_FAILED", "Cloudflare refuses the mail (E_DELIVERY_FAILED)"],
  ["unknown_kind", "The deployed Worker is older than this checkout"],
])("a mail that is refused with %s is said", async (code, said) => {
  const { about, tally, left, text } = await run(`state = 'dead', last_error = '${code}'`);
  expect(about(mail)).toContain(said);
  expect(tally).toEqual({ ok: 1, failed: 1, skipped: 0 });
  expect(left).toEqual([]);
  expect(text).not.toContain("operator@");
});

test("one that is to be tried again is not waited for", async () => {
  const { about } = await run("state = 'pending', last_error = 'E_DAILY_LIMIT_EXCEEDED'");
  expect(about(mail)).toContain("The day's mails are used up");
});

test("without an operator the cron is tried all the same", async () => {
  const dropped = "state = 'done', last_error = 'dropped'";
  const off = await run(dropped, { OPERATOR_EMAIL: null });
  expect(off.tally).toEqual({ ok: 1, failed: 0, skipped: 1 });
  expect((await run(dropped)).about(mail)).toContain("The Worker has no OPERATOR_EMAIL");
});
