import { base64url, hex } from "./bytes";

const hmacSha256: HmacKeyGenParams = { name: "HMAC", hash: "SHA-256" };

/** Compares in constant time. Hashing hides the lengths as well. */
export async function sameSecret(candidate: string, expected: string): Promise<boolean> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.generateKey(hmacSha256, false, ["sign", "verify"]);
  const mac = await crypto.subtle.sign("HMAC", key, encoder.encode(expected));
  return crypto.subtle.verify("HMAC", key, mac, encoder.encode(candidate));
}

/** Returns random bytes as base64url: 16 bytes (128 bits) are 22 characters. */
export function randomText(bytes: number): string {
  return base64url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** Returns the HMAC-SHA-256 of a text, base64url. `purpose` keeps the uses of one secret apart. */
export async function keyedHash(secret: string, purpose: string, text: string): Promise<string> {
  return base64url(await hmac(secret, purpose, text));
}

/** Returns the first 16 bytes of `keyedHash` in hex. */
export async function keyedId(secret: string, purpose: string, text: string): Promise<string> {
  const mac = await hmac(secret, purpose, text);
  return hex(mac.slice(0, 16));
}

async function hmac(secret: string, purpose: string, text: string): Promise<Uint8Array> {
  const message = new TextEncoder().encode(`${purpose}\n${text}`);
  return new Uint8Array(await crypto.subtle.sign("HMAC", await hmacKey(secret), message));
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

  const key = await importHmacKey(new TextEncoder().encode(secret));
  keys.set(secret, key);
  return key;
}

export function importHmacKey(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", secret, hmacSha256, false, ["sign", "verify"]);
}
