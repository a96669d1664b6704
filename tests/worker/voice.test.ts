import { expect, test } from "vitest";
import { pages, type PageId } from "~/config/pages";
import { href } from "~/lib/render/href";
import { bannedIn } from "../support/voice";
import { textOf } from "./html";
import { visit } from "./visit";

/** Further addresses of pages that have words of their own. */
const others = [
  "/nowhere",
  `${href("book-architect")}?tab=30min`,
  `${href("book-architect")}?tab=15min`,
  `${href("book-strategist")}?tab=podcast`,
  `${href("book-strategist")}?tab=audit`,
  `${href("kit-architect")}?tab=bio`,
  "/template-success?payment_intent=pi_unknown",
];
const legal: readonly PageId[] = ["terms-of-use", "privacy"];

const unread = /<(script|style)\b[\s\S]*?<\/\1>/g;
const end = /<\/(?:p|li|h\d|div|d[td]|t[dh]|span|button|label|legend|summary|figcaption|title)>/;
const attribute = /\b(?:alt|aria-label|title|placeholder|content)="([^"]*[a-z] [^"]*)"/g;

/** All words of a page: visible ones, those for screen readers, search results and link previews. */
function wordsOf(html: string): string {
  const attributes = [...html.matchAll(attribute)].map(([, words = ""]) => words);
  return [...html.replace(unread, "").split(end), ...attributes].map(textOf).join("\n");
}

const addresses = [
  ...pages
    .filter(({ id }) => id !== "booking")
    .map(({ id, paths }) => [paths[0], legal.includes(id)] as const),
  ...others.map((path) => [path, false] as const),
];

test.each(addresses)("%s uses no banned phrase", async (path, isLegal) => {
  const html = await (await visit(path)).text();
  expect(wordsOf(html)).toMatch(/\w+ \w+/);
  expect(bannedIn(wordsOf(html), { legal: isLegal })).toEqual([]);
});
