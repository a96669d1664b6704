import { expect, expectSound, test, untilHydrated } from "../support/e2e.ts";
import { expectEmailHint } from "../support/lead-forms.ts";
import {
  aDayAhead,
  endpoint,
  fillPerson,
  fillSchedule,
  openForm,
  sendLater,
  sendNow,
  submit,
} from "../support/notetaker-page.ts";

const messages = {
  "Your Name": "Please enter your name",
  "Email Address": "Please enter a valid email address",
  "Meeting Link": "Meeting link is required",
  "Meeting Date": "Please select a date",
  Time: "Please select a time",
  Timezone: "Please select a timezone",
};

/** Runs in the page. Ticks the box before the message by which React starts its first render arrives. */
function tickBeforeFirstRender() {
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    MessagePort.prototype.postMessage = postMessage;
    setTimeout(() => {
      document.querySelector<HTMLInputElement>("main input[type=checkbox]")?.click();
      postMessage.call(this, message);
    });
  };
}

test("a slip in the address is questioned, and one press mends it", async ({ page }) => {
  await openForm(page);
  await expectEmailHint(page);
});

const problem = { name: "There is a problem" };

for (const script of [true, false]) {
  test.describe(script ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled: script, allowedMessages: script ? [] : [/status of 422/] });

    test("the box opens the schedule; every mistake is named in the summary and under its field", async ({
      page,
    }) => {
      await page.goto("/freenotetaker");
      await expect(page.getByRole("button", { name: sendNow })).toBeVisible();

      await page.getByLabel("Schedule for later").check();
      await expect(page.getByLabel("Meeting Date")).toBeVisible();
      await expect(page.getByRole("button", { name: sendLater })).toBeVisible();

      await page.getByLabel("Schedule for later").uncheck();
      await expect(page.getByLabel("Meeting Date")).toBeHidden();
      await expect(page.getByRole("button", { name: sendNow })).toBeVisible();

      await page.getByLabel("Schedule for later").check();
      if (script) {
        await expect(page.getByLabel("Timezone")).not.toHaveValue("");
        await page.getByLabel("Timezone").selectOption("");
      } else {
        await expect(page.getByLabel("Timezone")).toHaveValue("");
        // The browser refuses empty fields itself; these values only the server refuses.
        await fillPerson(page, { name: " ", email: "ada@example", link: " " });
      }
      await submit(page, sendLater);

      const summary = page.getByRole("heading", problem).locator("../..");
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(/^Error: Free AI Notetaker/);
      await expect(summary.getByRole("link")).toHaveText(Object.values(messages));

      for (const [label, message] of Object.entries(messages)) {
        const field = page.getByLabel(label, { exact: true });
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
        await summary.getByRole("link", { name: message, exact: true }).click();
        await expect(field).toBeFocused();
      }
      await expect(page.getByLabel("Schedule for later")).toBeChecked();
    });
  });
}

test("the open panel repeats the chosen time; axe finds nothing in it, with errors, or while the form is sent", async ({
  page,
}) => {
  await page.route(endpoint, () => undefined);
  await openForm(page);
  await page.getByLabel("Schedule for later").check();
  const zone = page.getByLabel("Timezone");
  await expect(zone, "the visitor's zone, New York, by its name in this list").toHaveValue(
    "US/Eastern",
  );
  await fillSchedule(page);
  const day = new Date(`${aDayAhead()}T00:00:00Z`).getUTCDate();
  await expect(page.getByText(/^The notetaker joins on/)).toHaveText(
    new RegExp(`\\w{3}, \\w+ ${day}, \\d{4}, 3:30\\sPM US/Eastern$`),
  );
  await expectSound(page);
  await submit(page, sendLater);
  await expect(page.getByRole("heading", problem)).toBeVisible();
  await expectSound(page);

  await fillPerson(page);
  await submit(page, sendLater);
  await expect(page.getByRole("button", { name: "Processing..." })).toBeVisible();
  await expectSound(page);
});

test("an error goes when its cause is mended, and no field is checked before the next attempt", async ({
  page,
}) => {
  await openForm(page);
  await submit(page);
  const summary = page.getByRole("heading", problem).locator("../..");
  const messages = summary.getByRole("link");
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

  // Half a link is a new mistake, which the form names only at the next attempt.
  await page.getByLabel("Meeting Link").fill("meet.goo");
  await expect(messages).toHaveText(["Please enter a valid email address"]);
  await page.getByLabel("Email Address").fill("ada@example.com");
  await expect(summary).toHaveCount(0);
  await expect(page).toHaveTitle(/^Free AI Notetaker/);

  // Messages of the schedule go when its panel is closed.
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

test("the whole form is filled in and sent with the keyboard alone", async ({ page }) => {
  await openForm(page);
  await page.getByRole("link", { name: "Back to Home" }).focus();
  const keys = page.keyboard;
  await keys.press("Tab");
  await keys.type("Ada Lovelace");
  await keys.press("Tab");
  await keys.type("keyboard@example.com");
  await keys.press("Tab");
  await keys.type("meet.google.com/key-boar-dme");
  await keys.press("Tab");
  await keys.press("Space");
  await expect(page.getByLabel("Meeting Date")).toBeVisible();
  await keys.press("Space");
  await keys.press("Tab");
  await expect(page.getByRole("link", { name: "Terms of Use" }).first()).toBeFocused();
  await keys.press("Tab");
  await keys.press("Enter");
  await expect(page.getByRole("heading", { name: "Notetaker Sent!" })).toBeFocused();
});

test("the first day on offer is today in the chosen zone", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-12-01T02:00:00Z"));
  await openForm(page);
  await page.getByLabel("Schedule for later").check();
  await page.getByLabel("Timezone").selectOption("US/Pacific");
  await expect(page.getByLabel("Meeting Date")).toHaveAttribute("min", "2026-11-30");
  await page.getByLabel("Timezone").selectOption("Asia/Tokyo");
  await expect(page.getByLabel("Meeting Date")).toHaveAttribute("min", "2026-12-01");
});

test("a box ticked in the moment before React draws stays ticked, and opens the panel", async ({
  page,
}) => {
  await page.addInitScript(tickBeforeFirstRender);
  await openForm(page);
  await expect(page.getByLabel("Schedule for later")).toBeChecked();
  await expect(page.getByLabel("Meeting Date")).toBeVisible();
  await page.getByLabel("Schedule for later").uncheck();
  await expect(page.getByLabel("Meeting Date")).toBeHidden();
});

test("a form whose script cannot be loaded is posted, and the server checks it", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const page = await context.newPage();
  const consoleTexts: string[] = [];
  page.on("console", (message) => consoleTexts.push(message.text()));
  const withheld: string[] = [];
  await page.route("**/card-*.js", (route) => {
    withheld.push(route.request().url());
    return route.abort();
  });
  await openForm(page);
  await fillPerson(page, { name: "A", email: "ada@example.com", link: "abc-defg-hij" });
  await submit(page);
  await expect(page.getByRole("heading", problem)).toBeVisible();
  await expect(page.getByLabel("Email Address")).toHaveValue("ada@example.com");
  await untilHydrated(page);
  await expect(page.getByLabel("Email Address")).toHaveValue("ada@example.com");
  expect(consoleTexts.filter((text) => !/ERR_FAILED|status of 422/.test(text))).toEqual([]);
  expect(page.url()).toMatch(/\/freenotetaker$/);
  expect(withheld).not.toEqual([]);
  await context.close();
});
