import type { Page } from "@playwright/test";
import { videoFacade, videoProviders } from "../../app/lib/browser/video.ts";
import { contentSecurityPolicy } from "../../workers/headers.ts";
import { expect, expectSound, test } from "../support/e2e.ts";

const { origin, player } = videoProviders.vimeo;
const nonce = "nonceOfThePage";

/** The sample content has no provider's video: a page with its frame and its policy alone. */
async function openFacade(page: Page, siteUrl: string) {
  const facade = videoFacade({
    nonce,
    player: player("123"),
    poster: "/media/run-wide.svg",
    label: 'Play: "A & B"',
  });
  const srcdoc = facade.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const asked: string[] = [];
  await page.route(`${siteUrl}/facade`, (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: {
        "Content-Security-Policy": contentSecurityPolicy({
          nonce,
          secure: false,
          playsMedia: false,
          thirdParties: [{ frame: [origin] }],
        }),
      },
      body: `<!doctype html><html lang="en"><head><title>Video</title><style nonce="${nonce}">iframe{width:640px;height:360px;border:0}</style></head><body><main><h1>Video</h1><iframe title="A & B" srcdoc="${srcdoc}" allow="autoplay; fullscreen"></iframe></main></body></html>`,
    }),
  );
  await page.route(`${origin}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><html lang="en"><title>Player</title><main><h1>Player</h1></main></html>',
    });
  });
  await page.goto(`${siteUrl}/facade`);
  return {
    asked,
    frame: page.frameLocator("iframe"),
    box: () => page.locator("iframe").boundingBox(),
  };
}

test("a film keeps its shape", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, ratio] of [
    ["/blueprint", 0.5625],
    ["/automate90", 0.5625],
    ["/automatedroofer", 0.5625],
    ["/automate", 1 / 0.5625],
  ] as const) {
    await page.goto(path);
    const box = await page.locator("figure video").boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1), path).toBeCloseTo(ratio, 2);
  }
});

test("a provider's player takes the poster's place when it is asked for, and not before", async ({
  page,
  noScriptPage,
  site,
}) => {
  const { asked, frame, box } = await openFacade(page, site.url);
  const link = frame.getByRole("link", { name: 'Play: "A & B"' });
  await expect(link.locator("img")).toHaveJSProperty("complete", true);
  expect(
    await link.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  await expectSound(page);
  expect(asked).toEqual([]);

  const before = await box();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(frame.getByRole("heading", { name: "Player" })).toBeVisible();
  expect(asked).toEqual([player("123")]);
  expect(await box()).toEqual(before);

  const plain = await openFacade(noScriptPage, site.url);
  expect(plain.asked).toEqual([]);
  await plain.frame.getByRole("link").click();
  await expect(plain.frame.getByRole("heading", { name: "Player" })).toBeVisible();
});
