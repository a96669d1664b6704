import type { Page } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";
import { names } from "../../app/config/names.ts";

const { workspaceTool: tool } = names;

test("the first screen names the offer, the teams it is for, price, time and a client's words", async ({
  page,
}) => {
  await page.goto("/");
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const words of [
      new RegExp(`^Former ${tool.name} employees .* for teams of 5 to 200\\.$`),
      "from $1,400/month",
      "2-3 weeks after you approve",
      "Now I open one board and start working.",
    ]) {
      const shown = page.locator("#hero").getByText(words).first();
      await expect(shown, `${viewport.width} px`).toBeInViewport({ ratio: 1 });
    }
  }
  const name = `Leaders in Automation & ${tool.name} Implementation`;
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeInViewport();
  const buttons = page.locator("#packages").getByRole("link");
  await expect(buttons).toHaveText([`${tool.name} Implementation packages`, "Automation packages"]);

  const logos = page.getByRole("list", { name: "Apps we connect" }).getByRole("listitem");
  for (const [width, count] of [
    [1024, 12],
    [1023, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(logos, "logos of apps are for large screens").toHaveCount(count);
  }

  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
    const pen = document.createElement("canvas").getContext("2d")!;
    return ["Figtree Variable", "Funnel Display Variable"].map((family) => {
      pen.font = `100px "${family}"`;
      return ["it's", "it\u2019s", "it"].map((text) => pen.measureText(text).width);
    });
  });
  for (const [typed = 0, curly, without] of widths) {
    expect(typed, "a typed apostrophe is drawn curly").toBe(curly);
    expect(typed).not.toBe(without);
  }
});

test("without script the count shows, and nothing says it is loading", async ({
  noScriptPage: page,
}) => {
  await page.goto("/");
  await expect(page.getByText(/^1,\d{3},\d{3} tasks automated so far$/)).toBeVisible();
  await expect(page.getByText("Loading...")).toBeHidden();
});

const boxOn = (page: Page) =>
  page
    .locator("span")
    .filter({ hasText: /^Tasks Automated/ })
    .first();

test.describe("the task counter", () => {
  test("waits for the first poll, then takes the server's number every minute", async ({
    page,
  }) => {
    await page.clock.install();
    const counts = [2_000_000, 2_000_050];
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/task-counter", async (route) => {
      await asked;
      await route.fulfill({ json: { count: counts.shift() } });
    });

    await page.goto("/");
    const box = boxOn(page);
    await expect(box).toHaveText("Tasks AutomatedLoading...");
    answer();
    await expect(box).toHaveText("Tasks Automated2,000,000");
    await page.clock.runFor(60_000);
    await expect(box).toHaveText("Tasks Automated2,000,050");
  });

  test.describe("when the server has no count", () => {
    test.use({ allowedMessages: [/status of 503/] });

    test("rises by 2 a minute until one arrives", async ({ page }) => {
      await page.clock.install();
      const answers = [{ json: { count: 0 } }, { json: {} }, { status: 503 }];
      await page.route("**/api/task-counter", (route) =>
        route.fulfill(answers.shift() ?? { json: { count: 3_000_000 } }),
      );
      await page.goto("/");
      await expect(boxOn(page)).toContainText(/1,\d{3},\d{3}/);
      const first = Number((await boxOn(page).innerText()).replaceAll(/\D/g, ""));
      for (const rise of [2, 4]) {
        await page.clock.runFor(60_000);
        await expect(boxOn(page)).toContainText((first + rise).toLocaleString("en-US"));
      }
      await page.clock.runFor(60_000);
      await expect(boxOn(page)).toContainText("3,000,000");
    });
  });
});

test("an anchor link scrolls smoothly", async ({ page }) => {
  for (const [path, name, id] of [
    ["/", "See Packages", "packages"],
    ["/automate", "See packages & pricing", "packages"],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole("link", { name, exact: true }).first();
    const heightCount = await link.evaluate(async (element: HTMLAnchorElement) => {
      const heights = new Set<number>();
      const done = new Promise((resolve) => addEventListener("scrollend", resolve, { once: true }));
      addEventListener("scroll", () => heights.add(Math.round(scrollY)));
      element.click();
      await done;
      return heights.size;
    });
    // A jump would be seen at one height only.
    expect(heightCount, `${path}: scrolls through several heights`).toBeGreaterThan(1);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test("a link to a section lands at its top", async ({ page }) => {
  for (const [path, id] of [
    ["/", "packages"],
    ["/", "contact"],
    ["/social", "features"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`${path}#${id}`);
    const target = page.locator(`#${id}`);
    const top = () => target.evaluate((one) => Math.round(one.getBoundingClientRect().top));
    const usualTop = 50;
    // A font that comes late may move the section by two lines.
    const tolerance = 110;
    const distance = async () => Math.abs((await top()) - usualTop);
    await expect.poll(distance, `${path}#${id}`).toBeLessThanOrEqual(tolerance);
  }
});
