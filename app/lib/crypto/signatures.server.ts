import { bytesOfBase64 } from "./bytes";
import { importHmacKey, keyedHash, sameSecret } from "./secrets.server";

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
  const id = pasted.slice(0, -(".".length + macLength));
  const isOurs = await sameSecret(pasted, await signedId(secret, purpose, id));
  return isOurs ? id : null;
}

/** Returns the key of a `whsec_` secret; null if mistyped, so the other secrets still work. */
export function webhookKey(secret: string): Promise<CryptoKey | null> {
  return verificationKey(bytesOfBase64(secret.replace(/^whsec_/, "")));
}

/** Returns null for an empty secret, with which anyone could sign. */
export async function verificationKey(
  secret: Uint8Array<ArrayBuffer> | null,
): Promise<CryptoKey | null> {
  return secret && secret.length > 0 ? importHmacKey(secret) : null;
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

const maxPastedLength = 200;

/** Removes what was copied with a link: spaces around it and up to 9 punctuation marks after it. */
export function pastedToken(text: string): string {
  return text
    .trim()
    .slice(0, maxPastedLength)
    .replace(/[^\w-]{1,9}$/, "");
}
