/** As calendars and checkouts take them from a link to them, and as nothing else is handed on to them. */
const campaignKeys = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
] as const;

/**
 * As long as Stripe takes them. A value with other marks than - and _ it drops without a word
 * (https://docs.stripe.com/payment-links/url-parameters).
 */
const longestValue = 150;

/**
 * The campaign that led to a page, to be put behind an address that has a query already:
 * `&utm_source=news&utm_medium=mail`, or nothing. Where the page's own address names none, that of the
 * page of ours before it counts, which browsers tell: so a campaign outlives a click without cookies.
 *
 * Made of letters, digits and `&=%-_.~` alone, whatever a stranger wrote, so it may stand as it is in an
 * attribute, in JSON and in a script. An ampersand before such a key is no character reference
 * (https://html.spec.whatwg.org/multipage/syntax.html#syntax-ambiguous-ampersand).
 */
export function campaignOf(page: URL, referrer: string | null): string {
  return campaignIn(page) || campaignIn(ownReferrer(page, referrer));
}

/** The address of the page of ours that led to `url`; null if none did. */
export function ownReferrer({ origin }: URL, referrer: string | null): URL | null {
  return referrer?.startsWith(`${origin}/`) ? new URL(referrer) : null;
}

function campaignIn(url: URL | null): string {
  if (!url?.search) return "";
  const { searchParams } = url;
  return campaignKeys
    .map((key) => ({ key, value: escaped(searchParams.get(key) ?? "") }))
    .map(({ key, value }) => (value ? `&${key}=${value}` : ""))
    .join("");
}

/** Cut between characters: half of one has no escape. */
function escaped(text: string): string {
  const percent = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
  const short = text.length > longestValue ? [...text].slice(0, longestValue).join("") : text;
  return encodeURIComponent(short).replaceAll(/[!'()*]/g, percent);
}
