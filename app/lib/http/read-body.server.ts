import { readAtMost } from "../crypto/bytes";

export const refusalStatus = { too_large: 413, unsupported_type: 415, unreadable: 400 } as const;

export type BodyRefusal = { outcome: keyof typeof refusalStatus };

export type Body = { outcome: "ok"; mediaType: string; bytes: Uint8Array };

/** Reads at most `limit` bytes of one of the `accepted` media types, uncompressed. Never throws. */
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
