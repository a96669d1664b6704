import { beforeEach, describe, expect, test } from "vitest";
import { rowsFor } from "../../tests/support/pipeline-rows.ts";
import { openTestDatabase } from "../../tests/support/sqlite-database.ts";
import { priorities } from "../../app/jobs/message.ts";
import { guideReady } from "./guide-ready.ts";
import type { Confirm } from "./run-command.ts";

const now = Date.UTC(2026, 10, 20, 15);
const minute = 60_000;
const guide = "clickup-mistakes";
const link = "https://files.test/guide.pdf";

const tables = openTestDatabase();
const { db } = tables;
const rows = rowsFor(tables, now);
beforeEach(() => tables.clear());

const outbox = () => tables.query("select * from outbox order by due_at, key");
const insertLeads = (count: number) => {
  for (let nth = 0; nth < count; nth += 1) rows.lead(`lead-${String(nth).padStart(4, "0")}`);
};

describe("guide-ready", () => {
  const yes: Confirm = () => Promise.resolve();
  const release = (options: object = {}, at = now, confirm = yes, progress = (_: string) => {}) =>
    guideReady(db, { id: guide, link, remote: false, ...options }, at, confirm, progress);

  test("mails everyone on the list once, as bulk, and prints its progress", async () => {
    insertLeads(1_030);
    rows.lead("other-guide", { guide_id: "zapier-automations" });
    rows.lead("other-kind", { kind: "members-offer", guide_id: null });
    rows.lead("erased", { email: null, email_key: null });
    rows.lead("honeypot", { quarantined: 1 });
    rows.lead("unsubscribed", { email_key: "unsubscribed" });
    tables.insert("unsubscribes", { email_key: "unsubscribed", created_at: now });

    const progress: string[] = [];
    const no = (what: string) => Promise.reject(new Error(what));
    await expect(release({}, now, no)).rejects.toThrow(/to 1030 people/);
    expect(outbox()).toEqual([]);
    const { data } = await release({}, now, yes, (line) => void progress.push(line));
    expect(data).toMatchObject({ filed: 1_030, link });
    expect(progress).toEqual(["  500 of 1030", "  1000 of 1030", "  1030 of 1030"]);

    const enqueued = outbox();
    expect(enqueued).toHaveLength(1_030);
    expect(new Set(enqueued.map(({ key }) => key)).size).toBe(1_030);
    const bulkMail = { kind: "guide-ready", priority: priorities.bulk, due_at: now };
    for (const row of enqueued) expect(row).toMatchObject(bulkMail);
    expect(tables.query("select * from guide_releases")).toMatchObject([{ guide_id: guide, link }]);
  });

  test("a second run enqueues only leads that have no message yet", async () => {
    insertLeads(30);
    await release();
    const before = outbox();
    expect((await release({}, now + minute)).text).toMatch(/has it already/);
    expect(outbox()).toEqual(before);
    rows.lead("newcomer");
    expect((await release()).data).toMatchObject({ filed: 1 });
    expect(outbox()).toHaveLength(31);
  });

  test("a run that breaks off between two chunks is finished by the next run", async () => {
    insertLeads(620);
    const cut = () => {
      throw new Error("the line is cut");
    };
    await expect(release({}, now, yes, cut)).rejects.toThrow(/cut/);
    expect(outbox()).toHaveLength(500);
    expect((await release()).data).toMatchObject({ filed: 120 });
    expect(outbox()).toHaveLength(620);
    expect(new Set(outbox().map(({ subject_id }) => subject_id)).size).toBe(620);
  });

  test("a second run with another link corrects the link", async () => {
    insertLeads(1);
    await release();
    await release({ link: "https://files.test/right.pdf" });
    expect(tables.query("select link from guide_releases")).toEqual([
      { link: "https://files.test/right.pdf" },
    ]);
    expect(outbox()).toHaveLength(1);
  });

  test.each([
    ["an unknown guide", { id: "nope" }, /no guide “nope”[\s\S]*zapier-automations/],
    ["no place", { link: undefined }, /--file public\/guides/],
    ["two places", { file: "x.pdf" }, /--file public\/guides/],
    ["a link that runs code", { link: "javascript:alert(1)" }, /no https link/],
    ["plain http", { link: "http://files.test/" }, /no https link/],
    ["a file elsewhere", { link: undefined, file: "/etc/passwd" }, /public\/guides/],
    ["a file outside", { link: undefined, file: "public/guides/../favicon.ico" }, /public\/guides/],
    [
      "a file that is not there",
      { link: undefined, file: "public/guides/x.pdf" },
      /public\/guides/,
    ],
  ])("%s is refused with an explanation", async (_what, options, explanation) => {
    await expect(release(options)).rejects.toThrow(explanation);
    expect(tables.query("select * from guide_releases")).toEqual([]);
  });
});
