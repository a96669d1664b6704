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
    poster: "/media/films/front-desk.webp",
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

const films = [
  { path: "/blueprint", file: "blueprint", ratio: 0.5625, press: "click" },
  { path: "/automate90", file: "ninety-days", ratio: 0.5625, press: "Enter" },
  { path: "/automatedroofer", file: "front-desk", ratio: 0.5625, press: "Space" },
  { path: "/automate", file: "automation", ratio: 1 / 0.5625, press: "click" },
] as const;

test("the play button replaces the poster with the film in the same size", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { path, file, ratio, press } of films) {
    asked.length = 0;
    await page.goto(path);
    const poster = page.locator("figure").getByRole("button", { name: /^Play: / });
    await poster.scrollIntoViewIfNeeded();
    await expect(poster.locator("img")).toHaveJSProperty("complete", true);
    expect(
      asked.filter((one) => one.startsWith("/media/films/")),
      path,
    ).toEqual([`/media/films/${file}.avif`]);
    await expect(page.locator("video")).toHaveCount(0);
    const before = await poster.boundingBox();
    expect((before?.height ?? 0) / (before?.width ?? 1), path).toBeCloseTo(ratio, 2);

    // A click is in the middle, where the sign is.
    if (press === "click") await poster.click();
    else await poster.press(press);
    const video = page.locator("figure video");
    await expect(video).toBeFocused();
    expect(await video.boundingBox()).toEqual(before);
    const progress = () => video.evaluate((one: HTMLVideoElement) => one.currentTime);
    await expect.poll(progress).toBeGreaterThan(0);
    expect(await video.evaluate((one: HTMLVideoElement) => one.currentSrc)).toMatch(
      new RegExp(`/media/films/${file}\\.mp4$`),
    );
    const cues = () =>
      video.evaluate((one: HTMLVideoElement) => {
        const [track] = one.textTracks;
        if (track) track.mode = "showing";
        return track?.cues?.length ?? 0;
      });
    await expect.poll(cues, path).toBeGreaterThan(2);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test("without script the poster is a link to the film", async ({ noScriptPage, site }) => {
  await noScriptPage.goto(`${site.url}/blueprint`);
  const link = noScriptPage.getByRole("link", { name: /^Play: Inside a client's blueprint/ });
  await expect(link).toHaveAttribute("href", "/media/films/blueprint.mp4");
  await expect(noScriptPage.locator("video")).toHaveCount(0);
});

test("a provider's player loads only on request, in place of the poster", async ({
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
