import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { expect, test, vi } from "vitest";
import { callAction, jsonPost } from "../support/call-action";
import { mailbox, ready, send, sentMails } from "../support/delivery";
import { changed, post as postMail, sendAll } from "../support/invites";
import { leadWorld, receiver } from "../support/lead-delivery";
import { guideTitles } from "../support/leads";
import { intentOf, stripeFetch } from "../support/payments";
import { createWorld, db, emptyTables, env, minute, plenty, start } from "../support/pipeline";
import { runBatch } from "~/db/client.server";
import { sendDue } from "~/jobs/send-due.server";
import { enqueue } from "~/jobs/outbox.server";
import { leadHandlers } from "~/leads/mails/lead-handlers.server";
import { base64 } from "~/lib/crypto/bytes";
import { notetakerHandlers } from "~/notetaker/mails/notetaker-handlers.server";
import * as booking from "~/routes/api/booking-scheduled";
import * as lead from "~/routes/api/lead";
import * as notetaker from "~/routes/api/note-taker-registration";
import * as leadPage from "~/routes/pages/leads/lead-page";
import * as notetakerPage from "~/routes/pages/notetaker/notetaker";
import { paymentHandlers } from "~/payments/deliver-order.server";
import { names } from "~/config/names";

const { workspaceTool: tool } = names;

/** Line breaks, escapes, direction marks and invisible characters, with a link. */
const hostile =
  "Ana\r\nBcc: x@y.test\u001b[31m\u0007\u0085\u2028a\u2029b\u202Ec\u202D\u2066d\u2069\u200Be\uFEFF https://evil.example/x";
/** Control characters except \n, invisible characters and direction marks. */
const unseen =
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/;

type Mails = ReturnType<typeof sentMails>;

function expectClean(mails: Mails): void {
  for (const { subject, text, html, headers } of mails) {
    for (const part of [subject, text, html, ...Object.values(headers)]) {
      expect(part).not.toMatch(unseen);
      expect(part).not.toMatch(/^Bcc/m);
    }
    expect(subject).not.toContain("\n");
    expect(text + html).not.toContain("evil.example");
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const event = "https://api.calendly.com/scheduled_events/A";
const email = "ada@example.test";
const short = hostile.slice(0, 95);
const query = `?utm_source=${encodeURIComponent(hostile)}&gclid=${encodeURIComponent(short)}`;
const json = (path: string, body: object) =>
  jsonPost(`/api/${path}${query}`, JSON.stringify(body), { Referer: `${env.siteUrl}/${query}` });
const form = (path: string, fields: Record<string, string>) =>
  new Request(`${env.siteUrl}${path}${query}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
const member = { email, firstName: short, lastName: short };
const notetakerPayload = {
  ...{ email, name: short, meetingLink: "https://meet.google.com/abc-defg-hij" },
  ...{ isScheduled: false, agreeToTerms: true },
};

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

test.each<readonly [string, Action, Request]>([
  [
    "a booking",
    booking.action,
    json("booking-scheduled", { page: "book", service: short, event, invitee: event }),
  ],
  ["the members' offer", lead.action, json("ai4b-submission", member)],
  ["the form of the members' offer", leadPage.action, form("/AI4B", member)],
  [
    "a guide",
    lead.action,
    json("lead-magnet", { email, guideName: guideTitles["clickup-mistakes"] }),
  ],
  [
    "the form of guides",
    leadPage.action,
    form("/free-resources", { email, "clickup-mistakes": "on" }),
  ],
  ["the workspace's form", leadPage.action, form(`/getfree${tool.slug}`, { email })],
  ["the workspace", lead.action, json("free-workspace-submission", { email })],
  ["a notetaker", notetaker.action, json("note-taker-registration", notetakerPayload)],
  [
    "the notetaker's form",
    notetakerPage.action,
    form("/freenotetaker", { email, name: short, meetingLink: notetakerPayload.meetingLink }),
  ],
])(
  "%s brings no line break, escape or invisible character into a mail or webhook",
  async (_name, action, request) => {
    vi.spyOn(console, "log").mockReturnValue();
    const box = mailbox();
    const { received, fetch } = receiver();
    await callAction(action, request, { fetch });
    const world = leadWorld(fetch);
    world.pass(minute);
    const handlers = { ...leadHandlers(world), ...notetakerHandlers(world) };
    await sendDue(world, handlers, plenty);
    expect(sentMails(box)).not.toHaveLength(0);
    expectClean(sentMails(box));
    for (const text of received.flatMap(({ body }) => textsIn(JSON.parse(body)))) {
      expect(text).not.toMatch(/\n/);
      expect(text).not.toMatch(unseen);
    }
  },
);

test("a buyer's address brings no link or line break into the operator's mail", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  for (const customerEmail of [`${short}@example.test`, `buyer@example.test${hostile}`]) {
    const box = mailbox();
    const { fetch } = stripeFetch([intentOf({ customerEmail })]);
    const world = Object.assign(createWorld(), { fetch });
    await runBatch(db, enqueue(db, [{ kind: "payment-confirm", subjectId: "pi_one" }], start));
    for (let time = 0; time < 2; time += 1) {
      await sendDue(world, paymentHandlers(world), plenty);
      world.time += minute;
    }
    expect(sentMails(box)).not.toHaveLength(0);
    expectClean(sentMails(box));
    await emptyTables();
  }
});

test("names and words of a meeting change nothing else in the result mail", async () => {
  const box = mailbox();
  const world = await ready();
  const participant = { id: 1, name: hostile.repeat(20), isHost: true };
  world.provider.transcript = [
    {
      participant,
      words: [{ text: hostile.replace("https://evil.example/x", ""), start: 5, end: 7 }],
    },
    {
      participant: { id: 2, name: "www.evil.example", isHost: false },
      words: [{ text: "Hi", start: 8, end: 9 }],
    },
  ];
  await send(world);
  const mails = sentMails(box);
  expectClean(mails);
  const said = mails.find(({ text }) => text.includes("TRANSCRIPT"))?.text ?? "";
  expect(said).toContain("www. evil. example [00:00:08]");
  const name = /^(Ana .*) \[00:00:05\]$/m.exec(said)?.[1] ?? "";
  expect([...name]).toHaveLength(80);
});

test("the reply to an invite that cannot be read has no word of its sender", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  const box = mailbox();
  const world = createWorld();
  const bytes = new TextEncoder().encode(hostile);
  const name = `=?utf-8?B?${base64(bytes)}?=`;
  await postMail(world, changed("no-calendar", ["From: Ida Iversen", `From: ${name}`]));
  await sendAll(world);
  expect(sentMails(box)).not.toHaveLength(0);
  expectClean(sentMails(box));
});
