import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { axeFindings } from "../support/accessibility.ts";
import { expect, test } from "../support/e2e.ts";
import { sampleMails } from "../support/mails/samples.ts";

let folder = "";
let previews: readonly string[] = [];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mails-"));
  previews = await Promise.all(
    sampleMails().map(async ({ id, mail }) => {
      const path = join(folder, `${id}.html`);
      await writeFile(path, mail.html);
      return path;
    }),
  );
});
test.afterAll(() => rm(folder, { recursive: true }));

/** Mails to check: one of the failure mails, which differ only in words, and all others. */
function mails(): readonly string[] {
  const alike = /^failure-(?!not-admitted).*\.html$/;
  return previews.filter((path) => !alike.test(basename(path)));
}

test("axe finds nothing in any mail, in light and dark, and each fits 320 px", async ({ page }) => {
  const asked = listen(page);
  const checked = new Set<string>();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of mails()) {
    await test.step(basename(path), async () => {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(pathToFileURL(path).href);
      expect(await overflow(page), "nothing sticks out").toEqual([]);
      // Mails share their blocks, so axe checks only those with a block in a new place.
      const fresh = (await markup(page)).filter((one) => !checked.has(one));
      if (fresh.length === 0) return;
      for (const one of fresh) checked.add(one);
      expect(await axeFindings(page)).toEqual([]);
      // Only the colors change.
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await axeFindings(page, ["color-contrast"])).toEqual([]);
    });
  }
  expect(mails().length).toBeGreaterThan(15);
  expect(asked, "no mail loads anything").toEqual([]);
});

test("dark mode is dark, also inside the card", async ({ page }) => {
  await page.goto(pathToFileURL(join(folder, "result.html")).href);
  const colours = () =>
    page.evaluate(() =>
      ["body", ".card", ".button"].map(
        (selector) => getComputedStyle(document.querySelector(selector)!).backgroundColor,
      ),
    );
  await page.emulateMedia({ colorScheme: "light" });
  const light = await colours();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await colours();
  for (const [index, colour] of dark.entries()) expect(colour).not.toBe(light[index]);
});

/** Every request but for the pages themselves. */
function listen(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) asked.push(request.url());
  });
  return asked;
}

/** Each element with its style, in its parent. */
function markup(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tagOf = (element: Element | null) =>
      element &&
      `${element.localName}.${element.className}[${element.getAttribute("style") ?? ""}]`;
    return [...document.querySelectorAll("body *")].map(
      (element) => `${tagOf(element.parentElement)} > ${tagOf(element)}`,
    );
  });
}

function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > innerWidth)
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}
