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

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }));
  await openForm(page);
  await fillPerson(page);
  // From here on a toast ages only when a test moves the clock.
  await page.clock.pauseAt(Date.now() + 60_000);
});

test("the toast has the specified words, names a scheduled time, and goes after 5 s or with its view", async ({
  page,
}) => {
  const region = page.getByRole("region", { name: "Notifications (F8)" });
  const live = await region.getByRole("status").elementHandle();
  await submit(page);
  const toast = page.getByRole("status").filter({ hasText: "Success!" });
  await expect(toast).toContainText(
    "The AI notetaker is on its way to your meeting, please allow up to 60 seconds for it to arrive. Once it gets there, the meeting host must allow the bot to enter.",
  );
  expect(await live?.textContent(), "the live region from before announces it").toContain(
    "Success!",
  );
  await page.clock.fastForward(5_000);
  await expect(toast).toBeHidden();

  await page.getByRole("button", { name: "Send Notetaker to Another Meeting" }).click();
  await fillPerson(page);
  await fillSchedule(page);
  await submit(page, sendLater);
  await expect(toast).toContainText(
    `The AI notetaker has been scheduled to join your meeting on ${aDayAhead()} 3:30 PM (US/Eastern). You'll receive a confirmation email with all the details.`,
  );
  await page.getByRole("button", { name: "Schedule Another Notetaker" }).click();
  await expect(toast, "goes with its view, before its time").toBeHidden();
});

test("F8 reaches the toast, also in the moment it appears; it stays while it has the focus", async ({
  page,
}) => {
  const region = page.getByRole("region", { name: "Notifications (F8)" });
  await region.evaluate((element) => {
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "F8" }));
    }).observe(element, { childList: true, subtree: true });
  });
  await submit(page);
  const heading = page.getByRole("heading", { name: "Notetaker Sent!" });
  await expect(heading).toBeVisible();
  await expect(region, "the view behind it does not take the focus back").toBeFocused();
  await heading.focus();
  await page.keyboard.press("F8");
  await expect(region).toBeFocused();
  await page.clock.fastForward(20_000);
  const close = page.getByRole("button", { name: "Close notification" });
  await expect(close).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(close).toBeHidden();
  await expect(heading).toBeFocused();
});

test("the toast stays while a pointer moves over it, and its time goes on afterwards", async ({
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

test("the toast goes when it is swiped 50 px to the right, and not before", async ({ page }) => {
  await submit(page);
  const toast = page.getByText("Success!");
  for (const [distance, stays] of [
    [49, true],
    [50, false],
  ] as const) {
    const box = (await toast.boundingBox())!;
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 5 + distance, box.y + 5, { steps: 5 });
    await page.mouse.up();
    await expect(toast).toBeVisible({ visible: stays });
  }
});

test("no button and no link of the page lies under the toast", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await submit(page);
  const toast = page.getByRole("region", { name: "Notifications (F8)" });
  await expect(toast).toContainText("Success!");
  const covered = await toast.evaluate((region) => {
    const controls = [...document.querySelectorAll("main a, main button, main summary, header a")];
    return controls.flatMap((control) => {
      if (region.contains(control)) return [];
      const { left, top, width, height } = control.getBoundingClientRect();
      const corners = [0.02, 0.5, 0.98].flatMap((x) =>
        [0.02, 0.5, 0.98].map((y) => [x, y] as const),
      );
      const hits = corners.some(([x, y]) =>
        region.contains(document.elementFromPoint(left + width * x, top + height * y)),
      );
      return hits ? [control.textContent] : [];
    });
  });
  expect(covered).toEqual([]);
});
