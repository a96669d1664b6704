import type { Env } from "~/config/env.server";
import { names } from "~/config/names";
import type { Attachment, Mail } from "./letter";

export type MailOutcome =
  | { readonly outcome: "sent" }
  | { readonly outcome: "retry"; readonly code: string; readonly afterMs?: number }
  | { readonly outcome: "permanent"; readonly code: string };

/** The limit is 5 MiB encoded: https://developers.cloudflare.com/email-service/platform/limits/ */
const maxBytes = 3 * 1024 * 1024;
const maxSubject = 998;

/**
 * Sends one mail. A line break in a header is refused, not repaired. Never throws; `code` is fit for a log.
 *
 * `key` is the same on every try. The service gives every copy a Message-ID of its own and takes none
 * (https://developers.cloudflare.com/email-service/reference/headers/), so the key goes into References, by which
 * mail programs show copies as one conversation (RFC 5322, 3.6.4).
 */
export async function sendMail(
  env: Pick<Env, "email" | "mailFrom">,
  mail: Mail,
  key: string,
): Promise<MailOutcome> {
  const fault = /^[\w:.-]{1,200}$/.test(key) ? faultOf(mail) : "bad_id";
  if (fault) return { outcome: "permanent", code: fault };

  const { to, subject, html, text, replyTo, headers, attachments = [] } = mail;
  try {
    await env.email.send({
      from: { email: env.mailFrom, name: names.company },
      to,
      subject,
      html,
      text,
      ...(replyTo === undefined ? {} : { replyTo }),
      headers: {
        "Auto-Submitted": "auto-generated",
        References: `<${key.replace(/[^\w-]/g, ".")}@${env.mailFrom.split("@").at(-1)}>`,
        ...headers,
      },
      ...(attachments.length === 0 ? {} : { attachments: attachments.map(encoded) }),
    });
    return { outcome: "sent" };
  } catch (error) {
    return failureOf(error);
  }
}

/** Encodes to bytes: the service reads a text as base64. */
function encoded({ filename, type, content }: Attachment) {
  const bytes = new TextEncoder().encode(content);
  return { disposition: "attachment", filename, type, content: bytes } as const;
}

function faultOf(mail: Mail): string | null {
  const { to, subject, replyTo, headers = {}, attachments = [] } = mail;
  const files = attachments.flatMap(({ filename, type }) => [filename, type]);
  const values = [to, subject, replyTo ?? "", ...Object.entries(headers).flat(), ...files];
  if (values.some((value) => /[\r\n\0\u2028\u2029]/.test(value))) return "header_injection";
  if (!isOneAddress(to) || (replyTo !== undefined && !isOneAddress(replyTo))) return "bad_address";
  if (subject.length > maxSubject) return "subject_too_long";
  if (files.some((value) => /["\\]/.test(value))) return "bad_attachment";
  return sizeOf(mail) > maxBytes ? "too_large" : null;
}

function sizeOf({ html, text, attachments = [] }: Mail): number {
  const contents = attachments.map(({ content }) => content);
  return new TextEncoder().encode([html, text, ...contents].join("")).length;
}

/** Nothing that a mail header would read as a list, a name or a comment. */
export function isOneAddress(address: string): boolean {
  return /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/.test(address);
}

/**
 * Errors of the service are retried; all others are permanent
 * (https://developers.cloudflare.com/email-service/api/send-emails/workers-api/).
 */
function failureOf(error: unknown): MailOutcome {
  const code = codeOf(error);
  switch (code) {
    case "E_DAILY_LIMIT_EXCEEDED":
      return { outcome: "retry", code, afterMs: 6 * 60 * 60_000 };
    // Retries until the operator has put that right.
    case "E_SENDER_NOT_VERIFIED":
    case "E_SENDER_DOMAIN_NOT_AVAILABLE":
      return { outcome: "retry", code, afterMs: 10 * 60_000 };
    case "E_RATE_LIMIT_EXCEEDED":
    case "E_INTERNAL_SERVER_ERROR":
    case "E_UNKNOWN":
      return { outcome: "retry", code };
    default:
      return { outcome: "permanent", code };
  }
}

/** Returns E_UNKNOWN for a broken connection, after which the mail may have gone out or not. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return typeof code === "string" && /^E_[A-Z_]{1,60}$/.test(code) ? code : "E_UNKNOWN";
}
