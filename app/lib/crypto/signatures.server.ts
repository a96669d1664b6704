import { bytesOfBase64 } from "./bytes";
import { keyedHash, sameSecret } from "./secrets.server";

const macLength = 22;

/**
 * A link's token that is always the same for an id: the id itself, and 132 bits of a keyed hash of it.
 * `purpose` keeps the tokens of one use apart from those of another.
 */
export async function signedId(secret: string, purpose: string, id: string): Promise<string> {
  const mac = await keyedHash(secret, purpose, id);
  return `${id}.${mac.slice(0, macLength)}`;
}

/** Which id such a token is about; null for one that we did not make. The same work either way. */
export async function readSignedId(
  secret: string,
  purpose: string,
  token: string,
): Promise<string | null> {
  const given = pastedToken(token);
  const id = given.slice(0, Math.max(0, given.length - macLength - 1));
  const isOurs = await sameSecret(given, await signedId(secret, purpose, id));
  return isOurs ? id : null;
}

/**
 * The key of a Standard Webhooks secret, `whsec_` + base64. null for a secret that nobody can have
 * issued: a typing error must not take the others down.
 */
export async function webhookKey(
  secret: string,
  usage: "sign" | "verify",
): Promise<CryptoKey | null> {
  const bytes = bytesOfBase64(secret.replace(/^whsec_/, ""));
  if (!bytes || bytes.length === 0) return null;
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [usage]);
}

/** Longer than any token of ours. */
const longest = 200;

/**
 * A token as it is found at the end of a link, without what a sentence or a line puts around it when it
 * is copied by hand. No token begins or ends with any of that.
 */
export function pastedToken(text: string): string {
  return text
    .trim()
    .slice(0, longest)
    .replace(/[^\w-]{1,9}$/, "");
}
