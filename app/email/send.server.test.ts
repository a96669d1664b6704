import { describe, expect, test, vi } from "vitest";
import type { Mail } from "./letter";
import { sendMail } from "./send.server";
import { names } from "~/config/names";

const mail: Mail = { to: "ada@example.test", subject: "Hello", html: "<p>Hi</p>", text: "Hi" };

function fakeBinding(send = vi.fn().mockResolvedValue({ messageId: "m" })) {
  return { send, env: { email: { send } as unknown as SendEmail, mailFrom: "bot@site.test" } };
}

test("a mail goes to the binding with the site's address as sender, marked as automatic", async () => {
  const { send, env } = fakeBinding();
  expect(await sendMail(env, mail, "id-1:result:2")).toEqual({ outcome: "sent" });
  expect(send).toHaveBeenCalledWith({
    ...mail,
    from: { email: "bot@site.test", name: names.company },
    headers: { "Auto-Submitted": "auto-generated", References: "<id-1.result.2@site.test>" },
  });
});

describe("a line break that could begin another header", () => {
  const breaks = ["\r\n", "\n", "\r", "\0", "\u2028", "\u2029"];
  const places: [string, (line: string) => Mail][] = [
    ["to", (line) => ({ ...mail, to: `ada@example.test${line}Bcc:x@y.test` })],
    ["subject", (line) => ({ ...mail, subject: `Hi${line}Bcc: x@y.test` })],
    ["replyTo", (line) => ({ ...mail, replyTo: `a@b.test${line}` })],
    ["header value", (line) => ({ ...mail, headers: { "X-A": `b${line}c` } })],
    ["header name", (line) => ({ ...mail, headers: { [`X-A${line}X-B`]: "c" } })],
  ];
  test.each(places)("is refused in the part %j", async (_place, build) => {
    for (const line of breaks) {
      const { send, env } = fakeBinding();
      const outcome = await sendMail(env, build(line), "id-1");
      expect(outcome).toEqual({ outcome: "permanent", code: "header_injection" });
      expect(send).not.toHaveBeenCalled();
    }
  });
});

test.each(["", "ada", "a@b@c", "a@b.test, c@d.test", "Ada <a@b.test>", "a b@c.test", '"a"@b.test'])(
  "%j is refused, because it is not exactly one address",
  async (to) => {
    for (const other of [{ to }, { replyTo: to }]) {
      const { env, send } = fakeBinding();
      const outcome = await sendMail(env, { ...mail, ...other }, "id-1");
      expect(outcome).toEqual({ outcome: "permanent", code: "bad_address" });
      expect(send).not.toHaveBeenCalled();
    }
  },
);

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
])("if the binding throws %s, the outcome is %s", async (code, outcome) => {
  const { env } = fakeBinding(vi.fn().mockRejectedValue(Object.assign(new Error("no"), { code })));
  expect(await sendMail(env, mail, "id-1")).toMatchObject({ outcome, code });
});

test.each([new Error("Network connection lost"), "text", null, { code: 7 }])(
  "after an error without a code (%s) the mail is tried again, and the error's text is not passed on",
  async (error) => {
    const { env } = fakeBinding(vi.fn().mockRejectedValue(error));
    expect(await sendMail(env, mail, "id-1")).toEqual({ outcome: "retry", code: "E_UNKNOWN" });
  },
);
