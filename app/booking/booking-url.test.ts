import { expect, test } from "vitest";
import * as colors from "~/config/colors";
import { names } from "~/config/names";
import { bookingUrl, subjectOf } from "./booking-url";
import { sectionPageOf } from "~/content/pages/index";

const link = names.schedulingProvider.links.discoveryCall;
const paramsOf = (query: string) =>
  Object.fromEntries(new URL(bookingUrl(link, new URLSearchParams(query), "")).searchParams);

const look = {
  primary_color: colors.pine600.slice(1),
  text_color: colors.onLight.slice(1),
  background_color: colors.paper0.slice(1),
  hide_gdpr_banner: "1",
};

test("the address has our colors, its own query and the campaign, but nothing of the page's query", () => {
  const query = new URLSearchParams("tab=30min&email=a@b.c&name=Ann&primary_color=f00");
  const campaign = "&utm_source=a%26b&utm_term=%C3%A9";
  const url = new URL(bookingUrl(`${link}?month=2026-12`, query, campaign));
  expect(`${url.origin}${url.pathname}`).toBe(link);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...look,
    month: "2026-12",
    utm_source: "a&b",
    utm_term: "é",
  });
});

test.each([
  ["seats=12", "A quote for 12 seats"],
  ["seats=1", "A quote for 1 seat"],
  ["seats=500&about=blueprint", "A quote for 500 seats"],
  ["about=blueprint", "The Automation Blueprint for $63"],
])("the query %s makes the call's subject %j, which the calendar gets too", (query, subject) => {
  expect(subjectOf(new URLSearchParams(query))).toBe(subject);
  expect(paramsOf(query)).toEqual({ ...look, a1: subject });
});

test.each([
  "",
  "seats=0",
  "seats=501",
  "seats=1e2",
  "seats=-1",
  "seats=12 people",
  "about=free%20money",
  "about=constructor",
  "about=__proto__",
])("the query %j makes no subject, because none of our links has it", (query) => {
  expect(subjectOf(new URLSearchParams(query))).toBeNull();
  expect(paramsOf(query)).toEqual(look);
});

test("both pricing pages pass the chosen package to the calendar", () => {
  const quoted = targetsOf("workspace-pricing").map((to) =>
    "page" in to ? subjectOf(new URLSearchParams(to.query)) : null,
  );
  expect(quoted).toEqual([
    "A quote for the Foundation package",
    "A quote for the Implementation package",
    "A quote for the Rebuild package",
  ]);
  const booked = targetsOf("automate").map((to) =>
    "url" in to ? new URL(to.url).searchParams.get("a1") : null,
  );
  expect(booked).toEqual(["Automation Basic", "Automation Advanced", "Automation Pro"]);
});

function targetsOf(page: "workspace-pricing" | "automate") {
  const sections = sectionPageOf(page)?.sections ?? [];
  const plans = sections.flatMap((section) => (section.kind === "plans" ? section.plans : []));
  return plans.flatMap(({ action }) => action?.to ?? []);
}
