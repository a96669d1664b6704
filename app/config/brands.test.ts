import { afterAll, afterEach, expect, test, vi } from "vitest";
import { everyWord } from "../../tests/support/every-word";
import { escapePattern } from "../lib/text/escape-pattern";
import { botProviders, names } from "./names";

type Names = typeof names;
type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** Returns the site's names with these brand names in place of its own, in the same order. */
function branded(words: readonly string[], slugs: readonly string[]): Texts<Names> {
  const [brand = "", company = "", notetaker = "", tool = "", offer = "", ...people] = words;
  const [toolSlug = "", offerSlug = "", ...memberSlugs] = slugs;
  const member = (nth: number) => ({ name: people[nth] ?? "", slug: memberSlugs[nth] ?? "" });
  return {
    ...names,
    ...{ brand, company, notetakerName: notetaker, contactEmail: "hi@new.example" },
    joinAddress: "join@new.example",
    workspaceTool: { name: tool, slug: toolSlug, url: "https://tool.example/" },
    automationTool: {
      name: `${tool} Flow`,
      slug: `${toolSlug}-flow`,
      url: "https://flow.example/",
    },
    launchOffer: { name: offer, slug: offerSlug },
    community: { ...names.community, name: `${brand} circle`, url: "https://circle.new.example" },
    members: {
      architect: member(0),
      strategist: member(1),
      engineer: member(2),
      onboarding: member(3),
    },
    tutorialPath: "0123456789",
  };
}

const brands = {
  short: branded(
    ["Oak", "Oak", "Oak Notes", "Wrike", "Go", "Al", "Bo", "Cy", "Di"],
    ["wrike", "go", "al", "bo", "cy", "di"],
  ),
  "long, with signs": branded(
    [
      ...["O'Neill & Daughters", "O'Neill & Daughters Business Automation Co."],
      ...["O'Neill & Daughters Meeting Notetaker", "monday.com", "Ready, Set & Launch"],
      ...["Anne-Marie D'Arcy", "Bob & Bea", "Coco Ó Súilleabháin", "Dr. Dee"],
    ],
    ["monday", "ready-set", "anne-marie", "bob-bea", "coco", "dr-dee"],
  ),
  "not Latin": branded(
    [
      "ひばり",
      "株式会社ひばり",
      "ひばりノート",
      "仕事箱",
      "門出",
      "あおい",
      "Жанна",
      "Χρύσα",
      "דנה",
    ],
    ["shigoto", "kadode", "aoi", "zhanna", "chrysa", "dana"],
  ),
};

const { brand, company, workspaceTool, automationTool, launchOffer, members } = names;
const siteNames = [
  ...[brand, company, workspaceTool.name, automationTool.name, launchOffer.name],
  ...[names.contactEmail, names.joinAddress, names.tutorialPath],
  ...Object.values(members).map(({ name }) => name),
];

/** Matches a name of this site that the brand replaces; everyday words are left out. */
function siteNameIn(brand: Texts<Names>, texts: readonly string[]): RegExp {
  const everyday = new Set(texts.flatMap((text) => text.match(/(?<=\s)\p{Ll}+/gu) ?? []));
  const brandNames = JSON.stringify(brand);
  const replaced = siteNames.filter(
    (name) =>
      !everyday.has(name.toLowerCase()) && !brandNames.includes(JSON.stringify(name).slice(1, -1)),
  );
  const noMatch = "(?!)";
  const alternatives = [noMatch, ...replaced.map(escapePattern)].join("|");
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");
}

afterEach(() => vi.doUnmock("./names"));
afterAll(() => vi.resetModules());

test.each(Object.entries(brands))(
  "with names that are %s, no page, mail or term has a name of this site",
  async (_, brand) => {
    vi.doMock("./names", () => ({ botProviders, names: brand }));
    const words = await everyWord();
    // Leaves out ids, addresses and markup; "ClickUp" names an icon.
    const texts = words.filter((text) => !/[<=]|^(?:https?:|\/|[a-z\d.-]+$|ClickUp$)/.test(text));
    const siteName = siteNameIn(brand, texts);
    expect(texts.filter((text) => siteName.test(text))).toEqual([]);
    // A name that ends with a dot must not end a sentence.
    const broken = /(?<!\.)\.\.(?!\.)|\S {2}\S/;
    expect(texts.filter((text) => broken.test(text))).toEqual([]);
    // A name alone has no article, because "a" or "an" depends on its sound. "A NAME workspace" is specified.
    const articleless = [brand.brand, brand.workspaceTool.name, brand.launchOffer.name];
    const alone = "(?!\\p{L}| \\p{L})";
    const withArticle = new RegExp(
      `\\ban? (?:${articleless.map(escapePattern).join("|")})${alone}`,
      "iu",
    );
    expect(texts.filter((text) => withArticle.test(text))).toEqual([]);
    for (const name of [
      brand.brand,
      brand.company,
      brand.notetakerName,
      brand.workspaceTool.name,
    ]) {
      expect(texts.filter((text) => text.includes(name)).length, name).toBeGreaterThan(3);
    }
  },
);
