import { expect, expectSound, openHydrated, test } from "../support/e2e.ts";
import { names } from "../../app/config/names.ts";

const { workspaceTool: tool } = names;
const { architect, strategist } = names.members;

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("the tabs follow the keys and the address, and the bio can be copied", async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, `/${architect.slug}-kit?utm_source=mail`);
  const headshot = page.getByRole("tab", { name: "Headshot" });
  const bio = page.getByRole("tab", { name: "Professional Bio" });
  await expect(headshot).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("img", { name: `Portrait of ${architect.name}` })).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download headshot" }).click();
  expect((await downloading).suggestedFilename()).toBe(`${architect.slug}.png`);
  await expect(page.getByText("Download started")).toBeVisible();

  await headshot.focus();
  await page.keyboard.press("ArrowRight");
  await expect(bio).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Professional Bio" })).toBeVisible();
  await expect(page).toHaveURL(`/${architect.slug}-kit?utm_source=mail&tab=bio`);
  await expectSound(page);

  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Copy bio" }).click();
  const copied = page.getByRole("button", { name: "Copied!" });
  await expect(copied).toBeVisible();
  const notice = page.getByText("Bio copied to clipboard");
  await expect(notice).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`${tool.name} architect`);
  await page.clock.runFor(1_900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(100);
  await page.getByRole("button", { name: "Copy bio" }).click();
  await expect(notice, "one notice shows at a time").toHaveCount(1);

  await headshot.click();
  await expect(page).toHaveURL(`/${architect.slug}-kit?utm_source=mail&tab=headshot`);
  await page.goto(`/${architect.slug}-kit?tab=bio`);
  await expect(bio).toHaveAttribute("aria-selected", "true");
});

test("the tabs work without script", async ({ noScriptPage: page }) => {
  await page.goto(`/${strategist.slug}-kit`);
  await expect(page.getByRole("img", { name: `Portrait of ${strategist.name}` })).toBeVisible();
  await page.getByRole("link", { name: "Professional Bio" }).click();
  await expect(page).toHaveURL(`/${strategist.slug}-kit?tab=bio`);
  await expect(page.getByText("host of the Framework Podcast").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Professional Bio" })).toHaveAttribute(
    "aria-current",
  );
});
