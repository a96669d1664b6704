import { describe, expect, test, vi } from "vitest";
import type { Turn } from "../results/transcript";
import type { DraftNote } from "./notes-model";
import { proveNotes } from "./prove";

const say = (speaker: string, text: string, start: number): Turn => {
  return { speaker, text, start, end: start + 10 };
};
const turns = [
  say("Ada Lovelace", "We have 1,500 users and three servers. The budget is 40k.", 0),
  say("Tom Baker", "Okay, let's ship the new version on Thursday.", 10),
  say("Ada Lovelace", "Ben from finance, I mean Ben Ito, should see the invoice by Friday.", 20),
  say("Tom Baker", "I'll send the report to Ben before noon, see example.com or <b>bold</b>.", 30),
  ...Array.from({ length: 9 }, (_, nth) =>
    say("Ada Lovelace", "Mm, and so on and so forth.", 40 + nth * 10),
  ),
  say("Tom Baker", "On Monday we have 77 guests in Lisbon, by the way.", 130),
];
const ship: DraftNote = {
  kind: "decision",
  text: "The new version ships on Thursday",
  quote: "let’s ship the new version on thursday",
  at: 12,
  owner: null,
  due: null,
};
const send: DraftNote = {
  kind: "task",
  text: "Send the report to Ben",
  quote: "i'll send the report to Ben before noon",
  at: null,
  owner: "Tom",
  due: "before noon",
};
/** `prove-attacks.test.ts` generates other lines that must be dropped. */
const lineOf = (draft: DraftNote) => proveNotes([draft], turns, "en").lines[0] ?? null;

test("a proven line gets the words and the second of the transcript", () => {
  expect(proveNotes([ship, send], turns, "en")).toEqual({
    dropped: 0,
    lines: [
      {
        kind: "decision",
        text: "The new version ships on Thursday",
        quote: "let's ship the new version on Thursday.",
        speaker: "Tom Baker",
        at: 11,
        owner: null,
        due: null,
      },
      {
        kind: "task",
        text: "Send the report to Ben",
        quote: "I'll send the report to Ben before noon",
        speaker: "Tom Baker",
        at: 30,
        owner: "Tom Baker",
        due: "before noon",
      },
    ],
  });
});

test.each([
  ["April Jones", "we ship the release soon I think", "The release ships in April", "en"],
  ["Maja Lind", "vi skickar den nya versionen snart", "Den nya versionen kommer i maj", "sv"],
])("the name of the speaker %s proves no date", (speaker, quote, text, language) => {
  const meeting = [say(speaker, quote, 0)];
  const draft = { ...ship, quote, at: null };
  const linesOf = (line: string) => proveNotes([{ ...draft, text: line }], meeting, language).lines;
  expect(linesOf(text)).toEqual([]);
  expect(linesOf(quote)).toHaveLength(1);
});

test("a Thai quote and its day keep the marks of their last letters", () => {
  const quote = "ราคานี้ดีเราจะซื้อวันจันทร์";
  const task = { ...send, text: "ซื้อ", quote, owner: null, due: "วันจันทร์" };
  expect(proveNotes([task], [say("Ken", quote, 0)], "th").lines).toMatchObject([
    { quote, due: "วันจันทร์" },
  ]);
});

test("a language without spaces is compared by its characters", () => {
  const tokyo = [say("Ken", "来週の木曜日に新しいバージョンを出荷します。", 0)];
  const draft = { ...ship, quote: "木曜日に新しいバージョンを出荷します", at: 0 };
  const linesOf = (text: string) => proveNotes([{ ...draft, text }], tokyo, "ja").lines;
  expect(linesOf("新しいバージョンは木曜日に出荷")).toHaveLength(1);
  expect(linesOf("予算を半分に減らすことを決めた")).toEqual([]);
});

test("the second is that of the quote, not the claimed one", () => {
  expect(lineOf({ ...ship, at: 139 })?.at).toBe(11);
});

