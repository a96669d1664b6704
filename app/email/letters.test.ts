import { describe, expect, test } from "vitest";
import { names } from "~/config/names";
import { postal } from "~/leads/mails/letters";
import { sampleMails } from "../../tests/support/mails/samples";
import { someOf } from "../../tests/support/cases";
import { naughtyStrings } from "../../tests/fixtures/naughty-strings";
import { escapeHtml, html, joinHtml } from "./html";
import { button, facts, heading, letter, list, moments, spoken, steps } from "./letter";

/** Everything between angle brackets; what a person typed must not be among it. */
const tags = (source: string) => source.replaceAll(` dir="auto"`, "").match(/<[^>]*>/g) ?? [];
const mails = sampleMails();

describe("html", () => {
  test("escapes text and attributes, and nothing twice", () => {
    const inner = html`<b>${`<"'&>`}</b>`;
    expect(html`<p title="${'" x="'}">${inner}</p>`.source).toBe(
      '<p title="&quot; x=&quot;"><b>&lt;&quot;&#39;&amp;&gt;</b></p>',
    );
    expect(joinHtml([inner, inner]).source).toBe(inner.source + inner.source);
  });

  test("lone surrogates are replaced", () => {
    expect(escapeHtml("a\ud800b")).toBe("a\ufffdb");
  });
});

test("a letter has each of its blocks in HTML and in text", () => {
  const mail = letter({
    subject: "S",
    title: "T",
    preview: "P",
    footer: "The end",
    blocks: [
      heading("Head"),
      facts(["Where", "x.test/here", "https://x.test/here"], ["L", "Load it", "https://x.test/l"]),
      steps(["one", "two"]),
      list(["three"]),
      button("B", "https://x.test/b"),
      moments("de", [
        {
          ...{ text: "Ja", quote: "Ja, ja", details: ["For Ada", "Due: now"] },
          ...{ label: "At 1", url: "https://x.test/m" },
        },
      ]),
      spoken("Ada\n", "H\u200Bi"),
    ],
  });
  expect(mail.text).toBe(
    "HEAD\n\nWhere: x.test/here\nL:\nhttps://x.test/l\n\n1. one\n2. two\n\n- three\n\n" +
      "B:\nhttps://x.test/b\n\n- Ja\n  “Ja, ja”\n  For Ada. Due: now\n  At 1: https://x.test/m\n\nAda\nHi\n\nThe end\n\n" +
      `${names.company}\n${names.contactEmail}\n`,
  );
  for (const path of ["here", "l", "b", "m"]) {
    expect(mail.html).toContain(`href="https://x.test/${path}"`);
  }
});

test("each mail says the same in HTML and in text, loads nothing and runs nothing", () => {
  for (const { id, mail } of mails) {
    expect(mail.subject, id).toMatch(/^.{10,120}$/);
    const links = [...mail.html.matchAll(/href="(https:\/\/www\.[^"]+)"/g)];
    for (const [, url = ""] of links) expect(mail.text).toContain(url.replaceAll("&amp;", "&"));
    for (const day of mail.text.match(/\w+ \d+, 2026/g) ?? []) expect(mail.html).toContain(day);
    expect(mail.html).not.toMatch(/<img|<link|<script|<form|<iframe|src=|url\(|@import| on\w+=/i);
  }
});

test("every mail keeps its tags and its subject whatever name was typed", () => {
  const plain = mails.map(({ mail }) => [tags(mail.html), mail.subject]);
  for (const name of someOf(naughtyStrings, 10)) {
    const others = sampleMails(name).map(({ mail }) => [tags(mail.html), mail.subject]);
    expect(others).toEqual(plain);
  }
});

test("times have the name of the zone as in the form", () => {
  for (const { mail } of mails) {
    for (const [time] of mail.text.matchAll(/2026, \d+:\d\d [AP]M[^\n.,:]*/g)) {
      expect(time).toMatch(/[AP]M US\/Eastern/);
    }
  }
});

test.each(["confirmation", "confirmation-now", "waiting", "reminder", "rescheduled"])(
  "the mail %s says what the host has to press",
  (id) => {
    const { mail } = mails.find((sample) => sample.id === id)!;
    for (const step of ["Open People", "With potential risks", "three dots", "“Admit”"]) {
      expect(mail.text).toContain(step);
    }
    expect(mail.text).toMatch(/10 minutes/);
  },
);

test("only the mail about the waiting bot is urgent", () => {
  for (const { id, mail } of mails) {
    expect(/urgent/i.test(mail.subject)).toBe(id === "waiting");
    expect(mail.headers?.["Importance"]).toBe(id === "waiting" ? "high" : undefined);
  }
});

test("only marketing has an unsubscribe link; marketing and questions to leads have our postal address", () => {
  const marketing = ["free-workspace", "guide-ready"];
  for (const { id, mail } of mails) {
    const isMarketing = marketing.includes(id);
    const [, url = "none"] = /^<(https:\S+)>$/.exec(mail.headers?.["List-Unsubscribe"] ?? "") ?? [];
    expect(mail.headers?.["List-Unsubscribe-Post"]).toBe(
      isMarketing ? "List-Unsubscribe=One-Click" : undefined,
    );
    expect(mail.text.includes(`Unsubscribe:\n${url}`)).toBe(isMarketing);
    const hasPostalAddress = isMarketing || id === "lead-question";
    expect(mail.text.includes(postal.address)).toBe(hasPostalAddress);
  }
});

test("a mail to someone who may not have asked has “This wasn't me” in text and HTML", () => {
  for (const id of ["members-offer", "free-workspace", "guide-ready", "lead-question"]) {
    const { mail } = mails.find((sample) => sample.id === id)!;
    const [, url = "none"] =
      /This wasn't me:\n(https:\S+\/not-me\?token=\S+)/.exec(mail.text) ?? [];
    expect(mail.html).toMatch(/<footer[\s\S]*This wasn&#39;t me/);
    expect(mail.html).toContain(`href="${url}"`);
  }
  const bought = mails.find((sample) => sample.id === "order-template")!;
  expect(bought.mail.html).not.toContain("not-me");
});

test("the receipt of a deletion has no personal link", () => {
  const text = mails.find(({ id }) => id === "deleted")?.mail.text;
  expect(text).toContain("video, transcript and chat log");
  expect(text).not.toContain("token=");
});

test("a greeting has a first name or none, and a mail has no other typed words", () => {
  const bait = "Claim your prize at www.evil-prize.example";
  for (const { id, mail } of sampleMails(bait)) {
    if (/^(lead|order|result|free|members|guide)/.test(id)) continue;
    expect(`${mail.subject} ${mail.text}`, id).not.toMatch(/prize|evil/);
  }
  const named = sampleMails("Claim your prize").find(({ id }) => id === "confirmation")!;
  expect(named.mail.text).toContain("Hi Claim,");
  const nameless = sampleMails("www.evil.example").find(({ id }) => id === "confirmation")!;
  expect(nameless.mail.text).toContain("Hello,\n");
});

test("each mail of the notetaker to someone who may not have asked has the link “This wasn't me”", () => {
  const otherMails = /^(alarm|check|lead|order|invite|deleted|free|members|guide)/;
  for (const { id, mail } of mails.filter((sample) => !otherMails.test(sample.id))) {
    expect(mail.text, id).toContain("This wasn't me:\nhttps://");
    expect(mail.html, id).toMatch(/href="https:[^"]+\/not-me\?token=[^"]+">This wasn&#39;t me</);
  }
});
