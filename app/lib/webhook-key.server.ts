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

/** null for a text that is not base64. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
