import { describe, expect, test } from "vitest";
import { announcement, announcementLimit } from "./announcement";

describe("what the bot says on joining", () => {
  test("who invited it, what it records, how to have it leave", () => {
    const text = announcement("Ada Lovelace");
    expect(text).toContain("invited by Ada.");
    expect(text).toMatch(/audio, the video and the chat/);
    expect(text).toMatch(/remove me/);
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
  ])("fits into a chat message and has no address in it (%j)", (name) => {
    const text = announcement(name);
    expect(text.length).toBeLessThanOrEqual(announcementLimit);
    expect(text).not.toMatch(/https?:|www\.|@|<|\u202e|evil|\n/);
    expect(text.endsWith(".")).toBe(true);
  });

  test("names of every script are names", () => {
    for (const name of ["Zoë", "О'Коннор", "山田太郎", "José", "प्रिया"]) {
      expect(announcement(`${name} X`)).toContain(`invited by ${name}.`);
    }
  });
});
