import { expect, test } from "vitest";
import { receiveEmail } from "../../workers/inbound-email";
import { someOf } from "../support/cases";
import { naughtyStrings } from "../fixtures/naughty-strings";
import { mailbox, sentMails } from "../support/delivery";
import { beginSilent, changed, post, sendAll } from "../support/invites";
import { allNotetakers, createWorld, env, outboxRows } from "../support/pipeline";

const ignoredReasons = beginSilent();

test("a mail of 25 MB is not even read", async () => {
  const raw = new ReadableStream<Uint8Array>({
    pull() {
      throw new Error("it was read");
    },
  });
  const message = { from: "a@b.test", to: env.joinAddress, raw, rawSize: 25 * 1024 * 1024 };
  await receiveEmail(createWorld(), message);
  expect(ignoredReasons()).toEqual(["mail_too_large"]);
});

test("a name that would begin another header stays a name", async () => {
  const world = createWorld();
  const mails = mailbox();
  const name = "=?utf-8?Q?Ida=0D=0ABcc=3A_eve=40evil.example?=";
  await post(world, changed("utc", ["From: Ida Iversen", `From: ${name}`]));
  await post(
    world,
    changed("zoom", ["From: Ida Iversen", `From: ${name}`], ["UID:", "UID:other-"]),
  );
  await sendAll(world);
  expect(sentMails(mails)).toHaveLength(2);
  for (const mail of sentMails(mails)) {
    expect(mail.to).toBe("ida@firm.example");
    expect(mail.subject).not.toMatch(/[\r\n]|evil/);
  }
  expect((await allNotetakers())[0]?.name).not.toMatch(/[\r\n]/);
});

test("the naughty strings as title, name, UID and zone: booked or ignored, never a crash", async () => {
  const world = createWorld();
  for (const [index, text] of someOf(naughtyStrings, 24).entries()) {
    const line = text.replace(/[\r\n]/g, " ");
    const encoded = `=?utf-8?B?${btoa(String.fromCharCode(...new TextEncoder().encode(line))).slice(0, 900)}?=`;
    await post(
      world,
      changed(
        "floating-hint",
        ["UID:meeting@firm.example", `UID:${line}`],
        ["SUMMARY:Meeting", `SUMMARY:${line}`],
        ["CN=Ida Iversen", `CN="${line.replace(/"/g, "'")}"`],
        ["DTSTART:", index % 2 === 0 ? `DTSTART;TZID="${line.replace(/"/g, "'")}":` : "DTSTART:"],
        ["From: Ida Iversen", `From: ${encoded}`],
        ["<floating-hint@", `<${index}@`],
      ),
    );
  }
  expect((await allNotetakers()).length).toBeGreaterThan(0);
  expect(new Set((await allNotetakers()).map(({ email }) => email))).toEqual(
    new Set(["ida@firm.example"]),
  );
  const replies = (await outboxRows()).filter(({ kind }) => kind.startsWith("invite"));
  expect(new Set(replies.map(({ kind }) => kind))).toEqual(new Set(["invite_unread"]));
}, 30_000);
