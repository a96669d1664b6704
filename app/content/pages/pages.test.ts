import { expect, test } from "vitest";
import type { PageContent } from "~/components/sections/section";
import { botProviders } from "~/config/names";
import { pages } from "~/config/pages";
import type { Target } from "~/lib/render/href";
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

test("every row that is served from sections has its content, and no other", () => {
  const rows = pages.filter(({ file }) => files.includes(file)).map(({ id }) => id);
  expect([...sectionPageIds].sort()).toEqual([...rows].sort());
});

test("titles and descriptions are unique", () => {
  const all = [home, terms(botProviders.recall), ...contents.map(([, content]) => content)];
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

test.each(contents)("%s: a link to a place on the page finds it", (_, { sections }) => {
  const ids = sections.flatMap((section) => [
    "id" in section ? section.id : undefined,
    section.inside,
  ]);
  expect(ids).toEqual(expect.arrayContaining(anchorsIn(sections)));
});

test("the packages and the closing panel of the home page can be linked to", () => {
  expect([home.packages.id, home.closing.id]).toEqual(["packages", "contact"]);
});

test("the terms name each way to have everything deleted: a mail's link, the chat's, a letter to us", () => {
  const deletion = JSON.stringify(
    terms(botProviders.recall).sections.find(({ id }) => id === "deletion"),
  );
  for (const way of ["“Delete everything”", "the link in the meeting's chat", "write to"]) {
    expect(deletion).toContain(way);
  }
});

/** Every `anchor` target, however deep. */
function anchorsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const target = value as Partial<Extract<Target, { anchor: string }>>;
  if (typeof target.anchor === "string") return [target.anchor];
  return Object.values(value).flatMap(anchorsIn);
}
