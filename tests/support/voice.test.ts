import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleMails } from "./mails/samples";
import { root } from "../../scripts/parts/root";
import { sentencesIn } from "./comments";
import { bannedIn } from "./voice";

test("a finding names the phrase, the reason and the sentence; legal pages may avoid contractions", () => {
  expect(bannedIn("All is well. Your mail is not here. Bye.")).toEqual([
    '"mail" (mail is what the postman brings: email): Your mail is not here.',
    "\"is not\" (a person says don't, isn't, can't): Your mail is not here.",
  ]);
  expect(bannedIn("Write to hello@mail.test. It does not record.", { legal: true })).toEqual([]);
});

const mails = sampleMails();

test.each(mails)("the email $id uses no banned phrase", ({ mail }) => {
  const [, preview = ""] = /max-height:0;overflow:hidden">([^<]*)</.exec(mail.html) ?? [];
  expect(preview).not.toBe("");
  expect(bannedIn([mail.subject, preview, mail.text].join("\n"))).toEqual([]);
});

const toVisitors = mails.filter(({ id }) => !/^(?:check|lead-operator|order-operator)/.test(id));

test.each(toVisitors)("the email $id begins every paragraph like a sentence", ({ mail }) => {
  const [first = ""] = mail.text.split("\n\n");
  const paragraphs = mail.text.split("\n\n").filter((one) => !/^(?:- |\d+\. )/.test(one));
  expect(first).toMatch(/^(?:Hello,|Hi \p{Lu}\S*,|[A-Z])/u);
  // A paragraph may also begin with a masked address, such as a•••@example.test.
  for (const one of paragraphs) expect(one).toMatch(/^[\p{Lu}\d“]|^\p{L}•••/u);
  expect(mail.subject).toMatch(/^\p{Lu}/u);
});

/** Folders with words of the app, including errors and states that no sample shows. */
const folders = ["content", "notetaker/mails", "leads/mails", "email"];
const files = ["notetaker/status-page/status-words"]
  .concat("payments/order-mails", "invites/invite-mails")
  .map((file) => `${file}.ts`);
const legal = /content\/pages\/(?:terms|privacy)\.ts$/;

test.each([
  ...files,
  ...folders.flatMap((folder) =>
    readdirSync(`${root}app/${folder}`, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !/\.test\.ts$|^published/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
])("app/%s uses no banned phrase", (file) => {
  const text = readFileSync(`${root}app/${file}`, "utf8");
  const found = sentencesIn(text).flatMap((words) => bannedIn(words, { legal: legal.test(file) }));
  expect(found).toEqual([]);
});
