import type { Page, Route } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../support/e2e.ts";
import type { Site } from "../support/site.ts";
import { operatorEmail } from "../support/site-vars.ts";

const titles = [
  "10 Mistakes to Avoid When Building a ClickUp Workspace",
  "7 MUST Have Automations in Zapier",
] as const;

function somebody(): string {
  return `${crypto.randomUUID().slice(0, 12)}@example.com`;
}

function leadsOf(site: Site, email: string) {
  return site.db(
    "SELECT kind, guide_id, first_name, last_name FROM leads WHERE email = ? ORDER BY guide_id",
    email,
  );
}

/** Of each lead, one mail to the operator and one signed webhook at the owner's CRM. */
async function expectTold(site: Site, email: string, leads: number): Promise<void> {
  const isAboutThem = (told: unknown) => JSON.stringify(told).includes(email);
  await expect
    .poll(async () => {
      await site.tick();
      const mails = (await site.mails(operatorEmail)).filter(isAboutThem);
      const arrived = site.crm.state().deliveries.filter(isAboutThem);
      return [mails.length, ...arrived.map(({ arrivals }) => arrivals)];
    })
    .toEqual([leads, ...Array<number>(leads).fill(1)]);
}

/** The page, once its script has taken over. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** At 320 px, where it is narrowest, nothing scrolls sideways and axe finds nothing. */
async function expectWhole(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function expectProblem(page: Page, ...messages: readonly string[]): Promise<void> {
  const summary = page.getByRole("heading", { name: "There is a problem" }).locator("../..");
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary.getByRole("link")).toHaveText([...messages]);
}

const bothGuides = [
  { kind: "guide", guide_id: "clickup-mistakes", first_name: null, last_name: null },
  { kind: "guide", guide_id: "zapier-automations", first_name: null, last_name: null },
];

test.describe("the guides", () => {
  test.use({ allowedMessages: [/status of 503|^error: \w+: 503: down/] });
  const notify = { name: "NOTIFY ME WHEN AVAILABLE" };

  test("with script: cards toggle, mistakes, failure, one request each, thank you", async ({
    page,
    site,
  }) => {
    const email = somebody();
    await open(page, "/FREE");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Exclusive Productivity Secrets",
    );
    await expect(page.getByText("COMING SOON", { exact: true })).toHaveCount(2);
    for (const button of await page.getByRole("button", { name: "Coming Soon" }).all()) {
      await expect(button).toBeDisabled();
    }
    const submit = page.getByRole("button", notify);
    await expect(submit).toBeDisabled();
    await page.getByLabel("Email Address").fill(email);
    await submit.click();
    await expectProblem(page, "No guides selected. Please select at least one guide to download.");
    const toast = page.getByRole("region", { name: /Notifications/ });
    await expect(toast).toContainText("No guides selected");
    await expect(toast).toContainText("Please select at least one guide to download.");
    await expectWhole(page);

    for (const title of titles) {
      const box = page.getByRole("checkbox", { name: title });
      await page.getByText(title).click();
      await expect(box).toBeChecked();
      await box.focus();
      await page.keyboard.press("Space");
      await expect(box).not.toBeChecked();
      // Anywhere on the card, also where its button is.
      await box.click({ position: { x: 200, y: 250 } });
      await expect(box).toBeChecked();
    }
    await expect(page.getByText("2 guides selected")).toBeVisible();

    const sent: unknown[] = [];
    await page.route("**/api/lead-magnet", (route) => {
      sent.push(route.request().postDataJSON());
      return sent.length === 2 ? route.fulfill({ status: 503, body: "down" }) : route.continue();
    });
    await submit.click();
    await expect(toast).toContainText("Something went wrong");
    const words = "We couldn't process your download request. Please try again.";
    await expect(toast).toContainText(words);
    await expect(page.getByRole("alert").getByText(words).first()).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent).toEqual(expect.arrayContaining(titles.map((guideName) => ({ email, guideName }))));

    await page.getByRole("button", notify).click();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
    await expect(toast).toContainText("Your selected guides are ready to download.");
    await expect(page.getByText("Notification Request Confirmed")).toBeVisible();
    await expect(page.getByText("Want Personalized Help?")).toBeVisible();
    const call = page.getByRole("link", { name: "Book A Free Call" });
    await expect(call).toHaveAttribute("href", "/#contact");
    await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
    await expectWhole(page);
    expect(leadsOf(site, email)).toEqual(bothGuides);
    await expectTold(site, email, 2);
  });

  test("without script: the same rows and messages", async ({ noScriptPage: page, site }) => {
    const email = somebody();
    await page.goto("/free-resources");
    await page.getByRole("button", notify).click();
    await expectProblem(
      page,
      "No guides selected. Please select at least one guide to download.",
      "Please enter a valid email address",
    );
    await expectNoAxeViolations(page);
    await page.getByLabel("Email Address").fill(email);
    for (const title of titles) await page.getByText(title).click();
    await page.getByRole("button", notify).click();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    await page.reload();
    expect(leadsOf(site, email)).toEqual(bothGuides);
    await expectTold(site, email, 2);
  });
});

