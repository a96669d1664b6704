import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { Checker } from "accessibility-checker-engine";

const { resolve } = createRequire(import.meta.url);
const axeSource = readFile(resolve("axe-core/axe.min.js"), "utf8");
const engine = readFile(resolve("accessibility-checker-engine/ace.js"), "utf8");

/** WCAG 2.2 AA and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

declare global {
  var axe: AxeInPage | undefined;
  var ace: EqualAccessInPage | undefined;
}
type AxeInPage = typeof axe;
type EqualAccessInPage = { readonly Checker: typeof Checker };

/**
 * What axe finds wrong with the page as it stands, by every rule or by those that are named. Frames
 * belong to others and are left out. Runs in the page itself: a tab of its own for each answer, as
 * @axe-core/playwright opens it, takes five times as long.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(await axeSource);
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

/**
 * Where the engine errs: it takes the ground of a dialog to be the page's (contrast is axe's to measure),
 * and every form to be a landmark, which one without a name is not
 * (https://www.w3.org/TR/html-aam-1.0/#el-form).
 */
const notAsked = ["text_contrast_sufficient", "aria_form_label_unique"];

/**
 * What IBM's Equal Access finds wrong by WCAG 2.2 A and AA. What it cannot tell by itself and asks a
 * person to look at is not among it, nor what is folded away, whose labels it does not see, nor what is
 * inside of a frame: that is the document of somebody else, or not there yet.
 */
export async function equalAccessFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "ace" in globalThis))) await page.evaluate(await engine);
  const found = await page.evaluate(async (skipped) => {
    const { results } = await new globalThis.ace!.Checker().check(document, ["WCAG_2_2"]);
    const isFolded = (path: string) => {
      const { singleNodeValue: node } = document.evaluate(
        path,
        document,
        null,
        XPathResult.FIRST_ORDERED_NODE_TYPE,
      );
      return node instanceof Element && node.closest("details:not([open])") !== null;
    };
    return results
      .filter(({ value: [kind, outcome] }) => kind === "VIOLATION" && outcome === "FAIL")
      .filter(({ ruleId }) => !skipped.includes(ruleId))
      .filter(({ path: { dom = "" } }) => !/\/iframe\[\d+\]\//.test(dom) && !isFolded(dom))
      .map(({ ruleId, message, path, snippet }) => [ruleId, message, path["dom"], snippet]);
  }, notAsked);
  return found.map((parts) => parts.join(", "));
}
