import { expect, test } from "vitest";
import { figuresOf, median, type PageRuns, type Visit } from "./figures.ts";

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
  };
  expect(missed(runs({ server }))).toEqual([
    "CPU, kept : constant",
    "CPU, campaign : constant",
    "CPU, rendered : constant",
  ]);
});

test("a run that measured nothing misses its goal", () => {
  const page = runs({});
  expect(missed({ ...page, client: { ...page.client, site: [] } })).toContain("LCP : limit");
});
