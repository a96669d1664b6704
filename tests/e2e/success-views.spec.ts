import type { Page } from "@playwright/test";
import { expect, expectSound, openHydrated, test } from "../support/e2e.ts";
import { fillPerson, openForm, somebody, submit } from "../support/notetaker-page.ts";
import { names } from "../../app/config/names.ts";

const { workspaceTool: tool } = names;

/*
 * Success views: as high as the form was, so that nothing below moves, they say
 * what comes next. The same with script and without.
 */

test.use({ allowedMessages: [/status of 422/] });

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** The height of the card around a heading. */
async function heightOf(page: Page, heading: string): Promise<number> {
  const card = page
    .locator("div.bg-paper-0, .on-paper")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) })
    .last();
  const box = await card.boundingBox();
  return Math.round(box?.height ?? 0);
}

const forms = [
  {
    path: "/AI4B",
    title: "Get the free framework",
    button: "Send me the framework",
    done: "Thank You! Please check your email for next steps.",
    next: { name: /Book 15 minutes to fill it in together/, href: /calendly\.com/ },
  },
  {
    path: `/getfree${tool.slug}`,
    title: "Get the details by email",
    button: "Email me the details",
    done: "Thanks! Check Your Email",
    next: { name: /Open Gmail/, href: /mail\.google\.com/ },
  },
] as const;

for (const { path, title, button, done, next } of forms) {
  test(`${path} keeps its form's height and says what is next`, async ({ page, noScriptPage }) => {
    for (const [tab, script, size] of [
      [page, true, phone],
      [noScriptPage, false, desk],
    ] as const) {
      await tab.setViewportSize(size);
      if (script) await openHydrated(tab, path);
      else await tab.goto(path);
      const before = await heightOf(tab, title);
      expect(before).toBeGreaterThan(200);
      if (path === "/AI4B") {
        await tab.getByLabel("First Name *").fill("Ada");
        await tab.getByLabel("Last Name *").fill("Lovelace");
      }
      await tab.getByLabel(/Email Address/).fill(`${crypto.randomUUID().slice(0, 12)}@example.com`);
      await tab.getByRole("button", { name: button }).click();
      await expect(tab.getByRole("heading", { name: done })).toBeVisible();
      const after = await heightOf(tab, done);
      expect(after, `${size.width} px, script: ${script}`).toBeGreaterThanOrEqual(before - 8);
      expect(after, `${size.width} px, script: ${script}`).toBeLessThanOrEqual(before * 1.25);
      await expect(tab.getByRole("link", next)).toHaveAttribute("href", next.href);
    }
    await expectSound(page);
  });
}

test("the notetaker's view shows what the host has to press, at the form's height", async ({
  page,
  noScriptPage,
}) => {
  for (const [tab, script, size] of [
    [page, true, desk],
    [noScriptPage, false, phone],
  ] as const) {
    await tab.setViewportSize(size);
    if (script) await openForm(tab);
    else await tab.goto("/freenotetaker");
    const before = await heightOf(tab, "Get Started");
    await fillPerson(tab, somebody());
    await submit(tab);
    await expect(tab.getByRole("heading", { name: "Notetaker Sent!" })).toBeVisible();
    const after = await heightOf(tab, "Notetaker Sent!");
    expect(after, `${size.width} px, script: ${script}`).toBeGreaterThanOrEqual(before - 8);
    expect(after, `${size.width} px, script: ${script}`).toBeLessThanOrEqual(before * 1.25);
    await expect(tab.getByText("wants to join", { exact: true })).toBeVisible();
  }
  await expectSound(page);

  // An empty form has its own height again, and the transcript is back.
  await openForm(page);
  const rest = await heightOf(page, "Get Started");
  await fillPerson(page, somebody());
  await submit(page);
  await page.getByRole("button", { name: "Send Notetaker to Another Meeting" }).click();
  expect(await heightOf(page, "Get Started")).toBe(rest);
  await page.getByLabel("Schedule for later").check();
  expect(await heightOf(page, "Get Started")).toBeGreaterThan(rest);
  await expect(page.getByText("wants to join", { exact: true })).toHaveCount(0);
});

test("the guides' view is centred and shows the covers that were chosen", async ({
  page,
  noScriptPage,
}) => {
  for (const [tab, script] of [
    [page, true],
    [noScriptPage, false],
  ] as const) {
    await tab.setViewportSize(desk);
    if (script) await openHydrated(tab, "/free-resources");
    else await tab.goto("/free-resources");
    await tab.getByRole("checkbox").last().check({ force: true });
    await tab.getByLabel(/Email Address/).fill(`${crypto.randomUUID().slice(0, 12)}@example.com`);
    await tab.getByRole("button", { name: "NOTIFY ME WHEN AVAILABLE" }).click();
    await expect(tab.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    await expect(tab.getByText("COMING SOON")).toHaveCount(1);
    const card = tab
      .locator("div")
      .filter({ has: tab.getByRole("heading", { name: "Thank You!" }) });
    const box = await card
      .locator("xpath=self::*[contains(@class,'bg-paper-0')]")
      .last()
      .boundingBox();
    expect(box?.width).toBeLessThanOrEqual(640);
    expect(Math.abs((box?.x ?? 0) * 2 + (box?.width ?? 0) - desk.width)).toBeLessThanOrEqual(16);
  }
});

test("a toast stands under a phone's header, covers no button, and goes with its form", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openHydrated(page, `/getfree${tool.slug}`);
  await page.getByRole("button", { name: "Email me the details" }).click();
  const toast = page.getByRole("region", { name: /Notifications/ });
  const card = toast.locator("[data-destructive]");
  await expect(card).toContainText("Invalid email");
  const header = await page.getByRole("banner").boundingBox();
  const top = expect.poll(async () => (await card.boundingBox())?.y);
  await top.toBeGreaterThanOrEqual(header?.height ?? 0);
  expect((await card.boundingBox())?.y).toBeLessThan(120);
  expect(
    await card.evaluate((element) => [
      getComputedStyle(element).borderTopWidth,
      getComputedStyle(element).overflow,
    ]),
  ).toEqual(["1px", "hidden"]);

  await page.getByLabel("Email Address").fill(`${crypto.randomUUID().slice(0, 12)}@example.com`);
  await expect(page.getByRole("heading", { name: "There is a problem" })).toHaveCount(0);
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: "Email me the details" }).click();
  await expect(page.getByRole("heading", { name: "Thanks! Check Your Email" })).toBeVisible();
  await expect(toast).toHaveText("");

  await page.setViewportSize(desk);
  await openForm(page);
  await fillPerson(page, somebody());
  await submit(page);
  const success = page.getByRole("status").filter({ hasText: "Success!" });
  await expect(success).toBeVisible();
  expect((await success.boundingBox())?.y).toBeGreaterThan(desk.height / 2);
});
