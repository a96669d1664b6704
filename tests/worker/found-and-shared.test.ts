import { expect, test } from "vitest";
import { pageRows, pages } from "~/config/pages";
import { published } from "~/content/published";
import { team } from "~/content/shared/team";
import fingerprints from "../../scripts/parts/fingerprints.json";
import { fingerprint, pageFacts, wordsOf } from "../../scripts/parts/page-facts";
import { claimsOf, problemsOf, thingsIn } from "../support/linked-data";
import { site, visit } from "./visit";
import { textOf } from "./html";

const open = pages.filter(({ indexed }) => indexed);
const htmlById = new Map<string, string>();
for (const { id, paths } of open) htmlById.set(id, await (await visit(paths[0])).text());

const htmlOf = (id: string) => htmlById.get(id) ?? "";
const typesOn = (id: string) => new Set(thingsIn(htmlOf(id)).map((thing) => thing["@type"]));

test.each(open)(
  "$id: its linked data is in the vocabulary and can be read on the page",
  ({ id }) => {
    const things = thingsIn(htmlOf(id));
    expect(things.length).toBeGreaterThan(0);
    expect(things.flatMap(problemsOf)).toEqual([]);

    const shown = wordsOf(htmlOf(id).replace(/^[\s\S]*<body/, "<body"));
    const hidden = things.flatMap(claimsOf).filter((claim) => !shown.includes(claim));
    expect(hidden).toEqual([]);
  },
);

test.each([
  ["home", ["Organization", "WebSite"]],
  ["automate", ["Service", "Offer", "VideoObject", "BreadcrumbList"]],
  ["blueprint", ["Service", "Offer"]],
  ["social", ["Product", "Offer"]],
  ["kit-architect", ["Person"]],
  ["book-engineer", ["Person"]],
])("%s is described as %j", (id, types) => {
  expect([...typesOn(id)]).toEqual(expect.arrayContaining(types));
});

test("every indexed page is linked from another", () => {
  for (const { id, paths } of open) {
    const others = open.filter((other) => other.id !== id);
    const linked = others.flatMap((other) => pathsIn(htmlOf(other.id)));
    expect(
      linked.some((path) => paths.includes(path)),
      id,
    ).toBe(true);
  }

  const inBook = pathsIn(htmlOf("book"));
  expect(inBook).toEqual(expect.arrayContaining(team.map(({ page }) => pageRows[page].paths[0])));
  expect(pathsIn(htmlOf("automation-blueprint"))).toContain("/blueprint");
});

/** Internal links of a page, without query and fragment. */
function pathsIn(html: string): string[] {
  return Array.from(html.matchAll(/<a\b[^>]*?href="(\/[^"?#]*)/g), ([, path = ""]) => path);
}

test.each(open)("$id: a shared link has its own words and picture", ({ id, paths }) => {
  const meta = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(htmlOf(id))?.[1];
  expect(meta("og:url")).toBe(site + paths[0]);
  expect(meta("og:image")).toBe(`${site}/og/${id}.jpg`);
  expect([meta("og:image:width"), meta("og:image:height")]).toEqual(["1200", "630"]);
  expect(meta("twitter:card")).toBe("summary_large_image");
  expect(meta("robots")).toBeUndefined();
  for (const name of ["og:title", "og:description", "og:image:alt"])
    expect(meta(name), "on one line").toMatch(/^.*\S.*$/);
});

test("the stored dates match the current words: run `npm run stamp`", async () => {
  const entries = open.map(async ({ id }) => [id, await fingerprint(pageFacts(htmlOf(id)))]);
  expect(fingerprints).toEqual(Object.fromEntries(await Promise.all(entries)));
});

test.each(pages.filter(({ indexed, file }) => !indexed && file.endsWith(".tsx")))(
  "$id is not to be indexed",
  async ({ paths }) => {
    const html = await (await visit(paths[0])).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain("og:image");
  },
);

test("a page that does not exist is not to be indexed either", async () => {
  const answer = await visit("/nowhere");
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
});

test("the sitemap has the day on which each page changed", async () => {
  const xml = await (await visit("/sitemap.xml")).text();
  const days = [...xml.matchAll(/<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)].map(([, day]) => day);
  expect(days).toEqual(open.map(({ id }) => published[id]));
});

test("llms.txt describes every indexed page", async () => {
  const text = await (await visit("/llms.txt")).text();
  const lines = [...text.matchAll(/^- \[(.+)\]\(https?:\/\/[^/]+(\/[^)]*)\): .{40,}$/gm)];
  expect(lines.map(([, , path]) => path)).toEqual(open.map(({ paths }) => paths[0]));
  for (const [, title = "", path = ""] of lines) {
    const [shown = ""] = /<title>[^<]*/.exec(await (await visit(path)).text()) ?? [];
    expect(textOf(shown)).toContain(title);
  }
});

test("every page preloads its two fonts without delaying the first paint", async () => {
  const fonts =
    /<link rel="preload" as="font" type="font\/woff2" href="[^"]+-core-[^"]+\.woff2" crossorigin="anonymous"\/>/gi;
  const refusal = await visit("/terms-of-use", { method: "POST", headers: { Origin: "null" } });
  for (const html of [...htmlById.values(), await refusal.text()]) {
    const [head = "", body = ""] = html.split("<body>");
    expect([head.match(/preload/g), body.match(fonts)?.length]).toEqual([null, 2]);
  }
  expect((await visit("/terms-of-use")).headers.get("Link")).toBeNull();
});
