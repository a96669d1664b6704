import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { names } from "~/config/names";
import { naughtyStrings } from "../../tests/fixtures/naughty-strings";
import { inviteMissingMail, inviteUnreadMail, inviteUnsupportedMail } from "./invite-mails";

const tags = (source: string) => source.match(/<[^>]*>/g) ?? [];

describe.each([
  [
    "invite-unread",
    (name: string) => inviteUnreadMail({ name, reason: "past", formUrl: "https://x.test/" }),
  ],
  ["invite-missing", (name: string) => inviteMissingMail({ name, formUrl: "https://x.test/" })],
  ["invite-unsupported", (name: string) => inviteUnsupportedMail({ name, problem: "No link." })],
])("the reply %s", (_kind, render) => {
  test("keeps its tags and its subject whatever the sender is called", () => {
    const plain = render("Ada");
    for (const text of naughtyStrings) {
      const mail = render(text);
      expect(tags(mail.html)).toEqual(tags(plain.html));
      expect(mail.subject).toBe(plain.subject);
    }
  });
});

test.each([
  inviteUnreadMail({ name: "Ada", reason: "past", formUrl: "https://x.test/" }),
  inviteMissingMail({ name: "Ada", formUrl: "https://x.test/" }),
])("the reply “$subject” links to the form", ({ text }) => {
  expect(text).toContain("https://x.test/");
});

test("the join address of the pages is the address whose mail the Worker receives", () => {
  const config = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");
  expect(config).toContain(`JOIN_ADDRESS = "${names.joinAddress}"`);
});
