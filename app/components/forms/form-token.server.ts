import { base64url, bytesOfBase64url } from "~/lib/crypto/bytes";
import { hmacKey, randomText } from "~/lib/crypto/secrets.server";

/** Raises the spam score at most; none of them refuses a form. */
export type TokenCheck = "ok" | "missing" | "forged" | "too_young" | "expired";

export type FormTokenReading = {
  /** Idempotency key of the submission: the same for every resend of one rendered form. */
  readonly submissionId: string;
  readonly check: TokenCheck;
  /** Origin of the site that linked to the form's page; null if unknown. */
  readonly referrer: string | null;
};

/** Milliseconds a person needs at least to fill in a form. */
const youngestMs = 3_000;
const oldestMs = 24 * 60 * 60_000;
const longestToken = 200;
const longestReferrer = 90;

/**
 * Returns `<submission id>.<issued at>.<referrer>.<signature>` with nothing to escape, for cached
 * HTML. `now` is epoch milliseconds; `referrer` is the origin that linked to the page.
 */
export async function mintFormToken(
  secret: string,
  formId: string,
  now: number,
  referrer: string | null = null,
): Promise<string> {
  const bytes = new TextEncoder().encode(referrer ?? "");
  const origin = bytes.byteLength <= longestReferrer ? base64url(bytes) : "";
  const signed = `${randomText(16)}.${now.toString(36)}.${origin}`;
  return `${signed}.${await signature(secret, formId, signed)}`;
}

/** Reads a token. Any other text gives an id derived from it, so that its resends are one too. */
export async function readFormToken(
  secret: string,
  formId: string,
  token: string | null | undefined,
  now: number,
): Promise<FormTokenReading> {
  if (!token) return { submissionId: randomText(16), check: "missing", referrer: null };

  const [id, issuedAt, origin, mac, ...rest] = token.length <= longestToken ? token.split(".") : [];
  const genuine =
    id !== undefined &&
    issuedAt !== undefined &&
    origin !== undefined &&
    mac !== undefined &&
    rest.length === 0 &&
    (await isSignature(secret, formId, `${id}.${issuedAt}.${origin}`, mac));
  if (!genuine) {
    const submissionId = await signature(secret, "foreign", token);
    return { submissionId, check: "forged", referrer: null };
  }

  const age = now - parseInt(issuedAt, 36);
  const check = age < youngestMs ? "too_young" : age > oldestMs ? "expired" : "ok";
  const bytes = origin === "" ? null : bytesOfBase64url(origin);
  return { submissionId: id, check, referrer: bytes && new TextDecoder().decode(bytes) };
}

async function signature(secret: string, formId: string, text: string): Promise<string> {
  const key = await hmacKey(secret);
  return base64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, message(formId, text))));
}

async function isSignature(
  secret: string,
  formId: string,
  text: string,
  mac: string,
): Promise<boolean> {
  const bytes = bytesOfBase64url(mac);
  if (!bytes) return false;
  return crypto.subtle.verify("HMAC", await hmacKey(secret), bytes, message(formId, text));
}

function message(formId: string, text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`form-token\n${formId}\n${text}`);
}
