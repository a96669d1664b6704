import * as colors from "../../app/config/colors.ts";
import { names } from "../../app/config/names.ts";

const { brand, company, contactEmail, workspaceTool, automationTool, launchOffer } = names;
const members = Object.values(names.members);

/** What people read, as it is written. Who keeps calendars, payments and bots for us is no brand of ours. */
const spoken = [
  company,
  brand,
  workspaceTool.name,
  automationTool.name,
  launchOffer.name,
  ...members.map(({ name }) => name),
];

/** What stands in addresses and names of files. */
const slugs = [
  brand.toLowerCase(),
  contactEmail.replace(/^.*@/, ""),
  workspaceTool.slug,
  automationTool.slug,
  launchOffer.slug,
  names.tutorialHash,
  ...members.map(({ slug }) => slug),
];

const words = [...new Set([...spoken, ...slugs])];
const palette = JSON.stringify(colors);
const hexDigits = [
  ...(palette.match(/(?<=#)[\da-f]{6}/gi) ?? []),
  ...Array.from(palette.matchAll(/rgb\((\d+) (\d+) (\d+)/g), ([, ...channels]) =>
    channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join(""),
  ),
];

const longestFirst = words.toSorted((one, other) => other.length - one.length);
const anyWord = new RegExp(longestFirst.map(escaped).join("|"), "g");
const toolIcon = new RegExp(
  `\\bicon: (?:"(?:${workspaceTool.slug}|${automationTool.slug})"|automationTool\\.slug)`,
  "g",
);

/** Each letter half an alphabet on: another word of the same look, whatever the brand is. */
function otherWord(word: string): string {
  return word.replace(/[a-z]/gi, (letter) => {
    const first = letter < "a" ? 65 : 97;
    return String.fromCharCode(first + ((letter.charCodeAt(0) - first + 13) % 26));
  });
}

function otherColor(hex: string): string {
  return hex.replace(/[\da-f]/gi, (digit) => (15 - parseInt(digit, 16)).toString(16).toUpperCase());
}

/** `app/config/names.ts` of another brand: what stands between quotes there is a value. */
export function otherNames(source: string): string {
  return source.replace(/"[^"]*"/g, (value) => value.replace(anyWord, otherWord));
}

/** `app/config/colors.ts` of another brand. */
export function otherColors(source: string): string {
  return source
    .replace(/(?<="#)[\da-f]+/gi, otherColor)
    .replace(/(?<=rgb\()\d+ \d+ \d+/g, (rgb) => rgb.replace(/\d+/g, (value) => `${255 - +value}`));
}

/** A file of `app/content/` for another brand, whose tools have icons of nobody. */
export function otherWords(source: string): string {
  return source.replace(toolIcon, 'icon: "workflow"').replace(anyWord, otherWord);
}

/** Pure black and white are nobody's. */
const ownColors = hexDigits.filter((hex) => !/^(?:0+|f+)$/i.test(hex));
const trace = new RegExp([...words.map(wordTrace), ...ownColors.map(colorTrace)].join("|"), "gi");

/** Four letters come about in signatures and other random text as well, but hardly by themselves. */
function wordTrace(word: string): string {
  return word.length < 6 ? `(?:\\b|book)${escaped(word)}(?:\\b|kit)` : escaped(word);
}

function colorTrace(hex: string): string {
  return `\\b${hex}`;
}

/** The icon set calls its marks, and the theme their inks, after whose they are. */
const marks = /<symbol id="[a-z]+"|\btext-[a-z]+|\b[a-z]+:\s?(?="text-)/g;

/** Every trace of today's brand in a text, with what stands around it. */
export function tracesIn(text: string): string[] {
  const own = text.replace(marks, "");
  return [...own.matchAll(trace)].map(({ index, 0: found }) =>
    own.slice(Math.max(0, index - 50), index + found.length + 50),
  );
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
