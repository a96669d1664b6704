import { bytesOfBase64 } from "./bytes";
import { keyedHash, sameSecret } from "./secrets.server";

/** 22 characters of base64url hold 132 bits. */
const macLength = 22;

/** Returns the same token for an id each time. `purpose` keeps the uses of one secret apart. */
export async function signedId(secret: string, purpose: string, id: string): Promise<string> {
  const mac = await keyedHash(secret, purpose, id);
  return `${id}.${mac.slice(0, macLength)}`;
}

/** Returns the id of a token, or null if we did not make it. */
export async function readSignedId(
  secret: string,
  purpose: string,
  token: string,
): Promise<string | null> {
  const pasted = pastedToken(token);
  const id = pasted.slice(0, Math.max(0, pasted.length - macLength - 1));
  const isOurs = await sameSecret(pasted, await signedId(secret, purpose, id));
  return isOurs ? id : null;
}

/** Returns the key of a `whsec_` secret; null if mistyped, which must not break the others. */
export function webhookKey(secret: string): Promise<CryptoKey | null> {
  return hmacKeyOf(bytesOfBase64(secret.replace(/^whsec_/, "")));
}

/** Returns null for an empty secret, with which anyone could sign. */
export async function hmacKeyOf(secret: Uint8Array<ArrayBuffer> | null): Promise<CryptoKey | null> {
  if (!secret || secret.length === 0) return null;
  const hmac = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", secret, hmac, false, ["sign", "verify"]);
}

/** Returns whether one of the secrets made one of the signatures; compares in constant time. */
export async function isSignedByOne(
  content: Uint8Array<ArrayBuffer>,
  signatures: readonly Uint8Array<ArrayBuffer>[],
  secrets: readonly string[],
  keyOf: (secret: string) => Promise<CryptoKey | null> = webhookKey,
): Promise<boolean> {
  for (const secret of secrets) {
    const key = await keyOf(secret);
    if (!key) continue;
    for (const signature of signatures) {
      if (await crypto.subtle.verify("HMAC", key, signature, content)) return true;
    }
  }
  return false;
}

const maxLength = 200;

/** Removes the spaces and punctuation of the sentence that a link was copied from. */
export function pastedToken(text: string): string {
  return text
    .trim()
    .slice(0, maxLength)
    .replace(/[^\w-]{1,9}$/, "");
}
