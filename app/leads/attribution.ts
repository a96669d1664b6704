import { z } from "zod";
import { campaignKeys, ownReferrer } from "~/lib/http/campaign";

/** Query keys of campaigns, and click ids of ad networks. */
const sourceKeys = [
  ...campaignKeys,
  "utm_id",
  "gclid",
  "fbclid",
  "msclkid",
  "gbraid",
  "wbraid",
  "ttclid",
  "li_fat_id",
] as const;

/** Such as "spring sale (EU)". No quotes, <>, control characters or @: it must hold no address and no markup. */
const campaignText = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{M}\p{N} ._~:+|,()!*&/%-]{1,120}$/u);

/** Origin only, such as `https://blog.example:8443`; never the path of another site's page. */
const referrerText = z.string().regex(/^https?:\/\/[a-z0-9.-]{1,100}(:\d{1,5})?$/);

export const attributionSchema = z.object({
  page: optional(z.string().regex(/^\/[\w-]{0,80}$/), "Path of the page with the form"),
  referrer: optional(referrerText, "Origin of the site that led to the page"),
  ...(Object.fromEntries(
    sourceKeys.map((key) => [key, optional(campaignText, `\`${key}\` of the page's address`)]),
  ) as Record<(typeof sourceKeys)[number], ReturnType<typeof optional>>),
});

/** Counts a value that does not match as missing. */
function optional(text: z.ZodString, meaning: string) {
  return text.optional().catch(undefined).describe(meaning);
}

type Attribution = z.infer<typeof attributionSchema>;

/**
 * Returns the campaign in the query of the form's page, and `referrer`, the site that linked to the page. null if
 * both are unknown, or if the browser sends Global Privacy Control (https://www.w3.org/TR/gpc/). A form posts to
 * the page with its query. Without a query, as in a JSON call, the `Referer` names the page with its query.
 */
export function attributionOf(
  { url, headers }: Pick<Request, "url" | "headers">,
  referrer: string | null,
): Attribution | null {
  if (headers.get("Sec-GPC") === "1") return null;

  const target = new URL(url);
  const formPage = target.search === "" ? ownReferrer(target, headers.get("Referer")) : null;
  const { pathname, searchParams } = formPage ?? target;
  const { page, ...source } = attributionSchema.parse({
    ...Object.fromEntries(searchParams),
    page: pathname,
    referrer,
  });
  const isEmpty = Object.values(source).every((value) => value === undefined);
  return isEmpty ? null : { page, ...source };
}

/** Returns the origin of another site, or null. Never throws. */
export function foreignOrigin(referrer: string | null, ownOrigin: string): string | null {
  if (!URL.canParse(referrer ?? "")) return null;
  const { origin } = new URL(referrer ?? "");
  const isForeign = origin !== ownOrigin && referrerText.safeParse(origin).success;
  return isForeign ? origin : null;
}
