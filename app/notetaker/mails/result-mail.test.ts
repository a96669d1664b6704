import { describe, expect, test } from "vitest";
import { naughtyStrings } from "../../../tests/fixtures/naughty-strings";
import { someOf } from "../../../tests/support/cases";
import { seededRandom } from "../../../tests/support/random";
import { noteKinds, type Note } from "../notes/note";
import type { Notetaker } from "../notetaker";
import { resultMail, type ResultMailProps } from "./result-mail";

const link =
  "https://www.x.test/notetaker-status?token=hV3mZ0s6w1yQe8Rk2TnB5uXcL9dFgJpA7oEiWvYxKqM";
const notetaker = {
  name: "Ada",
  email: "ada@x.test",
  meetingCode: "abc-defg-hij",
  timezone: "UTC",
  startsAt: 0,
  startedAt: 0,
  endedAt: 0,
  reason: null,
  nextStep: null,
} as Notetaker;
const links = { status: link, notMe: link, video: link, txt: link, chat: link };

type Transcript = ResultMailProps["transcript"];
const transcriptOf = (
  turns: readonly { speaker: string; start: number; text: string }[],
): Transcript => ({
  kind: "text",
  turns: turns.map((turn) => ({ ...turn, end: null })),
  notes: null,
});
const hello = transcriptOf([{ speaker: "Ada", start: 1, text: "Hello." }]);
const mailOf = (transcript: Transcript, lines: readonly Note[] | null = null) => {
  const notes = lines && { language: "de", lines };
  const withNotes = transcript.kind === "text" ? { ...transcript, notes } : transcript;
  return resultMail({ notetaker, links, transcript: withNotes });
};

const line: Note = {
  kind: "task",
  text: "Send the price list.",
  quote: "I will send the price list by Friday",
  speaker: "Grace",
  at: 754.9,
  owner: "Dana",
  due: "by Friday",
};
const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const tagsOf = (source: string) => source.replaceAll(` dir="auto"`, "").match(/<[^>]*>/g) ?? [];

describe("the notes", () => {
  const notesOfEachKind = [...noteKinds]
    .reverse()
    .map((kind) => ({ ...line, kind, text: `Of ${kind}.` }));

  test("come first, and the first decision is the preview", () => {
    const { html, text } = mailOf(hello, notesOfEachKind);
    const order = ["Hi Ada", "SUMMARY", "Of summary", "Decisions", "Of decision", "Action items"];
    const rest = ["Of task", "Dates", "Of date", "Open questions", "Of question", "Written by AI"];
    const places = [...order, ...rest, "Your recording, transcript"].map((part) =>
      text.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(html).toContain('overflow:hidden">Of decision.</div>');
    expect(mailOf(hello, []).text).not.toMatch(/SUMMARY|Written by AI/);
  });

  test("each have a quote, a moment, an owner and a date, in the language of the meeting", () => {
    const { html, text } = mailOf(hello, [line]);
    expect(text).toContain(
      `- Send the price list.\n  “I will send the price list by Friday”\n  For Dana. Due: by Friday\n  Grace at 00:12:34: ${link}#t=754\n`,
    );
    expect(html).toContain(`href="${link}#t=754">Grace at 00:12:34</a>`);
    expect(html).toContain('<div dir="auto" lang="de">Send the price list.</div>');
    expect(html).toContain('<q lang="de">I will send the price list by Friday</q>');
  });
});

test("spoken or noted text never changes the mail's tags", () => {
  const tagsWith = (text: string) => {
    const note = { ...line, text, owner: text, due: text, speaker: text, quote: text };
    return tagsOf(mailOf(transcriptOf([{ speaker: text, start: 0, text }]), [note]).html);
  };
  const plain = tagsWith("Hello.");
  for (const text of someOf(naughtyStrings, 10)) expect(tagsWith(text)).toEqual(plain);
});

test.each([
  [{ kind: "none" }, "couldn't make a transcript"],
  [{ kind: "later" }, "couldn't load the transcript"],
  [{ kind: "unverified" }, "press “Email me the transcript” once on your notes page"],
  [transcriptOf([]), "No one spoke"],
] as const)("says why there is no transcript: %j", (transcript, words) => {
  expect(mailOf(transcript).text).toContain(words);
});

describe("the HTML stays within what Gmail shows", () => {
  const maxBytes = 100_000;

  test("90 minutes of English with a summary fit uncut", () => {
    const text = "We looked at the numbers of last month and talked about what to do next. ";
    const turns = Array.from({ length: 200 }, (_, index) => {
      return { speaker: "Grace Hopper", start: index * 27, text: text.repeat(5) };
    });
    const mail = mailOf(transcriptOf(turns), Array<Note>(15).fill(line));
    expect(bytesOf(mail.html)).toBeLessThanOrEqual(maxBytes);
    expect(mail.text).not.toContain("too long for one email");
  });

  test("a longer mail is cut where the next turn would not fit", () => {
    const random = seededRandom(18);
    const alphabets = ["abc de ", "äöü ß ", "会議 の", "<&'\"> ", "🎉👩‍👩‍👧 "];
    for (let round = 0; round < 20; round += 1) {
      const letters = alphabets[round % alphabets.length] ?? "";
      const words = (length: number) => letters.repeat(length).slice(0, length);
      const lines = Array.from({ length: Math.floor(random() * 60) }, (): Note => {
        return { ...line, text: words(300), quote: words(500), owner: words(80), due: words(120) };
      });
      const turns = Array.from({ length: 900 }, (_, index) => {
        return { speaker: words(30), start: index * 10, text: words(random() * 1_500) };
      });
      const mail = mailOf(transcriptOf(turns), lines);
      expect(bytesOf(mail.html)).toBeLessThanOrEqual(maxBytes);
      expect(bytesOf(mail.html)).toBeGreaterThan(maxBytes - 10_000);
      const shownTurns = mail.html.split("<h3>").length - 1;
      expect(mail.text).toContain("too long for one email");
      const firstLeftOutAt = shownTurns * 10;
      expect(mail.text).toContain(`${link}#t=${firstLeftOutAt}`);
      expect(mail.html).toContain("This wasn&#39;t me");
    }
  });
});
