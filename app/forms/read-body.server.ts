/** Why a body was not taken. The route answers 413, 415 or 400 (decisions 5). */
export type BodyRefusal = { outcome: "too_large" | "unsupported_type" | "unreadable" };

export type Body = { outcome: "ok"; mediaType: string; bytes: Uint8Array };

/**
 * Reads at most `limit` bytes of a body whose media type is one of `accepted`. What the sender says of
 * the length is believed as far as HTTP holds them to it; without a length the bytes are counted as they
 * arrive. Nothing is parsed before all of them fit. A compressed body is refused, never inflated.
 */
export async function readBody(
  request: Request,
  accepted: readonly string[],
  limit: number,
): Promise<Body | BodyRefusal> {
  const mediaType = mediaTypeOf(request.headers.get("Content-Type"));
  const encoding = request.headers.get("Content-Encoding") ?? "identity";
  if (!accepted.includes(mediaType) || encoding.trim().toLowerCase() !== "identity") {
    return { outcome: "unsupported_type" };
  }
  const length = request.headers.get("Content-Length");
  if (Number(length) > limit) return { outcome: "too_large" };

  try {
    const bytes =
      length === null
        ? await readAtMost(request.body, limit)
        : new Uint8Array(await request.arrayBuffer());
    return bytes && bytes.byteLength <= limit
      ? { outcome: "ok", mediaType, bytes }
      : { outcome: "too_large" };
  } catch {
    return { outcome: "unreadable" };
  }
}

function mediaTypeOf(contentType: string | null): string {
  return (contentType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

async function readAtMost(body: ReadableStream | null, limit: number): Promise<Uint8Array | null> {
  if (!body) return new Uint8Array();

  const reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(chunks, size);
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