describe("an owner", () => {
  test.each([
    ["Tom Baker", "Tom Baker"],
    ["tom", "Tom Baker"],
    ["Ben", "Ben"],
    ["Tom and Ben", "Tom Baker, Ben"],
    ["Maria", null],
    ["Tom and Maria", null],
    ["finance", null],
    ["I", null],
    ["Friday", null],
    ["", null],
    ["Be", null],
    ["B\u0435n", null],
    ["Ben".repeat(30_000), null],
  ])("claimed as %j is %s", (owner, found) => {
    expect(lineOf({ ...send, owner })?.owner ?? null).toBe(found);
  });

  test.each(["Ada", "Ben Ito", "Ada, Tom"])(
    "is left out if the quote does not name it: %s",
    (owner) => {
      expect(lineOf({ ...send, owner })).toMatchObject({ owner: null });
    },
  );

  test("is shown for tasks only", () => {
    expect(lineOf({ ...ship, owner: "Maria" })?.owner).toBeNull();
  });
});

test.each([
  ["BEFORE noon", "before noon"],
  ["by friday", null],
  ["by Monday", null],
  ["on Monday", null],
  ["", null],
  ["x".repeat(50_000), null],
])("a due day is left out unless it is in the quote: %j", (due, kept) => {
  expect(lineOf({ ...send, due })).toMatchObject({ due: kept });
});

describe("the text", () => {
  test("may paraphrase its quote", () => {
    const text = "They agreed to ship a version on Thursday";
    expect(lineOf({ ...ship, text })?.text).toBe(text);
  });

  test.each([
    ["1,500 users", "The team has 1500 users"],
    ["We have 1,500 users and three servers", "1.500 users on three servers"],
    ["The budget is 40k.", "The budget is 40k"],
  ])("may have the numbers of its quote: %s", (quote, text) => {
    const whole = quote.split(" ").length < 3 ? `We have ${quote}` : quote;
    expect(lineOf({ ...ship, quote: whole, text })?.text).toBe(text);
  });

  test.each([
    ["a number of another sentence", "The new version ships on Thursday to 1500 users"],
    ["a number as a word", "The new version ships on Thursday on three servers"],
    ["a sum", "The new version ships on Thursday for $40"],
    ["a name that was spoken", "Ben ships the new version on Thursday"],
    ["another speaker", "Ada ships the new version on Thursday"],
    ["a name that nobody has", "The new version of Napoleon ships on Thursday"],
    ["tomorrow", "The new version ships tomorrow, on Thursday"],
    ["a number of another time", "The new version ships on Thursday to 77 guests"],
    ["another day", "The new version ships on Wednesday"],
    ["a day of another time", "The new version ships on Monday"],
    ["a month", "The new version ships on Thursday in March"],
    ["a host said elsewhere", "The new version ships on Thursday example.com"],
    ["a link", "The new version ships on tel:thursday"],
    ["a heading", "# The new version ships on Thursday"],
    ["a line break", "The new version\nships on Thursday"],
    ["241 characters", `The new version ships on Thursday ${"so ".repeat(69)}now`],
    ["nothing", "…"],
    ["another subject", "Everybody congratulates Napoleon because Waterloo became profitable"],
  ])("is dropped with %s", (_, text) => {
    expect(lineOf({ ...ship, text })).toBeNull();
  });

  test("may have an address that is in its quote", () => {
    const text = "I'll send the report to Ben before noon, see example.com";
    expect(lineOf({ ...send, quote: text, text })?.text).toBe(text);
  });
});

