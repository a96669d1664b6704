import { expect, test } from "../support/e2e.ts";

const from = (country: string) => ({ "MF-CF-Blob": JSON.stringify({ country }) });

test.use({ siteVars: { FIELD_MEASURE_PERCENT: "100" } });

for (const path of ["/terms-of-use", "/freenotetaker"]) {
  test(`a visit to ${path} is measured, and told once it is out of sight`, async ({
    page,
    context,
    extraHTTPHeaders,
  }) => {
    await context.setExtraHTTPHeaders({ ...extraHTTPHeaders, ...from("US") });
    const library = page.waitForResponse("**/web-vitals.js");
    const report = page.waitForResponse("**/api/field-measure");
    await page.goto(path);
    await (await library).finished();
    await page.getByRole("heading", { level: 1 }).click();
    // Another tab comes to the front.
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
    });

    const answer = await report;
    expect(answer.status()).toBe(204);
    const sent: unknown = answer.request().postDataJSON();
    expect(sent).toEqual({
      page: path,
      LCP: expect.any(Number),
      TTFB: expect.any(Number),
      CLS: expect.any(Number),
      ...("INP" in (sent as object) ? { INP: expect.any(Number) } : {}),
    });
  });
}

test("a visit that may not be measured loads nothing for it", async ({
  page,
  context,
  extraHTTPHeaders,
}) => {
  await context.setExtraHTTPHeaders({ ...extraHTTPHeaders, ...from("DE") });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/terms-of-use", { waitUntil: "networkidle" });
  expect(asked.filter((url) => /field-measure|web-vitals/.test(url))).toEqual([]);
});
