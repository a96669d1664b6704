import { expect, expectWhole, openHydrated, test } from "../support/e2e.ts";
import { somebody, leadsOf, expectTold, expectProblem } from "../support/lead-forms.ts";
import { names } from "../../app/config/names.ts";

const { automationTool, workspaceTool: tool } = names;

const titles = [
  `10 Mistakes to Avoid When Building a ${tool.name} Workspace`,
  `7 MUST Have Automations in ${automationTool.name}`,
] as const;

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
    await openHydrated(page, "/FREE");
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
    await expect(toast.locator("[data-destructive]")).toHaveCount(1);
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
    const told = page.waitForEvent("console", (message) => message.text().includes("503: down"));
    await submit.click();
    await told;
    await expect(toast).toContainText("Something went wrong");
    await expect(toast.locator("[data-destructive]")).toHaveCount(1);
    const words = "We couldn't process your download request. Please try again.";
    await expect(toast).toContainText(words);
    await expect(page.getByRole("alert").getByText(words).first()).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent).toEqual(expect.arrayContaining(titles.map((guideName) => ({ email, guideName }))));

    await page.getByRole("button", notify).click();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
    await expect(toast).toContainText("Success!");
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
    await page.getByLabel("Email Address").fill("ada@example");
    await page.getByRole("button", notify).click();
    await expectProblem(
      page,
      "No guides selected. Please select at least one guide to download.",
      "Please enter a valid email address",
    );
    await page.getByLabel("Email Address").fill(email);
    for (const title of titles) await page.getByText(title).click();
    await page.getByRole("button", notify).click();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
    await page.reload();
    expect(leadsOf(site, email)).toEqual(bothGuides);
    await expectTold(site, email, 2);
  });
});
