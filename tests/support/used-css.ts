import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { type Part, type SplitCss } from "../../app/lib/render/split-css.ts";
import { browserSite } from "./site-vars.ts";

/*
 * Two checks of what a document leaves out of the style sheet (`app/lib/render/split-css.ts`). One looks
 * on in every browser test, at every element a page ever has; the other asks the browser about one page.
 */

/** A selector with what it needs: alternatives of classes, with their dot, and elements. */
type Known = readonly [selector: string, needs: readonly (readonly string[])[]];

function knownIn(parts: readonly Part[]): Known[] {
  return parts.flatMap((part): Known[] => {
    if ("parts" in part) return knownIn(part.parts);
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
 * From now on every page complains in the console, which fails its test, as soon as an element is in it
 * that the site has a rule for and the document has not.
 */
export async function watchUsedCss(context: BrowserContext): Promise<void> {
  const { parts } = JSON.parse(readAsset(".css.json")) as SplitCss;
  await context.addInitScript(
    complainOfMissingRules,
    knownIn(parts).filter(([, needs]) => needs.every((all) => all.length > 0)),
  );
}

/** Runs in the page, before anything of it. */
function complainOfMissingRules(known: Known[]) {
  const seen = new Set<string>();
  const byNeed = new Map<string, Known[]>();
  for (const rule of known) {
    for (const need of rule[1].flat()) byNeed.set(need, [...(byNeed.get(need) ?? []), rule]);
  }
  let own: Set<string> | null = null;

  /** The selectors that the document has, in the pieces between their commas. */
  function ownPieces(): Set<string> | null {
    const style = document.querySelector("head style[nonce]")?.textContent;
    // Documents of a test or a provider's frame are skipped.
    return style?.includes("@layer base") ? new Set(style.split(/[{},;]/)) : null;
  }

  function note(element: Element): string[] {
    const found = [element.localName, ...Array.from(element.classList, (name) => `.${name}`)];
    return found.filter((one) => !seen.has(one) && seen.add(one));
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
 * Selectors of the whole style sheet that match something in the page but are not in its document, by the
 * browser's own matching; and custom properties and animations that the document reads and does not define.
 */
export function missingRules(page: Page): Promise<string[]> {
  return page.evaluate(findMissingRules, readAsset(".css"));
}

/** Runs in the page. */
function findMissingRules(whole: string): string[] {
  const own = document.querySelector("head style[nonce]")?.textContent ?? "";
  const sheetOf = (text: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  };
  /** Each selector after the groups it stands in; `@layer properties` is for browsers of before 2024. */
  const selectorsIn = (rules: CSSRuleList, groups = ""): [groups: string, selector: string][] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) {
        const selectors = rule.selectorText.split(/,\s*(?![^(]*\))/);
        return selectors.map((selector): [string, string] => [groups, selector]);
      }
      if (!("cssRules" in rule) || rule instanceof CSSKeyframesRule) return [];
      const within = `${groups}${rule.cssText.split("{")[0]}`;
      return /@layer properties\b/.test(within)
        ? []
        : selectorsIn(rule.cssRules as CSSRuleList, within);
    });
  /** Without states and pseudo-elements: any may come. */
  const subjectOf = (selector: string) =>
    selector.replace(/::?(?!not|is|where|has|nth|root|first|last|only)[\w-]+(?:\([^)]*\))?/g, "*");

  const sent = new Set(selectorsIn(sheetOf(own).cssRules).map(String));
  const rules = selectorsIn(sheetOf(whole).cssRules).filter((one) => !sent.has(String(one)));
  const missing = rules.filter(([, selector]) => document.querySelector(subjectOf(selector)));
  const defines = (css: string, name: string) =>
    css.includes(`${name}:`) || css.includes(`@property ${name}`);
  const read = Array.from(own.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name);
  const animations = Array.from(whole.matchAll(/@keyframes ([\w-]+)/g), ([, name = ""]) => name);
  return [
    ...missing.map(String),
    ...read.filter((name) => defines(whole, name) && !defines(own, name)),
    ...animations.filter(
      (name) =>
        new RegExp(`animat[^;}]*[\\s:]${name}\\b`).test(own) &&
        !own.includes(`@keyframes ${name}{`),
    ),
  ];
}
