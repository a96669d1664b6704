import { type PageId, pages } from "../../app/config/pages.ts";
import { pageBytes, workerBytes } from "../bench/sizes.ts";
import { expect, test } from "../support/e2e.ts";
import { browserSite } from "../support/site-vars.ts";

/** Bytes after compression by brotli, measured without a browser. */
const budgets = { script: 85_000, css: 8_000, other: 60_000 };
/** Pages with a form, whose script is loaded on first use. */
const scriptBudgets: ReadonlyMap<PageId, number> = new Map([
  ["ai4b", 80_000],
  ["free-resources", 80_000],
  ["free-workspace-email", 80_000],
  ["home", 80_000],
  ["notetaker", 90_000],
]);

/** Bytes of a document at brotli level 4: the ten TCP segments that a new connection sends first. */
const documentBudget = 14_600;

const indexedPages = pages.filter(({ indexed }) => indexed);

test("every page keeps its byte budget, and two in five ship no script", async ({ site }) => {
  let withoutScript = 0;
  for (const { id, paths } of indexedPages) {
    const { document, script, css, other } = await pageBytes(site.url, paths[0], browserSite);
    const budget = scriptBudgets.get(id) ?? budgets.script;
    expect.soft(script, `${paths[0]}: script`).toBeLessThanOrEqual(budget);
    expect.soft(document, `${paths[0]}: document`).toBeLessThanOrEqual(documentBudget);
    expect.soft(css, `${paths[0]}: CSS`).toBeLessThanOrEqual(budgets.css);
    expect.soft(css, `${paths[0]}: CSS is counted`).toBeGreaterThan(3_000);
    expect.soft(other, `${paths[0]}: HTML, CSS, fonts, icons`).toBeLessThanOrEqual(budgets.other);
    expect.soft(other - css, `${paths[0]}: fonts are counted`).toBeGreaterThan(20_000);
    if (script === 0) withoutScript += 1;
  }
  expect(withoutScript / indexedPages.length).toBeGreaterThanOrEqual(0.4);
});

// The site fitted into 400 KB with one provider of bots. The second one, notes in five languages, drawn products
// and the whole of remix-validated-form (9 KB) take the rest.
test("the Worker is at most 480 KB, compressed by gzip", async () => {
  expect(await workerBytes(browserSite)).toBeLessThanOrEqual(480_000);
});
