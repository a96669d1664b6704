import { expect, test } from "vitest";
import type { PageContent } from "~/components/sections/section";
import { botProviders } from "~/config/names";
import { pages } from "~/config/pages";
import type { Target } from "~/lib/render/href";
import { voices } from "../shared/clients";
import { team } from "../shared/team";
import { ai4b } from "./ai4b";
import { clientStories } from "./case-studies";
import { freeWorkspaceEmail } from "./free-workspace-email";
import { home } from "./home";
import { sectionPageIds, sectionPageOf } from "./index";
import { terms } from "./terms";

const contents = sectionPageIds.flatMap((page): [string, PageContent][] => {
  const content = sectionPageOf(page);
  return content ? [[page, content]] : [];
});

const files: readonly string[] = [
  "routes/pages/page.tsx",
  "routes/pages/booking/booking-page.tsx",
  "routes/pages/notetaker/private-notetaker.tsx",
];

test("the pages that these files serve, and no others, are made of sections", () => {
  const rows = pages.filter(({ file }) => files.includes(file)).map(({ id }) => id);
  expect([...sectionPageIds].sort()).toEqual([...rows].sort());
});

test("titles and descriptions are unique", () => {
  const all = [home, terms(botProviders.recall), ...contents.map(([, content]) => content)];
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

test.each(contents)("every anchor link of %s has a target on the page", (_, { sections }) => {
  const ids = sections.flatMap((section) => ("id" in section ? section.id : []));
  expect(ids).toEqual(expect.arrayContaining(anchorsIn(sections)));
});

test("the home page has the anchors packages and contact", () => {
  expect([home.packages.id, home.closing.id]).toEqual(["packages", "contact"]);
});

test("the terms name every way to delete everything: email link, chat link, writing to us", () => {
  const deletion = JSON.stringify(
    terms(botProviders.recall).clauses.find(({ id }) => id === "deletion"),
  );
  for (const way of ["“Delete everything”", "the link in the meeting's chat", "write to"]) {
    expect(deletion).toContain(way);
  }
});

/** Kinds without a heading belong to the band above them. */
const untitled = ["proof", "quote", "booking"];

/** Pages for which the specification demands more than six. */
const maxBands: Readonly<Record<string, number>> = { automate: 7, launch: 7 };

test.each(contents)("%s has few bands, large headings and pictures", (page, { sections }) => {
  const count = (is: (section: (typeof sections)[number]) => unknown) => sections.filter(is).length;
  expect(count(({ kind }) => !untitled.includes(kind))).toBeLessThanOrEqual(maxBands[page] ?? 6);
  expect(count((band) => "hasLargeTitle" in band && band.hasLargeTitle)).toBeLessThanOrEqual(1);
  expect(count((band) => band.kind === "quote" && band.large)).toBeLessThanOrEqual(1);
  expect(count(({ kind }) => kind === "picture")).toBeLessThanOrEqual(1);
  const kinds = sections.map(({ kind }) => kind);
  expect(kinds.join(" "), "no closing directly after an offer").not.toContain("offer closing");
});

const quoting: readonly unknown[] = [
  ...contents.map(([, page]) => page),
  ...team.map(({ member }) => member),
  ...[home, freeWorkspaceEmail, ai4b, clientStories],
];

test.each(Object.values(voices))("$quote stands on one to three pages", ({ quote }) => {
  const places = quoting.filter((page) => wordsOf(page).includes(JSON.stringify(quote)));
  expect(places.length).toBeGreaterThan(0);
  expect(places.length).toBeLessThan(4);
});

/** A page as text, without the hosts of its calls: a host's record repeats a client's quote. */
const wordsOf = (page: unknown) =>
  JSON.stringify(page, (key, value: unknown) => (/^hosts?$/.test(key) ? null : value));

/** Every `anchor` target, however deep. */
function anchorsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const target = value as Partial<Extract<Target, { anchor: string }>>;
  if (typeof target.anchor === "string") return [target.anchor];
  return Object.values(value).flatMap(anchorsIn);
}
