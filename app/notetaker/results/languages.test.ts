import { describe, expect, test, vi } from "vitest";
import type { Participant, TranscriptPart } from "../provider/bot-provider";
import { wireParticipantEvents, wireTranscript } from "../provider/recall/wire.server";
import { wireChat, wireTranscript as attendeeTranscript } from "../provider/attendee/wire.server";
import { chatAsText, toChat } from "./chat";
import { toCues, widthOf } from "./cues";
import { searchTurns } from "./search";
import { joinWords, toTurns } from "./transcript";

const dana: Participant = { id: 1, name: "Dana", isHost: null };
const said = (text: string, start: number | null = null, end: number | null = null) => ({
  participant: dana,
  words: [{ text, start, end }],
});
const spoken = (words: readonly string[]): TranscriptPart => ({
  participant: dana,
  words: words.map((text, nth) => ({ text, start: nth / 4, end: (nth + 1) / 4 })),
});

describe("joining words", () => {
  test.each([
    ["Chinese", ["大", "家", "好", "，", "今天", "我们", "开会", "。"], "大家好，今天我们开会。"],
    ["Chinese with a word of Latin letters", ["我们", "用", "API", "来", "做"], "我们用 API 来做"],
    [
      "Japanese",
      ["来週", "の", "木曜日", "です", "か", "？", "はい", "、", "そう", "です"],
      "来週の木曜日ですか？はい、そうです",
    ],
    [
      "Japanese katakana and quotes",
      ["「", "データ", "ベース", "」", "を", "見る"],
      "「データベース」を見る",
    ],
    ["Thai", ["สวัสดี", "ครับ", "วันนี้", "เรา", "ประชุม"], "สวัสดีครับวันนี้เราประชุม"],
    ["Lao", ["ສະບາຍດີ", "ທຸກຄົນ"], "ສະບາຍດີທຸກຄົນ"],
    ["Khmer", ["សួស្តី", "អ្នក"], "សួស្តីអ្នក"],
    ["Burmese", ["မင်္ဂလာပါ", "ခင်ဗျာ"], "မင်္ဂလာပါခင်ဗျာ"],
    ["Korean, which has blanks", ["안녕", "하세요", "여러분", "."], "안녕 하세요 여러분."],
    ["English", ["Hello", ",", "world", ".", "(", "Really", ")", "?"], "Hello, world. (Really)?"],
    ["figures", ["It", "grew", "by", ".5", "%", ",", "to", "3.5"], "It grew by .5%, to 3.5"],
    ["Spanish", ["¿", "Qué", "tal", "?"], "¿Qué tal?"],
    ["Hindi", ["नमस्ते", "सब", "को", "।"], "नमस्ते सब को।"],
    ["Arabic", ["أهلا", "،", "كيف", "الحال", "؟"], "أهلا، كيف الحال؟"],
    ["a smiley", ["good", ":-)", "yes"], "good :-) yes"],
    ["empty words", ["", " ", "yes", "\n"], "yes"],
  ])("%s", (_, words, line) => {
    expect(joinWords(words)).toBe(line);
    expect(toTurns([spoken(words)])[0]?.text).toBe(line);
  });

  test("joins two utterances of one person without a blank", () => {
    expect(toTurns([spoken(["大家好", "。"]), spoken(["今天开会"])])[0]?.text).toBe(
      "大家好。今天开会",
    );
  });

  test.each([
    [["大", "家", "好", "，", "今", "天"], "今天"],
    [["大", "家", "好", "，", "今", "天"], "好 ， 今"],
    [["สวัสดี", "ครับ"], "สวัสดีครับ"],
    [["发布", "2.4", "版本"], "发布2.4版本"],
    [["We", "de\u0301cidons"], "d\u00E9cidons"],
    [["Hello", ",", "world"], "hello, world"],
  ])("%j is found by %j", (words, query) => {
    expect(searchTurns(toTurns([spoken(words)]), query).matches.hits).toBe(1);
  });
});

