import { describe, expect, test } from "vitest";
import { someBot } from "../../../../tests/support/fake-provider";
import { createBotBody } from "./bot-body.server";
import { wordsOf } from "../client.server";

const sent = createBotBody(
  someBot({
    meetingUrl: "https://meet.google.com/abc-defg-hij",
    botName: "Larkfield Notetaker · a•••z@acme.example",
    announcement:
      "Ana (a•••z@acme.example) sent me. Remove me: https://site.example/opt-out?token=t0k3n",
  }),
  null,
);

describe("what the provider has against a request", () => {
  test.each([
    [{ detail: "Invalid token." }, "Invalid token."],
    [
      { code: "update_bot_failed", detail: "Not enough time to launch new bot" },
      "Not enough time to launch new bot",
    ],
    [
      { automatic_leave: { everyone_left_timeout: { activate_after: ["Ensure this value …"] } } },
      "automatic_leave.everyone_left_timeout.activate_after: Ensure this value …",
    ],
    [{ non_field_errors: ["One.", "Two."] }, "One. Two."],
    [["One."], "One."],
  ])("%j", (answer, words) => {
    expect(wordsOf(answer, sent, "a-key")).toBe(words);
  });

  test.each([null, undefined, 7, {}, [], { code: "x" }, { detail: null }])(
    "%j says nothing",
    (answer) => {
      expect(wordsOf(answer, sent, "a-key")).toBeNull();
    },
  );

  test("never repeats what was sent, an address or a link", () => {
    const answer = {
      bot_name: [`"${sent.bot_name}" is not allowed.`],
      meeting_url: [
        `${sent.meeting_url} is not a meeting.`,
        "See https://elsewhere.example/a?b=c now",
      ],
      chat: { on_bot_join: { message: [`"${sent.chat.on_bot_join.message}" is too long.`] } },
      detail: "Ask Ann <ann@example.org>",
    };
    const words = wordsOf(answer, sent, "a-key") ?? "";
    for (const secret of ["acme", "Ana", "abc-defg", "t0k3n", "elsewhere", "ann@"]) {
      expect(words).not.toContain(secret);
    }
    expect(words).toContain("bot_name");
    expect(words).toContain("is not a meeting.");
  });

  test("is bounded, whatever the answer is", () => {
    const deep = JSON.parse(`${'{"a":'.repeat(500)}"x"${"}".repeat(500)}`) as unknown;
    expect(wordsOf(deep, sent, "a-key")).toBeNull();
    const long = { a: Array.from({ length: 10_000 }, () => "word ".repeat(1_000)) };
    expect(wordsOf(long, sent, "a-key")?.length).toBeLessThanOrEqual(240);
  });
});
