import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text";
import { campaignOf, ownReferrer } from "./campaign";

const site = "https://site.test";
const campaign = (path: string, referrer: string | null = null) =>
  campaignOf(new URL(path, site), referrer);
const named = (text: string) => Object.fromEntries(new URLSearchParams(text));

describe("the campaign of a page", () => {
  test("consists of its five parameters only", () => {
    expect(campaign("/?utm_term=a%26b&utm_source=n%C3%A9&gclid=1&email=a@b.c&utm_id=3")).toBe(
      "&utm_source=n%C3%A9&utm_term=a%26b",
    );
    expect(campaign("/?utm_source=&x=1")).toBe("");
    expect(campaign("/")).toBe("");
  });

  test("comes from our previous page if the page has none", () => {
    const before = `${site}/?utm_source=mail`;
    expect(campaign("/book", before)).toBe("&utm_source=mail");
    expect(campaign("/book?tab=a", before)).toBe("&utm_source=mail");
    expect(campaign("/book?utm_source=ad", before)).toBe("&utm_source=ad");
  });

  test.each([
    "https://other.test/?utm_source=mail",
    "https://site.test.evil.test/?utm_source=mail",
    "https://site.test@evil.test/?utm_source=mail",
    "http://site.test/?utm_source=mail",
    "https://site.test",
    "null",
    "",
  ])("is not read from the referrer %j", (referrer) => {
    expect(campaign("/book", referrer)).toBe("");
    expect(ownReferrer(new URL(site), referrer)).toBeNull();
  });
});

test("a campaign of any text is cut to 150 characters, needs no escaping, and is read back", () => {
  const text = fc.oneof(
    anyText(400),
    fc.constantFrom(`"><script>`, "</script>", "';alert(1)//", "&quot;", "\\u0022", "\u2028", "+"),
    fc.constant("😀".repeat(300)),
  );
  fc.assert(
    fc.property(text, text, (source, term) => {
      const query = new URLSearchParams({ utm_source: source, utm_term: term });
      const written = campaign(`/?${query}`);
      expect(written).toMatch(/^[\w.~%=&-]*$/);
      // A character is at most four bytes, each written as "%XX".
      expect(written.length).toBeLessThan(2 * (150 * 4 * 3 + "&utm_source=".length));
      const short = (value: string | null) => [...(value ?? "")].slice(0, 150).join("");
      for (const [key, value] of Object.entries(named(written))) {
        expect(value).toBe(short(query.get(key)));
      }
    }),
  );
});
