import { expect, test } from "vitest";
import { figuresOf, median, rowsOf, type PageRuns, type Visit } from "./figures.ts";

const visit: Visit = {
  lcp: 500,
  tbt: 40,
  cls: 0,
  scriptBytes: 0,
  documentBytes: 13_000,
  otherBytes: 50_000,
  foreign: 0,
};

function runs(page: Partial<PageRuns>, site: Partial<Visit> = {}): PageRuns {
  return {
    path: "/plain",
    hydrated: false,
    client: {
      site: [{ ...visit, ...site }],
      limit: [visit],
    },
    server: {
      constant: [100_000],
      kept: [140_000],
      campaign: [145_000],
      rendered: [700_000],
      constantRate: [1_000],
      keptRate: [700],
    },
    ...page,
  };
}

const missed = (page: PageRuns) =>
  figuresOf(page)
    .filter(({ holds }) => !holds)
    .map(({ what }) => what);

test("the median", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 100])).toBe(3);
  expect(median([])).toBeNaN();
});

test("one slow run changes nothing", () => {
  const page = runs({});
  const slow = { ...visit, lcp: 60_000 };
  expect(missed({ ...page, client: { ...page.client, site: [visit, slow, visit] } })).toEqual([]);
});

test("each goal can be missed", () => {
  expect(missed(runs({}, { lcp: 526 }))).toEqual(["LCP : limit"]);
  expect(missed(runs({}, { tbt: 61 }))).toEqual(["TBT − limit"]);
  expect(missed(runs({}, { cls: 0.011 }))).toEqual(["CLS"]);
  expect(missed(runs({}, { scriptBytes: 1 }))).toEqual(["script"]);
  expect(missed(runs({}, { documentBytes: 14_601 }))).toEqual(["document, brotli 4"]);
  expect(missed(runs({}, { otherBytes: 60_001 }))).toEqual(["HTML, CSS, fonts, icons"]);
  expect(missed(runs({}, { foreign: 1 }))).toEqual(["requests to others"]);
  const server = {
    constant: [100_000],
    kept: [151_000],
    campaign: [152_000],
    rendered: [801_000],
    constantRate: [1_000],
    keptRate: [599],
  };
  expect(missed(runs({ server }))).toEqual([
    "CPU, kept : constant",
    "CPU, campaign : constant",
    "CPU, rendered : constant",
    "rate, kept : constant",
  ]);
});

test("a page with behaviour may ship script", () => {
  const allowed = { lcp: 574, tbt: 139, cls: 0.019, scriptBytes: 85_000 };
  expect(missed(runs({ hydrated: true }, allowed))).toEqual([]);
  expect(missed(runs({ hydrated: true }, { scriptBytes: 85_001 }))).toEqual(["script"]);
  expect(missed(runs({ hydrated: true, path: "/notetaker" }, { scriptBytes: 99_000 }))).toEqual([]);
});

test("a run that measured nothing misses its goal", () => {
  const page = runs({});
  expect(missed({ ...page, client: { ...page.client, site: [] } })).toContain("LCP : limit");
});

test("the table names a page once", () => {
  const rows = rowsOf(figuresOf(runs({}, { cls: 0.5 })));
  expect(rows[0]).toEqual(["/plain", "LCP : limit", "1.00 × (500 ms : 500 ms)", "≤ 1.05", "ok"]);
  expect(rows[2]).toEqual(["", "CLS", "0.500", "≤ 0.01", "MISS"]);
});
