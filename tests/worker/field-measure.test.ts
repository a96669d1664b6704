import { beforeEach, describe, expect, test } from "vitest";
import { trackedSite, type Visitor } from "../support/tracked-site";
import { pages } from "~/config/pages";
import { newAddress } from "./visit";

type Written = { indexes: string[]; blobs: string[]; doubles: number[] };

const written: Written[] = [];
const dataset = { writeDataPoint: (point: Written) => void written.push(point) };
beforeEach(() => void (written.length = 0));

/** A site that measures every visit that it may, with `vars`; its visitor is in the USA. */
function siteWith(vars: Record<string, unknown> = {}) {
  const measuring = { FIELD_MEASURE: dataset, FIELD_MEASURE_PERCENT: "100" };
  const send = trackedSite({ ...measuring, ...vars }, Date.UTC(2026, 10, 22, 12));
  const address = newAddress();
  const report = (body: string, headers: Record<string, string> = {}) =>
    send(
      "/api/field-measure",
      {},
      {
        method: "POST",
        body,
        headers: { "CF-Connecting-IP": address, "Content-Type": "application/json", ...headers },
      },
    );
  const get = (path: string, visitor: Visitor = {}) => send(path, { country: "US", ...visitor });
  return { get, report };
}

const script =
  /<script nonce="([^"]+)">document\.currentScript\.remove\(\);[^<]*field-measure\.js[^<]*<\/script>/;

describe("visits", () => {
  test("to indexed pages are measured, by a script that the page's policy allows", async () => {
    const { get } = siteWith();
    for (const { paths, indexed, id } of pages) {
      // The second response comes from the page cache.
      for (const _nth of [1, 2]) {
        const response = await get(paths[0]);
        const [, nonce] = script.exec(await response.text()) ?? [];
        expect(nonce !== undefined, id).toBe(indexed && response.status === 200);
        if (nonce === undefined) continue;
        expect(response.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
      }
    }
    expect(await (await get("/no-such-page")).text()).not.toMatch(script);
  });

  test.each<[string, Visitor, boolean]>([
    ["from the USA", {}, true],
    ["with Global Privacy Control", { gpc: true }, false],
    ["after a refusal", { cookie: "__Host-consent=refused.old.1" }, false],
    ["from the European Union", { country: "DE" }, false],
    ["from the United Kingdom", { country: "GB" }, false],
    [
      "from the European Union, after a grant under other words",
      { country: "DE", cookie: "__Host-consent=granted.old.1" },
      false,
    ],
    ["from an unknown country", { country: "XX" }, false],
  ])("%s (%j) are measured: %s", async (_who, visitor, measured) => {
    const { get } = siteWith();
    for (const path of ["/", "/terms-of-use", "/freenotetaker"]) {
      expect(script.test(await (await get(path, visitor)).text()), path).toBe(measured);
    }
  });

  test("without a dataset or a percentage are not measured; of 400 with 25 % about 100 are", async () => {
    for (const vars of [{ FIELD_MEASURE: undefined }, { FIELD_MEASURE_PERCENT: "" }]) {
      const { get, report } = siteWith(vars);
      expect(await (await get("/")).text()).not.toMatch(script);
      expect((await report('{"page":"/","LCP":1}')).status).toBe(404);
    }
    const { get } = siteWith({ FIELD_MEASURE_PERCENT: "25" });
    let measured = 0;
    for (let nth = 0; nth < 400; nth += 1) {
      if (script.test(await (await get("/terms-of-use")).text())) measured += 1;
    }
    // 52 is six standard deviations, which happens by chance once in a billion runs.
    expect(Math.abs(measured - 100)).toBeLessThan(52);
    expect(written).toEqual([]);
  });
});

describe("what is written", () => {
  test("a number for each metric, with the page's name and nothing else", async () => {
    const { report } = siteWith();
    const answer = await report('{"page":"/book","LCP":812.5,"CLS":0.01,"TTFB":40}');
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(written).toEqual([
      { indexes: ["book"], blobs: ["book", "LCP"], doubles: [812.5] },
      { indexes: ["book"], blobs: ["book", "CLS"], doubles: [0.01] },
      { indexes: ["book"], blobs: ["book", "TTFB"], doubles: [40] },
    ]);
  });

  test.each([
    ["a page that does not exist", '{"page":"/wp-admin","LCP":1}', 422],
    ["a page behind a personal link", '{"page":"/notetaker-status","LCP":1}', 422],
    ["a query", '{"page":"/?email=a@b.test","LCP":1}', 422],
    ["a number below zero", '{"page":"/","LCP":-1}', 422],
    ["a number above 600,000", '{"page":"/","LCP":600001}', 422],
    ["a number as text", '{"page":"/","LCP":"1"}', 422],
    ["no number", '{"page":"/","CLS":null}', 422],
    ["an unknown field", '{"page":"/","LCP":1,"email":"a@b.test"}', 422],
    ["a list", '[{"page":"/","LCP":1}]', 422],
    ["a body that is too large", `{"page":"${"/".repeat(600)}","LCP":1}`, 413],
  ])("nothing for %s", async (_what, body, status) => {
    const { report } = siteWith();
    expect((await report(body)).status).toBe(status);
    expect(written).toEqual([]);
  });

  test("nothing that another site sends, and nothing beyond a network's limit", async () => {
    const { report } = siteWith();
    const foreign = { "Sec-Fetch-Site": "cross-site" };
    expect((await report('{"page":"/","LCP":1}', foreign)).status).toBe(403);
    expect(written).toEqual([]);
    for (let nth = 0; nth < 120; nth += 1) {
      expect((await report('{"page":"/","LCP":1}')).status).toBe(204);
    }
    // The limit is 30 a minute, and one minute may end meanwhile.
    expect(written.length).toBeGreaterThanOrEqual(30);
    expect(written.length).toBeLessThanOrEqual(60);
  });
});
