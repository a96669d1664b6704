import type { Locator } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";
import { names } from "../../app/config/names.ts";

const { launchOffer, workspaceTool: tool } = names;

/** The loops that the specification times are animations: the tests move their clocks. */
test.use({ viewport: { width: 1440, height: 900 } });

/** Pauses every animation in the elements at this time. */
function moveTo(elements: Locator, milliseconds: number): Promise<void> {
  return elements.evaluateAll((all, time) => {
    for (const animation of all.flatMap((element) => element.getAnimations({ subtree: true }))) {
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);
}

/** Indexes of the elements whose style no other element has. */
function indexesOfUnique(
  elements: Locator,
  style: "backgroundColor" | "visibility",
  pseudo?: "::after",
): Promise<number[]> {
  return elements.evaluateAll(
    (all, [key, part]) => {
      const values = all.map((element) => getComputedStyle(element, part)[key]);
      return values.flatMap((value, nth) =>
        values.filter((other) => other === value).length === 1 ? [nth] : [],
      );
    },
    [style, pseudo] as const,
  );
}

/** `duration` of one round of a marquee in ms; `half`: how far it moves in half a round, in widths of its track. */
async function roundOf(track: Locator) {
  return track.evaluate((element) => {
    const [animation] = element.getAnimations();
    animation?.pause();
    const { duration, iterations } = animation!.effect!.getComputedTiming();
    const at = (time: number) => {
      animation!.currentTime = time;
      return new DOMMatrix(getComputedStyle(element).transform).e / element.scrollWidth;
    };
    return { duration, iterations, half: at(Number(duration) / 2) - at(0) };
  });
}

test("the partners loop in 40 s, and the highlight moves every 3 s", async ({ page }) => {
  await page.goto(`/${launchOffer.slug}-launch`);
  const list = page.locator("ul:not([aria-hidden])", { has: page.locator(".partner") });
  expect(await roundOf(list.locator(".."))).toEqual({
    duration: 40_000,
    iterations: Infinity,
    half: expect.closeTo(-0.25, 2),
  });
  const partners = list.locator(".partner");
  await expect(partners).toHaveCount(9);
  for (let nth = 0; nth <= 9; nth += 1) {
    for (const time of [nth * 3_000 + 1, nth * 3_000 + 2_999]) {
      // The time of an animation includes its delay.
      await moveTo(partners, time);
      expect(await indexesOfUnique(partners, "backgroundColor"), `${time} ms`).toEqual([nth % 9]);
    }
  }
});

test("every strip of names loops endlessly, on /automate in 120 s", async ({ page }) => {
  for (const path of ["/", `/${tool.slug}`, "/automate"]) {
    await page.goto(path);
    expect(await roundOf(page.locator(".strip").first()), path).toMatchObject({
      iterations: Infinity,
      half: expect.closeTo(-0.25, 2),
    });
  }
  expect(await roundOf(page.locator(".strip"))).toMatchObject({
    duration: 120_000,
    iterations: Infinity,
  });
});

test("the quotes advance every 5 s and start over after the last", async ({ page }) => {
  await page.goto("/social");
  const dots = page.locator(".carousel-dots input");
  const strip = page.locator(".carousel-strip");
  await expect(page.locator(".carousel ul:not([aria-hidden]) li")).toHaveCount(4);
  /** Index of the card at the beginning of the strip, repeated cards included. */
  const first = () =>
    strip.evaluate((window) => {
      const { left } = window.getBoundingClientRect();
      const cards = [...window.querySelectorAll("li")];
      return cards.findIndex((card) => Math.abs(card.getBoundingClientRect().left - left) < 1);
    });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [time, shown] of [
      [100, 0],
      [4_690, 0],
      [5_001, 1],
      [9_690, 1],
      [10_100, 2],
      [15_100, 3],
      [19_690, 3],
      [20_100, 0],
    ] as const) {
      await moveTo(page.locator(".carousel"), time);
      const at = `${width} px, ${time} ms`;
      expect(await first(), at).toBe(shown);
      expect(await indexesOfUnique(dots, "visibility", "::after"), at).toEqual([shown]);
    }
    await moveTo(page.locator(".carousel"), 19_999.9);
    expect(await first(), "a copy of the first quote comes after the last").toBe(4);
  }
  await dots.nth(2).check();
  await expect.poll(first).toBe(2);
  await expect.poll(() => indexesOfUnique(dots, "visibility", "::after")).toEqual([2]);

  // A quote whose link has the focus stands still.
  await page.goto("/social");
  const photo = page.getByRole("link", { name: "Owen Castellano" });
  await page.getByRole("link", { name: "Watch her videos" }).focus();
  await page.keyboard.press("Tab");
  await expect(photo).toBeFocused();
  const frame = (await page.locator(".carousel-strip").boundingBox())!;
  const card = page.locator(".carousel li", { has: photo });
  const distance = async () => Math.abs((await card.boundingBox())!.x - frame.x);
  await expect.poll(distance).toBeLessThan(1);

  // With reduced motion all quotes are in view, and nothing moves once the colors have changed.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  const cards = page.locator(".carousel li:visible");
  await expect(cards).toHaveCount(4);
  const columns = () =>
    cards.evaluateAll((all) => new Set(all.map((li) => li.getBoundingClientRect().x)).size);
  await expect.poll(columns).toBe(2);
  const moving = page.locator(".carousel");
  const running = () => moving.evaluate((one) => one.getAnimations({ subtree: true }).length);
  await expect.poll(running).toBe(0);
  await expect(moving.getByRole("radio")).toHaveCount(0);
});

test("the topic changes every 3 s and returns to the first 1 s after the last", async ({
  page,
}) => {
  await page.goto(`/${tool.slug}`);
  const topics = page.locator(".ticker > li");
  /** Index of the repeated first topic. */
  const copyOfFirst = 18;
  const shownAt = async (time: number) => {
    await moveTo(topics, time);
    const distances = await topics.evaluateAll((all) => {
      const { y } = document.querySelector(".ticker")!.getBoundingClientRect();
      return all.map((li) => Math.abs(li.getBoundingClientRect().y - y));
    });
    return distances.flatMap((distance, nth) => (distance < 1 ? [nth] : []));
  };
  expect(await shownAt(500), "the copy of the first topic shows").toEqual([copyOfFirst]);
  expect(await shownAt(990)).toEqual([copyOfFirst]);
  expect(await shownAt(1_010), "the first topic has replaced its copy without a movement").toEqual([
    0,
  ]);
  expect(await shownAt(2_990)).toEqual([0]);
  for (let nth = 1; nth <= 17; nth += 1) {
    // The movement itself takes half a second.
    expect(await shownAt(nth * 3_000 + 600)).toEqual([nth]);
    expect(await shownAt(nth * 3_000 + 2_990)).toEqual([nth]);
  }
  expect(await shownAt(54_000 + 600)).toEqual([copyOfFirst]);
});
