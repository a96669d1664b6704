export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

export function base64url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

export function bytesOfBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  return bytesOfBase64(text.replaceAll("-", "+").replaceAll("_", "/"));
}

/** Lower case, two digits per byte; null for anything else. */
export function bytesOfHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function joinBytes(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** Returns undefined if the bytes are not JSON in UTF-8; `fatal: false` accepts invalid UTF-8. */
export function jsonOf(bytes: Uint8Array, { fatal } = { fatal: true }): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Returns null if there are more than `limit` bytes. Rejects when the stream does. */
export async function readAtMost(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return joinBytes(chunks);
}
