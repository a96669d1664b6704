import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { root } from "../../scripts/parts/root.ts";
import { escapePattern } from "../lib/text/escape-pattern.ts";
import { names } from "./names.ts";

type Brand = { readonly spoken: readonly string[]; readonly slugs: readonly string[] };

const { workspaceTool, automationTool, launchOffer } = names;
const named = [workspaceTool, automationTool, launchOffer, ...Object.values(names.members)];
const ours: Brand = {
  spoken: [
    ...[names.brand, names.company, names.notetakerName, names.community.name],
    ...named.map(({ name }) => name),
  ],
  slugs: [
    ...[names.contactEmail.replace(/^.*@/, ""), names.tutorialPath],
    ...named.map(({ slug }) => slug),
  ],
};

/** Icons and their colors are named after vendors. */
const vendorFacts = /^(?:app\/config\/colors|app\/components\/ui\/icon-names)\./;
const vendorClass = /\btext-[a-z]+/g;

const sources = [...filesIn("app"), ...filesIn("workers"), ...filesIn("scripts")].filter(
  (file) =>
    /(?<!\.test)\.(?:tsx?|mjs|css)$/.test(file) &&
    !/^app\/(?:content\/|config\/names\.ts)/.test(file) &&
    !vendorFacts.test(file),
);
const weekdays = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
/** Pictures, films and their captions are content. */
const publicTexts = filesIn("public").filter((file) =>
  /^public\/(?!build\/|media\/)(?:_\w+|.*\.(?:js|css|txt|webmanifest))$/.test(file),
);
const everyday = wordsOf(
  filesIn("app/content")
    .filter((file) => file.endsWith(".ts"))
    .flatMap(textsOf),
);

test("only names.ts and the content spell out a name of the brand", () => {
  const traces = tracesOf(ours, everyday);
  const found = [...sources, ...publicTexts].flatMap((file) =>
    textsOf(file)
      .flatMap(traces)
      .map((trace) => `${file}: ${trace}`),
  );
  expect(found).toEqual([]);
  expect(sources.length).toBeGreaterThan(300);
  expect(publicTexts).toContain("public/_headers");
});

const monday = { spoken: ["monday.com"], slugs: ["monday"] };
const make = { spoken: ["Make"], slugs: ["make"] };
const smith = { spoken: ["Smith & Co. (UK)", "Ana"], slugs: ["smith-co.example", "ana"] };
const words = wordsOf(["We make plans."]);

test.each([
  [monday, "Open monday.com now"],
  [monday, "OPEN MONDAY.COM"],
  [make, "Plans that Make writes"],
  [smith, "by Smith &amp; Co. (UK)"],
  [smith, "by Smith &\n  Co. (UK)"],
  [smith, "hello@mail.smith-co.example"],
  [smith, "/BookAna"],
  [smith, "/anakit"],
  [smith, "/freeana"],
])("%j is found in %s", (brand, text) => expect(tracesOf(brand, words)(text)).toHaveLength(1));

test.each([
  [monday, "On Monday, at noon"],
  [monday, "mondayXcom, on a monday"],
  [make, "Make it yours. Make more."],
  [make, "to make and /make"],
  [smith, "Anaheim, banana"],
  [smith, "smith-coXexample"],
])("%j is not found in %s", (brand, text) => expect(tracesOf(brand, words)(text)).toEqual([]));

/** Finds a brand's names. An everyday word counts only where it is capitalized within a sentence. */
function tracesOf({ spoken, slugs }: Brand, everydayWords: ReadonlySet<string>) {
  const isEveryday = (word: string) => everydayWords.has(word.toLowerCase());
  const plain = [...new Set([...spoken, ...slugs])]
    .filter((word) => !isEveryday(word))
    .flatMap((word) => [word, word.toLowerCase(), word.toUpperCase()]);
  const inSentence = spoken.filter(isEveryday);
  const alternatives = [
    ...either(plain, "(?<=^|[^\\p{L}\\p{N}]|[Bb]ook|[Ff]ree)", "(?:kit)?"),
    ...either(inSentence, "(?<=[\\p{Ll}\\p{N},] )", ""),
  ];
  const trace = new RegExp(`(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return (text: string): string[] =>
    text.replaceAll("&amp;", "&").replace(/\s+/g, " ").replace(vendorClass, "").match(trace) ?? [];
}

function either(words: readonly string[], before: string, after: string): string[] {
  if (words.length === 0) return [];
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return [`${before}(?:${longestFirst.map(escapePattern).join("|")})${after}`];
}

/** Returns lower-case words of running text, and the days of the week. */
function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  const written = texts.flatMap((text) => text.match(/(?<=\s)\p{Ll}+(?=[\s,.;:!?]|$)/gu) ?? []);
  return new Set([...written, ...weekdays]);
}

/** Returns the strings and markup texts of code, or the whole text of another file. */
function textsOf(file: string): string[] {
  const text = readFileSync(`${root}${file}`, "utf8");
  if (!/\.(?:tsx?|mjs)$/.test(file)) return [text];
  const found: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      found.push(node.text);
    }
    ts.forEachChild(node, collect);
  };
  collect(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

function filesIn(folder: string): string[] {
  const files = readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" });
  return files.map((file) => `${folder}/${file}`);
}
