import type { BrowserContext, Page } from "@playwright/test";
import { expect, expectSound, test } from "../support/e2e.ts";
import { otherSettings } from "../support/site-vars.ts";

const { PIXEL_ID: pixelId, AUTOMATION_WEBHOOK_URL: webhook } = otherSettings;

test.use({ siteVars: otherSettings, keepsChoice: true });

type Sent = { host: string; url: string; body: string | null; referrer: string | undefined };

/** Fakes all other hosts. Returns a list that grows with the requests to them. */
async function answerForOthers(context: BrowserContext, siteUrl: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  const others = (url: URL) => url.origin !== siteUrl && url.protocol.startsWith("http");
  await context.route(others, async (route) => {
    const request = route.request();
    const { host } = new URL(request.url());
    const referrer = (await request.allHeaders())["referer"];
    sent.push({ host, url: request.url(), body: request.postData(), referrer });
    if (host === "hooks.example.test") return route.abort();
    return route.fulfill({ contentType: "text/javascript", body: metaScript });
  });
  return sent;
}

/** Fake of Meta's script: reports each queued call with the page's address, and sets the cookie. */
const metaScript = `
  for (const call of fbq.queue) {
    if (call[0] !== "track") continue;
    const query = new URLSearchParams({ ev: call[1], dl: location.href, rl: document.referrer });
    new Image().src = "https://www.facebook.com/tr?" + query;
  }
  document.cookie = "_fbp=fb.1.2.3; path=/";
`;

const from = (country: string) => ({ "MF-CF-Blob": JSON.stringify({ country }) });

/** The pixel waits for the load event and for idle; afterwards its script is in the page or never will be. */
async function hasPixel(page: Page): Promise<boolean> {
  await page.waitForLoadState("load");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return (await page.locator('script[src*="connect.facebook.net"]').count()) > 0;
}

test("the pixel waits for consent, obeys a refusal, and stops when consent is withdrawn", async ({
  page,
  context,
  site,
  extraHTTPHeaders,
}) => {
  const sent = await answerForOthers(context, site.url);
  const hosts = () => [...new Set(sent.splice(0).map(({ host }) => host))];
  await context.setExtraHTTPHeaders({ ...extraHTTPHeaders, ...from("DE") });

  await page.goto("/automatenow?fbclid=click");
  const strip = page.getByRole("complementary", { name: "Your choice about ad measurement" });
  await expect(strip).toBeVisible();
  await expectSound(page);
  expect(await hasPixel(page), "undecided").toBe(false);

  await strip.getByRole("button", { name: "No, don't" }).click();
  await expect(strip).toBeHidden();
  expect(await hasPixel(page), "refused").toBe(false);
  expect(hosts()).toEqual([]);

  await page.goto("/privacy");
  await expectSound(page);
  await page.getByRole("button", { name: "Yes, count it" }).click();
  await expect(page.getByText("Right now, the pixel can load.")).toBeVisible();

  // The image of the pixel is the last request.
  const counted = page.waitForResponse(/facebook\.com\/tr/);
  await page.goto("/automatenow?fbclid=click");
  const { searchParams } = new URL((await counted).url());
  expect(Object.fromEntries(searchParams)).toEqual({
    ev: "PageView",
    dl: `${site.url}/automatenow?fbclid=click`,
    rl: "",
  });
  expect(sent.every(({ referrer }) => referrer === `${site.url}/`)).toBe(true);
  expect(hosts()).toEqual(["connect.facebook.net", "www.facebook.com"]);
  expect(await page.locator("noscript").textContent()).toContain(
    `src="https://www.facebook.com/tr?id=${pixelId}&ev=PageView&noscript=1"`,
  );
  await expect
    .poll(() => context.cookies())
    .toContainEqual(expect.objectContaining({ name: "_fbp" }));

  await page.goto("/automatenow?email=someone@example.test");
  expect(await hasPixel(page), "a query that may name a person").toBe(false);

  await page.goto("/privacy");
  await page.getByRole("button", { name: "No, don't" }).click();
  await expect(page.getByText("Right now, the pixel doesn't load.")).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["consent"]);
  await page.goto("/automatenow");
  expect(await hasPixel(page), "consent was withdrawn").toBe(false);
  expect(hosts()).toEqual([]);
});

test("Global Privacy Control in the browser alone keeps the pixel away", async ({
  page,
  context,
  site,
  extraHTTPHeaders,
}) => {
  const sent = await answerForOthers(context, site.url);
  await context.setExtraHTTPHeaders({ ...extraHTTPHeaders, ...from("US") });
  const counted = page.waitForResponse(/facebook\.com\/tr/);
  await page.goto("/automatenow");
  await counted;
  sent.length = 0;

  await context.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await page.goto("/automatenow");
  expect(await hasPixel(page)).toBe(false);
  expect(sent).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test.describe("a webhook that fails", () => {
  test.use({ allowedMessages: [/The automation webhook could not be told|net::ERR_FAILED/] });

  test("is called by the automation page, and its failure shows in the console only", async ({
    page,
    context,
    site,
  }) => {
    const sent = await answerForOthers(context, site.url);
    const warning = page.waitForEvent("console", (message) => message.type() === "warning");
    await page.goto("/Automate?email=someone@example.test");
    expect((await warning).text()).toBe("The automation webhook could not be told.");
    const calls = sent.filter(({ url }) => url === webhook);
    expect(calls).toHaveLength(1);
    const body = JSON.parse(calls[0]?.body ?? "");
    expect(body).toEqual({
      page: "/Automate",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      userAgent: await page.evaluate(() => navigator.userAgent),
    });
  });
});

test("a webhook whose answer the page may not read is called too", async ({
  page,
  context,
  extraHTTPHeaders,
}) => {
  await context.setExtraHTTPHeaders({ ...extraHTTPHeaders, ...from("DE") });
  const bodies: (string | null)[] = [];
  await context.route(webhook, (route) => {
    bodies.push(route.request().postData());
    return route.fulfill({ headers: { "Access-Control-Allow-Origin": "https://other.example" } });
  });
  await page.goto("/automate");
  await expect.poll(() => bodies).toEqual([expect.stringContaining('"page":"/automate"')]);
});

test("without script consent can be given and withdrawn", async ({
  noScriptPage: page,
  extraHTTPHeaders,
}) => {
  await page.context().setExtraHTTPHeaders({ ...extraHTTPHeaders, ...from("DE") });
  await page.goto("/automate");
  await page.getByRole("button", { name: "Yes, count it" }).click();
  await expect(page).toHaveURL(/\/automate$/);
  await expect(page.getByRole("button", { name: "Yes, count it" })).toBeHidden();
  await page.goto("/privacy");
  await expect(page.getByText("Right now, the pixel can load.")).toBeVisible();
  await page.getByRole("button", { name: "No, don't" }).click();
  await expect(page.getByText("Right now, the pixel doesn't load.")).toBeVisible();
});

test("a visit is measured, and reported once the page is out of sight", async ({
  page,
  context,
  extraHTTPHeaders,
}) => {
  await context.setExtraHTTPHeaders({ ...extraHTTPHeaders, ...from("US") });
  // One page without script, one with.
  for (const path of ["/terms-of-use", "/freenotetaker"]) {
    const script = page.waitForResponse("**/field-measure.js");
    const report = page.waitForResponse("**/api/field-measure");
    await page.goto(path);
    // Resolves when the module and what it imports have run.
    await page.evaluate((url) => import(url), (await script).url());
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
  }
});
