import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { inviteNamed, inviteNames } from "../../../tests/fixtures/invites";
import { calendarTexts } from "../read-invites";
import { siftMail } from "./calendar-parts";

const bytesOf = (raw: string | Uint8Array) =>
  typeof raw === "string" ? new TextEncoder().encode(raw) : raw;

function sifted(raw: string | Uint8Array): Uint8Array {
  const sifted = siftMail(bytesOf(raw));
  if (typeof sifted === "string") throw new Error(sifted);
  return sifted;
}

const readParts = async (bytes: Uint8Array) => {
  const mail = await PostalMime.parse(bytes, { forceRfc822Attachments: true });
  return { headers: mail.headers, from: mail.from, calendars: calendarTexts(mail) };
};

test.each(inviteNames)(
  "sifting %s keeps headers, sender and calendars, with either line end",
  async (name) => {
    const text = inviteNamed(name);
    for (const raw of [text, text.replace(/\r?\n/g, "\r\n")].map(bytesOf)) {
      expect(await readParts(sifted(raw))).toEqual(await readParts(raw));
    }
  },
);

const invite = inviteNamed("google-request");
const boundary = "--000000000000302e400615cc2412";
const end = `${boundary}--`;
const withPart = (headers: string, body: string) =>
  invite.replace(end, `${boundary}\n${headers}\n\n${body}\n${end}`);
const lines = (count: number, line = "A".repeat(76)) => `${line}\n`.repeat(count);
const agenda =
  'Content-Type: application/pdf; name="=?utf-8?B?QWdlbmRh?="\nContent-Transfer-Encoding: base64';

describe("an agenda of 9 MiB", () => {
  test.each([
    ["as base64", withPart(agenda, lines(122_000))],
    [
      "before the invite",
      invite.replace(boundary, `${boundary}\n${agenda}\n\n${lines(122_000)}${boundary}`),
    ],
    ["in one line", withPart("Content-Type: text/html", "x".repeat(9 * 1024 * 1024))],
    [
      "with dashes in it",
      withPart("Content-Type: text/plain", lines(122_000).replace(/A\n/, "A\n-- \nIda\n\n")),
    ],
  ])("%s is dropped, and the invite is read", async (_what, raw) => {
    const bytes = sifted(raw);
    expect(bytes.length).toBeLessThan(100 * 1024);
    const { calendars } = await readParts(bytes);
    expect(calendars).toEqual((await readParts(bytesOf(invite))).calendars);
  });
});

test("an agenda is dropped, and an invite that came as application/octet-stream is read", async () => {
  const [calendar = ""] = /BEGIN:VCALENDAR[\s\S]*?END:VCALENDAR/.exec(inviteNamed("utc")) ?? [];
  const file =
    'Content-Type: application/octet-stream; name="=?utf-8?Q?invite=2Eics?="\nContent-Disposition: attachment';
  const raw = withPart(agenda, lines(100)).replace(
    end,
    `${boundary}\n${file}\n\n${calendar}\n${end}`,
  );
  const found = await readParts(sifted(raw));
  expect(found.calendars.map(({ text }) => text.includes("var-iant-abc"))).toContain(true);
});
