import { describe, expect, test } from "vitest";
import { naughtyStrings } from "../../../../tests/fixtures/naughty-strings";
import { seededRandom } from "../../../../tests/support/random";
import { noteKinds, type Note, type Notes } from "../../notes/note";
import { notetakerResultMail, type ResultMailProps } from "./letter";

const link =
  "https://www.x.test/notetaker-status?token=hV3mZ0s6w1yQe8Rk2TnB5uXcL9dFgJpA7oEiWvYxKqM";
const props: ResultMailProps = {
  ...{ name: "Ada", when: "then", deletedOn: "later", duration: "90 minutes" },
  ...{ meeting: "meet.google.com/abc-defg-hij", botName: "Notetaker", sharedBy: null, owns: true },
  ...{ statusUrl: link, notMeUrl: link },
  links: {
    video: link,
    txt: link,
    chat: link,
  },
  notes: null,
  transcript: { kind: "text", paragraphs: [{ heading: "Ada [00:00:01]", at: 1, text: "Hello." }] },
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
const notes = (lines: readonly Note[]): Notes => ({ language: "de", lines });
const bytes = (text: string) => new TextEncoder().encode(text).length;
const tags = (source: string) => source.match(/<[^>]*>/g) ?? [];

describe("the result mail begins with what was decided", () => {
  const kinds = [...noteKinds].reverse().map((kind) => ({ ...line, kind, text: `Of ${kind}.` }));

  test("before everything else, what people look for first at the top", () => {
    const { text } = notetakerResultMail({ ...props, notes: notes(kinds) });
    const order = ["Hi Ada", "SUMMARY", "Of summary", "Decisions", "Of decision", "Action items"];
    const rest = ["Of task", "Dates", "Of date", "Open questions", "Of question", "Written by AI"];
    const places = [...order, ...rest, "Your recording, transcript"].map((it) => text.indexOf(it));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test("each line has its quote, its moment, its owner and its date, in the language of the meeting", () => {
    const mail = notetakerResultMail({ ...props, notes: notes([line]) });
    expect(mail.text).toContain(
      `- Send the price list.\n  “I will send the price list by Friday”\n  For Dana. Due: by Friday\n  Grace at 00:12:34: ${link}#t=754\n`,
    );
    expect(mail.html).toContain(`href="${link}#t=754">Grace at 00:12:34</a>`);
    expect(mail.html).toContain('<div dir="auto" lang="de">Send the price list.</div>');
    expect(mail.html).toContain('<q lang="de">I will send the price list by Friday</q>');
    expect(mail.html).toContain("Written by AI.");
  });

  test("a mailbox shows the decision beside the subject", () => {
    const mail = notetakerResultMail({ ...props, notes: notes(kinds) });
    expect(mail.html).toContain('overflow:hidden">Of decision.</div>');
  });

  test("without a line there is no heading over nothing", () => {
    const mail = notetakerResultMail({ ...props, notes: notes([]) });
    expect(mail.text).not.toMatch(/SUMMARY|Written by AI/);
  });

  test("keeps the mail's tags whatever a line holds", () => {
    const mailOf = (text: string) => {
      const owned = { ...line, text, owner: text, due: text, speaker: text, quote: text };
      return notetakerResultMail({ ...props, notes: notes([owned]) });
    };
    const plain = tags(mailOf("Hello.").html);
    for (const text of naughtyStrings) expect(tags(mailOf(text).html)).toEqual(plain);
  });
});

describe("the whole HTML stays within what Gmail shows", () => {
  const most = 100_000;

  test("90 minutes of English with a summary fit uncut", () => {
    const turn = "We looked at the numbers of last month and talked about what to do next. ".repeat(
      5,
    );
    const paragraphs = Array.from({ length: 200 }, (_, nth) => {
      return { heading: "Grace Hopper [00:12:34]", at: nth * 27, text: turn };
    });
    const lines = Array.from({ length: 15 }, () => line);
    const mail = notetakerResultMail({
      ...props,
      notes: notes(lines),
      transcript: { kind: "text", paragraphs },
    });
    expect(bytes(mail.html)).toBeLessThanOrEqual(most);
    expect(mail.text).not.toContain("too long for one email");
  });

  test("whatever is said and noted: cut where the next turn would not fit", () => {
    const random = seededRandom(18);
    const alphabets = ["abc de ", "äöü ß ", "会議 の", "<&'\"> ", "🎉👩‍👩‍👧 "];
    for (let round = 0; round < 60; round += 1) {
      const letters = alphabets[Math.floor(random() * alphabets.length)] ?? "";
      const words = (length: number) => letters.repeat(length).slice(0, length);
      const lines = Array.from({ length: Math.floor(random() * 60) }, (): Note => {
        return { ...line, text: words(300), quote: words(500), owner: words(80), due: words(120) };
      });
      const paragraphs = Array.from({ length: 900 }, (_, nth) => {
        return { heading: words(30), at: nth * 10, text: words(Math.floor(random() * 1_500)) };
      });
      const transcript = { kind: "text", paragraphs } as const;
      const mail = notetakerResultMail({ ...props, notes: notes(lines), transcript });
      expect(bytes(mail.html)).toBeLessThanOrEqual(most);
      expect(bytes(mail.html)).toBeGreaterThan(most - 10_000);
      const shown = mail.html.split("<h3>").length - 1;
      expect(mail.text).toContain(`${link}#t=${shown * 10}`);
      expect(mail.html).toContain("This wasn&#39;t me");
    }
  });
});
