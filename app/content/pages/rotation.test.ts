import { expect, test } from "vitest";
import { voices } from "../shared/clients";
import { team } from "../shared/team";
import { ai4b } from "./ai4b";
import { clientStories } from "./case-studies";
import { freeWorkspaceEmail } from "./free-workspace-email";
import { home } from "./home";
import { sectionPageIds, sectionPageOf } from "./index";

/** Budget of a page: bands, claims, pictures, large quotes. */

const contents = sectionPageIds.map(
  (page) => [page, sectionPageOf(page) ?? { sections: [] }] as const,
);

/** Kinds without a heading belong to the band above them. */
const light = ["proof", "quote", "booking"];

/** Pages for which the specification demands more. */
const longer: Readonly<Record<string, number>> = { automate: 8, launch: 7 };

test.each(contents)("%s: no more bands than its budget", (page, { sections }) => {
  const bands = sections.filter(({ kind }) => !light.includes(kind));
  expect(bands.length).toBeLessThanOrEqual(longer[page] ?? 6);
});

test.each(contents)("%s: one claim, one picture, one large quote", (_, { sections }) => {
  const count = (is: (section: (typeof sections)[number]) => unknown) => sections.filter(is).length;
  expect(count((one) => "claim" in one && one.claim)).toBeLessThanOrEqual(1);
  expect(count((one) => one.kind === "quote" && one.large)).toBeLessThanOrEqual(1);
  expect(count((one) => one.kind === "picture")).toBeLessThanOrEqual(1);
});

test.each(contents)("%s: no closing right behind an offer", (_, { sections }) => {
  const kinds = sections.map(({ kind }) => kind);
  expect(kinds.join(" ")).not.toContain("offer closing");
});

const quoting: readonly unknown[] = [
  ...contents.map(([, page]) => page),
  ...team.map(({ member }) => member),
  ...[home, freeWorkspaceEmail, ai4b, clientStories],
];

test.each(Object.values(voices))("$quote stands on one to three pages", ({ quote }) => {
  const places = quoting.filter((page) => JSON.stringify(page).includes(JSON.stringify(quote)));
  expect(places.length).toBeGreaterThan(0);
  expect(places.length).toBeLessThan(4);
});
