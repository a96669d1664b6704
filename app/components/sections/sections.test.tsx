import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { film } from "~/content/shared/films-and-drawings";
import type { Section } from "./section";
import { Sections } from "./sections";

function htmlOf(section: Section): string {
  return renderToStaticMarkup(<Sections sections={[section]} />);
}

test("screen readers hear the checks and dashes of a table as words", () => {
  const html = htmlOf({
    kind: "table",
    title: "Free or private",
    caption: "Free and private compared",
    columns: ["What", "Free", "Private"],
    rows: [{ label: "Your own storage", cells: [false, true] }],
  });
  expect(html).toMatch(/<th scope="row"[^>]*>Your own storage<\/th>/);
  expect(html).toMatch(/aria-label="No".*aria-label="Yes"/);
});

test("a plan shows four deliverables and opens the others on request", () => {
  const html = htmlOf({
    kind: "plans",
    id: "plans",
    title: "Plans",
    plans: [
      { name: "A", description: "", price: "$1", includes: ["1", "2", "3", "4", "5", "6"] },
      { name: "B", description: "", price: "$2", includes: ["1", "2", "3", "4"] },
    ],
  });
  expect(html.match(/more features/g)).toHaveLength(1);
  expect(html).toContain("+ 2 more features");
  expect(html.indexOf(">4<")).toBeLessThan(html.indexOf("<details"));
});

test("a provider's video loads nothing of the provider before the click", () => {
  const html = htmlOf({
    kind: "quote",
    quote: "Watch it",
    by: { name: "Ada", role: "Owner", company: "Engines" },
    video: {
      ...film("front-desk"),
      title: "Introduction",
      provider: { name: "youtube", id: "abc" },
    },
  });
  expect(html).toContain('<a href="https://www.youtube.com/watch?v=abc"');
  const [template = ""] = /<template>.*<\/template>/.exec(html) ?? [];
  expect(template).toContain(
    '<iframe src="https://www.youtube-nocookie.com/embed/abc?autoplay=1&amp;rel=0" title="Introduction"',
  );
  // Any `src` outside of the template would be requested on load.
  expect(html.replace(template, "").match(/ src="(?!\/media\/|\/film\.js)/g)).toBeNull();
});

test("the sticky bar comes before the closing, not after it", () => {
  const html = renderToStaticMarkup(
    <Sections
      sections={[
        { kind: "hero", title: "Hero", lede: "", actions: [] },
        { kind: "closing", title: "Closing", text: "", actions: [] },
      ]}
      sticky={{ label: "Claim it", to: { page: "book" } }}
    />,
  );
  expect(html.indexOf("Hero")).toBeLessThan(html.indexOf("Claim it"));
  expect(html.indexOf("Claim it")).toBeLessThan(html.indexOf("Closing"));
});
