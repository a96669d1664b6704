import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectLook } from "../looks/expect-look.ts";
import { rowsFor } from "../support/pipeline-rows.ts";
import { expect, expectSound, test } from "../support/e2e.ts";
import { siteVars } from "../support/site-vars.ts";
import type { Site } from "../support/site.ts";

const { SITE_SECRET } = siteVars({ sitePort: 1, recallPort: 1 });

/** A lead, as a mail about it was sent. */
function storeLead(site: Site, id: string): void {
  const insert = (table: string, row: Readonly<Record<string, string | number | null>>) => {
    const columns = Object.keys(row);
    const marks = columns.map(() => "?").join(", ");
    const sql = `insert into ${table} (${columns.join(", ")}) values (${marks})`;
    site.db(sql, ...Object.values(row));
  };
  rowsFor({ insert }, Date.now()).lead(id);
}

/** The path of a link in such a mail. */
function linkPath(page: "unsubscribe" | "resubscribe" | "not-me", id: string): string {
  const mac = createHmac("sha256", SITE_SECRET).update(`${page}\n${id}`).digest("base64url");
  return `/${page}?token=${id}.${mac.slice(0, 22)}`;
}

function unsubscribePath(site: Site, id: string): string {
  storeLead(site, id);
  return linkPath("unsubscribe", id);
}

async function open(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectSound(page);
}

async function press(page: Page, name: string, heading: string) {
  await page.getByRole("button", { name }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expectSound(page);
}

async function unsubscribe(page: Page, path: string) {
  await open(page, path);
  await press(page, "Unsubscribe", "You're unsubscribed");
}

test("the link in a mail asks first, then unsubscribes, with script and without", async ({
  page,
  noScriptPage,
  site,
}) => {
  const gone = () => site.db("select email_key from unsubscribes order by email_key");
  const [one, other] = ["unsubscribe-1", "unsubscribe-2"].map((id) => unsubscribePath(site, id));
  await open(page, one ?? "");
  await expectLook(page, "unsubscribe");
  await unsubscribe(page, one ?? "");
  await expectLook(page, "unsubscribe-done");
  expect(gone()).toContainEqual({ email_key: "address of unsubscribe-1" });
  await unsubscribe(noScriptPage, other ?? "");
  expect(gone()).toContainEqual({ email_key: "address of unsubscribe-2" });
});

test("the question's link lifts it, with script and without", async ({
  page,
  noScriptPage,
  site,
}) => {
  for (const [nth, browser] of [page, noScriptPage].entries()) {
    const id = `resubscribe-${nth}`;
    storeLead(site, id);
    site.db("insert into unsubscribes (email_key, created_at) values (?, 0)", `address of ${id}`);
    const gone = () =>
      site.db("select * from unsubscribes where email_key = ?", `address of ${id}`);
    await open(browser, linkPath("resubscribe", id));
    expect(gone()).toHaveLength(1);
    await expectLook(browser, "resubscribe");
    await press(browser, "Yes, email me again", "Welcome back");
    await expectLook(browser, "resubscribe-done");
    expect(gone()).toEqual([]);
  }
});

test("“This wasn't me” asks first, blocks, and can be undone, with script and without", async ({
  page,
  noScriptPage,
  site,
}) => {
  for (const [nth, browser] of [page, noScriptPage].entries()) {
    const key = `mailbox-${nth}`;
    const blocked = () =>
      site.db("select key from mailboxes where key = ? and blocked_at is not null", key);
    await open(browser, linkPath("not-me", `lead.some-lead.${key}`));
    expect(blocked()).toEqual([]);
    await expectLook(browser, "not-me");
    await press(browser, "This wasn't me", "Done. We won't email you again");
    await expectLook(browser, "not-me-done");
    expect(blocked()).toHaveLength(1);
    await press(browser, "Undo: email me again", "Someone else used your address?");
    expect(blocked()).toEqual([]);
  }
});
