import { describe, expect, test } from "vitest";
import { attributionOf, foreignOrigin } from "./attribution";

const origin = "https://larkfield.example";

const attributionOfPost = (
  path: string,
  headers: Record<string, string> = {},
  referrer: string | null = null,
) => attributionOf({ url: `${origin}${path}`, headers: new Headers(headers) }, referrer);

describe("a lead carries", () => {
  test("the campaign and click of the address that its form was posted from", () => {
    const campaign = { page: "/AI4B", utm_source: "news", gclid: "Cj0_-x" };
    const page = "/AI4B?utm_source=news&gclid=Cj0_-x&other=1";
    expect(attributionOfPost(page)).toEqual(campaign);
    expect(attributionOfPost("/api/ai4b-submission", { Referer: `${origin}${page}` })).toEqual(
      campaign,
    );
  });

  test("only the origin of the site that led to the form", () => {
    expect(foreignOrigin("https://Blog.example/secret?q=ada#x", origin)).toBe(
      "https://blog.example",
    );
    for (const referrer of [
      null,
      "",
      "nonsense",
      "about:blank",
      "javascript:1",
      `${origin}/book`,
    ]) {
      expect(foreignOrigin(referrer, origin)).toBeNull();
    }
    expect(attributionOfPost("/AI4B", {}, "https://blog.example")).toEqual({
      page: "/AI4B",
      referrer: "https://blog.example",
    });
  });

  test("nothing without a campaign and a referrer, against Global Privacy Control, or from another site's page", () => {
    expect(attributionOfPost("/AI4B?x=1")).toBeNull();
    const page = "/AI4B?utm_source=news";
    expect(attributionOfPost(page, { "Sec-GPC": "1" }, "https://blog.example")).toBeNull();
    expect(
      attributionOfPost("/api/lead-magnet", { Referer: `${origin}//evil.test/?x=1` }),
    ).toBeNull();
  });

  test.each([
    ["an address", "ada@example.test"],
    ["markup", "<b>x</b>"],
    ["a quote", 'a"b'],
    ["a line break", "a\nb"],
    ["a control character", "a\u0000b"],
    ["half a surrogate pair", "%ED%A0%80"],
    ["longer than any campaign's name", "x".repeat(121)],
    ["empty", "  "],
  ])("no value that is %s", (_what, value) => {
    const query = value.startsWith("%") ? value : encodeURIComponent(value);
    expect(attributionOfPost(`/?utm_source=${query}`)).toBeNull();
  });
});
