import { expect, type Page } from "@playwright/test";

export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const shifts = list.getEntriesByType("layout-shift") as (PerformanceEntry & {
          value: number;
        })[];
        resolve(shifts.reduce((sum, { value }) => sum + value, 0));
      });
      observer.observe({ type: "layout-shift", buffered: true });
      // There is always a paint, so the observer is called even if nothing has moved.
      observer.observe({ type: "paint", buffered: true });
    });
  });
}

/** Height in whole pixels of the card around a heading. */
export async function cardHeight(page: Page, heading: string): Promise<number> {
  const card = page
    .locator("div.bg-paper-0, .on-paper")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) })
    .last();
  const box = await card.boundingBox();
  return Math.round(box?.height ?? 0);
}

/** A success view is about as high as the form that it replaces, so that nothing below moves. */
export async function expectSimilarHeight(page: Page, heading: string, before: number) {
  expect(before).toBeGreaterThan(200);
  await expect(async () => {
    const after = await cardHeight(page, heading);
    expect(after).toBeGreaterThanOrEqual(before - 8);
    expect(after).toBeLessThanOrEqual(before * 1.25);
  }).toPass({ timeout: 10_000 });
}

/** Resizes the window and waits for its layout, in which nothing may scroll sideways. */
export async function expectNoSidewaysScroll(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await expect
    .poll(() => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]), {
      message: `nothing scrolls sideways at ${size.width} px`,
      intervals: [20],
    })
    .toEqual([size.width, size.width]);
}

/** Pixels that the page behind an open panel scrolls when the wheel turns over the page's edge. */
export async function scrollBehind(page: Page): Promise<number> {
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  await page.mouse.move(4, 400);
  await page.mouse.wheel(0, 300);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  return (await scrolled()) - before;
}

/** Returns text that a box cuts off. Skips moving text, which passes behind edges on purpose. */
export function cutOffText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = new Map<Element, { x: boolean; y: boolean }>();
    const cutsOf = (element: Element) => {
      let found = cuts.get(element);
      if (!found) {
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
        cuts.set(element, (found = { x: hides(overflowX), y: hides(overflowY) }));
      }
      return found;
    };

    const lost: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility()) continue;
      if (parent.closest("option, [aria-hidden=true]")) continue;
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      for (let box: Element | null = parent; box; box = box.parentElement) {
        if (box.getAnimations().length > 0) break;
        const { x, y } = cutsOf(box);
        if (!x && !y) continue;
        const edge = box.getBoundingClientRect();
        // Rounded, because a pixel is not exact while a box moves. A box of 1 px is for screen readers only.
        if (Math.round(edge.width) <= 1) break;
        const isOutside =
          (x && (words.right > edge.right + 1 || words.left < edge.left - 1)) ||
          (y && (words.bottom > edge.bottom + 1 || words.top < edge.top - 1));
        if (isOutside) lost.push(text.nodeValue.trim());
      }
    }
    return lost;
  });
}

/** Returns letters that no font of the site has, which each machine would draw in its own font. */
export function foreignLetters(page: Page): Promise<string[]> {
  return page.evaluate(findForeignLetters);
}

/** Runs in the page. Skips frames, which belong to others. */
function findForeignLetters(): string[] {
  const unquoted = (family: string) => family.trim().replaceAll(/["']/g, "");
  const ranges = new Map<string, (readonly [number, number])[]>();
  for (const { family, unicodeRange } of document.fonts) {
    const own = unicodeRange.split(",").map((range) => {
      const [from = "0", to = from] = range.trim().slice(2).split("-");
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    ranges.set(unquoted(family), [...(ranges.get(unquoted(family)) ?? []), ...own]);
  }

  const found = new Set<string>();
  const check = (text: string, style: CSSStyleDeclaration) => {
    const family = unquoted(style.fontFamily.split(",")[0] ?? "");
    const own = ranges.get(family) ?? [];
    for (const letter of text.replaceAll(/\s/g, "")) {
      const code = letter.codePointAt(0) ?? 0;
      if (own.some(([from, to]) => from <= code && code <= to)) continue;
      found.add(`${letter} (U+${code.toString(16).toUpperCase()}) in ${family}`);
    }
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.nodeValue?.trim() || !parent?.checkVisibility()) continue;
    if (parent.closest("script, style, noscript, option, iframe, video")) continue;
    check(text.nodeValue, getComputedStyle(parent));
  }
  for (const field of document.querySelectorAll("input, textarea")) {
    if (!field.checkVisibility() || !("placeholder" in field) || !("value" in field)) continue;
    check(`${String(field.placeholder)}${String(field.value)}`, getComputedStyle(field));
  }
  return [...found];
}
