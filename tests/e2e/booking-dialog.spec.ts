import { appointment, providerScript, untilProviderRuns } from "../support/calendar.ts";
import { expect, expectSound, openHydrated, test } from "../support/e2e.ts";
import { scrollBehind } from "../support/look.ts";
import { endpoint, fillPerson, openForm, person, submit } from "../support/notetaker-page.ts";

test("the discovery dialog keeps the focus while it is open and returns it", async ({
  page,
  noScriptPage,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("calendly")) asked.push(request.url());
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await openHydrated(page, "/private-notetaker");
  expect(asked, "nothing is asked of the provider before the click").toEqual([]);

  const opener = page.getByRole("link", { name: "Schedule a Discovery Call" }).first();
  const dialog = page.getByRole("dialog", { name: "Schedule a Discovery Call" });
  const frame = dialog.locator("iframe");
  const open = async () => {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
  };

  await open();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.clock.runFor(6_000);
  await expect(page.locator("iframe"), "no calendar comes after the dialog was closed").toHaveCount(
    0,
  );

  await open();
  await expect(dialog).toContainText(
    "Book a time to discuss a private AI notetaker for your business",
  );
  await expect(dialog).toContainText("Loading calendar...");
  await untilProviderRuns(page);
  await page.clock.runFor(300);
  await expect(frame).toBeVisible();
  expect((await frame.boundingBox())?.height).toBe(700);
  // axe waits for its frames by a timer, which needs a running clock.
  await page.clock.resume();
  await expectSound(page);
  for (let nth = 0; nth < 6; nth += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && activeElement?.closest("dialog") === null;
    });
    expect(outside, "the focus stays in the dialog").toBe(false);
  }
  await page.route("**/api/booking-scheduled", (route) => route.fulfill({ body: "" }));
  const reported = page.waitForRequest("**/api/booking-scheduled");
  await frame.contentFrame().getByRole("button").click();
  const service = "a private AI notetaker";
  expect((await reported).postDataJSON()).toEqual({
    page: "private-notetaker",
    service,
    ...appointment,
  });
  expect(await scrollBehind(page), "the page behind does not scroll").toBe(0);

  await page.mouse.click(8, 8);
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("iframe")).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 800 });
  await open();
  const whole = { x: 0, y: 0, width: 390, height: 800 };
  await expect.poll(() => dialog.boundingBox()).toEqual(whole);
  await expectSound(page);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(opener).toBeFocused();

  await noScriptPage.goto("/private-notetaker");
  await noScriptPage.getByRole("link", { name: "Schedule a Discovery Call" }).first().click();
  await expect(noScriptPage).toHaveURL(/\/book$/);
});

test.describe("a calendar that does not come", () => {
  test.use({ allowedMessages: [/ERR_BLOCKED_BY_CLIENT/] });

  test("leaves a link to the provider's page in the dialog", async ({ page }) => {
    await page.route(providerScript, (route) => route.abort("blockedbyclient"));
    await page.clock.install();
    await openHydrated(page, "/private-notetaker");
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = page.waitForRequest(providerScript);
    await page.getByRole("link", { name: "Schedule a Discovery Call" }).first().click();
    await asked;
    await page.clock.runFor(4_800);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Calendar widget couldn't load");
    await expect(dialog.getByRole("link", { name: "Schedule on Calendly" })).toBeVisible();
  });
});

test("over the success view the dialog gives name and address to the calendar only, and Back closes it", async ({
  page,
}) => {
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }));
  await openForm(page);
  await fillPerson(page);
  await submit(page);
  const opener = page.locator("main").getByRole("link", { name: "Book a free 30-min call" });
  await opener.click();
  const frame = page.getByRole("dialog").locator("iframe");
  await expect(frame).toBeVisible();
  const { searchParams } = new URL((await frame.getAttribute("src")) ?? "");
  expect(searchParams.get("name")).toBe(person.name);
  expect(searchParams.get("email")).toBe(person.email);
  expect(page.url()).not.toContain("ada");

  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.getByRole("heading", { name: "Notetaker Sent!" })).toBeVisible();
});
