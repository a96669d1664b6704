import { describe, expect, test } from "vitest";
import { announcement, announcementLimit } from "./announcement";

/** As long as a site's own name may reasonably make it. */
const link = `https://notes.${"a-rather-long-name".repeat(3)}.example.com/notetaker-opt-out?token=${"x".repeat(59)}`;

describe("what the bot says on joining", () => {
  test("who invited it, what it records, how to have it leave", () => {
    const text = announcement("Ada Lovelace", link);
    expect(text).toContain("invited by Ada.");
    expect(text).toMatch(/audio, the video and the chat/);
    expect(text).toMatch(/remove me/);
    expect(text).toMatch(/have everything deleted: https:/);
    expect(text).not.toContain("Lovelace");
  });

  test.each([
    "Ada",
    "x".repeat(40),
    "Wilhelmina-Konstantinopolitanerin-Maximilia Müller",
    "X Æ A-12",
    "https://evil.test/ click",
    "www.evil.test",
    "ada@example.test",
    "<b>Ada</b>",
    "",
    undefined,
    "\u202eadA",
    "Ada\nBuy",
  ])("fits into a chat message and has no address in it but ours (%j)", (name) => {
    const text = announcement(name, link);
    expect(text.length).toBeLessThanOrEqual(announcementLimit);
    expect(text.endsWith(` ${link}`)).toBe(true);
    const words = text.slice(0, -link.length);
    expect(words).not.toMatch(/https?:|www\.|@|<|\u202e|evil|\n/);
    expect(words.endsWith("deleted: ")).toBe(true);
  });

  test("names of every script are names", () => {
    for (const name of ["Zoë", "О'Коннор", "山田太郎", "José", "प्रिया"]) {
      expect(announcement(`${name} X`, link)).toContain(`invited by ${name}.`);
    }
  });
});
