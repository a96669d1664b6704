import { afterEach, expect, test, vi } from "vitest";
import { names } from "./names";
import { pageAt, pages } from "./pages";

afterEach(() => {
  vi.doUnmock("./names");
  vi.resetModules();
});

test("paths are case-sensitive", () => {
  expect(pageAt("/AUTOMATE")).toBeUndefined();
});

test("no two rows share a path", () => {
  const paths = pages.flatMap((page) => page.paths);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each([
  ["Jörg", "joerg", "Schön & Söhne", "schoen"],
  ["Zoë Ann", "zoe-ann", "monday.com", "monday"],
  ["明", "ming", "飞书", "feishu"],
])(
  "a browser finds every page if a member is called %s and the tool %3$s",
  async (name, slug, tool, toolSlug) => {
    const members = Object.fromEntries(
      Object.entries(names.members).map(([id, member]) => [
        id,
        id === "architect" ? { name, slug } : member,
      ]),
    );
    const workspaceTool = { ...names.workspaceTool, name: tool, slug: toolSlug };
    vi.resetModules();
    vi.doMock("./names", () => ({ names: { ...names, members, workspaceTool } }));
    const renamed = await import("./pages");
    for (const { id, paths } of renamed.pages) {
      for (const path of paths) {
        expect(renamed.pageAt(new URL(path, "https://site.test").pathname)?.id).toBe(id);
      }
    }
    expect(renamed.pageAt(`/book-${slug}`)?.id).toBe("book-architect");
  },
);

test("slugs need no encoding in an address", () => {
  const { workspaceTool, launchOffer, members } = names;
  for (const { slug } of [workspaceTool, launchOffer, ...Object.values(members)]) {
    expect(slug).toMatch(/^[a-z\d-]+$/);
  }
});
