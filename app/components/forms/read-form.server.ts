import { formKilobytes } from "~/config/facts";
import { jsonOf } from "~/lib/crypto/bytes";
import { readBody, type BodyRefusal } from "~/lib/http/read-body.server";

type FormValues<Name extends string> = { readonly [K in Name]?: string };

export const bodyLimitBytes = formKilobytes * 1024;
const fieldLimit = 100;
/** Characters; longer than any field allows, so the form's own rule refuses what is cut off here. */
export const valueLimit = 8192;

const urlencoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data";

/** Picks the fields in `names` and drops all others; a name's first value wins. Never throws. */
export async function readForm<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<{ outcome: "ok"; values: FormValues<Name> } | BodyRefusal> {
  const body = await readBody(request, [urlencoded, multipart], bodyLimitBytes);
  if (body.outcome !== "ok") return body;

  const pairs =
    body.mediaType === urlencoded
      ? urlencodedPairs(body.bytes)
      : await multipartPairs(body.bytes, request.headers.get("Content-Type") ?? "");
  if (!pairs) return { outcome: "unreadable" };
  if (pairs.length > fieldLimit) return { outcome: "too_large" };

  return { outcome: "ok", values: pick(pairs, names) };
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

type Pair = readonly [name: string, value: string];

function urlencodedPairs(bytes: Uint8Array): Pair[] {
  return [...new URLSearchParams(new TextDecoder().decode(bytes))];
}

async function multipartPairs(bytes: Uint8Array, contentType: string): Promise<Pair[] | null> {
  try {
    const headers = { "Content-Type": contentType };
    const form = await new Response(bytes as BodyInit, { headers }).formData();
    return [...form].flatMap(([name, value]): Pair[] =>
      typeof value === "string" ? [[name, value]] : [],
    );
  } catch {
    return null;
  }
}

function pick<Name extends string>(
  pairs: readonly Pair[],
  names: readonly Name[],
): FormValues<Name> {
  const values: { [K in Name]?: string } = {};
  for (const name of names) {
    const found = pairs.find((pair) => pair[0] === name);
    if (found) values[name] = found[1].slice(0, valueLimit);
  }
  return values;
}
