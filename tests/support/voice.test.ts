import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { sampleMails } from "./mails/samples";
import { root } from "../../scripts/parts/root";
import { bannedIn } from "./voice";

test("names phrase, reason and sentence; legal pages may avoid contractions", () => {
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
  // A masked address may contain a name.
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

/** Every string of a source that has a space in it; what is filled in reads "…". */
function sentencesIn(text: string): string[] {
  const source = ts.createSourceFile("words.ts", text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === "sql") return;
    if (ts.isTemplateExpression(node))
      found.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          .map((part) => part.text)
          .join("…"),
      );
    ts.forEachChild(node, look);
  };
  look(source);
  return found.filter((words) => /\S \S/.test(words) && !/^import /.test(words));
}
