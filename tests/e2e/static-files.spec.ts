import { expect, test } from "../support/e2e.ts";

const strict = /^default-src 'none';(?!.*unsafe).*frame-ancestors 'none'$/;

test("a missing file is answered 404, which no cache may keep", async ({ request }) => {
  for (const path of [
    "/build/gone-ABCDEFGH.js",
    "/og/gone.jpg",
    "/media/gone.mp4",
    "/people/gone.webp",
    "/gone.png",
    "/_headers",
  ]) {
    const answer = await request.get(path);
    const { "cache-control": cacheControl } = answer.headers();
    expect([path, answer.status(), cacheControl]).toEqual([path, 404, "no-store"]);
    expect(await answer.text()).toContain("404 Page Not Found");
  }
});

test("files carry the same security headers as the Worker's answers", async ({ request }) => {
  const data = await request.get("/healthz");
  for (const [path, cacheControl] of [
    ["/og/home.jpg", "public, max-age=86400"],
    ["/media/films/front-desk.mp4", "public, max-age=0, must-revalidate"],
    ["/media/planner/agency-board.svg", "public, max-age=0, must-revalidate"],
    ["/favicon.svg", "public, max-age=0, must-revalidate"],
  ] as const) {
    const file = await request.get(path);
    expect([path, file.status(), file.headers()["cache-control"]]).toEqual([
      path,
      200,
      cacheControl,
    ]);
    expect(file.headers()["content-security-policy"], path).toMatch(strict);
    for (const name of [
      "strict-transport-security",
      "x-content-type-options",
      "referrer-policy",
      "cross-origin-opener-policy",
      "cross-origin-embedder-policy",
      "permissions-policy",
    ]) {
      expect(file.headers()[name], `${path}: ${name}`).toBe(data.headers()[name]);
    }
  }
  const shared = await request.get("/og/home.jpg");
  expect(shared.headers()).toMatchObject({
    "content-type": "image/jpeg",
    "cross-origin-resource-policy": "cross-origin",
  });
});

test("a script may be cached for a year, a page may not", async ({ page, request }) => {
  await page.goto("/social");
  const src = page.locator('script[src^="/build/"], link[href^="/build/"]').first();
  const path = (await src.getAttribute("src")) ?? (await src.getAttribute("href")) ?? "";
  const script = await request.get(path);
  expect(script.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await request.get("/social")).headers()["cache-control"]).toBe("private, no-cache");
});

test("a film plays when its own address is opened", async ({ page }) => {
  await page.goto("/media/films/front-desk.mp4");
  const video = page.locator("video");
  await expect(video).toBeVisible();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
});

test("a drawing loads its font within its own policy", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
  });
  await page.goto("/media/planner/agency-board.svg");
  const faces = () => page.evaluate(async () => [...(await document.fonts.ready)].length);
  await expect.poll(faces).toBe(1);
  expect(complaints).toEqual([]);
});
