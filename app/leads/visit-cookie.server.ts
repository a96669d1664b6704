import { base64url, bytesOfBase64url, jsonOf } from "~/lib/crypto/bytes";
import { ownReferrer } from "~/lib/http/campaign";
import { attributionSchema, touchOf, type Attribution } from "./attribution";

const name = "visit";
const keptSeconds = 90 * 24 * 60 * 60;
const longestCookie = 1024;

/**
 * The `Set-Cookie` of a visit that tells where it comes from (`attribution.ts`), or null. It holds no
 * personal data, and scripts cannot read it. A browser that sends Global Privacy Control gets none, and
 * loses the one it has. `siteUrl` is the public origin.
 */
export function visitCookie(
  request: Request,
  visit: { readonly siteUrl: string; readonly now: number },
): string | null {
  const url = new URL(request.url);
  const attributes = `Path=/; HttpOnly; SameSite=Lax${url.protocol === "https:" ? "; Secure" : ""}`;
  if (wantsPrivacy(request.headers)) {
    return valueIn(request.headers) === null ? null : `${name}=; ${attributes}; Max-Age=0`;
  }

  const last = touchOf({
    url,
    referrer: request.headers.get("Referer"),
    ours: [url.origin, visit.siteUrl],
    now: visit.now,
  });
  if (!last) return null;
  const first = readVisitCookie(request.headers)?.first ?? last;
  return `${name}=${encode({ first, last })}; ${attributes}; Max-Age=${keptSeconds}`;
}

/** What the cookie says; null for none, and for one that we would not have written. Never throws. */
export function readVisitCookie(headers: Headers): Attribution | null {
  if (wantsPrivacy(headers)) return null;
  const value = valueIn(headers);
  if (value === null || value.length > longestCookie) return null;

  const read = attributionSchema.safeParse(decode(value));
  return read.success ? read.data : null;
}

/**
 * How the sender of a form came here, as it is stored with a lead. Who has no cookie, because the law
 * wants to be asked first, is known by what the address of the form's page says.
 */
export function attributionJson(request: Request, now: number): string | null {
  const attribution = readVisitCookie(request.headers) ?? visitOfForm(request, now);
  return attribution && JSON.stringify(attribution);
}

/** Without script that page is posted to with its query; what a script posts names it as its referrer. */
function visitOfForm({ url, headers }: Request, now: number): Attribution | null {
  if (wantsPrivacy(headers)) return null;
  const target = new URL(url);
  const page = target.search === "" ? ownReferrer(target, headers.get("Referer")) : target;
  const touch = page && touchOf({ url: page, referrer: null, ours: [], now });
  return touch && { first: touch, last: touch };
}

function wantsPrivacy(headers: Headers): boolean {
  return headers.get("Sec-GPC") === "1";
}

function valueIn(headers: Headers): string | null {
  const pairs = (headers.get("Cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

function encode(attribution: Attribution): string {
  return base64url(new TextEncoder().encode(JSON.stringify(attribution)));
}

function decode(value: string): unknown {
  const bytes = bytesOfBase64url(value);
  return bytes === null ? undefined : jsonOf(bytes);
}
