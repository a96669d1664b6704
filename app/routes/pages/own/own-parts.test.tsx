import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Sections } from "~/components/sections/sections";
import type { PageId } from "~/config/pages";
import { sectionPageIds, sectionPageOf } from "~/content/pages";
import { ownPartsOf } from "./own-parts";

function htmlOf(page: PageId, query = ""): string {
  const sections = sectionPageOf(page)?.sections ?? [];
  const own = ownPartsOf(page, new URLSearchParams(query));
  return renderToStaticMarkup(<Sections sections={sections} own={own} />);
}

test("links to other sites open a new tab and say so", () => {
  const [link] =
    /<a [^>]*href="https:\/\/community[^>]*>.*?<\/a>/.exec(htmlOf("launch-my-business")) ?? [];
  expect(link).toContain('target="_blank" rel="noopener"');
  expect(link).toContain("(opens in a new tab)");
});

test("the calculator uses the numbers in the address", () => {
  expect(htmlOf("automate")).toContain("$148,200");
  const html = htmlOf("automate", "hours=30&rate=60");
  for (const figure of ["130", "$7,800", "$93,600"]) expect(html).toContain(`>${figure}</dd>`);
});

test("the calculator names the smallest plan that covers the hours", () => {
  for (const [hours, plan] of [
    ["4", "Automation Basic"],
    ["11", "Automation Advanced"],
    ["20", "Automation Pro"],
    ["30", "Automate90"],
  ]) {
    expect(htmlOf("automate", `hours=${hours}&rate=95`)).toContain(`${plan} covers that.`);
  }
});

test("a page has exactly the own parts that its sections name", () => {
  for (const page of sectionPageIds.filter((id) => id !== "private-notetaker")) {
    const sections = sectionPageOf(page)?.sections ?? [];
    const called = sections.flatMap((section) => {
      if (section.kind === "own") return section.part;
      return (section.kind === "hero" && section.beside) || [];
    });
    const parts = Object.keys(ownPartsOf(page, new URLSearchParams()) ?? {});
    expect(parts.sort(), page).toEqual(called.sort());
  }
});
