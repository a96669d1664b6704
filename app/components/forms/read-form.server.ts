import { formKilobytes } from "~/config/facts";
import { readBody, type BodyRefusal } from "~/lib/http/read-body.server";

/** The names a form knows, and no others. Values stay text; a box that is not ticked is absent. */
export type FormSpec<Name extends string> = readonly Name[];

type FormValues<Name extends string> = { readonly [K in Name]?: string };

export type ReadForm<Name extends string> =
  { outcome: "ok"; values: FormValues<Name> } | BodyRefusal;

export const bodyLimitBytes = formKilobytes * 1024;
const fieldLimit = 100;
/** Longer than any field allows, so what is cut off here is refused by the form's own rule, in words. */
export const valueLimit = 8192;

const urlencoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data";

/**
 * Picks the allow-listed, flat names out of a form body and drops everything else, so that a name
 * chosen by the sender, such as `__proto__.x`, never reaches a path parser, which would follow it. The
 * first of several values of one name wins; files are ignored. Never throws.
 */
export async function readForm<Name extends string>(
  request: Request,
  spec: FormSpec<Name>,
): Promise<ReadForm<Name>> {
  const body = await readBody(request, [urlencoded, multipart], bodyLimitBytes);
  if (body.outcome !== "ok") return body;

  const pairs =
    body.mediaType === urlencoded
      ? urlencodedPairs(body.bytes)
      : await multipartPairs(body.bytes, request.headers.get("Content-Type") ?? "");
  if (!pairs) return { outcome: "unreadable" };
  if (pairs.length > fieldLimit) return { outcome: "too_large" };

  return { outcome: "ok", values: pick(pairs, spec) };
}

/**
 * Reads a JSON body of at most `limit` bytes. `value` is untrusted: parse it with a schema.
 * "unreadable" means that it is not JSON (400). Never throws.
 */
export async function readJson(
  request: Request,
  limit: number,
): Promise<{ outcome: "ok"; value: unknown } | BodyRefusal> {
  const body = await readBody(request, ["application/json"], limit);
  if (body.outcome !== "ok") return body;

  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body.bytes);
    return { outcome: "ok", value: JSON.parse(text) };
  } catch {
    return { outcome: "unreadable" };
  }
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

function pick<Name extends string>(pairs: readonly Pair[], spec: FormSpec<Name>): FormValues<Name> {
  const values: { [K in Name]?: string } = {};
  for (const name of spec) {
    const found = pairs.find((pair) => pair[0] === name);
    if (found) values[name] = found[1].slice(0, valueLimit);
  }
  return values;
}
