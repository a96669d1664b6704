import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import { rowsFor } from "../support/pipeline-rows.ts";
import { expect, expectNoAxeViolations, test } from "../support/e2e.ts";
import { siteVars } from "../support/site-vars.ts";
import type { Site } from "../support/site.ts";

const { SITE_SECRET } = siteVars({ sitePort: 1, recallPort: 1 });

/** A lead, and the path of the link in its mails. */
function unsubscribePath(site: Site, id: string): string {
  const insert = (table: string, row: Readonly<Record<string, string | number | null>>) => {
    const columns = Object.keys(row);
    const marks = columns.map(() => "?").join(", ");
    const sql = `insert into ${table} (${columns.join(", ")}) values (${marks})`;
    site.db(sql, ...Object.values(row));
  };
  rowsFor({ insert }, Date.now()).lead(id);
  const mac = createHmac("sha256", SITE_SECRET).update(`unsubscribe\n${id}`).digest("base64url");
  return `/unsubscribe?token=${id}.${mac.slice(0, 22)}`;
}

async function unsubscribe(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Unsubscribe" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are unsubscribed");
  await expectNoAxeViolations(page);
}

test("the link in a mail asks first, then unsubscribes, with script and without", async ({
  page,
  noScriptPage,
  site,
}) => {
  const gone = () => site.db("select email_key from unsubscribes order by email_key");
  const [one, other] = ["unsubscribe-1", "unsubscribe-2"].map((id) => unsubscribePath(site, id));
  await unsubscribe(page, one ?? "");
  expect(gone()).toEqual([{ email_key: "address of unsubscribe-1" }]);
  await unsubscribe(noScriptPage, other ?? "");
  expect(gone()).toHaveLength(2);
});
