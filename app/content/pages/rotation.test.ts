import { expect, test } from "vitest";
import type { OfferSection, Section } from "~/components/sections/section";
import { footer, site } from "../site";
import { team } from "../shared/team";
import { voices } from "../shared/voices";
import { ai4b } from "./ai4b";
import { discoveryCall } from "./booking";
import { freeWorkspaceEmail } from "./free-workspace-email";
import { home } from "./home";
import { sectionPageIds, sectionPageOf } from "./index";

/** What keeps one page from looking like the one before it. */

const contents = sectionPageIds.map(
  (page) => [page, sectionPageOf(page) ?? { sections: [] }] as const,
);

/** Which of its forms an offer takes: each looks like no other. */
function formOf({ look, host, client }: OfferSection): string {
  return look ?? (host ? "host" : client ? "client" : "plain");
}

function offersOf(page: string): readonly string[] {
  const id = sectionPageIds.find((one) => one === page);
  const sections: readonly Section[] = (id && sectionPageOf(id)?.sections) ?? [];
  return sections.flatMap((section) => (section.kind === "offer" ? [formOf(section)] : []));
}

type Link = { readonly label: string; readonly page?: string };
const lists: readonly { readonly links: readonly Link[] }[] = [
  { links: site.pricing.items },
  ...footer.columns,
];
const offersBehind = (links: readonly Link[]) =>
  links.flatMap(({ page }) => (page === undefined ? [] : [offersOf(page)]));

test.each(lists)("neighbours in the menu and the foot have different offer panels", ({ links }) => {
  const offers = offersBehind(links);
  offers.slice(1).forEach((offer, nth) => {
    expect(offer.filter((form) => offers[nth]?.includes(form))).toEqual([]);
  });
});

test("pages whose offer panels were compared have some", () => {
  const compared = lists.flatMap(({ links }) => offersBehind(links)).flat();
  expect(compared.length).toBeGreaterThan(6);
  expect(new Set(compared).size).toBeGreaterThan(2);
});

test.each(contents)("%s: no closing panel right behind an offer", (_, { sections }) => {
  const kinds = sections.map(({ kind }) => kind);
  expect(kinds.join(" ")).not.toContain("offer closing");
});

test.each(contents)(
  "%s: no kind of section twice in a row, stories and agents aside",
  (_, page) => {
    const kinds = page.sections.map(({ kind }) => kind);
    const doubled = kinds.filter((kind, nth) => nth > 0 && kind === kinds[nth - 1]);
    expect(doubled.filter((kind) => kind !== "story" && kind !== "features")).toEqual([]);
  },
);

test.each(contents)("%s: a guarantee has a sentence that fills its strip", (_, { sections }) => {
  for (const section of sections) {
    if (section.kind === "notice") expect(section.text.length).toBeGreaterThan(75);
  }
});

const quoting: readonly unknown[] = [
  ...contents.map(([, page]) => page),
  ...team.map(({ member }) => member),
  ...[discoveryCall.quote, home, freeWorkspaceEmail, ai4b],
];

test.each(Object.values(voices))("$quote stands on one to three pages", ({ quote }) => {
  const places = quoting.filter((page) => JSON.stringify(page).includes(JSON.stringify(quote)));
  expect(places.length).toBeGreaterThan(0);
  expect(places.length).toBeLessThan(4);
});
