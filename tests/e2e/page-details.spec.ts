import type { Page } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";
import { names } from "../../app/config/names.ts";

/** Details of single pages that need a layout. */

const phone = { width: 390, height: 844 };

test("the Automate90 deliverables fill two columns", async ({ page }) => {
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
  await page.goto(`/${names.tutorialPath}`);
  const questions = page.locator("#questions");
  const answer = (words: string) => questions.getByText(words, { exact: true });
  await expect(answer("0 of 5 so far")).toBeVisible();
  await questions.getByRole("checkbox").nth(1).check();
  await expect(answer("Keep them apart")).toBeVisible();
  await expect(answer("Merge the lists")).toBeHidden();
  for (const nth of [4, 0, 2, 3]) {
    await questions.getByRole("checkbox").nth(nth).check();
    await expect(answer("Merge the lists")).toBeVisible();
    await expect(answer("Keep them apart")).toBeHidden();
  }
});

test("the members' framework prints on one sheet, A4 or Letter", async ({ page }) => {
  await page.goto("/ai4b-framework");
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
});

test("on a phone the cells of a wide table stack under the row's name", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/automation-blueprint");
  const row = page.getByRole("row", { name: /^Project / });
  const boxes = await row
    .locator("th, td")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().y));
  expect(boxes).toHaveLength(4);
  expect(boxes).toEqual([...boxes].sort((one, other) => one - other));
  expect(new Set(boxes).size).toBe(4);
});

/** Visible height of the sticky bar in pixels. */
function shownOfBar(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector(".sticky-bar");
    if (!bar || getComputedStyle(bar).visibility === "hidden") return 0;
    const { top, bottom } = bar.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  });
}

test("the price bar hides while its button is in view", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/automate");
  const show = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: "center" }));

  const expectShown = (after: string) => expect.poll(() => shownOfBar(page), after);
  await show("#how-it-works");
  await expectShown("#how-it-works").toBeGreaterThan(60);
  await expect(page.locator(".sticky-bar")).toContainText("From $1,400/month");
  for (const button of [".go-offer", ".go-plan", ".go-last"]) {
    await show(button);
    await expectShown(button).toBe(0);
  }
  await show("#faq");
  await expectShown("#faq").toBeGreaterThan(60);
});
