import type { Page } from "@playwright/test";
import { expect, expectSound, openHydrated, test } from "../support/e2e.ts";
import { layoutShift, scrollBehind } from "../support/look.ts";
import { names } from "../../app/config/names.ts";

const card = (page: Page, name: string) => page.getByRole("link", { name });
const lightbox = (page: Page) => page.locator("dialog");

test("a picture opens over the page, and every way to close it gives the focus back", async ({
  page,
  context,
}) => {
  await openHydrated(page, "/social");
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
    const whole = { x: 0, y: 0, width: 1280, height: 720 };
    await expect.poll(() => dialog.boundingBox()).toEqual(whole);
    await expect(dialog.getByRole("img")).toHaveAttribute("src", /agency-board\.svg$/);
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }

  await opener.press("Enter");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(dialog.getByRole("img", { name: /^Production board: From idea/ })).toBeVisible();
  await expectSound(page);
  expect(await scrollBehind(page), "the page behind does not scroll").toBe(0);
  await page.keyboard.press("Escape");
  await expect.poll(() => scrollBehind(page), "the page scrolls again").toBeGreaterThan(0);

  const opened = context.waitForEvent("page");
  await opener.click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/agency-board\.svg$/);
  await expect(dialog).toBeHidden();
});

test("Next and Previous go round the pictures, and Back closes the lightbox", async ({ page }) => {
  await openHydrated(page, "/social?version=creator");
  const dialog = lightbox(page);
  await card(page, "Enlarge: Content calendar").click();
  const step = (name: string) => dialog.getByRole("button", { name: `${name} picture` }).click();
  await step("Next");
  await expect(dialog).toHaveAccessibleName("Idea to published");
  await expect(dialog.getByText("2 / 6")).toBeVisible();
  const controls = dialog.getByRole("button", { name: "Next picture" });
  for (const whole of [dialog.getByRole("img"), controls]) {
    await expect(whole, "the highest picture is seen whole").toBeInViewport({ ratio: 1 });
  }
  await step("Previous");
  await step("Previous");
  await expect(dialog).toHaveAccessibleName("Monthly review");
  await expect(dialog.getByRole("img")).toHaveAttribute("src", /creator-report\.svg$/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/social?version=creator");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a picture is larger than the screen and moves within its frame", async ({ page }) => {
    await openHydrated(page, "/social");
    await card(page, "Enlarge: Monthly report").click();
    const frame = lightbox(page).getByRole("group", { name: "Monthly report" });
    const screens = () => frame.evaluate((one) => one.scrollWidth / one.clientWidth);
    await expect.poll(screens).toBeGreaterThan(1.5);
    await frame.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await expectSound(page);
  });
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const creatorHeading = /a month of posts/;
const agencyHeading = /every client's month/;

for (const viewport of [
  { width: 390, height: 800 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("each switch stays where it is, by mouse and by keyboard", async ({ page }) => {
      await openHydrated(page, "/social");
      const groups = page.getByRole("navigation", { name: /^Choose (a|the) version/ });
      await expect(groups).toHaveCount(2);
      expect(await layoutShift(page)).toBeLessThan(0.01);
      for (const nth of [0, 1]) {
        const group = groups.nth(nth);
        const agency = group.getByRole("link", { name: "Agency Version", exact: true });
        const creator = group.getByRole("link", { name: "Creator Version", exact: true });
        await expect(group.getByRole("link")).toHaveCount(2);
        await group.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
        const place = async () => [
          await page.evaluate(() => window.scrollY),
          (await group.boundingBox())?.y,
        ];
        const before = await place();

        await creator.click();
        await expect(heading(page)).toHaveText(creatorHeading, { useInnerText: true });
        const current = page.locator('[aria-current="true"]');
        await expect(current).toHaveText(["Creator Version", "Creator Version"]);
        await expect(page).toHaveURL("/social?version=creator");
        await expect.poll(place, "clicked").toEqual(before);

        await page.keyboard.press("Shift+Tab");
        await expect(agency).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(heading(page)).toHaveText(agencyHeading, { useInnerText: true });
        await expect(page).toHaveURL("/social?version=agency");
        await expect.poll(place, "by key").toEqual(before);

        await page.goBack();
        await expect(creator).toHaveAttribute("aria-current", "true");
        await page.goBack();
        await expect(agency).toHaveAttribute("aria-current", "true");
        await expect(page).toHaveURL("/social");
        await expect.poll(place, "gone back").toEqual(before);
      }
      await groups.nth(1).getByRole("link", { name: "Creator Version" }).click();
      await page.reload();
      await expect(heading(page)).toHaveText(creatorHeading, { useInnerText: true });
    });
  });
}

test("the code of the chosen version says for 2 s that it is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await openHydrated(page, "/social?version=creator");
  await card(page, "Enlarge: Idea to published").click();
  await expect(lightbox(page)).toHaveAccessibleName("Idea to published");
  await page.keyboard.press("Escape");

  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Copy code SOCIAL70" }).click();
  const copied = page.getByRole("button", { name: "Copied!" });
  await expect(copied).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("SOCIAL70");
  await page.clock.runFor(1_900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole("button", { name: "Copy code SOCIAL70" })).toBeVisible();
});

test("the version decides which price, code, list and checkout are shown", async ({ page }) => {
  await openHydrated(page, "/social");
  const shown = {
    "Agency Version": ["$97", "SOCIAL200", "Client approval flow"],
    "Creator Version": ["$27", "SOCIAL70", "Idea inbox"],
  } as const;
  const checkout = (version: "agency" | "creator") =>
    page.locator(`a[href^="${names.checkout[version]}"]:visible`);
  for (const [label, [price, code, included]] of Object.entries(shown)) {
    const other = label === "Agency Version" ? "Creator Version" : "Agency Version";
    await page.locator("#features nav").getByRole("link", { name: label }).click();
    await expect(page.locator('[aria-current="true"]')).toHaveText([label, label]);
    const hero = page.locator("main section").first();
    await expect(hero.getByText(price, { exact: true }).and(page.locator(":visible"))).toHaveCount(
      1,
    );
    await expect(hero.getByText(code, { exact: true })).toBeVisible();
    await expect(hero.getByText(shown[other][1], { exact: true })).toBeHidden();
    const version = label === "Agency Version" ? "agency" : "creator";
    await expect(page.locator(`#${version}-included`)).toBeVisible();
    await expect(page.locator(`#${version}-included`)).toContainText(included);
    await expect(checkout(version)).not.toHaveCount(0);
    await expect(checkout(version === "agency" ? "creator" : "agency")).toHaveCount(0);
  }
});

test("without script the address chooses the version, and cards lead to their pictures", async ({
  noScriptPage: page,
}) => {
  await page.goto("/social?version=creator");
  await expect(page.getByText("SOCIAL70")).toBeVisible();
  await expect(page.getByText("SOCIAL200")).toBeHidden();
  await expect(page.getByRole("button", { name: /^Copy code/ })).toHaveCount(0);
  const links = (name: string) => page.getByRole("link", { name, exact: true });
  await links("Agency Version").last().click();
  await expect(page).toHaveURL("/social?version=agency#features");
  await expect(page.getByText("SOCIAL200")).toBeVisible();
  await expect(links("Agency Version").last()).toBeInViewport();
  for (const link of await links("Agency Version").all()) {
    await expect(link).toHaveAttribute("aria-current", "true");
  }
  await links("Creator Version").first().click();
  await expect(page).toHaveURL("/social?version=creator");
  await links("Agency Version").first().click();
  await card(page, "Enlarge: Production board").click();
  await expect(page).toHaveURL(/\/media\/planner\/agency-board\.svg$/);
});
