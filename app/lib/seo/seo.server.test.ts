import { expect, test } from "vitest";
import { errorMeta, pageMeta } from "./seo.server";
import { names } from "~/config/names";

const options = {
  page: "automate",
  title: "Automation packages",
  description: "What they cost.",
  siteUrl: "https://www.example.com",
} as const;

test("the canonical link is the first path of the page's row", () => {
  expect(pageMeta(options)).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://www.example.com/automate",
  });
});

test("a title ends with the brand, unless the title contains the brand already", () => {
  expect(pageMeta(options)).toContainEqual({ title: `Automation packages · ${names.brand}` });
  const named = pageMeta({ ...options, title: names.company });
  expect(named).toContainEqual({ title: names.company });
});

test("shared links show an absolute image", () => {
  expect(pageMeta(options)).toContainEqual({
    property: "og:image",
    content: "https://www.example.com/og/automate.jpg",
  });
});

test("only pages that may not be indexed have noindex", () => {
  const noindex = { name: "robots", content: "noindex" };
  expect(pageMeta(options)).not.toContainEqual(noindex);
  expect(pageMeta({ ...options, indexed: false })).toContainEqual(noindex);
  expect(errorMeta("Gone")).toContainEqual(noindex);
});
