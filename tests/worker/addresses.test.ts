import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { pages } from "~/config/pages";
import { resources } from "~/config/resources";
import { linksIn } from "./html";
import { site, visit } from "./visit";

const paths: readonly string[] = pages.flatMap((row) => row.paths);
/** The other pages show nothing without a personal link. */
const open = pages.filter(({ indexed }) => indexed);

/** A path in upper case, in lower case, with capitals, and with one letter in the other case. */
function variantsOf(path: string): string[] {
  const turned = Array.from(path, (letter, nth) => {
    const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
    return path.slice(0, nth) + other + path.slice(nth + 1);
  });
  const words = path.replace(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase());
  return [path.toUpperCase(), path.toLowerCase(), words, ...turned];
}

test("a path in another letter case than in the table is not found, with or without a slash at its end", async () => {
  const existing = new Set(paths);
  const wrong = new Set(paths.flatMap(variantsOf).filter((path) => !existing.has(path)));
  expect(wrong.size).toBeGreaterThan(500);
  const found: string[] = [];
  for (const path of [...wrong].flatMap((variant) => [variant, `${variant}/`])) {
    const { status, body } = await visit(path);
    await body?.cancel();
    if (status !== 404) found.push(`${status} ${path}`);
  }
  expect(found).toEqual([]);
});

test("every path with a slash at its end redirects to the path without", async () => {
  for (const path of paths.filter((one) => one !== "/" && one !== "/booking")) {
    const slash = await visit(`${path}/?a=1`);
    expect([slash.status, slash.headers.get("Location")]).toEqual([301, `${path}?a=1`]);
  }
});

describe("all paths of all pages", async () => {
  const shown = new Map<string, string>();
  for (const path of open.flatMap((row) => row.paths)) {
    const response = await visit(path);
    shown.set(path, response.status === 200 ? await response.text() : `${response.status}`);
  }
  const links = [...shown].flatMap(([path, html]) =>
    linksIn(html).map(({ href }) => ({ path, href, url: new URL(href, site + path) })),
  );

  test("answer, and name the canonical address", () => {
    for (const row of open) {
      for (const path of row.paths) {
        expect(shown.get(path)).toContain(`<link rel="canonical" href="${site}${row.paths[0]}"/>`);
      }
    }
  });

  test("have links only to existing addresses, and to existing ids on their pages", async () => {
    const broken = new Set<string>();
    const fetched = new Map<string, string | null>();
    for (const { path, href, url } of links) {
      if (url.origin !== site) continue;
      const address = url.pathname + url.search;
      if (!fetched.has(address)) fetched.set(address, await target(address));
      const html = fetched.get(address);
      const place = decodeURIComponent(url.hash.slice(1));
      if (href === "#" || html === null) broken.add(`${path} → ${href}`);
      else if (place && !html?.includes(` id="${place}"`)) broken.add(`${path} → ${href}`);
    }
    expect([...broken]).toEqual([]);
    expect(fetched.size).toBeGreaterThan(30);
  });

  test("open links to other sites in a new tab, and say so", () => {
    const wrong = [...shown].flatMap(([path, html]) =>
      [...html.matchAll(/<a\b[^>]*href="https?:[^>]*>[\s\S]*?<\/a>/g)]
        .map(([link]) => link)
        .filter((link) => !link.includes(`href="${site}`))
        .filter((link) => !/target="_blank" rel="noopener"/.test(link) || !isMarked(link))
        .map((link) => `${path}: ${link}`),
    );
    expect(wrong).toEqual([]);
  });

  test("have a title and a description that no other page has", () => {
    const seen = new Map<string, string>();
    for (const { paths } of open) {
      for (const pattern of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/]) {
        const words = pattern.exec(shown.get(paths[0]) ?? "")?.[1] ?? "";
        expect(words, `${paths[0]} has ${pattern.source}`).not.toBe("");
        expect(seen.get(words), `${paths[0]} repeats the words of another page`).toBeUndefined();
        seen.set(words, paths[0]);
      }
    }
  });
});

/** True if a link says by an icon and in words that it opens a new tab. */
function isMarked(link: string): boolean {
  return link.includes("<svg") && link.includes("(opens in a new tab)");
}

/** The page at one of our addresses after at most one redirect; "" for a file, null if not found. */
async function target(address: string): Promise<string | null> {
  const isResource = resources.some(({ path }) => address.startsWith(path));
  let answer = await visit(address);
  const location = answer.headers.get("Location");
  if (location) answer = await visit(location.replace(site, ""));
  if (answer.status === 404 && !isResource) answer = await env.ASSETS.fetch(site + address);
  if (!answer.ok) return null;
  if (answer.headers.get("Content-Type")?.startsWith("text/html")) return answer.text();
  await answer.body?.cancel();
  return "";
}
