import { expect, test } from "../support/e2e.ts";

test("two yes answers say merge, one does not", async ({ noScriptPage: page }) => {
  await page.goto("/7f3d9c2ab1");
  const questions = page.locator("#questions");
  const verdict = (words: string) => questions.getByText(words, { exact: true });
  await expect(verdict("0 of 5 so far")).toBeVisible();
  await questions.getByRole("checkbox").nth(1).check();
  await expect(verdict("Keep them apart")).toBeVisible();
  await expect(verdict("Merge the lists")).toBeHidden();
  for (const nth of [4, 0, 2, 3]) {
    await questions.getByRole("checkbox").nth(nth).check();
    await expect(verdict("Merge the lists")).toBeVisible();
    await expect(verdict("Keep them apart")).toBeHidden();
  }
});
