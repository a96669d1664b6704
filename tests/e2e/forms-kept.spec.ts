import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../support/e2e.ts";
import { aDayAhead, fillPerson, fillSchedule, person } from "../support/notetaker-page.ts";
import { names } from "../../app/config/names.ts";

const { workspaceTool: tool } = names;

const email = { "Email Address": "ada@example.com" };
const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/AI4B": { "First Name": "Ada", "Last Name": "Lovelace", ...email },
  [`/getfree${tool.slug}`]: email,
  "/free-resources": email,
  "/freenotetaker": {
    "Your Name": person.name,
    "Email Address": person.email,
    "Meeting Link": person.link,
    "Meeting Date": aDayAhead(),
    Time: "3:30 PM",
    Timezone: "Asia/Tokyo",
  },
};

async function fill(page: Page, path: string) {
  if (path === "/freenotetaker") {
    await fillPerson(page);
    return fillSchedule(page, { timezone: "Asia/Tokyo" });
  }
  for (const [label, value] of Object.entries(texts[path] ?? {})) {
    await page.getByLabel(label).fill(value);
  }
  if (path === "/free-resources") await page.getByRole("checkbox").last().check();
}

/** The site stores no answers: the browser restores them, and checks them until a script takes over. */
for (const script of [true, false]) {
  test.describe(script ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled: script });

    test("Back restores every form as it was left, and the browser checks it", async ({ page }) => {
      for (const [path, answers] of Object.entries(texts)) {
        await (script ? openHydrated(page, path) : page.goto(path));
        const form = page.locator("main form[method=post]").first();
        // The script of /AI4B leaves the validation to the browser.
        const scriptValidates = script && path !== "/AI4B";
        await expect(form, path).toHaveJSProperty("noValidate", scriptValidates);
        if (path === "/AI4B") {
          await page.getByRole("button", { name: "Send me the framework" }).click();
          await expect(page.getByLabel("First Name *")).toBeFocused();
        }

        await fill(page, path);
        await page.locator("footer").getByRole("link", { name: "Terms of Use" }).click();
        await expect(page).toHaveURL(/terms-of-use/);
        await page.goBack();
        await expect(page).toHaveURL(path);
        for (const [label, value] of Object.entries(answers)) {
          await expect(page.getByLabel(label, { exact: label === "Time" })).toHaveValue(value);
        }
        if (path === "/freenotetaker") {
          await expect(page.getByLabel("Schedule for later")).toBeChecked();
        }
        if (path === "/free-resources") {
          await expect(page.getByRole("checkbox").last()).toBeChecked();
        }
      }
    });
  });
}
