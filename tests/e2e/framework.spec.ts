import { expectLook } from "../looks/expect-look.ts";
import { expect, test } from "../support/e2e.ts";

test("the members' framework prints on one sheet, A4 or Letter", async ({ page }) => {
  await page.goto("/ai4b-framework");
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
  await expectLook(page, "ai4b-framework");
});
