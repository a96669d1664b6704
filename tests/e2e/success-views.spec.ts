import { expect, expectSound, openHydrated, test } from "../support/e2e.ts";
import { cardHeight, expectSimilarHeight } from "../support/look.ts";
import { fillPerson, openForm, somebody, submit } from "../support/notetaker-page.ts";
import { names } from "../../app/config/names.ts";

const { workspaceTool: tool } = names;

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

test("the notetaker's view shows what the host has to press, at the form's height", async ({
  page,
  noScriptPage,
}) => {
  for (const [tab, size] of [
    [page, desk],
    [noScriptPage, phone],
  ] as const) {
    await tab.setViewportSize(size);
    await (tab === page ? openForm(tab) : tab.goto("/freenotetaker"));
    const before = await cardHeight(tab, "Get Started");
    await fillPerson(tab, somebody());
    await submit(tab);
    await expect(tab.getByRole("heading", { name: "Notetaker Sent!" })).toBeVisible();
    if (tab === page) {
      // The toast goes after 5 s.
      const success = tab.getByRole("status").filter({ hasText: "Success!" });
      expect((await success.boundingBox())?.y, "low on a desk").toBeGreaterThan(desk.height / 2);
    }
    await expectSimilarHeight(tab, "Notetaker Sent!", before);
    await expect(tab.getByText("wants to join", { exact: true })).toBeVisible();
    if (tab === noScriptPage) continue;

    await expectSound(tab);
    const height = () => cardHeight(tab, "Get Started");
    await tab.getByRole("button", { name: "Send Notetaker to Another Meeting" }).click();
    await expect.poll(height, "an empty form").toBe(before);
    await tab.getByLabel("Schedule for later").check();
    await expect.poll(height).toBeGreaterThan(before);
    await expect(tab.getByText("wants to join", { exact: true })).toHaveCount(0);
  }
});

test("a toast stands under a phone's header, and goes with its form", async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, `/getfree${tool.slug}`);
  await page.getByRole("button", { name: "Email me the details" }).click();
  const toast = page.getByRole("region", { name: /Notifications/ });
  const card = toast.locator("[data-error]");
  await expect(card).toContainText("Invalid email");
  const header = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => (await card.boundingBox())?.y)
    .toBeGreaterThanOrEqual(header?.height ?? 0);
  expect((await card.boundingBox())?.y).toBeLessThan(120);
  await expect(card).toHaveCSS("border-top-width", "1px");
  await expect(card).toHaveCSS("overflow", "hidden");

  await page.getByLabel("Email Address").fill(somebody().email);
  await expect(page.getByRole("heading", { name: "There is a problem" })).toHaveCount(0);
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: "Email me the details" }).click();
  await expect(page.getByRole("heading", { name: "Thanks! Check Your Email" })).toBeVisible();
  await expect(toast).toHaveText("");
});
