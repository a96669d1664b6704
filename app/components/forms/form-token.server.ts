import { base64url, bytesOfBase64url } from "~/lib/crypto/bytes";
import { keyedId, randomText } from "~/lib/crypto/secrets.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";

/** Result of a check. No result refuses a form: a bad result only raises the spam score. */
export type TokenCheck = "ok" | "missing" | "forged" | "too_young" | "expired";

export type FormTokenReading = {
  /** Idempotency key of the submission: the same for every resend of one rendered form. */
  readonly submissionId: string;
  readonly check: TokenCheck;
  /** Origin of the site that linked to the form's page; null if unknown. */
  readonly referrer: string | null;
};

/** Milliseconds a person needs at least to fill in a form. */
const minAgeMs = 3_000;
const maxAgeMs = 24 * 60 * 60_000;
const maxReferrerBytes = 90;

/** Returns `<submission id>.<issued at>.<referrer>.<signature>`; HTML needs no escapes for it. */
export function mintFormToken(
  secret: string,
  formId: string,
  now: number,
  referrer: string | null = null,
): Promise<string> {
  const bytes = new TextEncoder().encode(referrer ?? "");
  const origin = bytes.byteLength <= maxReferrerBytes ? base64url(bytes) : "";
  const value = `${randomText(16)}.${now.toString(36)}.${origin}`;
  return signedId(secret, `form ${formId}`, value);
}

/** Reads a token. The id of an invalid token is derived from its text, so that resends share an id. */
export async function readFormToken(
  secret: string,
  formId: string,
  token: string | null | undefined,
  now: number,
): Promise<FormTokenReading> {
  if (!token) return { submissionId: randomText(16), check: "missing", referrer: null };
  const value = await readSignedId(secret, `form ${formId}`, token);
  if (value === null) {
    const submissionId = await keyedId(secret, "foreign form token", token);
    return { submissionId, check: "forged", referrer: null };
  }
  const [submissionId = "", issuedAt = "", origin = ""] = value.split(".");
  const check = checkAge(now - parseInt(issuedAt, 36));
  const bytes = origin === "" ? null : bytesOfBase64url(origin);
  return { submissionId, check, referrer: bytes && new TextDecoder().decode(bytes) };
}

function checkAge(ageMs: number): TokenCheck {
  if (ageMs < minAgeMs) return "too_young";
  return ageMs > maxAgeMs ? "expired" : "ok";
}
