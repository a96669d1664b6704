import { describe, expect, test } from "vitest";
import type { Participant, TranscriptPart } from "../provider/bot-provider";
import { chatAsText, toChat } from "./chat";
import { transcriptAsVtt } from "./formats";
import {
  hhmmss,
  durationText,
  longParagraph,
  toTurns,
  transcriptAsJson,
  transcriptAsText,
} from "./transcript";

const person = (id: number | null, name: string | null): Participant => ({
  id,
  name,
  isHost: null,
});
const says = (who: Participant, text: string, start: number | null = null): TranscriptPart => ({
  participant: who,
  words: text.split(" ").map((word, index) => ({
    text: word,
    start: start === null ? null : start + index,
    end: start === null ? null : start + index + 1,
  })),
});
const ada = person(1, "Ada");
const bob = person(2, "Bob");

describe("toTurns", () => {
  test("joins what one person says in a row", () => {
    expect(
      toTurns([says(ada, "Good morning.", 1), says(ada, "Welcome.", 4), says(bob, "Hi.", 6)]),
    ).toEqual([
      { speaker: "Ada", start: 1, end: 5, text: "Good morning. Welcome." },
      { speaker: "Bob", start: 6, end: 7, text: "Hi." },
    ]);
  });

  test("tells two people of one name apart, by their ids", () => {
    const turns = toTurns([says(ada, "One."), says(person(7, "Ada"), "Two."), says(ada, "Three.")]);
    expect(turns.map(({ speaker }) => speaker)).toEqual(["Ada", "Ada (2)", "Ada"]);
  });

  test("uses a name that is reported later", () => {
    const turns = toTurns([
      says(person(1, null), "Hello."),
      says(bob, "Hi."),
      says(ada, "I am Ada."),
    ]);
    expect(turns.map(({ speaker }) => speaker)).toEqual(["Ada", "Bob", "Ada"]);
  });

  test("numbers speakers who have no name", () => {
    const turns = toTurns([
      says(person(3, null), "A."),
      says(person(4, " "), "B."),
      says(person(null, null), "C."),
    ]);
    expect(turns.map(({ speaker }) => speaker)).toEqual([
      "Unknown speaker",
      "Unknown speaker (2)",
      "Unknown speaker (3)",
    ]);
  });

  test("survives missing times, missing words and half characters", () => {
    expect(toTurns([{ participant: ada, words: [] }, says(bob, "x\ud800\ny")])).toEqual([
      { speaker: "Bob", start: null, end: null, text: "x\ufffd y" },
    ]);
  });

  test.each([
    [10, [14]],
    [longParagraph - 1, [longParagraph + 1, 1]],
    [longParagraph, [longParagraph, 3]],
  ])("puts parts of %d, 1 and 1 characters into paragraphs of %j", (first, lengths) => {
    const turns = toTurns([says(ada, "a".repeat(first)), says(ada, "b"), says(ada, "c")]);
    expect(turns.map(({ text }) => text.length)).toEqual(lengths);
  });
});

test("the text has a heading for each turn, and the JSON has times in seconds", () => {
  const turns = toTurns([says(ada, "Hello.", 65), says(bob, "Hi.")]);
  expect(transcriptAsText(turns)).toBe("Ada [00:01:05]\nHello.\n\nBob\nHi.\n");
  const json = transcriptAsJson(turns.slice(0, 1));
  const turn = { speaker: "Ada", startSeconds: 65, endSeconds: 66, text: "Hello." };
  expect(json).toBe(`${JSON.stringify({ turns: [turn] }, null, 2)}\n`);
});

describe("the subtitles", () => {
  const vttOf = (...parts: TranscriptPart[]) => transcriptAsVtt(parts, new Map());

  test("are WebVTT with a voice for each speaker", () => {
    expect(vttOf(says(ada, "Hello there.", 3_661.5))).toBe(
      "WEBVTT\n\n01:01:01.500 --> 01:01:03.500\n<v Ada>Hello there.</v>\n",
    );
  });

  test("have no markup from what is said or from a name", () => {
    const vtt = vttOf(
      says(person(1, "<b>Ada>\n\nNOTE"), "a --> b\n\nWEBVTT &amp; </v><script>", 1),
    );
    const cue = vtt.split("\n\n")[1] ?? "";
    expect(vtt.split("\n\n")).toHaveLength(2);
    expect(cue.match(/-->/g)).toHaveLength(1);
    expect(cue).not.toMatch(/<script|<b>/);
    expect(cue).toContain("&amp;amp;");
  });

  test("have times that only go forward, even if some are missing", () => {
    const parts = [
      ...[says(ada, "One two three.", 10), says(bob, "Four."), says(ada, "Five.", 4)],
      says(bob, "Six."),
    ];
    const cues = [...vttOf(...parts).matchAll(/([\d:.]+) --> ([\d:.]+)/g)];
    expect(cues).toHaveLength(4);
    const starts = cues.map(([, from = ""]) => from);
    expect(starts).toEqual(starts.toSorted());
    for (const [, from = "", to = ""] of cues) expect(to > from).toBe(true);
  });

  test.each([
    [3_599.9996, 3_661.007, "01:00:00.000 --> 01:01:01.007"],
    [59.999, 360_000, "00:00:59.999 --> 100:00:00.000"],
    [5, 1, "00:00:05.000 --> 00:00:05.100"],
    // By the reading speed.
    [null, null, "00:00:00.000 --> 00:00:00.630"],
  ])("from %s to %s seconds are %s", (start, end, times) => {
    const words = [{ text: "everyone.", start, end }];
    expect(vttOf({ participant: ada, words })).toContain(`\n${times}\n`);
  });
});

test("the chat log has a line for each message, with its time and writer", () => {
  const event = (action: string, text: string | null, at: number | null) => {
    return { action, participant: ada, at, text };
  };
  const events = [
    ...[event("join", "Hello", 0), event("chat_message", null, 1)],
    event("chat_message", "hi\nBob: fake", 62),
    event("chat_message", "x", null),
  ];
  expect(chatAsText(toChat(events, new Map()))).toBe("[00:01:02] Ada: hi Bob: fake\nAda: x\n");
});

test.each([
  [0, "00:00:00"],
  [59.99, "00:00:59"],
  [3_600, "01:00:00"],
  [-1, "00:00:00"],
  [360_000, "100:00:00"],
])("%s seconds are shown as %s", (seconds, shown) => {
  expect(hhmmss(seconds)).toBe(shown);
});

test.each([
  [0, "less than a minute"],
  [29_999, "less than a minute"],
  [30_000, "1 minute"],
  [89_999, "1 minute"],
  [90_000, "2 minutes"],
  [60 * 60_000, "1 hour"],
  [65 * 60_000, "1 hour 5 minutes"],
  [600 * 60_000 + 29_999, "10 hours"],
  [null, "unknown"],
])("%s ms last %s", (ms, text) => {
  expect(durationText(1_000, ms === null ? null : 1_000 + ms)).toBe(text);
});
