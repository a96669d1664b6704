export const campaignKeys = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
] as const;

/** Stripe's limit of a parameter: https://docs.stripe.com/payment-links/url-parameters */
const maxCharacters = 150;

/**
 * Returns the campaign of a page, else of the page before it, as `&utm_source=news&utm_medium=mail`; "" if neither
 * has one. It consists of letters, digits and `&=%-_.~`, which need no escaping in attributes, JSON and scripts.
 */
export function campaignOf(page: URL, referrer: string | null): string {
  return campaignIn(page) || campaignIn(ownReferrer(page, referrer));
}

export function ownReferrer({ origin }: URL, referrer: string | null): URL | null {
  return referrer?.startsWith(`${origin}/`) ? new URL(referrer) : null;
}

function campaignIn(url: URL | null): string {
  if (!url?.search) return "";
  const { searchParams } = url;
  return campaignKeys
    .map((key) => {
      const value = shortAndEncoded(searchParams.get(key) ?? "");
      return value && `&${key}=${value}`;
    })
    .join("");
}

/** Cuts between code points, because `encodeURIComponent` throws for half a surrogate pair. */
function shortAndEncoded(text: string): string {
  const short = [...text].slice(0, maxCharacters).join("");
  const percent = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(short).replaceAll(/[!'()*]/g, percent);
}
