import postcss, {
  type AtRule,
  type ChildNode,
  type Declaration,
  type Root,
  type Rule,
} from "postcss";
import parseSelectors, { type Selector } from "postcss-selector-parser";
import type { Needs, Part, SplitCss } from "../../app/lib/render/split-css.ts";

/** At-rules that hold rules; `keyframes` and `property` are definitions, all others stand in every document. */
const groups = ["layer", "media", "supports", "container", "scope", "starting-style"];

/** Splits the built style sheet into the parts that `app/lib/render/split-css.ts` joins for a document. */
export function splitCss(text: string): SplitCss["parts"] {
  const root = postcss.parse(text);
  dropFallbacks(root);
  const values = new Map<string, string[]>();
  root.walkDecls(/^--/, ({ parent, prop, value }) => {
    if (parent && isDefinitions(parent)) addValue(values, prop, value);
  });
  root.walkAtRules("keyframes", (keyframes) =>
    addValue(values, `@${keyframes.params}`, `${keyframes}`),
  );
  const animations = [...values.keys()].filter((name) => name.startsWith("@"));

  /** The names that a piece of CSS reads, with those that their own values read. */
  function usesOf(css: string, found = new Set<string>()): Set<string> {
    const variables = Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = ""]) => name);
    const words = new Set(css.match(/[\w-]+/g));
    const usedAnimations = animations.filter((name) => words.has(name.slice(1)));
    for (const name of [...variables, ...usedAnimations].filter((one) => !found.has(one))) {
      found.add(name);
      for (const value of values.get(name) ?? []) usesOf(value, found);
    }
    return found;
  }

  function partOf(node: ChildNode): Part[] {
    if (node.type === "atrule") return [partOfAtRule(node)];
    if (node.type !== "rule") return [];
    if (isDefinitions(node)) return [{ open: node.selector, parts: node.nodes.map(definitionOf) }];
    const body = bodyOf(node);
    const selectors = parseSelectors()
      .astSync(node.selector)
      .nodes.map((selector) => ({ text: String(selector).trim(), needs: needsOf(selector) }));
    return [{ selectors, body, uses: [...usesOf(body)] }];
  }

  function partOfAtRule(node: AtRule): Part {
    const open = `@${node.name} ${node.params}`.trim();
    if (node.name === "keyframes") return { defines: `@${node.params}`, text: String(node) };
    if (node.name === "property") return { defines: node.params, text: String(node) };
    if (groups.includes(node.name) && node.nodes) {
      return { open, parts: node.nodes.flatMap(partOf) };
    }
    if (!node.nodes) throw new Error(`${open} has no block, and this script moves only blocks`);
    const body = bodyOf(node);
    return { selectors: [{ text: open, needs: [[]] }], body, uses: [...usesOf(body)] };
  }

  return root.nodes.flatMap(partOf);
}

/**
 * Removes Tailwind's second set of initial values. Browsers from before July 2024, which lack `@property`
 * (https://caniuse.com/mdn-css_at-rules_property), therefore show no shadows.
 */
function dropFallbacks(root: Root): void {
  root.walkAtRules("layer", (layer) => {
    if (layer.params === "properties" && layer.nodes) layer.remove();
  });
}

function addValue(values: Map<string, string[]>, name: string, value: string) {
  values.set(name, [...(values.get(name) ?? []), value]);
}

/** Returns whether a rule applies to every document and only sets custom properties. */
function isDefinitions(node: { type: string }): node is Rule & { nodes: Declaration[] } {
  if (node.type !== "rule") return false;
  const { nodes, selector } = node as Rule;
  if (!nodes.every((one) => one.type === "decl" && one.prop.startsWith("--"))) return false;
  return parseSelectors()
    .astSync(selector)
    .nodes.some((one) => needsOf(one).some((all) => all.length === 0));
}

function definitionOf(node: Declaration): Part {
  return { defines: node.prop, text: `${node};` };
}

function bodyOf({ nodes = [] }: Rule | AtRule): string {
  return nodes.map(String).join(";");
}

/** Pseudo-elements that only form fields have. */
const ofFields =
  /^::(?:file-selector-button|placeholder|-webkit-(?:date|calendar|search|inner-spin|outer-spin))/;
const fields: Needs = [["input"], ["textarea"]];

/** Ignores states and attributes, because an element may get any of them later. */
function needsOf(selector: Selector): Needs {
  // Only the class of `[&_iframe]:size-full` counts: a provider's script may add the iframe later.
  const [classForOthers] = classesOf(selector).filter((name) => name.includes("&"));
  if (classForOthers !== undefined) return [[`.${classForOthers}`]];

  return selector.nodes.reduce<Needs>(
    (needs, node) => {
      if (node.type === "class") return combinations(needs, [[`.${node.value}`]]);
      if (node.type === "tag") return combinations(needs, [[node.value]]);
      if (node.type !== "pseudo") return needs;
      if (ofFields.test(node.value)) return combinations(needs, fields);
      if (node.value === ":not" || node.value.startsWith(":nth-")) return needs;
      return node.nodes.length === 0 ? needs : combinations(needs, node.nodes.flatMap(needsOf));
    },
    [[]],
  );
}

function combinations(some: Needs, others: Needs): Needs {
  return some.flatMap((one) => others.map((other) => [...new Set([...one, ...other])]));
}

function classesOf(selector: Selector): string[] {
  const names: string[] = [];
  selector.walkClasses(({ value }) => void names.push(value));
  return names;
}

export function classesIn(parts: readonly Part[]): Set<string> {
  const needs = parts.flatMap((part): string[] => {
    if ("parts" in part) return [...classesIn(part.parts)];
    return "selectors" in part ? part.selectors.flatMap((one) => one.needs.flat(2)) : [];
  });
  return new Set(needs.filter((need) => need.startsWith(".")));
}
