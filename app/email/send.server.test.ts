import { describe, expect, test, vi } from "vitest";
import type { Attachment, Mail } from "./letter";
import { sendMail } from "./send.server";
import { names } from "~/config/names";

const mail: Mail = { to: "ada@example.test", subject: "Hello", html: "<p>Hi</p>", text: "Hi" };

const withFile = (other: Partial<Attachment>): Mail => ({
  ...mail,
  attachments: [{ filename: "n.ics", type: "text/calendar", content: "", ...other }],
});

function door(send = vi.fn().mockResolvedValue({ messageId: "m" })) {
  return { send, env: { email: { send } as unknown as SendEmail, mailFrom: "bot@site.test" } };
}

test("hands a mail to the binding, from the site's own address, marked as automatic", async () => {
  const { send, env } = door();
  expect(await sendMail(env, mail, "id-1:result:2")).toEqual({ outcome: "sent" });
  expect(send).toHaveBeenCalledWith({
    ...mail,
    from: { email: "bot@site.test", name: names.company },
    headers: { "Auto-Submitted": "auto-generated", References: "<id-1.result.2@site.test>" },
  });
});

test("an id that a header could not hold goes nowhere", async () => {
  for (const id of ["", "a b", "<x>", "a@b", "a\r\nBcc:b", "a".repeat(201)]) {
    const { send, env } = door();
    expect(await sendMail(env, mail, id)).toEqual({ outcome: "permanent", code: "bad_id" });
    expect(send).not.toHaveBeenCalled();
  }
});

test("hands over a file as bytes, with its name and type", async () => {
  const { send, env } = door();
  const file = { filename: "n.ics", type: "text/calendar", content: "SUMMARY:é\r\n" };
  expect(await sendMail(env, { ...mail, attachments: [file] }, "id-1")).toEqual({
    outcome: "sent",
  });
  const [{ attachments }] = send.mock.lastCall as [{ attachments: EmailAttachment[] }];
  expect(attachments).toEqual([
    { ...file, disposition: "attachment", content: new TextEncoder().encode(file.content) },
  ]);
});

describe("a header that could begin another", () => {
  const breaks = ["\r\n", "\n", "\r", "\0", "\u2028", "\u2029"];
  const places: [string, (line: string) => Mail][] = [
    ["to", (line) => ({ ...mail, to: `ada@example.test${line}Bcc:x@y.test` })],
    ["subject", (line) => ({ ...mail, subject: `Hi${line}Bcc: x@y.test` })],
    ["replyTo", (line) => ({ ...mail, replyTo: `a@b.test${line}` })],
    ["header value", (line) => ({ ...mail, headers: { "X-A": `b${line}c` } })],
    ["file name", (line) => withFile({ filename: `n.ics${line}Bcc: x@y.test` })],
    ["file type", (line) => withFile({ type: `text/calendar${line}Bcc: x@y.test` })],
    ["header name", (line) => ({ ...mail, headers: { [`X-A${line}X-B`]: "c" } })],
  ];
  test.each(places)("in %s is refused", async (_place, build) => {
    for (const line of breaks) {
      const { send, env } = door();
      const outcome = await sendMail(env, build(line), "id-1");
      expect(outcome).toEqual({ outcome: "permanent", code: "header_injection" });
      expect(send).not.toHaveBeenCalled();
    }
  });
});

test.each<[Partial<Mail>, string]>([
  [{ text: "ä".repeat(2_000_000) }, "too_large"],
  [withFile({ content: "ä".repeat(2_000_000) }), "too_large"],
  [withFile({ filename: 'n".ics' }), "bad_attachment"],
  [withFile({ filename: "n\\.ics" }), "bad_attachment"],
  [{ subject: "x".repeat(999) }, "subject_too_long"],
  ...["", "ada", "a@b@c", "a@b.test, c@d.test", "Ada <a@b.test>", "a b@c.test", '"a"@b.test'].map(
    (to): [Partial<Mail>, string] => [{ to }, "bad_address"],
  ),
])("a mail that cannot go out is refused before it is sent: case %#", async (other, code) => {
  const { env, send } = door();
  const outcome = await sendMail(env, { ...mail, ...other }, "id-1");
  expect(outcome).toEqual({ outcome: "permanent", code });
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ["E_RATE_LIMIT_EXCEEDED", "retry"],
  ["E_INTERNAL_SERVER_ERROR", "retry"],
  ["E_DAILY_LIMIT_EXCEEDED", "retry"],
  ["E_VALIDATION_ERROR", "permanent"],
  ["E_RECIPIENT_SUPPRESSED", "permanent"],
  ["E_RECIPIENT_NOT_ALLOWED", "permanent"],
  ["E_SENDER_NOT_VERIFIED", "retry"],
  ["E_CONTENT_TOO_LARGE", "permanent"],
  ["E_DELIVERY_FAILED", "permanent"],
  ["E_HEADER_NOT_ALLOWED", "permanent"],
])("%s: %s", async (code, outcome) => {
  const { env } = door(vi.fn().mockRejectedValue(Object.assign(new Error("no"), { code })));
  expect(await sendMail(env, mail, "id-1")).toMatchObject({ outcome, code });
});

test.each([new Error("Network connection lost"), "text", null, { code: 7 }])(
  "an error without a code (%s) is tried again, and nothing of it gets into a log",
  async (error) => {
    const { env } = door(vi.fn().mockRejectedValue(error));
    expect(await sendMail(env, mail, "id-1")).toEqual({ outcome: "retry", code: "E_UNKNOWN" });
  },
);