test.each([
  ["Анна обновит сервер Google", "Анна обновит наш сервер Google", "Анна обновит сервер Gооgle"],
  ["Η Άννα ανανεώνει το Google", "Η Άννα ανανεώνει και το Google", "Η Άννα ανανεώνει το Goοgle"],
])("look-alike letters are plain in words of their own script: %s", (quote, text, disguised) => {
  const meeting = [say("Ken", quote, 0)];
  const linesOf = (words: string) =>
    proveNotes([{ ...ship, at: null, quote, text: words }], meeting, null).lines;
  expect(linesOf(text)).toHaveLength(1);
  expect(linesOf(disguised)).toEqual([]);
  expect(lineOf({ ...ship, text: `${ship.text} ${text.split(" ")[1]}` })).toBeNull();
});

test.each([
  ["en", "We will sign the contract", "We won't sign the contract"],
  ["en", "We will sign the contract", "We won\u2032t sign the contract"],
  ["de", "Wir haben den Vertrag unterschrieben", "Wir haben keinen Vertrag unterschrieben"],
  ["pt", "Renovamos o contrato no banco", "Não renovamos o contrato no banco"],
])("%s: a text does not negate its quote: %s", (language, yes, no) => {
  for (const [said, opposite] of [
    [yes, no],
    [no, yes],
  ] as const) {
    const meeting = [say("Ken", said, 0)];
    const linesOf = (text: string) =>
      proveNotes([{ ...ship, at: null, quote: said, text }], meeting, language).lines;
    expect(linesOf(said)).toHaveLength(1);
    expect(linesOf(opposite)).toEqual([]);
  }
});

test("a quote is refused if its words are far apart in the transcript", () => {
  const meeting = (signs: number) => [say("Ken", `We will${" … ".repeat(signs)}sign it`, 0)];
  const draft = { ...ship, at: null, quote: "We will sign it", text: "We will sign it" };
  expect(proveNotes([draft], meeting(100), "en").lines).toHaveLength(1);
  expect(proveNotes([draft], meeting(200), "en").lines).toEqual([]);
  expect(proveNotes([draft], [], null)).toEqual({ lines: [], dropped: 1 });
});

test.each([
  ["ar", "سنوقع العقد يوم الخميس القادم", "سنوقع العقد يوم الاث\u200Cنين القادم"],
  ["th", "เราจะส่งงานในวันพฤหัสบดีหน้า", "เราจะส่งงานในวันจั\u200Dนทร์หน้า"],
  ["ja", "新しいバージョンは木曜日に出荷します", "新しいバージョンは月\u200C曜日に出荷します"],
])("%s: no joiner hides another day", (language, quote, text) => {
  const meeting = [say("Ken", quote, 0)];
  const linesOf = (words: string) =>
    proveNotes([{ ...ship, at: null, quote, text: words }], meeting, language).lines;
  expect(linesOf(quote)).toHaveLength(1);
  expect(linesOf(text)).toEqual([]);
});

test.each([
  ["バージョン2.4を木曜日に出す", 1],
  ["バージョン2.4円を木曜日に出す", 0],
])("a Japanese particle after a number is no unit: %s", (text, proven) => {
  const quote = "バージョン2.4は木曜日に出しますよ";
  const draft = { ...ship, at: null, quote, text };
  expect(proveNotes([draft], [say("Ken", quote, 0)], "ja").lines).toHaveLength(proven);
});

test("a day is found behind a longer word that begins with it", () => {
  const quote = "Maya will send it in May";
  const draft = { ...send, quote, text: quote, owner: null, due: "May" };
  const { lines } = proveNotes([draft], [say("Ken", quote, 0)], "en");
  expect(lines[0]?.due).toBe("May");
});

test("a quote that was said twice is found nearest to the claimed second", () => {
  const again = [
    ...turns,
    say("Ada Lovelace", "Okay, let's ship the new version on Thursday.", 160),
  ];
  const find = (at: number | null) => proveNotes([{ ...ship, at }], again, "en").lines[0];
  expect(find(null)).toMatchObject({ at: 11, speaker: "Tom Baker" });
  expect(find(150)).toMatchObject({ at: 161, speaker: "Ada Lovelace" });
});

