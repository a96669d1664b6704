import type { Page, Route } from "@playwright/test";
import { expect, expectWhole, openHydrated, test } from "../support/e2e.ts";
import { somebody, leadsOf, expectTold, expectProblem } from "../support/lead-forms.ts";
import { names } from "../../app/config/names.ts";

const { workspaceTool: tool } = names;

test.describe("the members' offer", () => {
  test.use({ allowedMessages: [/status of 503|^error: \w+: (503|Failed to fetch)|net::ERR_/] });
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
    await openHydrated(page, "/AI4B");
    await page.getByRole("button", send).click();
    await expect(page.getByLabel("First Name *"), "the browser asks for it").toBeFocused();
    await fillWrongly(page);
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
    await fillWrongly(page);
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

const wrongEmail = "ada@example";

async function fillWrongly(page: Page): Promise<void> {
  await page.getByLabel("First Name *").fill(" ");
  await page.getByLabel("Last Name *").fill(" ");
  await page.getByLabel("Email Address *").fill(wrongEmail);
}

test.describe("the free workspace", () => {
  test.use({ allowedMessages: [/net::ERR_|^error: TypeError: Failed to fetch/] });
  const send = { name: "Email me the details" };
  const thanks = { name: "Thanks! Check Your Email" };
  const invalid = "Invalid email. Please enter a valid email address.";
  const row = { kind: "free-workspace", guide_id: null, first_name: null, last_name: null };

  test("with script: a mistake, a failure, a second of sending, the address", async ({
    page,
    site,
  }) => {
    const email = somebody();
    await openHydrated(page, `/getfree${tool.slug}`);
    // The form does without the toasts where their code does not come.
    const code = "**/toasts*.js";
    const missed = page.waitForEvent("requestfailed");
    await page.route(code, (route) => route.abort());
    await page.getByRole("button", send).click();
    await expectProblem(page, invalid);
    await missed;
    await page.unroute(code);
    // A browser may remember for as long as the document lives that a module did not come.
    await openHydrated(page, `/getfree${tool.slug}`);
    await page.getByRole("button", send).click();
    const toast = page.getByRole("region", { name: /Notifications/ });
    await expect(toast).toContainText("Invalid email");
    await expect(toast.locator("[data-destructive]")).toHaveCount(1);
    await expectWhole(page);

    await page.clock.install();
    // Between here and the end time moves by what is said alone, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel("Email Address").fill(email);
    await page.route("**/api/free-workspace-submission", (route) => route.abort());
    const refused = page.waitForEvent("requestfailed");
    await page.getByRole("button", send).click();
    await refused;
    await page.clock.runFor(1_000);
    await expect(toast).toContainText("Something went wrong");
    await expect(toast).toContainText("Please try again later.");
    await expect(
      page.getByRole("alert").getByText("Please try again later.").first(),
    ).toBeVisible();

    await page.unroute("**/api/free-workspace-submission");
    const sent = page.waitForRequest("**/api/free-workspace-submission");
    await page.getByRole("button", send).click();
    await sent;
    await page.clock.runFor(900);
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await page.clock.runFor(100);
    await expect(page.getByRole("heading", thanks)).toBeFocused();
    await page.clock.resume();
    await expect(page.getByRole("main")).toContainText(email);
    await expect(page.getByRole("main")).toContainText("spam");
    await expectWhole(page);
    expect(leadsOf(site, email)).toEqual([row]);
    await expectTold(site, email, 1);
  });

  test("without script: the same rows and messages", async ({ noScriptPage: page, site }) => {
    const email = somebody();
    await page.goto(`/getfree${tool.slug}`);
    const region = page.getByRole("region", { name: /Notifications/ });
    await expect(region.getByRole("status")).toBeAttached();
    await page.getByLabel("Email Address").fill(wrongEmail);
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
