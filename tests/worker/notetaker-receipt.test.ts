import { expect, test } from "vitest";
import { allNotetakers } from "../support/pipeline";
import { mainOf, textOf } from "./html";
import { postForm, visit } from "./visit";
import { notetaker } from "~/content/pages/notetaker";
import { names } from "~/config/names";

const answers = {
  name: "Ada Lovelace",
  email: "ada.l@example.test",
  meetingLink: "meet.google.com/abc-defg-hij",
};
const { receipt, pending } = notetaker.success;
const masked = "a•••l@example.test";

async function submit(fields: Record<string, string>) {
  const answer = await postForm("/freenotetaker", fields);
  const location = answer.headers.get("Location") ?? "";
  const page = location === "" ? answer : await visit(location);
  const text = textOf(mainOf(await page.text()));
  return { status: answer.status, location, headers: page.headers, text };
}

test("the receipt for a meeting that runs now has the specified heading, and under it what really happens to the notes", async () => {
  const { status, location, headers, text } = await submit(answers);
  expect(status).toBe(303);
  expect(location).toMatch(/^\/freenotetaker\?sent=[\w.-]+$/);
  expect(text).toContain("Notetaker Sent!");
  expect(text).toContain("Send Notetaker to Another Meeting");
  expect(text).toContain(receipt.sent(masked));
  expect(text).toContain(receipt.called(`${names.notetakerName} · ${masked}`));
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
});

test("the receipt of a second person at a meeting says nothing of the first", async () => {
  await submit(answers);
  const { text } = await submit({ ...answers, name: "Bob Stone", email: "bob@example.test" });
  expect(text).toContain(receipt.sent("b•••@example.test"));
  expect(text).not.toMatch(/Ada|a•••/);
  expect(await allNotetakers()).toHaveLength(2);
});

test("if the address already has a notetaker in the meeting, the receipt says so and gives no details of it", async () => {
  await submit(answers);
  const { text } = await submit(answers);
  expect(text).toContain(receipt.existing());
  expect(text).not.toContain(masked);
  expect(await allNotetakers()).toHaveLength(1);
});

test("beyond the day's limit the receipt asks for one press in an email", async () => {
  const texts: string[] = [];
  for (const last of "abcde") {
    const meetingLink = `meet.google.com/abc-defg-hi${last}`;
    texts.push((await submit({ ...answers, meetingLink })).text);
  }
  const words = [receipt.sent, receipt.sent, receipt.sent, receipt.pending, receipt.pending];
  for (const [nth, text] of texts.entries()) {
    expect(text).toContain(words[nth]?.(masked));
    expect(text.includes(pending), "under the heading").toBe(nth > 2);
    expect(text.includes(notetaker.success.confirmed)).toBe(nth <= 2);
  }
});
