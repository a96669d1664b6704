import type { Page } from "@playwright/test";
import { expect } from "./e2e.ts";
import type { Site } from "./running-site.ts";
import { operatorEmail } from "./site-vars.ts";

export function somebody(): string {
  return `${crypto.randomUUID().slice(0, 12)}@example.com`;
}

export function leadsOf(site: Site, email: string) {
  return site.db(
    "SELECT kind, guide_id, first_name, last_name FROM leads WHERE email = ? ORDER BY guide_id",
    email,
  );
}

export async function expectNotified(site: Site, email: string, leads: number): Promise<void> {
  const isAboutThem = (message: unknown) => JSON.stringify(message).includes(email);
  await expect
    .poll(
      async () => {
        await site.tick();
        const mails = site.mails(operatorEmail).filter(isAboutThem);
        const arrived = site.crm.state().deliveries.filter(isAboutThem);
        return [mails.length, ...arrived.map(({ arrivals }) => arrivals)];
      },
      { intervals: [100] },
    )
    .toEqual([leads, ...Array<number>(leads).fill(1)]);
}

export async function expectProblem(page: Page, ...messages: readonly string[]): Promise<void> {
  const summary = page.getByRole("heading", { name: "There is a problem" }).locator("../..");
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary.getByRole("link")).toHaveText([...messages]);
}

/** A slip in the address is questioned after it was typed; one press mends it. */
export async function expectEmailHint(page: Page): Promise<void> {
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
}
