import type { Page } from "@playwright/test";
import axe from "axe-core";

/** WCAG 2.2 AA and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

declare global {
  var axe: AxeInPage | undefined;
}
type AxeInPage = typeof axe;

/**
 * What axe finds wrong with the page as it stands, by every rule or by those that are named. Frames
 * belong to others and are left out. Runs in the page itself: a tab of its own for each answer, as
 * @axe-core/playwright opens it, takes five times as long.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const runOnly = rules
    ? { type: "rule" as const, values: [...rules] }
    : { type: "tag" as const, values: tags };
  const { violations } = await page.evaluate(
    (only) => globalThis.axe!.run({ runOnly: only, resultTypes: ["violations"], iframes: false }),
    runOnly,
  );
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary ?? ""}`);
    return `${id}, ${help}\n${where.join("\n")}`;
  });
}
