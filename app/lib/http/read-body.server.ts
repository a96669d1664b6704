import { formKilobytes } from "~/config/facts";
import { jsonOf, readAtMost } from "../crypto/bytes";

export const refusalStatus = { too_large: 413, unsupported_type: 415, unreadable: 400 } as const;

export type BodyRefusal = { outcome: keyof typeof refusalStatus };

/** Limit of a form, and of the JSON that a form's script sends. */
export const bodyLimitBytes = formKilobytes * 1024;
const maxFields = 100;
/** Longer values are cut to this many characters. A cut value is still too long for every field, so it is refused. */
export const valueLimit = 8192;

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Reads at most `limit` bytes of one of the `accepted` media types, uncompressed. Never throws. */
export async function readBody(
  request: Request,
  accepted: readonly string[],
  limit: number,
): Promise<{ outcome: "ok"; bytes: Uint8Array } | BodyRefusal> {
  const [mediaType = ""] = (request.headers.get("Content-Type") ?? "").split(";", 1);
  const encoding = request.headers.get("Content-Encoding") ?? "identity";
  const isAccepted = accepted.includes(mediaType.trim().toLowerCase());
  const isCompressed = encoding.trim().toLowerCase() !== "identity";
  if (!isAccepted || isCompressed) return { outcome: "unsupported_type" };
  const length = request.headers.get("Content-Length");
  if (Number(length) > limit) return { outcome: "too_large" };

  try {
    const bytes =
      length === null
        ? await readAtMost(request.body, limit)
        : new Uint8Array(await request.arrayBuffer());
    return bytes && bytes.byteLength <= limit ? { outcome: "ok", bytes } : { outcome: "too_large" };
  } catch {
    return { outcome: "unreadable" };
  }
}

/** Picks the fields in `names` and drops all others; a name's first value wins. Never throws. */
export async function readForm<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<{ outcome: "ok"; values: { readonly [K in Name]?: string } } | BodyRefusal> {
  const body = await readBody(request, formTypes, bodyLimitBytes);
  if (body.outcome !== "ok") return body;

  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const response = new Response(body.bytes as BodyInit, { headers });
  const form = await response.formData().catch(() => null);
  if (!form) return { outcome: "unreadable" };
  if ([...form.keys()].length > maxFields) return { outcome: "too_large" };

  const values: { [K in Name]?: string } = {};
  for (const name of names) {
    const value = form.get(name);
    if (typeof value === "string") values[name] = value.slice(0, valueLimit);
  }
  return { outcome: "ok", values };
}

/** Reads a JSON body of at most `limit` bytes; the caller parses `value` with a schema. Never throws. */
export async function readJson(
  request: Request,
  limit: number,
): Promise<{ outcome: "ok"; value: unknown } | BodyRefusal> {
  const body = await readBody(request, ["application/json"], limit);
  if (body.outcome !== "ok") return body;

  const value = jsonOf(body.bytes);
  return value === undefined ? { outcome: "unreadable" } : { outcome: "ok", value };
}