describe("subtitles keep whole", () => {
  const linesOf = (parts: Parameters<typeof toCues>[0]) =>
    toCues(parts, new Map()).flatMap(({ lines }) => lines);
  const whole = [
    "https://docs.example.com/plan",
    "kaethe.mueller@example.com",
    "business-to-business",
    "Datenschutz-Folgenabschätzung",
    "$3.50",
    "24/7",
    "ה-PDF",
    "ה-API",
  ];

  test.each(whole)("%s, in a sentence and as a word", (word) => {
    const sentence = `We looked at ${word} together and then at the rest of it.`;
    for (const parts of [[said(sentence, 0, 9)], [spoken(sentence.split(" "))]]) {
      expect(linesOf(parts).some((line) => line.includes(word))).toBe(true);
    }
  });

  test("an address and a time of day between words without blanks", () => {
    const text =
      "資料はhttps://docs.example.com/planにありますので、14時30分までに見ておいてください。";
    expect(linesOf([said(text, 0, 9)]).join("\n")).toContain("https://docs.example.com/plan");
    expect(linesOf([said(text, 0, 9)]).join("\n")).toContain("14時30分");
  });
});

test("twice as long a text is read with about twice as many steps", () => {
  const charactersTested = (text: string) => {
    const tests = vi.spyOn(RegExp.prototype, "test");
    toCues([said(text, 0, 60)], new Map());
    const count = tests.mock.calls.reduce((sum, [tested]) => sum + tested.length, 0);
    tests.mockRestore();
    return count;
  };
  // Numbers join the text before them, so all of it is one piece.
  const once = charactersTested("1時".repeat(500));
  expect(charactersTested("1時".repeat(1_000))).toBeLessThan(once * 2.5);
});

describe("an utterance with one time for all of its words", () => {
  const sentence =
    "We looked at the figures of the last quarter, which were better than expected, and then we talked about hiring two people for support. ";
  const cjk =
    "先月の数字についてしばらく話し合い、全員が新しい計画に賛成しました。次に採用について話しました。";
  const thai = "เราคุยกันเรื่องตัวเลขของเดือนที่แล้วอยู่นานและทุกคนเห็นด้วยกับแผนใหม่ของทีมขาย";
  test.each([
    ["English", sentence.repeat(3).trim()],
    ["Japanese", cjk.repeat(3)],
    ["Thai", thai.repeat(4)],
    [
      "German",
      "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller und ".repeat(4),
    ],
    [
      "Hebrew",
      "דיברנו על המספרים של הרבעון האחרון, שהיו טובים מהצפוי, ואז דיברנו על גיוס. ".repeat(3),
    ],
    ["one word without an end", "a".repeat(400)],
  ])("in %s becomes cues of two short lines, in proportion", (_, text) => {
    const cues = toCues([said(text, 10, 34)], new Map());
    expect(cues.length).toBeGreaterThan(2);
    for (const { lines, from, to } of cues) {
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(42);
      expect(to - from).toBeLessThanOrEqual(7.5);
    }
    const bare = (line: string) => line.replace(/\s/g, "");
    expect(bare(cues.flatMap(({ lines }) => lines).join(""))).toBe(bare(text));
    expect(cues[0]?.from).toBe(10);
    expect(cues.at(-1)?.to).toBeCloseTo(34, 0);
    for (const [nth, cue] of cues.entries()) {
      expect(cue.from).toBeGreaterThanOrEqual(cues[nth - 1]?.from ?? 0);
      expect(cue.to).toBeLessThanOrEqual((cues[nth + 1]?.from ?? Infinity) + 0.1);
    }
  });

  test("stays in short lines, whatever punctuation joins a word", () => {
    for (const words of [
      ["hi", ...".".repeat(200)],
      ["- ".repeat(20_000)],
      ["(a".repeat(20_000)],
    ]) {
      for (const { lines } of toCues([spoken(words)], new Map())) {
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(42);
      }
    }
  });

  test("ends a cue where a sentence ends", () => {
    const cues = toCues(
      [said("We ship on Thursday, I think. Then we look at the numbers again.", 0, 6)],
      new Map(),
    );
    expect(cues.map(({ lines }) => lines)).toEqual([
      ["We ship on Thursday, I think."],
      ["Then we look at the numbers again."],
    ]);
  });

  test("that has no end time does not delay the next utterance", () => {
    const cues = toCues([said(sentence.repeat(5), 0), said("Yes.", 20, 21)], new Map());
    expect(cues.at(-1)).toMatchObject({ lines: ["Yes."] });
    expect(cues.map(({ from }) => from)).toEqual(
      cues.map(({ from }) => from).toSorted((a, b) => a - b),
    );
  });
});

