import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../support/e2e.ts";
import {
  endpoint,
  fillPerson,
  fillSchedule,
  openForm,
  sendLater,
  submit,
} from "../support/notetaker-page.ts";

test.use({ allowedMessages: [/status of (400|422|503)|: (400|503): /] });

const summaryOf = (page: Page) =>
  page.getByRole("heading", { name: "There is a problem" }).locator("../..");
const toastIn = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" });
/** It goes after 5 s. */
const beforeItGoes = { timeout: 2_500 };

test("a message goes with its cause, while the next field is not yet judged", async ({ page }) => {
  await openForm(page);
  await submit(page);
  const messages = summaryOf(page).getByRole("link");
  await expect(messages).toHaveCount(3);

  const name = page.getByLabel("Your Name");
  await name.pressSequentially("A");
  await expect(messages).toHaveCount(3);
  await name.pressSequentially("da");
  await expect(messages).toHaveText([
    "Please enter a valid email address",
    "Meeting link is required",
  ]);
  await expect(name).toBeFocused();
  await expect(name).not.toHaveAttribute("aria-invalid");
  await expect(page.getByText("Please enter your name")).toHaveCount(0);

  // Half a link is another mistake, which no one has asked about yet.
  await page.getByLabel("Meeting Link").fill("meet.goo");
  await expect(messages).toHaveText(["Please enter a valid email address"]);
  await page.getByLabel("Email Address").fill("ada@example.com");
  await expect(summaryOf(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Free AI Notetaker/);

  // Those of the schedule go when its panel is closed.
  await page.getByLabel("Email Address").fill("ada@");
  await page.getByLabel("Meeting Link").fill("meet.google.com/abc-defg-hij");
  await page.getByLabel("Schedule for later").check();
  await submit(page, sendLater);
  await expect(messages).toHaveCount(3);
  await page.getByLabel("Schedule for later").uncheck();
  await expect(messages).toHaveText(["Please enter a valid email address"]);
  await page.getByLabel("Schedule for later").check();
  await expect(messages).toHaveCount(1);
  await expect(page.locator("[aria-invalid]")).toHaveCount(1);
});

test("a toast goes when the form behind it changes", async ({ page }) => {
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }));
  await openForm(page);
  await fillPerson(page);
  await fillSchedule(page);
  await submit(page, sendLater);
  await expect(toastIn(page)).toContainText("Success!");
  await page.getByRole("button", { name: "Schedule Another Notetaker" }).click();
  await expect(toastIn(page)).not.toContainText("Success!", beforeItGoes);
});

test("a toast about one mistake does not stand beside another", async ({ page }) => {
  await openHydrated(page, "/free-resources");
  await page.getByLabel("Email Address").fill("ada@");
  const notify = page.getByRole("button", { name: "NOTIFY ME WHEN AVAILABLE" });
  await notify.click();
  await expect(toastIn(page)).toContainText("No guides selected");

  await page.getByRole("checkbox").first().check();
  await expect(toastIn(page)).not.toContainText("No guides selected", beforeItGoes);
  await expect(summaryOf(page).getByRole("link")).toHaveText("Please enter a valid email address");
});

test("a problem with the server does not stand beside a mistake", async ({ page }) => {
  await page.route("**/api/ai4b-submission", (route) => route.fulfill({ status: 503, body: "" }));
  await openHydrated(page, "/AI4B");
  await page.getByLabel("First Name *").fill("Ada");
  await page.getByLabel("Last Name *").fill("Lovelace");
  await page.getByLabel("Email Address *").fill("ada@example.com");
  const send = page.getByRole("button", { name: "Send me the framework" });
  await send.click();
  const failed = "Failed to submit form. Please try again.";
  await expect(summaryOf(page)).toContainText(failed);

  await page.getByLabel("Email Address *").fill("ada@example");
  await send.click();
  await expect(summaryOf(page)).toContainText("Please enter a valid email address");
  await expect(summaryOf(page)).not.toContainText(failed);
});

test("a refusal without a reason is a whole sentence, and no toast says success", async ({
  page,
}) => {
  await page.route(endpoint, (route) => route.fulfill({ status: 400, json: { message: " " } }));
  await openForm(page);
  await fillPerson(page);
  await submit(page);
  await expect(summaryOf(page)).toContainText(/nothing was sent/i);
  await expect(toastIn(page)).not.toContainText("Success!");
});
