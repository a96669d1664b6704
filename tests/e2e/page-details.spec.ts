import type { Page } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";

/** What single pages show and do that needs a layout. */

const phone = { width: 390, height: 844 };

test("what Automate90 delivers stands in two columns", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/automate");
  const list = page.locator("#packages ul", { hasText: "Every department mapped" });
  const lefts = await list
    .getByRole("listitem")
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
  expect(lefts).toHaveLength(10);
  expect(new Set(lefts).size).toBe(2);
});

test("two yes answers say merge, one does not", async ({ noScriptPage: page }) => {
  await page.goto("/7f3d9c2ab1");
  const questions = page.locator("#questions");
  const verdict = (words: string) => questions.getByText(words, { exact: true });
  await expect(verdict("0 of 5 so far")).toBeVisible();
  await questions.getByRole("checkbox").nth(1).check();
  await expect(verdict("Keep them apart")).toBeVisible();
  await expect(verdict("Merge the lists")).toBeHidden();
  for (const nth of [4, 0, 2, 3]) {
    await questions.getByRole("checkbox").nth(nth).check();
    await expect(verdict("Merge the lists")).toBeVisible();
    await expect(verdict("Keep them apart")).toBeHidden();
  }
});

test("the members' framework prints on one sheet, A4 or Letter", async ({ page }) => {
  await page.goto("/ai4b-framework");
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
});

test("a table of four columns shows one beside its first, and which one", async ({
  noScriptPage: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/automation-blueprint");
  const heading = (name: string) => page.getByRole("columnheader", { name, exact: true });
  await expect(page.getByRole("radio", { name: "After", exact: true })).toBeChecked();
  await expect(heading("After")).toBeVisible();
  await expect(heading("Today")).toBeHidden();
  await page.getByRole("radio", { name: "Today", exact: true }).check();
  await expect(heading("Today")).toBeVisible();
  await expect(heading("After")).toBeHidden();
  await expect(
    page.locator(".picked-column td:visible", { hasText: "Tasks typed in" }),
  ).toHaveCount(1);

  await page.setViewportSize({ width: 768, height: 844 });
  await expect(heading("After")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Today", exact: true })).toBeHidden();
});

test("each way to pay shows what it comes to, and nothing moves", async ({
  noScriptPage: page,
}) => {
  await page.setViewportSize(phone);
  for (const path of ["/automate", "/automate90"]) {
    await page.goto(path);
    const pay = page.locator(".pay");
    const heightOf = async () => (await pay.boundingBox())?.height;
    const before = await heightOf();
    await expect(pay.getByText("Save $3,000 vs. monthly"), path).toBeVisible();
    await expect(pay.getByText("/month for 3 months")).toBeHidden();
    await pay.getByRole("radio", { name: "Pay monthly" }).check();
    await expect(pay.getByText("/month for 3 months")).toBeVisible();
    await expect(pay.getByText("$18,000 in total = $120 per automation")).toBeVisible();
    await expect(pay.getByText("Save $3,000 vs. monthly")).toBeHidden();
    expect(await heightOf(), path).toBe(before);
  }
});

/** How many pixels of the bar at the bottom are in the window. */
function shownOfBar(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const bar = document.querySelector(".sticky-bar");
    if (!bar || getComputedStyle(bar).visibility === "hidden") return 0;
    const { top, bottom } = bar.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  });
}

test("the price bar leaves while such a button is in view; the row of links leads to its parts", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/automate");
  const show = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: "center" }));

  await show("#how-it-works");
  expect(await shownOfBar(page)).toBeGreaterThan(60);
  await expect(page.locator(".sticky-bar")).toContainText("From $1,400/month");
  for (const button of [".go-featured", ".go-plan", ".go-offer"]) {
    await show(button);
    expect(await shownOfBar(page), button).toBe(0);
  }
  await show("#faq");
  expect(await shownOfBar(page)).toBeGreaterThan(60);

  await page.getByRole("navigation", { name: "On this page" }).getByText("Custom").click();
  const { top, row } = await page.evaluate(() => ({
    top: document.querySelector("#custom-pricing")?.getBoundingClientRect().top ?? 0,
    row: document.querySelector(".chips")?.getBoundingClientRect().bottom ?? 0,
  }));
  expect(row).toBeGreaterThan(40);
  expect(top, "the part is not under the row of links").toBeGreaterThanOrEqual(row - 1);
});

test("one category of agents shows at a time", async ({ noScriptPage: page }) => {
  await page.goto("/automatenow");
  await expect(page.getByRole("heading", { name: "Lead qualifier" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Invoice agent" })).toBeHidden();
  await page.getByRole("radio", { name: "Finance agents" }).check();
  await expect(page.getByRole("heading", { name: "Invoice agent" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Lead qualifier" })).toBeHidden();
});

test("long pages stay short on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const [path, most] of [
    ["/automate", 8000],
    ["/automatenow", 5500],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, path).toBeLessThanOrEqual(most);
  }
});
