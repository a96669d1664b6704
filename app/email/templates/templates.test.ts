import { describe, expect, test } from "vitest";
import { escapeHtml, html, joinHtml } from "./html";
import { notetakerConfirmationMail } from "./notetaker-confirmation";
import { notetakerFailureMail } from "./notetaker-failure";
import { notetakerResultMail, type ResultMailProps } from "./notetaker-result";
import { naughtyStrings } from "../../../tests/fixtures/naughty-strings";

const result: ResultMailProps = {
  name: "Ada",
  when: "Fri, November 20, 2026, 10:01 AM EST (UTC-5)",
  deletedOn: "Fri, November 27, 2026, 10:31 AM EST (UTC-5)",
  duration: "30 minutes",
  meeting: "meet.google.com/abc-defg-hij",
  links: {
    video: "https://x.test/v?token=t",
    txt: "https://x.test/t?token=t",
    vtt: "https://x.test/w?token=t",
    json: "https://x.test/j?token=t",
    chat: "https://x.test/c?token=t",
  },
  transcript: { kind: "text", paragraphs: [{ heading: "Ada [00:00:05]", text: "Hello." }] },
};

/** Everything between angle brackets; what a person typed must not be among it. */
const tags = (source: string) => source.match(/<[^>]*>/g) ?? [];

describe("html", () => {
  test("escapes text and attributes, and nothing twice", () => {
    const inner = html`<b>${`<"'&>`}</b>`;
    expect(html`<p title="${'" x="'}">${inner}</p>`.source).toBe(
      '<p title="&quot; x=&quot;"><b>&lt;&quot;&#39;&amp;&gt;</b></p>',
    );
    expect(joinHtml([inner, inner]).source).toBe(inner.source + inner.source);
  });

  test("half characters do not survive", () => {
    expect(escapeHtml("a\ud800b")).toBe("a\ufffdb");
  });
});

describe("the result mail", () => {
  test("says the same in HTML and in text", () => {
    const mail = notetakerResultMail(result);
    for (const fact of [result.when, result.deletedOn, result.duration, result.meeting, "Hello."]) {
      expect(mail.html).toContain(fact);
      expect(mail.text).toContain(fact);
    }
    for (const link of Object.values(result.links)) {
      expect(mail.html).toContain(`href="${link}"`);
      expect(mail.text).toContain(link);
    }
  });

  test("loads nothing from anywhere", () => {
    const { html: source } = notetakerResultMail(result);
    expect(source).not.toMatch(/<img|<link|<script|src=|url\(|@import/);
  });

  test("keeps its tags whatever was typed or spoken", () => {
    const plain = tags(notetakerResultMail(result).html);
    for (const text of naughtyStrings) {
      const paragraphs = [{ heading: text, text }];
      const mail = notetakerResultMail({
        ...result,
        name: text,
        transcript: { kind: "text", paragraphs },
      });
      expect(tags(mail.html)).toEqual(plain);
      expect(mail.subject).toBe(notetakerResultMail(result).subject);
    }
  });

  test.each(["none", "later"] as const)(
    "is honest about a transcript that is missing (%s)",
    (kind) => {
      const mail = notetakerResultMail({ ...result, transcript: { kind } });
      expect(mail.text).toMatch(/No transcript could be made|could not be fetched/);
    },
  );

  test("says when nobody spoke, and when it is cut", () => {
    const silent = { kind: "text", paragraphs: [] } as const;
    expect(notetakerResultMail({ ...result, transcript: silent }).text).toContain("Nobody spoke");
    const long = Array.from({ length: 9_000 }, () => ({ heading: "Ada", text: "x".repeat(100) }));
    const mail = notetakerResultMail({ ...result, transcript: { kind: "text", paragraphs: long } });
    expect(mail.text).toContain("longer than a mail may be");
    expect(mail.html.length).toBeLessThan(700_000);
  });
});

test("the failure mail names what happened and what helps, whatever was typed", () => {
  const reason = { title: "Denied", happened: "It happened.", todo: "Do this." };
  const props = {
    name: "Ada",
    meeting: "m",
    when: "w",
    deletedOn: "d",
    reason,
    againUrl: "https://x.test/",
  };
  const plain = notetakerFailureMail(props);
  expect(plain.subject).toBe("Denied: your meeting of w");
  for (const part of ["It happened.", "Do this.", "https://x.test/"]) {
    expect(plain.html).toContain(part);
    expect(plain.text).toContain(part);
  }
  for (const text of naughtyStrings) {
    expect(tags(notetakerFailureMail({ ...props, name: text }).html)).toEqual(tags(plain.html));
  }
});

test("the confirmation says when, where and what the host has to press, whatever was typed", () => {
  const props = { name: "Ada", meeting: "meet.google.com/abc-defg-hij", when: result.when };
  const plain = notetakerConfirmationMail(props);
  for (const fact of [props.meeting, props.when, "With potential risks"]) {
    expect(plain.text).toContain(fact);
  }
  for (const text of naughtyStrings) {
    const mail = notetakerConfirmationMail({ ...props, name: text });
    expect(tags(mail.html)).toEqual(tags(plain.html));
  }
});
