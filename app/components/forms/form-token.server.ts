import { base64url, bytesOfBase64url } from "~/lib/crypto/bytes";
import { hmacKey, randomText } from "~/lib/crypto/secrets.server";

/** What a form token says about how a form was filled in. It only raises a score. */
export type TokenVerdict = "ok" | "missing" | "forged" | "too_young" | "expired";

export type FormTokenReading = {
  /** The idempotency key of the submission: the same for every resend of one rendered form. */
  readonly submissionId: string;
  readonly verdict: TokenVerdict;
  /** Origin of the site that led to the form's page; null if none did, or the token is not ours. */
  readonly referrer: string | null;
};

/** Nobody reads and fills in a form in less; a script does. Milliseconds. */
const youngestMs = 3_000;
const oldestMs = 24 * 60 * 60_000;
const longestToken = 200;
const longestReferrer = 90;

/**
 * `<submission id>.<issued at>.<referrer>.<signature>`, of the characters A-Z a-z 0-9 _ - and dots alone,
 * so that the page cache can put a fresh one into finished HTML. `now` is epoch milliseconds; `referrer`
 * an origin, which no post would tell: its own referrer is the form's page.
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

/**
 * Never refuses: whatever stands in the field gives a submission id. A text that we did not issue (an
 * API client's own key) gives an id derived from it, so that its resends are one submission as well;
 * no text gives a random one.
 */
export async function readFormToken(
  secret: string,
  formId: string,
  token: string | null | undefined,
  now: number,
): Promise<FormTokenReading> {
  if (!token) return { submissionId: randomText(16), verdict: "missing", referrer: null };

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
    return { submissionId, verdict: "forged", referrer: null };
  }

  const age = now - parseInt(issuedAt, 36);
  const verdict = age < youngestMs ? "too_young" : age > oldestMs ? "expired" : "ok";
  const bytes = origin === "" ? null : bytesOfBase64url(origin);
  return { submissionId: id, verdict, referrer: bytes && new TextDecoder().decode(bytes) };
}

async function signature(secret: string, formId: string, text: string): Promise<string> {
  const key = await hmacKey(secret);
  return base64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, message(formId, text))));
}

/** `verify` compares in constant time. */
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
