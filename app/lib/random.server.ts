const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** As many characters of base64url as `bytes` random bytes take: 16 bytes, 128 bits, are 22. */
export function randomText(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(Math.ceil((bytes * 8) / 6)));
  return Array.from(random, (byte) => alphabet[byte % alphabet.length]).join("");
}