test("no line of a subtitle begins with the punctuation that ends a sentence", () => {
  const words = "来週 の 木曜日 に 新しい バージョン を 出荷 します 。".split(" ");
  const cues = toCues([spoken(words)], new Map());
  const lines = cues.flatMap((cue) => cue.lines);
  expect(lines).toEqual(["来週の木曜日に新しいバージョンを出荷", "します。"]);
});

describe("one bad entry never spoils the rest", () => {
  const word = (text: unknown) => ({ text, start_timestamp: { relative: 1 }, end_timestamp: null });
  const part = (words: unknown) => ({ participant: { id: 1, name: "Dana" }, words });
  const bad = [null, undefined, 7, "x", [], {}, { text: null }, { words: {} }];

  test.each(bad.map((one) => [JSON.stringify(one), one] as const))(
    "from Recall.ai: %s",
    (_, one) => {
      const logged = vi.spyOn(console, "log").mockReturnValue();
      const parts = wireTranscript.parse([
        part([word("Hello"), one, word("all")]),
        one,
        part(null),
        part([word("Bye")]),
      ]);
      expect(parts.map(({ words }) => words.map(({ text }) => text))).toEqual([
        ["Hello", "all"],
        ["Bye"],
      ]);
      const events = wireParticipantEvents.parse([
        { action: "chat_message", data: { text: "Hi" } },
        one,
        { action: "chat_message", data: null },
        { action: "chat_message", data: { text: null } },
        { action: "chat_message", data: { text: "Bye" } },
      ]);
      expect(toChat(events, new Map()).map(({ text }) => text)).toEqual(["Hi", "Bye"]);
      const dropped = { event: "provider.entries_dropped" };
      expect(logged).toHaveBeenCalledWith({ ...dropped, list: "words", count: 1 });
      expect(logged).toHaveBeenCalledWith({ ...dropped, list: "transcript", count: 2 });
      expect(logged).toHaveBeenCalledWith({ ...dropped, list: "events", count: 1 });
    },
  );

  test("from Attendee", () => {
    const logged = vi.spyOn(console, "log").mockReturnValue();
    const one = {
      speaker_uuid: "a",
      timestamp_ms: 1,
      transcription: { transcript: "Hello", words: [null, { word: "Hello", start: 1, end: 2 }] },
    };
    expect(attendeeTranscript.parse([one, null, { ...one, timestamp_ms: null }, one])).toHaveLength(
      2,
    );
    expect(wireChat.parse([{ text: "Hi" }, { text: null }, null, { text: "Bye" }])).toHaveLength(2);
    expect(logged).toHaveBeenCalledWith({
      event: "provider.entries_dropped",
      list: "chat",
      count: 2,
    });
  });
});

test("right-to-left names and messages keep their order in a line of the chat", () => {
  const text = chatAsText([
    { from: "Dana", at: 65, text: "שלום, נתראה" },
    { from: "דנה", at: null, text: "Hi" },
  ]);
  expect(text).toBe("[00:01:05] Dana: \u2068שלום, נתראה\u2069\n\u2068דנה\u2069: Hi\n");
});
