import type { Env } from "~/config/env.server";
import { names } from "~/config/names";
import type { Mail } from "./letter";

export type MailOutcome =
  | { readonly outcome: "sent" }
  | { readonly outcome: "retry"; readonly code: string; readonly afterMs?: number }
  | { readonly outcome: "permanent"; readonly code: string };

/**
 * Sends one mail. Never throws; `code` is fit for a log. The service takes no Message-ID
 * (https://developers.cloudflare.com/email-service/reference/headers/), so `key`, the same on every attempt, is sent
 * in References: mail programs then group copies of the mail (RFC 5322 3.6.4).
 */
export async function sendMail(
  env: Pick<Env, "email" | "mailFrom">,
  { headers = {}, ...mail }: Mail,
  key: string,
): Promise<MailOutcome> {
  const { to, subject, replyTo = to } = mail;
  const headerValues = [to, subject, replyTo, ...Object.entries(headers).flat()];
  if (headerValues.some((value) => /[\r\n\0\u2028\u2029]/.test(value))) {
    return { outcome: "permanent", code: "header_injection" };
  }
  if (!isOneAddress(to) || !isOneAddress(replyTo)) {
    return { outcome: "permanent", code: "bad_address" };
  }
  const domain = env.mailFrom.split("@").at(-1);
  const reference = `<${key.replace(/[^\w-]/g, ".")}@${domain}>`;
  try {
    await env.email.send({
      ...mail,
      from: { email: env.mailFrom, name: names.company },
      headers: { "Auto-Submitted": "auto-generated", References: reference, ...headers },
    });
    return { outcome: "sent" };
  } catch (error) {
    return failureOf(error);
  }
}

/** Returns false for text that a mail header would read as a list, a name or a comment. */
export function isOneAddress(address: string): boolean {
  return /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/.test(address);
}

/** https://developers.cloudflare.com/email-service/api/send-emails/workers-api/ */
function failureOf(error: unknown): MailOutcome {
  const code = codeOf(error);
  switch (code) {
    case "E_DAILY_LIMIT_EXCEEDED":
      return { outcome: "retry", code, afterMs: 6 * 60 * 60_000 };
    // The operator has to verify the sender.
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

/** Returns E_UNKNOWN for a broken connection. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return typeof code === "string" && /^E_[A-Z_]{1,60}$/.test(code) ? code : "E_UNKNOWN";
}
