import { expect, openHydrated, test } from "../support/e2e.ts";
import { aDayAhead, fillPerson, fillSchedule, person } from "../support/notetaker-page.ts";
import { names } from "../../app/config/names.ts";

const { workspaceTool: tool } = names;

/* Nothing of a form is kept by the site: what comes back is the browser's own doing, and what it checks its own rule. */

for (const script of [true, false]) {
  test.describe(script ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled: script });

    test("Back brings the notetaker form as it was left, its schedule too", async ({ page }) => {
      await (script ? openHydrated(page, "/freenotetaker") : page.goto("/freenotetaker"));
      await fillPerson(page);
      await fillSchedule(page, { timezone: "Asia/Tokyo" });
      await page.getByRole("link", { name: "Terms of Use" }).first().click();
      await expect(page).toHaveURL(/terms-of-use/);
      await page.goBack();
      await expect(page.getByLabel("Your Name")).toHaveValue(person.name);
      await expect(page.getByLabel("Email Address")).toHaveValue(person.email);
      await expect(page.getByLabel("Meeting Link")).toHaveValue(person.link);
      await expect(page.getByLabel("Schedule for later")).toBeChecked();
      await expect(page.getByLabel("Meeting Date")).toHaveValue(aDayAhead());
      await expect(page.getByLabel("Time", { exact: true })).toHaveValue("3:30 PM");
      await expect(page.getByLabel("Timezone")).toHaveValue("Asia/Tokyo");
    });

    test("Back brings a lead form as it was left", async ({ page }) => {
      const email = { "Email Address": "ada@example.com" };
      for (const [path, answers] of [
        ["/AI4B", { "First Name": "Ada", "Last Name": "Lovelace", ...email }],
        [`/getfree${tool.slug}`, email],
        ["/free-resources", email],
      ] as const) {
        await (script ? openHydrated(page, path) : page.goto(path));
        for (const [label, value] of Object.entries(answers))
          await page.getByLabel(label).fill(value);
        if (path === "/free-resources") await page.getByRole("checkbox").last().check();
        const away = page.locator("footer").getByRole("link", { name: "Free AI Notetaker" });
        await away.first().click();
        await expect(page).toHaveURL(/notetaker/);
        await page.goBack();
        await expect(page).toHaveURL(path);
        for (const [label, value] of Object.entries(answers)) {
          await expect(page.getByLabel(label)).toHaveValue(value);
        }
        if (path === "/free-resources")
          await expect(page.getByRole("checkbox").last()).toBeChecked();
      }
    });
  });
}

test("the browser's own rules hold until a form's script takes over, and in /AI4B for good", async ({
  page,
}) => {
  for (const [path, own] of [
    ["/AI4B", true],
    ["/freenotetaker", false],
    ["/free-resources", false],
    [`/getfree${tool.slug}`, false],
  ] as const) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toMatch(/novalidate/i);
    await openHydrated(page, path);
    const form = page.locator("main form[method=post]").first();
    await expect(form, path).toHaveJSProperty("noValidate", !own);
  }
});
