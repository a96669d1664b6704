import { base64url, bytesOfBase64url, hex } from "./bytes";

/** Compares in constant time. Hashing hides the lengths as well. */
export async function sameSecret(candidate: string, expected: string): Promise<boolean> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
  const mac = await crypto.subtle.sign("HMAC", key, encoder.encode(expected));
  return crypto.subtle.verify("HMAC", key, mac, encoder.encode(candidate));
}

/** Returns random bytes as base64url: 16 bytes (128 bits) are 22 characters. */
export function randomText(bytes: number): string {
  return base64url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** Returns the HMAC-SHA-256 of a text, base64url. `purpose` keeps the uses of one secret apart. */
export async function keyedHash(secret: string, purpose: string, text: string): Promise<string> {
  const key = await hmacKey(secret);
  const message = new TextEncoder().encode(`${purpose}\n${text}`);
  return base64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, message)));
}

export async function keyedId(secret: string, purpose: string, text: string): Promise<string> {
  const bytes = bytesOfBase64url(await keyedHash(secret, purpose, text)) ?? new Uint8Array();
  return hex(bytes.slice(0, 16));
}

/** Returns SHA-256 in base64url. Only for unguessable texts. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  return base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

const keys = new Map<string, CryptoKey>();

/** Caches the key, not its promise: a promise of a canceled request never resolves for others. */
async function hmacKey(secret: string): Promise<CryptoKey> {
  const cached = keys.get(secret);
  if (cached) return cached;

  const bytes = new TextEncoder().encode(secret);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign", "verify"]);
  keys.set(secret, key);
  return key;
}
