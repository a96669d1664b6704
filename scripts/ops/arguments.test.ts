import { expect, test } from "vitest";
import { readArguments } from "./arguments.ts";

test.each([
  ["--json show abcd --remote", { command: "show", id: "abcd", remote: true, json: true }],
  ["status --persist-to x", { command: "status", id: "", "persist-to": "x", yes: false }],
  ["replay abcd", { command: "retry", id: "abcd" }],
  ["leads export --csv", { command: "leads export", id: "" }],
  ["leads export --csv x.csv", { command: "leads export", id: "x.csv" }],
  ["leads erase a@b.test -y", { command: "leads erase", id: "a@b.test", yes: true }],
  ["guide-ready g --link https://x.test/", { id: "g", link: "https://x.test/" }],
])("“%s” is read", (typed, read) => {
  expect(readArguments(typed.split(" "))).toMatchObject(read);
});

test("without a command the help is thrown", () => {
  expect(() => readArguments([])).toThrow("retry ID");
});

test.each([
  ["shwo abcd", /no command “shwo abcd”/],
  ["show", /Type what to show: npm run ops -- show ID/],
  ["leads", /no command “leads”/],
  ["leads eat", /no command “leads eat”/],
  ["leads erase", /npm run ops -- leads erase EMAIL\|INVITEE-LINK/],
  ["leads export", /leads export --csv/],
  ["guide-ready", /guide-ready GUIDE/],
  ["constructor", /no command “constructor”/],
  ["status abcd", /What is “abcd”/],
  ["retry abcd efgh", /What is “efgh”/],
  ["status --nonsense", /Unknown option/],
  ["status --remote --persist-to x", /two databases/],
])("%s is refused with a message", (typed, sentence) => {
  expect(() => readArguments(typed.split(" "))).toThrow(sentence);
});
