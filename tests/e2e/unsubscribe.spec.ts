import type { Page } from "@playwright/test";
import { expect, expectSound, expectWhole, test } from "../support/e2e.ts";
import { mailLink } from "../support/mail-links.ts";

/** None of these pages has a script: one browser stands for all. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expectWhole(page);
}

async function press(page: Page, name: string, heading: string) {
  await page.getByRole("button", { name }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expectSound(page);
}

test("the link in a mail asks first, then unsubscribes", async ({ page, site }) => {
  const gone = () => site.db("select email_key from unsubscribes");
  const mine = { email_key: "address of unsubscribe-1" };
  await open(page, mailLink(site, "unsubscribe", "unsubscribe-1"));
  expect(gone()).not.toContainEqual(mine);
  await press(page, "Unsubscribe", "You're unsubscribed");
  expect(gone()).toContainEqual(mine);
});

test("the question's link lifts it", async ({ page, site }) => {
  const key = "address of resubscribe-1";
  site.db("insert into unsubscribes (email_key, created_at) values (?, 0)", key);
  const gone = () => site.db("select * from unsubscribes where email_key = ?", key);
  await open(page, mailLink(site, "resubscribe", "resubscribe-1"));
  expect(gone()).toHaveLength(1);
  await press(page, "Yes, email me again", "Welcome back");
  expect(gone()).toEqual([]);
});

test("“This wasn't me” asks first, blocks, and can be undone", async ({ page, site }) => {
  const blocked = () =>
    site.db("select key from mailboxes where key = 'mailbox-1' and blocked_at is not null");
  await open(page, mailLink(site, "not-me", "lead.some-lead.mailbox-1"));
  expect(blocked()).toEqual([]);
  await press(page, "This wasn't me", "Done. We won't email you again.");
  expect(blocked()).toHaveLength(1);
  await press(page, "Undo: email me again", "Someone else used your address?");
  expect(blocked()).toEqual([]);
});
