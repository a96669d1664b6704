import { expect, expectSound, openHydrated, test } from "../support/e2e.ts";
import { endpoint, fillPerson, sendNow } from "../support/notetaker-page.ts";
import { names } from "../../app/config/names.ts";

const { workspaceTool: tool } = names;

const unreachable = "Nothing was sent, and your answers are still in the form.";

test.use({ allowedMessages: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

/** The other forms load their script on first use, and that fails offline. The guides' form has it: its call fails. */
const failed = "We couldn't process your download request. Please try again.";

const forms = [
  ["/freenotetaker", sendNow, "Email Address", unreachable],
  ["/free-resources", "NOTIFY ME WHEN AVAILABLE", "Email Address", failed],
  ["/AI4B", "Send me the framework", "Email Address *", unreachable],
  [`/getfree${tool.slug}`, "Email me the details", "Email Address", unreachable],
] as const;

test("a form that is filled in offline says so, keeps its answers, and is sent later", async ({
  page,
  context,
}) => {
  for (const [path, button, label, words] of forms) {
    const isGuides = path === "/free-resources";
    await openHydrated(page, path);
    if (isGuides) await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    const email = page.getByLabel(label);
    await email.fill("ada@example.com");
    if (isGuides) await page.getByRole("checkbox").first().check();
    if (path === "/AI4B") {
      await page.getByLabel("First Name *").fill("Ada");
      await page.getByLabel("Last Name *").fill("Lovelace");
    }
    await page.getByRole("button", { name: button }).click();

    const heading = isGuides ? "Something went wrong" : "There is a problem";
    const summary = page.getByRole("heading", { name: heading }).locator("../..");
    await expect(summary, path).toContainText(words);
    await expect(summary).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(email).toHaveValue("ada@example.com");
    await context.setOffline(false);
    if (path !== "/freenotetaker") continue;
    await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }));
    await fillPerson(page);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("heading", { name: "Notetaker Sent!" })).toBeFocused();
  }
  await expectSound(page);
});

test("the toast still comes when the network is lost while a form is filled in", async ({
  page,
}) => {
  await openHydrated(page, `/getfree${tool.slug}`);
  const code = page.waitForResponse("**/toasts*.js");
  const rules = page.waitForResponse("**/workspace-form-*.js");
  await page.getByLabel("Email Address").focus();
  for (const answer of [code, rules]) {
    // Resolves when the module and what it imports have run.
    await page.evaluate((url) => import(url), (await answer).url());
  }
  await page.context().setOffline(true);
  await page.getByLabel("Email Address").fill("ada@example.com");
  await page.getByRole("button", { name: "Email me the details" }).click();
  await expect(page.getByRole("region", { name: /Notifications/ })).toContainText(
    "Please try again later.",
  );
});
