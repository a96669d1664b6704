import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const { resolve } = createRequire(import.meta.url);
const axeSource = readFile(resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

declare global {
  var axe: AxeInPage | undefined;
}
type AxeInPage = typeof axe;

/**
 * Returns axe's violations of all rules, or of `rules`. Skips frames, which belong to others. axe runs in the
 * page itself, because @axe-core/playwright opens a tab for each call and takes five times as long. A toast
 * that still fades in would lack contrast, so transitions end first.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(await axeSource);
  const runOnly = rules
    ? { type: "rule" as const, values: [...rules] }
    : { type: "tag" as const, values: tags };
  const { violations } = await page.evaluate(async (only) => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    return globalThis.axe!.run({
      ...{ runOnly: only, resultTypes: ["violations"], iframes: false },
      // No rule that runs here reads style sheets, so they are not preloaded.
      preload: { assets: ["media"] },
    });
  }, runOnly);
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary ?? ""}`);
    return `${id}, ${help}\n${where.join("\n")}`;
  });
}
