import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text";
import { cases } from "../../../tests/support/cases.ts";
import { accepted, refused } from "../../../tests/fixtures/meeting-links.ts";
import { parseMeetingLink } from "./meeting-link.ts";

describe("parseMeetingLink", () => {
  test.each(accepted)("accepts %j", (text) => {
    expect(parseMeetingLink(text)).toEqual({ code: "abc-defg-hij" });
  });

  test.each(refused)("refuses %j", (text, message) => {
    expect(parseMeetingLink(text)).toEqual({ message });
  });

  test("finds a link inside five nested links of a mail filter, but not inside six", () => {
    let link = "https://meet.google.com/abc-defg-hij";
    for (let times = 0; times < 5; times += 1)
      link = `https://x.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}`;
    expect(parseMeetingLink(link)).toEqual({ code: "abc-defg-hij" });
    link = `https://x.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}`;
    expect(parseMeetingLink(link)).toHaveProperty("message");
  });

  test("reads any text without an error, and reads a code that it found as the same meeting", () => {
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
        if ("message" in link) return link.message.length > 0;
        expect(link.code).toMatch(/^[a-z]{3}-[a-z]{4}-[a-z]{3}$/);
        expect(parseMeetingLink(`https://meet.google.com/${link.code}`)).toEqual(link);
        expect(parseMeetingLink(link.code)).toEqual(link);
        return true;
      }),
      { numRuns: cases(500, 5_000) },
    );
  });

  test("reads a separator repeated up to the length limit without an error", () => {
    const repeated = ["a.", "a@", "https://", "&amp;", "abc-defg-hij ", "link:", ...".:/-0*\uD800"];
    for (const seed of repeated) {
      const text = seed.repeat(Math.ceil(4_096 / seed.length)).slice(0, 4_096);
      expect(() => parseMeetingLink(text)).not.toThrow();
    }
  });
});
