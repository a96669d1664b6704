import { describe, expect, test } from "vitest";
import type { Notes } from "../notes/note";
import type { ParticipantEvent, TranscriptPart } from "../provider/bot-provider";
import { toChat } from "./chat";
import { transcriptAsSrt, transcriptAsVtt } from "./formats";
import { cleanedQuery } from "./search";
import { notesWithSpeakerNames } from "./speakers";
import { durationText, longParagraph, toTurns, transcriptAsJson, type Turn } from "./transcript";

/** Limits of what a meeting's page shows. */

const ada = { id: 1, name: "Ada", isHost: null };
const word = (text: string, start: number | null = null, end: number | null = null) => ({
  ...{ text, start, end },
});
const said = (text: string, participant = ada): TranscriptPart => ({
  ...{ participant, words: [word(text)] },
});
const turn = (speaker: string, text: string, start: number | null = null): Turn => ({
  ...{ speaker, text, start, end: null },
});

describe("a paragraph", () => {
  const lengths = (first: number) =>
    toTurns([said("a".repeat(first)), said("b"), said("c")]).map(({ text }) => text.length);

  test("goes on with what its speaker says next, until it is long", () => {
    expect(longParagraph).toBe(900);
    expect(lengths(10)).toEqual([14]);
    expect(lengths(longParagraph - 1)).toEqual([longParagraph + 1, 1]);
    expect(lengths(longParagraph)).toEqual([longParagraph, 3]);
  });
});

test("a query has a hundred characters", () => {
  expect(cleanedQuery("a".repeat(101))).toHaveLength(100);
  expect(cleanedQuery(`${" ".repeat(399)}a`)).toBe("a");
  expect(cleanedQuery(`${" ".repeat(400)}a`)).toBe("");
});

describe("a given name", () => {
  test.each([
    [{ Ada: "A", "Ada King": "B", "Ada King-Noel": "C" }],
    [{ "Ada King-Noel": "C", "Ada King": "B", Ada: "A" }],
    [{ "Ada King": "B", "Ada King-Noel": "C", Ada: "A" }],
  ])("that begins like another is another: %j", (names) => {
    const line = { kind: "decision", speaker: "Ada", owner: null, quote: "" };
    const text = "Ada, Ada King-Noel and Ada King";
    const notes = { lines: [{ ...line, text }] } as unknown as Notes;
    expect(notesWithSpeakerNames(notes, names).lines[0]?.text).toBe("A, C and B");
  });
});

describe("a subtitle", () => {
  const times = (file: string) => file.match(/^.* --> .*$/gm);

  test("takes its times from the reading speed where nobody knows them", () => {
    const words = ["Good morning,", "everyone."].map((text) => word(text));
    expect(times(transcriptAsSrt([{ participant: ada, words }]))).toEqual([
      "00:00:00,000 --> 00:00:01,540",
    ]);
  });

  test("carries its time into minutes and hours, and ends after it starts", () => {
    const at = (start: number, end: number) =>
      times(transcriptAsVtt([{ participant: ada, words: [word("x", start, end)] }]))?.[0];
    expect(at(3_599.9996, 3_661.007)).toBe("01:00:00.000 --> 01:01:01.007");
    expect(at(59.999, 360_000)).toBe("00:00:59.999 --> 100:00:00.000");
    expect(at(5, 1)).toBe("00:00:05.000 --> 00:00:05.100");
  });
});

test("the chat is what was written, without the coming and going and the bot's own words", () => {
  const event = (action: string, text: string | null): ParticipantEvent => ({
    ...{ action, participant: ada, at: 1, text },
  });
  const events = [
    event("join", "Hello"),
    event("chat_message", null),
    event("chat_message", "Hi"),
    event("leave", null),
  ];
  expect(toChat(events)).toEqual([{ from: "Ada", at: 1, text: "Hi" }]);
});

test("JSON is written for people as well", () => {
  expect(
    transcriptAsJson([turn("Ada", "Hi", 1)])
      .split("\n")
      .slice(0, 4),
  ).toEqual([...["{", '  "turns": [', "    {", '      "speaker": "Ada",']]);
});

test("a duration is rounded to whole minutes", () => {
  const texts = [29_999, 30_000, 89_999, 90_000, 60 * 60_000, 600 * 60_000 + 29_999];
  expect(texts.map((ms) => durationText(0, ms))).toEqual([
    ...["less than a minute", "1 minute", "1 minute", "2 minutes", "1 hour", "10 hours"],
  ]);
});
