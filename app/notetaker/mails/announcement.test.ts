import { describe, expect, test } from "vitest";
import {
  announcement,
  announcementLimit,
  botNameFor,
  botNameLimit,
  nameAndMask,
  isAnnouncement,
  latecomerAnnouncement,
} from "./announcement";
import { names } from "~/config/names";

/** A link with the longest name that a site may reasonably have. */
const link = `https://notes.${"a-rather-long-name".repeat(3)}.example.com/notetaker-opt-out?token=${"x".repeat(59)}`;
const longDomain = `${"long-".repeat(12)}.${"label.".repeat(20)}bank.example`;

const typedNames = [
  "Ada",
  "x".repeat(30),
  "Wilhelmina-Konstantinopolitanerin-Maximilia Müller",
  "X Æ A-12",
  "https://evil.test/ click",
  "www.evil.test",
  "ada@evil.test",
  "<b>Ada</b>",
  "",
  "\u202eadA",
  "Ada\nBuy",
];

describe("the bot's chat message on joining", () => {
  test("says who sent it, what it records and how to have it leave", () => {
    const text = announcement({ name: "Ada Lovelace", email: "ada.l@acme.example" }, link);
    expect(text).toContain("Ada (a•••l@acme.example) sent me and gets the notes");
    expect(text).toMatch(/audio, video and chat/);
    expect(text).toContain(
      `remove all ${names.notetakerName}s and have everything deleted: https:`,
    );
    expect(text).not.toMatch(/Lovelace|ada\.l/);
  });

  test.each(typedNames)("fits into a chat message without the sender's own words (%j)", (name) => {
    for (const email of ["ada@acme.example", `someone@${longDomain}`, null]) {
      const text = announcement({ name, email }, link);
      expect(text.length).toBeLessThanOrEqual(announcementLimit);
      expect(text.endsWith(` deleted: ${link}`)).toBe(true);
      expect(text.slice(0, -link.length)).not.toMatch(/https?:|www\.|<|\u202e|evil|\n/);
    }
  });

  test("shows first names of every script", () => {
    for (const name of ["Zoë", "О'Коннор", "山田太郎", "José", "प्रिया"]) {
      const owner = { name: `${name} X`, email: "a@acme.example" };
      expect(announcement(owner, link)).toContain(`${name} (a•••@acme.example)`);
    }
  });

  test("names no one once the personal data is erased", () => {
    expect(announcement({ name: null, email: null }, link)).toContain("Someone sent me");
  });

  test.each(typedNames)(
    "is shorter for later guests, without the sender's own words (%j)",
    (name) => {
      const text = latecomerAnnouncement({ name, email: `bob@${longDomain}` }, link);
      expect(text.length).toBeLessThanOrEqual(announcementLimit);
      expect(text).toMatch(/b•••@…[a-z.-]*bank\.example/);
      expect(text.slice(0, -link.length)).not.toMatch(/https?:|www\.|<|\u202e|evil|\n/);
      expect(isAnnouncement(botNameFor("bob@x.test"), text)).toBe(true);
      expect(isAnnouncement("Gus", text), "a guest may say the same").toBe(false);
    },
  );
});

describe("the bot's name in the lobby", () => {
  test("has the masked address of its owner", () => {
    expect(botNameFor("ana.lopez@acme.example")).toBe(
      `${names.notetakerName} · a•••z@acme.example`,
    );
    expect(botNameFor(null)).toBe(names.notetakerName);
  });

  test("keeps the end of a long domain, which someone had to register", () => {
    const name = botNameFor(`someone@${longDomain}`);
    expect(name.length).toBeLessThanOrEqual(botNameLimit);
    expect(name).toMatch(/ s•••e@…[a-z.-]*\.bank\.example$/);
  });
});

test("a typed name is cut to its first word, and left out if that is an address", () => {
  expect(nameAndMask({ name: "Claim your prize!", email: "x@evil.test" })).toBe(
    "Claim (x•••@evil.test)",
  );
  expect(nameAndMask({ name: "www.evil.test", email: "x@evil.test" })).toBe("x•••@evil.test");
});
