import { z } from "zod";
import { ownReferrer } from "~/lib/http/campaign";

/** Query keys of campaigns and click ids of ad networks, the most useful first: space is limited. */
const campaignKeys = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "gclid",
  "fbclid",
  "msclkid",
  "gbraid",
  "wbraid",
  "ttclid",
  "li_fat_id",
  "utm_id",
  "utm_term",
  "utm_content",
] as const;

/** Without quotes, brackets, controls and @: a campaign must not carry an address or markup. */
const campaignText = z.string().regex(/^[\p{L}\p{M}\p{N} ._~:+|,()!*&/%-]{1,120}$/u);

/** Origin only, never the path of another site's page. */
const referrerText = z.string().regex(/^https?:\/\/[a-z0-9.-]{1,100}(:\d{1,5})?$/);

export const attributionSchema = z
  .object({
    page: z
      .string()
      .regex(/^\/[\w-]{0,80}$/)
      .describe("Path of the page with the form"),
    referrer: referrerText.describe("Origin of the site that led to it"),
    ...(Object.fromEntries(
      campaignKeys.map((key) => [key, campaignText.describe(`\`${key}\` of the page's address`)]),
    ) as {
      [K in (typeof campaignKeys)[number]]: typeof campaignText;
    }),
  })
  .partial();

/** Stored in `leads.attribution`. */
type Attribution = z.infer<typeof attributionSchema>;

/** UTF-8 of the JSON. */
const maxAttributionBytes = 400;

/**
 * Returns the campaign in the address of the form's page, and the origin of the site that linked to it; null
 * if neither is known, or the browser sends Global Privacy Control (https://www.w3.org/TR/gpc/). A form posts
 * to its page with the query; a JSON call names the page as its referrer. `referrer` is the `Referer` with
 * which the page was opened.
 */
export function attributionOf(
  { url, headers }: Pick<Request, "url" | "headers">,
  referrer: string | null,
): Attribution | null {
  if (headers.get("Sec-GPC") === "1") return null;

  const target = new URL(url);
  const own = target.search === "" ? ownReferrer(target, headers.get("Referer")) : null;
  const page = own ?? target;
  const origin = foreignOrigin(referrer, target.origin);
  let found: Attribution = origin ? { referrer: origin } : {};
  for (const key of campaignKeys) {
    const value = campaignText.safeParse(page.searchParams.get(key)?.trim());
    if (!value.success) continue;
    const longer = { ...found, [key]: value.data };
    if (byteLength(longer) <= maxAttributionBytes) found = longer;
  }
  if (Object.keys(found).length === 0) return null;

  const path = attributionSchema.shape.page.safeParse(page.pathname);
  return path.data ? { page: path.data, ...found } : found;
}

/** Returns the origin of another site, or null. Never throws. */
export function foreignOrigin(referrer: string | null, ours: string): string | null {
  if (!URL.canParse(referrer ?? "")) return null;
  const { origin } = new URL(referrer ?? "");
  return origin === ours || !referrerText.safeParse(origin).success ? null : origin;
}

function byteLength(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).byteLength;
}