describe("words of any script", () => {
  test.each([
    ["Hebrew", "נפרסם את הגרסה החדשה ביום חמישי", "הגרסה החדשה תפורסם ביום חמישי", "he"],
    ["Arabic", "سنطلق النسخة الجديدة يوم الخميس", "إطلاق النسخة الجديدة يوم الخميس", "ar"],
    [
      "Persian",
      "نسخهٔ جدید را پنجشنبه منتشر می\u200cکنیم",
      "نسخه جدید پنجشنبه منتشر می\u200cشود",
      "fa",
    ],
    [
      "Japanese",
      "来週の木曜日に新しいバージョンを出荷します",
      "新しいバージョンは木曜日に出荷",
      "ja",
    ],
    ["Chinese", "我们下周四发布新版本，大家同意吗？", "下周四发布新版本", "zh"],
    ["Thai", "เราจะเปิดตัวเวอร์ชันใหม่ในวันพฤหัสบดี", "เปิดตัวเวอร์ชันใหม่วันพฤหัสบดี", "th"],
    ["Hindi", "हम गुरुवार को नया संस्करण जारी करेंगे", "नया संस्करण गुरुवार को जारी होगा", "hi"],
    ["Korean", "우리는 목요일에 새 버전을 출시합니다", "새 버전은 목요일에 출시합니다", "ko"],
    [
      "German",
      "Wir veröffentlichen die neue Fassung am Donnerstag",
      "Die neue Fassung erscheint am Donnerstag",
      "de",
    ],
    ["Russian", "Мы выпускаем новую версию в четверг", "Новая версия выходит в четверг", "ru"],
  ])("%s: a line is kept, and dropped with another day or number", (_, quote, text, language) => {
    const meeting = [say("Ken", quote, 0)];
    const linesOf = (line: string) =>
      proveNotes([{ ...ship, at: null, quote, text: line }], meeting, language).lines;
    expect(linesOf(text)).toMatchObject([{ quote }]);
    const sunday = new Intl.DateTimeFormat(language, { weekday: "long" }).format(
      Date.UTC(2026, 1, 1),
    );
    expect(linesOf(`${text} ${sunday}`)).toEqual([]);
    expect(linesOf(`${text} 500`)).toEqual([]);
  });

  test("the same number may be written in the digits of another script", () => {
    const meeting = [say("Ana", "الميزانية هي ٤٠٠ يورو هذا العام", 0)];
    const draft = { ...ship, at: null, quote: "الميزانية هي 400 يورو", text: "الميزانية ۴۰۰ يورو" };
    expect(proveNotes([draft], meeting, "ar").lines).toHaveLength(1);
    expect(proveNotes([{ ...draft, text: "الميزانية 401 يورو" }], meeting, "ar").lines).toEqual([]);
  });
});

test.each([
  ["found nowhere", `${"and so on ".repeat(49)}never`, 0],
  ["found everywhere", "and so on and so on", 40],
])("the work grows no faster than the meeting: %s", (_, quote, found) => {
  const drafts = Array<DraftNote>(40).fill({ ...ship, quote, text: "And so on", at: 9 });
  const work = (repeats: number) => {
    const meeting = [
      say("Ada", "and so on ".repeat(50 * repeats), 0),
      ...Array<Turn>(repeats).fill(say("Ada", "and so on ".repeat(50), 9)),
    ];
    let characters = 0;
    const count = (text: string) => void (characters += text.length);
    const spies = (["includes", "indexOf", "normalize"] as const).map((name) => {
      const plain = String.prototype[name] as (this: string, ...given: unknown[]) => unknown;
      return vi.spyOn(String.prototype, name).mockImplementation(function (
        this: string,
        ...given: unknown[]
      ) {
        count(this);
        return plain.apply(this, given) as never;
      });
    });
    const { lines } = proveNotes(drafts, meeting, null);
    for (const spy of spies) spy.mockRestore();
    expect(lines).toHaveLength(found);
    return characters;
  };
  expect(work(200) / work(100)).toBeLessThan(2.1);
});
