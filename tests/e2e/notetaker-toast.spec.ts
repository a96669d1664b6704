import { expectLook } from "../looks/expect-look.ts";
import { expect, test } from "../support/e2e.ts";
import {
  aDayAhead,
  endpoint,
  fillPerson,
  fillSchedule,
  openForm,
  sendLater,
  submit,
} from "../support/notetaker-page.ts";

const sent = { name: "Notetaker Sent!" };

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }));
  await openForm(page);
  await fillPerson(page);
});

test("the toast says the specified words for now, and goes after 5 s", async ({ page }) => {
  const region = page.getByRole("region", { name: "Notifications (F8)" });
  const live = await region.getByRole("status").elementHandle();
  await submit(page);
  const toast = page.getByRole("status").filter({ hasText: "Success!" });
  await expect(toast).toContainText(
    "The AI notetaker is on its way to your meeting, please allow up to 60 seconds for it to arrive. Once it gets there, the meeting host must allow the bot to enter.",
  );
  expect(await live?.textContent(), "heard where it was listened to").toContain("Success!");
  await page.clock.fastForward(5_000);
  await expect(toast).toBeHidden();
});

test("the toast names the time of a scheduled one", async ({ page }) => {
  await fillSchedule(page);
  await submit(page, sendLater);
  await expect(page.getByRole("status").filter({ hasText: "Success!" })).toContainText(
    `The AI notetaker has been scheduled to join your meeting on ${aDayAhead()} 3:30 PM (US/Eastern). You'll receive a confirmation email with all the details.`,
  );
});

test("the toast is reached with F8, stays while it has the focus, and can be closed", async ({
  page,
}) => {
  await submit(page);
  const close = page.getByRole("button", { name: "Close notification" });
  await expect(close).toBeVisible();
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Notifications (F8)" })).toBeFocused();
  await page.clock.fastForward(20_000);
  await expect(close).toBeVisible();
  await expectLook(page, "toast", { extent: "window" });

  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(close).toBeHidden();
  await expect(page.getByRole("heading", sent)).toBeFocused();
});

test("the toast stays while a pointer moves over it or the focus is in it, and then goes on", async ({
  page,
}) => {
  await submit(page);
  const toast = page.getByText("Success!");
  await toast.hover();
  await toast.hover({ position: { x: 9, y: 9 } });
  await page.clock.fastForward(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(2, 2);
  await page.keyboard.press("F8");
  await page.clock.fastForward(20_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.clock.fastForward(2_000);
  await expect(toast).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(toast).toBeHidden();
});

test("a key pressed at the very moment the toast appears is not lost to the view behind it", async ({
  page,
}) => {
  await page.evaluate(() => {
    const region = document.querySelector('[aria-label="Notifications (F8)"]')!;
    new MutationObserver(() =>
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "F8" })),
    ).observe(region, { childList: true, subtree: true });
  });
  await submit(page);
  await expect(page.getByRole("heading", sent)).toBeVisible();
  await expect(page.getByRole("region", { name: "Notifications (F8)" })).toBeFocused();
});

for (const [distance, stays] of [
  [49, true],
  [50, false],
] as const) {
  test(`the toast ${stays ? "stays" : "goes"} when it is swiped ${distance} px to the right`, async ({
    page,
  }) => {
    await submit(page);
    const toast = page.getByText("Success!");
    const box = (await toast.boundingBox())!;
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 5 + distance, box.y + 5, { steps: 5 });
    await page.mouse.up();
    await expect(toast).toBeVisible({ visible: stays });
  });
}
