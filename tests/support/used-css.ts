import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { type Part, type SplitCss } from "../../app/lib/render/split-css.ts";
import { browserSite } from "./site-vars.ts";

/*
 * Two checks of what a document leaves out of the style sheet (`app/lib/render/split-css.ts`). One looks
 * on in every browser test, at every element a page ever has; the other compares how everything looks.
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
 * Differences of the page from the same page with the whole style sheet: each
 * element and its pseudo-elements, in every property that the style sheet sets anywhere.
 */
export function styleDifferences(page: Page): Promise<string[]> {
  return page.evaluate(compareStyles, (wholeSheet ??= readWholeSheet()));
}

let wholeSheet: string | undefined;

function readWholeSheet(): string {
  // The document's own fonts stay; otherwise they would be loaded again.
  return readAsset(".css").replaceAll(/@font-face\{[^}]*\}/g, "");
}

/** An element, or a pseudo-element of it: the value of each property. */
type Look = { readonly pseudo: string; readonly values: readonly string[] };

/** Runs in the page. */
async function compareStyles(wholeText: string): Promise<string[]> {
  const own = document.querySelector("head style[nonce]")?.textContent;
  if (own?.includes("@layer base") !== true) return [];
  await document.fonts.ready;
  const whole = new CSSStyleSheet();
  whole.replaceSync(wholeText);
  const properties = new Set<string>();
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ("style" in rule)
        for (const name of rule.style as CSSStyleDeclaration) properties.add(name);
      if ("cssRules" in rule) collect(rule.cssRules as CSSRuleList);
    }
  };
  collect(whole.cssRules);
  const names = [...properties].filter((name) => !/^--|-(?:inline|block)-/.test(name));
  const elements = [document.documentElement, ...document.querySelectorAll("body, body *")];

  const looksOf = (element: Element, pseudo = ""): Look => {
    const style = getComputedStyle(element, pseudo);
    return { pseudo, values: names.map((name) => style.getPropertyValue(name)) };
  };
  const pseudosOf = (element: Element) => [
    ...["::before", "::after"].filter(
      (pseudo) => getComputedStyle(element, pseudo).content !== "none",
    ),
    ...(element.matches("input, textarea") ? ["::placeholder"] : []),
    ...(element.matches("dialog, [popover]") ? ["::backdrop"] : []),
  ];
  const look = () => {
    for (const animation of document.getAnimations()) {
      // One that follows the scrolling stands where the page does.
      if (!(animation.timeline instanceof DocumentTimeline)) continue;
      animation.pause();
      animation.currentTime = 0;
    }
    return elements.map((element) => [
      looksOf(element),
      ...pseudosOf(element).map((pseudo) => looksOf(element, pseudo)),
    ]);
  };

  const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  /** A document says some colors in another notation, and leaves out invisible shadows. */
  const inOneNotation = (value: string) =>
    value
      .replaceAll(
        /(oklab|rgba)\(([^()]*?) *[/,] *([\d.]+)\)/g,
        (color, notation, opaque, alpha) => {
          if (!pixel) return color;
          pixel.fillStyle = `${notation === "oklab" ? "oklab" : "rgb"}(${opaque})`;
          pixel.fillRect(0, 0, 1, 1);
          const channels = pixel.getImageData(0, 0, 1, 1).data.slice(0, 3);
          return `${channels.join(" ")} ${Math.round(Number(alpha) * 255)}`;
        },
      )
      .replaceAll(/0 0 0 0 0px 0px 0px 0px(?:, )?/g, "")
      .replace(/, $/, "")
      .replace(/^$/, "none");
  const isSame = (one: string, other: string | undefined) =>
    one === other || (other !== undefined && inOneNotation(one) === inOneNotation(other));
  /** The first property in which an element looks different; null when it looks the same in all. */
  const differenceOf = (looks: readonly Look[] = [], others: readonly Look[] = []) => {
    for (const [nth, { pseudo, values }] of looks.entries()) {
      const other = others[nth];
      if (other?.pseudo !== pseudo) return `${pseudo} is not there`;
      const at = values.findIndex((value, at) => !isSame(value, other.values[at]));
      if (at >= 0) return `${pseudo} ${names[at]}: ${values[at]}`;
    }
    return null;
  };

  const compare = () => {
    const asSent = look();
    // Every rule of the document is in it too, and later, in the same order: only the whole counts.
    document.adoptedStyleSheets = [whole];
    const withWhole = look();
    document.adoptedStyleSheets = [];
    return elements.flatMap((element, nth) => {
      const differing = differenceOf(withWhole[nth], asSent[nth]);
      return differing ? [`<${element.localName} class="${element.className}">${differing}`] : [];
    });
  };
  let differences = compare();
  for (let round = 0; round < 12 && differences.length > 0; round += 1) {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    const again = compare();
    differences = differences.filter((one) => again.includes(one));
  }
  return differences;
}
