import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text";
import { cases } from "../../../tests/support/cases.ts";
import { accepted, canonical, refused } from "../../../tests/fixtures/meeting-links.ts";
import { parseMeetingLink } from "./meeting-link.ts";

describe("parseMeetingLink", () => {
  test.each(accepted)("accepts %j", (text) => {
    expect(parseMeetingLink(text)).toEqual({ ok: true, code: "abc-defg-hij", url: canonical });
  });

  test.each(refused)("refuses %j", (text, message) => {
    expect(parseMeetingLink(text)).toEqual({ ok: false, message });
  });

  test("finds a link inside five links of a mail filter, not inside six", () => {
    let link = "https://meet.google.com/abc-defg-hij";
    for (let times = 0; times < 5; times += 1)
      link = `https://x.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}`;
    expect(parseMeetingLink(link).ok).toBe(true);
    link = `https://x.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}`;
    expect(parseMeetingLink(link).ok).toBe(false);
  });

  test("reads any text without an error, and makes a canonical link that it reads as the same meeting", () => {
    const pieces = fc.constantFrom(
      ..."/@:?# %\\.>\u202E\uD800",
      ...["https://", "http:", "meet.google.com", "evil.test", "_meet", "lookup", "&amp;"],
      ...["abc-defg-hij", "xyz-abcd-efg", "safelinks.protection.outlook.com/?url="],
    );
    const text = fc.oneof(
      anyText(300),
      fc.webUrl(),
      fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, (input) => {
        const link = parseMeetingLink(input);
        if (!link.ok) return link.message.length > 0;
        expect(link.url).toMatch(/^https:\/\/meet\.google\.com\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/);
        expect(link.url.endsWith(link.code)).toBe(true);
        expect(parseMeetingLink(link.url)).toEqual(link);
        expect(parseMeetingLink(link.code)).toEqual(link);
        return true;
      }),
      { numRuns: cases(500, 5_000) },
    );
  });

  test("reads the longest repetitions of each separator without an error", () => {
    const repeated = ["a.", "a@", "https://", "&amp;", "abc-defg-hij ", "link:", ...".:/-0*\uD800"];
    for (const seed of repeated) {
      const text = seed.repeat(Math.ceil(4_096 / seed.length)).slice(0, 4_096);
      expect(() => parseMeetingLink(text)).not.toThrow();
    }
  });
});
