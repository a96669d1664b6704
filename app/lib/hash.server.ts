/**
 * HMAC-SHA-256 of a text under the site's secret, base64url. `purpose` keeps the values of one use
 * apart from those of another: the same address has a different key in each.
 */
export async function keyedHash(secret: string, purpose: string, text: string): Promise<string> {
  const key = await hmacKey(secret);
  const message = new TextEncoder().encode(`${purpose}\n${text}`);
  return base64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, message)));
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

export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
