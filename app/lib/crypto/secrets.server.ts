import { base64url, bytesOfBase64url, hex } from "./bytes";

/** Whether two texts are the same, in a time that says nothing about where they differ. */
export async function sameSecret(given: string, expected: string): Promise<boolean> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
  // Both become 32 bytes first, so their lengths do not show either; `verify` compares in constant time.
  const mac = await crypto.subtle.sign("HMAC", key, encoder.encode(expected));
  return crypto.subtle.verify("HMAC", key, mac, encoder.encode(given));
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** As many characters of base64url as `bytes` random bytes take: 16 bytes, 128 bits, are 22. */
export function randomText(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(Math.ceil((bytes * 8) / 6)));
  return Array.from(random, (byte) => alphabet[byte % alphabet.length]).join("");
}

/**
 * HMAC-SHA-256 of a text under the site's secret, base64url. `purpose` keeps the values of one use
 * apart from those of another: the same address has a different key in each.
 */
export async function keyedHash(secret: string, purpose: string, text: string): Promise<string> {
  const key = await hmacKey(secret);
  const message = new TextEncoder().encode(`${purpose}\n${text}`);
  return base64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, message)));
}

/** The first 128 bits of the same, as 32 hexadecimal digits: an id that people can type. */
export async function keyedId(secret: string, purpose: string, text: string): Promise<string> {
  const bytes = bytesOfBase64url(await keyedHash(secret, purpose, text)) ?? new Uint8Array();
  return hex(bytes.slice(0, 16));
}

/** SHA-256 of a text, base64url. Only for texts that nobody can guess. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  return base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

const keys = new Map<string, CryptoKey>();

/**
 * Importing a key costs more than using it, and an isolate knows one secret. What is kept is the key,
 * not its promise: one that a cancelled request began would never settle for the others.
 */
export async function hmacKey(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;

  const bytes = new TextEncoder().encode(secret);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign", "verify"]);
  keys.set(secret, key);
  return key;
}
