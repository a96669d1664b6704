/**
 * The style sheet of the whole site in its rules, each with what must be in a document for it to apply
 * (`scripts/parts/split-css.ts` makes it after each build). A document gets the rules that what it
 * consists of can ever match: states like `:hover` or `[open]` are never asked for.
 */
export type SplitCss = {
  readonly parts: readonly Part[];
  /** The classes that each file for the browser names. */
  readonly scripts: readonly (readonly string[])[];
  /** Which of `scripts` the page of a route may load, now or after a click, by the route's id. */
  readonly routes: Readonly<Record<string, readonly number[]>>;
  /** What a utility is called in a document whose scripts do not name it; without a dot. */
  readonly shortNames: Readonly<Record<string, string>>;
};

export type Part = Rule | Definition | Group;

type Rule = {
  readonly selectors: readonly { readonly text: string; readonly needs: Needs }[];
  readonly body: string;
  /** The names of the definitions that it takes its values from, and that those take theirs from. */
  readonly uses: readonly string[];
};

/** Alternatives, of each of which everything must be there: a class with its dot, an element. */
export type Needs = readonly (readonly string[])[];

/** A theme value, `@property` or `@keyframes`: nothing by itself, there for the rules that use its name. */
type Definition = { readonly defines: string; readonly text: string };

/** An at-rule around others, up to its brace. The order of layers counts, so an empty one stays. */
type Group = { readonly open: string; readonly parts: readonly Part[] };

/**
 * The rules for a document that consists of what `has` says yes to, in the order of the style sheet;
 * `nameOf` says what a class is called there.
 */
export function usedCss(
  { parts }: Pick<SplitCss, "parts">,
  has: (need: string) => boolean,
  nameOf: (name: string) => string | undefined = () => undefined,
): string {
  const used = new Set<string>();
  const selectorsOf = ({ selectors }: Rule) =>
    selectors.filter(({ needs }) => needs.some((all) => all.every(has))).map(({ text }) => text);

  function noteUses(part: Part): void {
    if ("parts" in part) part.parts.forEach(noteUses);
    else if ("uses" in part && part.uses.length > 0 && selectorsOf(part).length > 0)
      part.uses.forEach((name) => used.add(name));
  }

  function textOf(part: Part): string {
    if ("defines" in part) return used.has(part.defines) ? part.text : "";
    if ("parts" in part) {
      const inner = part.parts.map(textOf).join("");
      return inner || part.open.startsWith("@layer") ? `${part.open}{${inner}}` : "";
    }
    const selectors = selectorsOf(part);
    return selectors.length > 0 ? `${renamed(selectors.join(","), nameOf)}{${part.body}}` : "";
  }

  parts.forEach(noteUses);
  return parts.map(textOf).join("");
}

/** CSS with other names for its classes; one that `nameOf` knows nothing of keeps its own. */
export function renamed(css: string, nameOf: (name: string) => string | undefined): string {
  return css.replaceAll(/\.((?:\\.|[\w-])+)/g, (selector: string, escaped: string) => {
    const name = nameOf(escaped.replaceAll(/\\(.)/g, "$1"));
    return name === undefined ? selector : `.${name}`;
  });
}

/** The same for the `class` attributes of rendered HTML: nowhere else in it stands a bare quote. */
export function renamedInHtml(html: string, nameOf: (name: string) => string | undefined): string {
  return html.replaceAll(/\sclass="([^"]*)"/g, (_attribute, classes: string) => {
    const names = classes.split(/\s+/).filter((name) => name !== "");
    return ` class="${names.map((name) => nameOf(unescaped(name)) ?? name).join(" ")}"`;
  });
}

/** The classes and elements of rendered HTML, as rules need them. */
export function partsOfHtml(html: string): Set<string> {
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
