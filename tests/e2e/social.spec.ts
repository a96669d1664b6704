import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../support/e2e.ts";
import { scrollBehind } from "../support/look.ts";

const card = (page: Page, name: string) => page.getByRole("link", { name });
const lightbox = (page: Page) => page.locator("dialog");

test("a picture opens over the page, and every way to close it gives the focus back", async ({
  page,
  context,
}) => {
  await page.goto("/social", { waitUntil: "networkidle" });
  const dialog = lightbox(page);
  const opener = card(page, "Enlarge: Production board");
  const closings = [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(4, 400),
  ];
  for (const close of closings) {
    await opener.click();
    await expect(dialog).toHaveAccessibleName("Production board");
    await expect(dialog.getByRole("img")).toHaveAttribute("src", /agency-board\.svg$/);
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }

  await opener.press("Enter");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(dialog.getByRole("img", { name: /^Production board: From idea/ })).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await scrollBehind(page), "the page behind stays").toBe(0);
  await page.keyboard.press("Escape");
  expect(await scrollBehind(page), "and moves again").toBeGreaterThan(0);

  const opened = context.waitForEvent("page");
  await opener.click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/agency-board\.svg$/);
  await expect(dialog).toBeHidden();
});

test("the version changes in both places, and its code says for 2 s that it is copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto("/social", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/every client's month/, {
    useInnerText: true,
  });
  await page.locator("#features label", { hasText: "Creator Version" }).click();
  await expect(page.getByRole("radio", { name: "Creator Version" })).toBeChecked();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/a month of posts/, {
    useInnerText: true,
  });
  await card(page, "Enlarge: Idea to published").click();
  await expect(lightbox(page)).toHaveAccessibleName("Idea to published");
  await page.keyboard.press("Escape");

  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Copy code SOCIAL70" }).click();
  const copied = page.getByRole("button", { name: "Copied!" });
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("SOCIAL70");
  await page.clock.runFor(1_900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole("button", { name: "Copy code SOCIAL70" })).toBeVisible();
});

test("without script the address chooses the version, and cards lead to their pictures", async ({
  noScriptPage: page,
}) => {
  await page.goto("/social?version=creator");
  await expect(page.getByText("SOCIAL70")).toBeVisible();
  await expect(page.getByText("SOCIAL200")).toBeHidden();
  await expect(page.getByRole("button", { name: /^Copy code/ })).toHaveCount(0);
  await page.getByRole("radio", { name: "Agency Version" }).check();
  await expect(page.getByText("SOCIAL200")).toBeVisible();
  await card(page, "Enlarge: Production board").click();
  await expect(page).toHaveURL(/\/media\/planner\/agency-board\.svg$/);
});
