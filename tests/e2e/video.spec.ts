import { expect, test } from "../support/e2e.ts";

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
    await expect.poll(() => video.boundingBox()).toEqual(before);
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

test.describe("in a document made for a film", () => {
  // No sample page has a provider's video. The test swaps one in, for which the document has no rules.
  test.use({ allowedMessages: [/the document has no rule .*iframe/] });

  test("a provider's player loads only on request, in place of the poster", async ({
    page,
    site,
  }) => {
    const player = "https://player.vimeo.com/video/123?autoplay=1&dnt=1";
    const asked: string[] = [];
    await page.route(`${site.url}/blueprint`, async (route) => {
      const response = await route.fetch();
      const policy = response.headers()["content-security-policy"] ?? "";
      const frame = `<iframe src="${player.replace("&", "&amp;")}" title="Film" class="aspect-video w-full"></iframe>`;
      await route.fulfill({
        response,
        headers: {
          ...response.headers(),
          "content-security-policy": `${policy}; frame-src https://player.vimeo.com`,
          "cross-origin-embedder-policy": "unsafe-none",
        },
        body: (await response.text()).replace(/<video[^]*?<\/video>/, frame),
      });
    });
    await page.route("https://player.vimeo.com/**", (route) => {
      asked.push(route.request().url());
      const body = '<!doctype html><html lang="en"><title>Player</title><h1>Player</h1></html>';
      return route.fulfill({ contentType: "text/html", body });
    });
    await page.goto(`${site.url}/blueprint`);
    const poster = page.locator("figure").getByRole("button", { name: /^Play: / });
    await expect(poster.locator("img")).toHaveJSProperty("complete", true);
    const before = await poster.boundingBox();
    expect(asked).toEqual([]);

    await poster.press("Enter");
    const frame = page.locator("figure iframe");
    await expect(frame.contentFrame().getByRole("heading", { name: "Player" })).toBeVisible();
    await expect(frame).toBeFocused();
    expect(asked).toEqual([player]);
    const { width, height } = before!;
    expect(await frame.boundingBox()).toMatchObject({ width, height });
  });
});
