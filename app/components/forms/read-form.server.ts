import { formKilobytes } from "~/config/facts";
import { jsonOf } from "~/lib/crypto/bytes";
import { readBody, type BodyRefusal } from "~/lib/http/read-body.server";

type FormValues<Name extends string> = { readonly [K in Name]?: string };

export const bodyLimitBytes = formKilobytes * 1024;
const maxFields = 100;
/** Characters; longer than any field allows, so the form's own rule refuses what is cut off here. */
export const valueLimit = 8192;

const mediaTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Picks the fields in `names` and drops all others; a name's first value wins. Never throws. */
export async function readForm<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<{ outcome: "ok"; values: FormValues<Name> } | BodyRefusal> {
  const body = await readBody(request, mediaTypes, bodyLimitBytes);
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

/** Reads a JSON body of at most `limit` bytes; `value` is for a schema. Never throws. */
export async function readJson(
  request: Request,
  limit: number,
): Promise<{ outcome: "ok"; value: unknown } | BodyRefusal> {
  const body = await readBody(request, ["application/json"], limit);
  if (body.outcome !== "ok") return body;

  const value = jsonOf(body.bytes);
  return value === undefined ? { outcome: "unreadable" } : { outcome: "ok", value };
}