test.describe("the members' offer", () => {
  test.use({ allowedMessages: [/status of 503|net::ERR_/] });
  const answers = { "First Name *": "Ada", "Last Name *": "Lovelace" };
  const fill = async (page: Page, email: string) => {
    for (const [label, text] of Object.entries({ ...answers, "Email Address *": email })) {
      await page.getByLabel(label).fill(text);
    }
  };
  const send = { name: "Send me the framework" };
  const thanks = { name: "Thank You! Please check your email for next steps." };
  const mistakes = [
    "Please enter your first name",
    "Please enter your last name",
    "Please enter a valid email address",
  ];
  const row = { kind: "members-offer", guide_id: null, first_name: "Ada", last_name: "Lovelace" };

  test("with script: mistakes, the server's words, a broken network, thank you", async ({
    page,
    site,
  }) => {
    const email = somebody();
    await open(page, "/AI4B");
    await page.getByRole("button", send).click();
    await expectProblem(page, ...mistakes);
    await expectWhole(page);

    await fill(page, email);
    for (const [answer, words] of [
      [{ status: 503, json: { message: "Come back later." } }, "Come back later."],
      [{ status: 503, body: "down" }, "Failed to submit form. Please try again."],
      [null, "Network error. Please check your connection and try again."],
    ] as const) {
      await page.route("**/api/ai4b-submission", (route) =>
        answer === null ? route.abort() : route.fulfill(answer),
      );
      await page.getByRole("button", send).click();
      await expect(page.getByRole("alert")).toContainText(words);
      await page.unroute("**/api/ai4b-submission");
    }
    await expect(page.getByLabel("First Name *")).toHaveValue("Ada");

    const held: Route[] = [];
    await page.route("**/api/ai4b-submission", (route) => void held.push(route));
    await page.getByRole("button", send).click();
    await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await expect(page.getByRole("heading", thanks)).toBeFocused();
    await expect(page.getByLabel("First Name *")).toHaveCount(0);
    await expect(page).toHaveTitle(/^The AI/);
    await expectWhole(page);
    expect(leadsOf(site, email)).toEqual([row]);
    await expectTold(site, email, 1);
  });

  test("without script: the same rows and messages", async ({ noScriptPage: page, site }) => {
    const email = somebody();
    await page.goto("/AI4B");
    await page.getByRole("button", send).click();
    await expectProblem(page, ...mistakes);
    await fill(page, email);
    await page.getByRole("button", send).click();
    await expect(page.getByRole("heading", thanks)).toBeVisible();
    await page.reload();
    expect(leadsOf(site, email)).toEqual([row]);
    await expectTold(site, email, 1);
  });
});

test.describe("the free workspace", () => {
  test.use({ allowedMessages: [/net::ERR_/] });
  const send = { name: "Get my free workspace" };
  const thanks = { name: "Thanks! Check Your Email" };
  const invalid = "Invalid email. Please enter a valid email address.";
  const row = { kind: "free-workspace", guide_id: null, first_name: null, last_name: null };

  test("with script: a mistake, a failure, a second of sending, the address", async ({
    page,
    site,
  }) => {
    const email = somebody();
    await open(page, "/getfreeclickup");
    await page.getByRole("button", send).click();
    await expectProblem(page, invalid);
    const toast = page.getByRole("region", { name: /Notifications/ });
    await expect(toast).toContainText("Invalid email");
    await expectWhole(page);

    await page.clock.install();
    await page.getByLabel("Email Address").fill(email);
    await page.route("**/getfreeclickup", (route) => route.abort());
    await page.getByRole("button", send).click();
    await page.clock.runFor(1_000);
    await expect(toast).toContainText("Please try again later.");
    await expect(
      page.getByRole("alert").getByText("Please try again later.").first(),
    ).toBeVisible();

    await page.unroute("**/getfreeclickup");
    // Of a redirect that the page does not follow, the browser reports the request alone.
    const sent = page.waitForRequest("**/getfreeclickup");
    await page.getByRole("button", send).click();
    await sent;
    await page.clock.runFor(900);
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await page.clock.runFor(100);
    await expect(page.getByRole("heading", thanks)).toBeFocused();
    await expect(page.getByRole("main")).toContainText(email);
    await expect(page.getByRole("main")).toContainText("spam");
    await expectWhole(page);
    expect(leadsOf(site, email)).toEqual([row]);
    await expectTold(site, email, 1);
  });

  test("without script: the same rows and messages", async ({ noScriptPage: page, site }) => {
    const email = somebody();
    await page.goto("/getfreeclickup");
    await page.getByRole("button", send).click();
    await expectProblem(page, invalid);
    await page.getByLabel("Email Address").fill(email);
    await page.getByRole("button", send).click();
    await expect(page.getByRole("heading", thanks)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("main")).toContainText(email);
    expect(leadsOf(site, email)).toEqual([row]);
    await expectTold(site, email, 1);
  });
});
