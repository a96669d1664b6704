import { expect, test } from "vitest";
import { counts } from "~/db/schema.server";
import { visibleLine } from "~/lib/text/trim";
import { receiveEmail } from "../../workers/inbound-email";
import { someOf } from "../support/cases";
import { hardStrings, naughtyStrings } from "../fixtures/naughty-strings";
import { mailbox, sentMails } from "../support/delivery";
import { answers, beginSilent, changed, inviteRows, post, sendAll } from "../support/invites";
import { allNotetakers, createWorld, db, env } from "../support/pipeline";

const ignoredReasons = beginSilent();

test("a mail of 25 MB is not read", async () => {
  const raw = new ReadableStream<Uint8Array>({
    pull() {
      throw new Error("it was read");
    },
  });
  const message = { from: "a@b.test", to: env.joinAddress, raw, rawSize: 25 * 1024 * 1024 };
  await receiveEmail(createWorld(), message);
  expect(ignoredReasons()).toEqual(["mail_too_large"]);
});

test("a line break in a name begins no header", async () => {
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

/** The hard strings found all six faults planted in the reader; no other string found three of the six. */
const texts = [...new Set([...hardStrings, ...someOf(naughtyStrings, 1)])];

test("any text as title, name and UID is booked, and as a zone is answered", async () => {
  const world = createWorld();
  for (const [index, text] of texts.entries()) {
    const line = text.replace(/[\r\n]/g, " ");
    const quoted = line.replace(/"/g, "'");
    const utf8 = String.fromCharCode(...new TextEncoder().encode(line));
    const mailWith = (id: string, start: string) =>
      changed(
        "floating-hint",
        ["UID:meeting@firm.example", `UID:${id} ${line}`],
        ["SUMMARY:Meeting", `SUMMARY:${line}`],
        ["CN=Ida Iversen", `CN="${quoted}"`],
        ["DTSTART:", start],
        ["From: Ida Iversen", `From: =?utf-8?B?${btoa(utf8)}?=`],
        ["<floating-hint@", `<${id}@`],
      );
    await post(world, mailWith(`plain${index}`, "DTSTART:"));
    await post(world, mailWith(`zoned${index}`, `DTSTART;TZID="${quoted}":`));
    // The limits per day are tested elsewhere.
    await db.delete(counts);
  }
  const booked = (await inviteRows()).filter(({ booking }) => booking !== null);
  expect(booked).toHaveLength(texts.length);
  for (const { email, name } of booked) {
    expect(email).toBe("ida@firm.example");
    expect(name).toBe(visibleLine(name));
  }
  expect(await answers()).toEqual(texts.map(() => "unknown_zone"));
}, 240_000);
