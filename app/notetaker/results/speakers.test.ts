import { describe, expect, test } from "vitest";
import { naughtyStrings } from "../../../tests/fixtures/naughty-strings";
import type { Note, Notes } from "../notes/note";
import { toChat } from "./chat";
import {
  cleanedName,
  maxNameLength,
  notesWithSpeakerNames,
  speakerNamesOf,
  withName,
  withSpeakerNames,
} from "./speakers";
import type { Turn } from "./transcript";

const says = (speaker: string, start: number, text: string): Turn => {
  return { speaker, start, end: start + 1, text };
};

describe("the turns", () => {
  const turns = [says("Ada", 0, "One."), says("Speaker 2", 2, "Two."), says("Ada", 4, "Three.")];

  test("follow a new name", () => {
    const named = withSpeakerNames(turns, new Map([["Speaker 2", "Bob"]]));
    expect(named.map(({ speaker }) => speaker)).toEqual(["Ada", "Bob", "Ada"]);
  });

  test("may have speakers who are called like a property of every object", () => {
    for (const name of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
      expect(speakerNamesOf({ speakerNames: null }).has(name)).toBe(false);
      const named = withName(new Map(), name, "Ada") ?? [];
      const speakerNames = JSON.stringify(Object.fromEntries(named));
      expect(speakerNamesOf({ speakerNames }).get(name)).toBe("Ada");
    }
  });
});

describe("the notes", () => {
  const line = (fields: Partial<Note>): Note => {
    const usual = { speaker: "Sam", at: 1, owner: null, due: null, quote: "I, Sam, will." };
    return { kind: "task", text: "Sam sends it", ...usual, ...fields };
  };
  const named = (fields: Partial<Note>, names: Record<string, string>) => {
    const notes: Notes = { language: "en", lines: [line(fields)] };
    return notesWithSpeakerNames(notes, new Map(Object.entries(names))).lines[0];
  };

  test.each([
    ["Sam asks Samantha", { Sam: "Dana" }, "Dana asks Samantha"],
    ["Sam and Bo", { Sam: "Bo", Bo: "Sam" }, "Bo and Sam"],
    ["Zoë (2) asks", { "Zoë (2)": "Ann" }, "Ann asks"],
    ["Sam, Sam Bo-Lee and Sam Bo", { Sam: "A", "Sam Bo": "B", "Sam Bo-Lee": "C" }, "A, C and B"],
    ["Sam, Sam Bo-Lee and Sam Bo", { "Sam Bo": "B", "Sam Bo-Lee": "C", Sam: "A" }, "A, C and B"],
  ])("follow as whole words: %s", (text, names: Record<string, string>, renamed) => {
    const speaker = names["Sam"] ?? "Sam";
    expect(named({ text, owner: "Sam" }, names)).toMatchObject({
      ...{ speaker, owner: speaker, text: renamed },
    });
  });

  test("keep the names in a text that is only a quote", () => {
    const quote = "Sam sends it.";
    expect(named({ text: quote, quote }, { Sam: "Dana" })).toMatchObject({ text: quote, quote });
  });
});

describe("a new name", () => {
  test("is one visible line of at most 80 characters", () => {
    expect(cleanedName("  Da\u202Ena\n Fisher ")).toBe("Dana Fisher");
    expect(cleanedName("x".repeat(maxNameLength))).toHaveLength(maxNameLength);
    expect(cleanedName("x".repeat(maxNameLength + 1))).toBeNull();
    expect(cleanedName("🎉".repeat(maxNameLength))).not.toBeNull();
    for (const text of naughtyStrings) expect(cleanedName(text) ?? "").not.toMatch(/[\n\r\u202E]/);
  });

  test("is stored under the reported name, and typing that one removes it", () => {
    const named = withName(new Map(), "Speaker 2", "Dana") ?? new Map<string, string>();
    expect([...named]).toEqual([["Speaker 2", "Dana"]]);
    expect(withName(named, "Speaker 2", "")?.size).toBe(0);
    expect(withName(new Map(), "Ada", "Ada")?.size).toBe(0);
  });
});

describe("the chat log", () => {
  const wrote = (id: number, name: string) => {
    const participant = { id, name, isHost: null };
    return { action: "chat_message", participant, at: 1, text: "hi" } as const;
  };
  const writers = (events: Parameters<typeof toChat>[0], names: Record<string, string>) =>
    toChat(events, new Map(Object.entries(names))).map(({ from }) => from);

  test("follows a name that only one person has", () => {
    expect(writers([wrote(1, "Sam"), wrote(2, "Ada")], { Sam: "Samuel" })).toEqual([
      "Samuel",
      "Ada",
    ]);
  });

  test("does not rename people who share a name, for their numbers may differ", () => {
    const two = [wrote(1, "Sam"), wrote(2, "Sam")];
    expect(writers(two, { Sam: "Samuel", "Sam (2)": "Room" })).toEqual(["Sam", "Sam (2)"]);
    expect(writers([wrote(2, "Sam")], { Sam: "Samuel", "Sam (2)": "Room" })).toEqual(["Sam"]);
  });
});
