import { expect, test } from "../support/e2e.ts";
import { names } from "../../app/config/names.ts";

const { workspaceTool: tool } = names;

const forms = ["/freenotetaker", "/free-resources", "/AI4B", `/getfree${tool.slug}`] as const;

for (const path of forms) {
  test(`${path} asks about a slip in the address, and one press mends it`, async ({ page }) => {
    await page.goto(path);
    const field = page.locator('input[type="email"]').first();
    const hint = page.getByText("Did you mean");
    await field.fill("ada@gmial.com");
    await field.blur();
    await expect(hint).toBeVisible();
    await page.getByRole("button", { name: "ada@gmail.com" }).click();
    await expect(field).toHaveValue("ada@gmail.com");
    await expect(field).toBeFocused();
    await expect(hint).toBeHidden();

    await field.fill("ada@gmial.com");
    await field.blur();
    await expect(hint).toBeVisible();
    await field.fill("ada@acme.example");
    await expect(hint).toBeHidden();
    await field.blur();
    await expect(hint).toBeHidden();
  });
}

test("an address that looks like a slip is taken all the same", async ({ page }) => {
  await page.goto(`/getfree${tool.slug}`);
  const field = page.locator('input[type="email"]').first();
  await field.fill("ada@gmial.com");
  await field.press("Enter");
  await expect(page.getByText("Thanks! Check Your Email")).toBeVisible();
});
