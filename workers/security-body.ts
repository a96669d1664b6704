/** Nothing on this site takes more; each route has a smaller limit of its own. */
export const maxBodyBytes = 1_048_576;

export type BoundedBody =
  | { readonly outcome: "ok"; readonly body: Blob | null }
  | { readonly outcome: "too_large" }
  /** The sender went away, or broke the encoding of the transfer. */
  | { readonly outcome: "unreadable" };

/**
 * Reads a body of at most `maxBodyBytes` into memory. A larger one is refused by what the sender says
 * of its length, before a byte is read, and counted while it arrives whatever was said.
 */
export async function readBoundedBody(request: Request): Promise<BoundedBody> {
  if (Number(request.headers.get("Content-Length")) > maxBodyBytes) return { outcome: "too_large" };
  if (!request.body) return { outcome: "ok", body: null };

  try {
    const chunks = await chunksUpTo(request.body, maxBodyBytes);
    return chunks ? { outcome: "ok", body: new Blob(chunks) } : { outcome: "too_large" };
  } catch {
    return { outcome: "unreadable" };
  }
}

async function chunksUpTo(body: ReadableStream, limit: number) {
  const reader = (body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return chunks;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}
