import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../tests/support/cases";
import { attributionSchema, campaignKeys, touchOf } from "./attribution";
import { attributionJson, readVisitCookie, visitCookie } from "./visit-cookie.server";

const siteUrl = "https://larkfield.example";
const now = Date.UTC(2026, 10, 20);

function touch(path: string, referrer: string | null = null) {
  return touchOf({ url: new URL(path, siteUrl), referrer, ours: [siteUrl], now });
}

describe("a visit tells", () => {
  test("nothing without a campaign and without another site before it", () => {
    for (const referrer of [null, "", "nonsense", `${siteUrl}/book`, "about:blank"]) {
      expect(touch("/AI4B?x=1", referrer)).toBeNull();
    }
  });

  test("the campaign, the click, the page and only the origin of the site before", () => {
    expect(
      touch("/AI4B?utm_source=news&gclid=Cj0_-x&other=1", "https://Blog.example/secret?q=ada#x"),
    ).toEqual({
      at: now,
      landing: "/AI4B",
      referrer: "https://blog.example",
      campaign: { utm_source: "news", gclid: "Cj0_-x" },
    });
  });

  test("as much as fits into 340 bytes, to the last", () => {
    const longest = (length: number) => {
      const value = "x".repeat(length);
      return touch(
        `/AI4B?utm_source=${"s".repeat(120)}&utm_campaign=${"c".repeat(60)}&utm_content=${value}`,
      );
    };
    const sizes = Array.from({ length: 121 }, (_, nth) => JSON.stringify(longest(nth)).length);
    expect(Math.max(...sizes)).toBe(340);
  });

  test.each([
    ["an address", "ada@example.test"],
    ["markup", "<b>x</b>"],
    ["a quote", 'a"b'],
    ["a line break", "a\nb"],
    ["a control", "a\u0000b"],
    ["a half of a character", "%ED%A0%80"],
    ["more than a campaign is called", "x".repeat(121)],
    ["nothing", "  "],
  ])("no value that is %s", (_what, value) => {
    const query = value.startsWith("%") ? value : encodeURIComponent(value);
    expect(touch(`/?utm_source=${query}`)).toBeNull();
  });
});

describe("the cookie", () => {
  const get = (path: string, headers: Record<string, string> = {}, origin = siteUrl) =>
    visitCookie(new Request(`${origin}${path}`, { headers }), { siteUrl, now });
  const cookieOf = (header: string | null) => header?.split(";")[0] ?? "";
  const read = (cookie: string, headers: Record<string, string> = {}) =>
    readVisitCookie(new Headers({ Cookie: cookie, ...headers }));

  test("keeps the first touch and renews the last", () => {
    const first = get("/?utm_source=news");
    expect(first).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=7776000$/);
    const second = get("/book", { Referer: "https://blog.example/", Cookie: cookieOf(first) });
    expect(read(`a=1; ${cookieOf(second)}; b=2`)).toEqual({
      first: { at: now, landing: "/", campaign: { utm_source: "news" } },
      last: { at: now, landing: "/book", referrer: "https://blog.example", campaign: {} },
    });
    expect(get("/book", { Cookie: cookieOf(first) })).toBeNull();
    expect(get("/?gclid=1", {}, "http://localhost:8787")).not.toContain("Secure");
  });

  test("is none, and goes away, with Global Privacy Control", () => {
    const gpc = { "Sec-GPC": "1" };
    expect(get("/?utm_source=news", gpc)).toBeNull();
    const cookie = cookieOf(get("/?utm_source=news"));
    expect(get("/", { ...gpc, Cookie: cookie })).toMatch(/^visit=; .*Max-Age=0$/);
    expect(read(cookie, gpc)).toBeNull();
  });

  test("stays under 1 KB whatever the address says, and is read again", () => {
    const value = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.constant("ü".repeat(99)),
    );
    const query = fc.dictionary(fc.constantFrom(...campaignKeys), value);
    fc.assert(
      fc.property(query, query, (one, two) => {
        const search = (values: Record<string, string>) => {
          return new URLSearchParams({ ...values, utm_medium: "x" }).toString();
        };
        const first = cookieOf(get(`/?${search(one)}`));
        const second = cookieOf(get(`/book?${search(two)}`, { Cookie: first }));
        expect(second.length).toBeLessThanOrEqual(1024);
        expect(second).toMatch(/^visit=[\w-]+$/);
        expect(read(second)?.first).toEqual(read(first)?.first);
        const stored = attributionJson(new Request(siteUrl, { headers: { Cookie: second } }), now);
        expect(attributionSchema.safeParse(JSON.parse(stored ?? "")).success).toBe(true);
      }),
      { numRuns: cases(10, 60) },
    );
  });

  test("that is not there is stood in for by what the address of the form's page says", () => {
    const stored = (path: string, headers: Record<string, string> = {}) =>
      JSON.parse(attributionJson(new Request(`${siteUrl}${path}`, { headers }), now) ?? "null");
    const touch = { at: now, landing: "/AI4B", campaign: { utm_source: "news", gclid: "1" } };
    const page = "/AI4B?utm_source=news&gclid=1&x=2";
    const Referer = `${siteUrl}${page}`;
    const Cookie = cookieOf(get("/?utm_source=first"));

    expect(stored(page)).toEqual({ first: touch, last: touch });
    expect(stored("/api/lead-magnet", { Referer })).toEqual({ first: touch, last: touch });
    expect(stored(page, { Cookie }).last.campaign).toEqual({ utm_source: "first" });
    for (const headers of [
      { Referer, "Sec-GPC": "1" },
      { Referer: `https://evil.test${page}` },
      { Referer: `${siteUrl}/AI4B?utm_source=%3Cscript%3E` },
      { Referer: `${siteUrl}//evil.test/?utm_source=news` },
      {},
    ]) {
      expect(stored("/api/lead-magnet", headers)).toBeNull();
    }
  });

  test("that we did not write is nothing", () => {
    const encoded = (value: unknown) => `visit=${btoa(JSON.stringify(value))}`;
    const good = { at: now, landing: "/", campaign: {} };
    const bad = [
      { ...good, landing: "//evil.test" },
      { ...good, landing: "/a?token=1" },
      { ...good, referrer: "https://a.example/path" },
      { ...good, referrer: "javascript:alert(1)" },
      { ...good, at: -1 },
      { ...good, campaign: { utm_source: "<script>" } },
    ];
    for (const first of bad) expect(read(encoded({ first, last: good }))).toBeNull();
    for (const text of [
      "visit=",
      "visit=%",
      "visit=e30",
      "visit=bnVsbA",
      `visit=${"e".repeat(2000)}`,
    ]) {
      expect(read(text)).toBeNull();
    }
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(read(encodedSafely(value))).toBeNull();
      }),
      { numRuns: cases(100, 300) },
    );
    expect(read(encoded({ first: { ...good, x: 1 }, last: good, __proto__: 1 }))).toEqual({
      first: good,
      last: good,
    });
  });
});

function encodedSafely(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return `visit=${btoa(String.fromCharCode(...bytes))}`;
}
