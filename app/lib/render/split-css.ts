export type SplitCss = {
  readonly parts: readonly Part[];
  /** The classes that each file for the browser names. */
  readonly scripts: readonly (readonly string[])[];
  /** Indexes into `scripts` of the files that a route's page may load, by route id. */
  readonly routes: Readonly<Record<string, readonly number[]>>;
};

export type Part = Rule | Definition | Group;

type Rule = {
  readonly selectors: readonly { readonly text: string; readonly needs: Needs }[];
  readonly body: string;
  /** Names of the definitions that its values come from, directly or through other definitions. */
  readonly uses: readonly string[];
};

/**
 * Alternatives, each a list of classes (".x") and elements. A selector can match if everything in one of the lists
 * may occur. States such as `:hover` are left out.
 */
export type Needs = readonly (readonly string[])[];

/** A theme value, `@property` or `@keyframes`, sent only with rules that use its name. */
type Definition = { readonly defines: string; readonly text: string };

type Group = { readonly open: string; readonly parts: readonly Part[] };

export function usedCss(parts: readonly Part[], mayOccur: (need: string) => boolean): string {
  const usedDefinitions = new Set<string>();
  const usedSelectors = ({ selectors }: Rule) =>
    selectors
      .filter(({ needs }) => needs.some((list) => list.every(mayOccur)))
      .map(({ text }) => text);

  function noteUses(part: Part): void {
    if ("parts" in part) part.parts.forEach(noteUses);
    if ("uses" in part && part.uses.length > 0 && usedSelectors(part).length > 0)
      part.uses.forEach((name) => usedDefinitions.add(name));
  }

  function textOf(part: Part): string {
    if ("defines" in part) return usedDefinitions.has(part.defines) ? part.text : "";
    if ("parts" in part) {
      const inner = part.parts.map(textOf).join("");
      // An empty @layer stays: it sets the order of the layers.
      return inner || part.open.startsWith("@layer") ? `${part.open}{${inner}}` : "";
    }
    const selectors = usedSelectors(part);
    return selectors.length > 0 ? `${selectors.join(",")}{${part.body}}` : "";
  }

  parts.forEach(noteUses);
  return parts.map(textOf).join("");
}

export function elementsAndClassesIn(html: string): Set<string> {
  const found = new Set<string>();
  for (const [, element, classes] of html.matchAll(/<([a-z][\w-]*)|\sclass="([^"]*)"/g)) {
    if (element) found.add(element);
    else if (classes) for (const name of unescaped(classes).split(/\s+/)) found.add(`.${name}`);
  }
  return found;
}

const characters: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

function unescaped(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (escape) => characters[escape] ?? escape);
}
