import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { type Part, type SplitCss } from "../../app/lib/render/split-css.ts";
import { browserSite } from "./site-vars.ts";

/*
 * Two checks for rules that a document lacks (`app/lib/render/split-css.ts`). `watchUsedCss` watches all elements in
 * every browser test; `missingRules` asks the browser about one page.
 */

/** A selector and its needs: alternative lists of classes (with the dot) and elements. */
type Rule = readonly [selector: string, needs: readonly (readonly string[])[]];

function rulesIn(parts: readonly Part[]): Rule[] {
  return parts.flatMap((part): Rule[] => {
    if ("parts" in part) return rulesIn(part.parts);
    if (!("selectors" in part)) return [];
    return part.selectors.map(({ text, needs }) => [text, needs] as const);
  });
}

const folder = join(browserSite, "public/build/_assets");

function readAsset(ending: ".css" | ".css.json"): string {
  const name = readdirSync(folder).find((one) => one.startsWith("app-") && one.endsWith(ending));
  return readFileSync(join(folder, name ?? `app-*${ending}`), "utf8");
}

/**
 * Makes every page log an error, which fails the test, when an element appears for which the site has a rule
 * that the document lacks.
 */
export async function watchUsedCss(context: BrowserContext): Promise<void> {
  const { parts } = JSON.parse(readAsset(".css.json")) as SplitCss;
  // A rule with an alternative that needs nothing is in every document.
  await context.addInitScript(
    complainOfMissingRules,
    rulesIn(parts).filter(([, needs]) => needs.every((all) => all.length > 0)),
  );
}

/** Runs in the page before the page's own scripts. */
function complainOfMissingRules(rules: Rule[]) {
  const seen = new Set<string>();
  const byNeed = new Map<string, Rule[]>();
  for (const rule of rules) {
    for (const need of rule[1].flat()) byNeed.set(need, [...(byNeed.get(need) ?? []), rule]);
  }
  let own: Set<string> | null = null;

  /** Returns the document's selectors, split at commas. */
  function ownPieces(): Set<string> | null {
    const style = document.querySelector("head style[nonce]")?.textContent;
    // Documents of a test or a provider's frame are skipped.
    return style?.includes("@layer base") ? new Set(style.split(/[{},;]/)) : null;
  }

  function note(element: Element): string[] {
    const found = [element.localName, ...Array.from(element.classList, (name) => `.${name}`)];
    const fresh = found.filter((one) => !seen.has(one));
    for (const one of fresh) seen.add(one);
    return fresh;
  }

  function look(elements: Iterable<Element>) {
    const fresh = [...elements].flatMap(note);
    own ??= ownPieces();
    if (own === null) return;
    for (const [selector, needs] of fresh.flatMap((one) => byNeed.get(one) ?? [])) {
      const applies = needs.some((all) => all.every((need) => seen.has(need)));
      if (applies && !selector.split(",").every((piece) => own?.has(piece))) {
        console.error(`the document has no rule ${selector}`);
      }
    }
  }

  document.addEventListener("DOMContentLoaded", () => {
    look(document.querySelectorAll("*"));
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const added = [...addedNodes].filter((node) => node instanceof Element);
        look([target as Element, ...added.flatMap((one) => [one, ...one.querySelectorAll("*")])]);
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["class"] });
  });
}

/**
 * Returns selectors of the style sheet that match an element but are not in the document, and custom properties
 * and animations that the document uses but does not define.
 */
export function missingRules(page: Page): Promise<string[]> {
  const { parts } = JSON.parse(readAsset(".css.json")) as SplitCss;
  const selectors = rulesIn(parts).map(([selector]) => selector);
  return page.evaluate(findMissingRules, { selectors, whole: readAsset(".css") });
}

type Sheet = { readonly selectors: readonly string[]; readonly whole: string };

function findMissingRules({ selectors, whole }: Sheet): string[] {
  const own = document.querySelector("head style[nonce]")?.textContent ?? "";
  const pieces = new Set(own.split(/[{},;]/));
  const fieldParts =
    /::(?:file-selector-button|placeholder|-webkit-(?:date|calendar|search|inner-spin|outer-spin)[\w-]*)/;
  /** Drops states and other pseudo-elements: a page may get them later. */
  const subjectOf = (selector: string) =>
    selector
      .replace(fieldParts, ":is(input, textarea)")
      // `:not(_)` matches every element, since none is named `_`.
      .replace(
        /(?<!\\)::?(?!not|is|where|has|nth|root|first|last|only)[\w-]+(?:\([^)]*\))?/g,
        ":not(_)",
      )
      // `:not(:hover)` is now `:not(:not(_))`, which matches nothing.
      .replaceAll(":not(:not(_))", "");
  const missing = selectors.filter(
    (selector) =>
      !selector.startsWith("@") &&
      !selector.split(",").every((piece) => pieces.has(piece)) &&
      document.querySelector(subjectOf(selector)),
  );
  const defines = (css: string, name: string) =>
    css.includes(`${name}:`) || css.includes(`@property ${name}`);
  const usedNames = Array.from(own.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name);
  const animations = Array.from(whole.matchAll(/@keyframes ([\w-]+)/g), ([, name = ""]) => name);
  return [
    ...missing,
    ...usedNames.filter((name) => defines(whole, name) && !defines(own, name)),
    ...animations.filter(
      (name) =>
        new RegExp(`animat[^;}]*[\\s:]${name}\\b`).test(own) &&
        !own.includes(`@keyframes ${name}{`),
    ),
  ];
}
