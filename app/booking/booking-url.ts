/** Our colours (design A5) and no cookie banner inside the frame. */
const look = {
  primary_color: "0E7A58",
  text_color: "0F1F1A",
  background_color: "ffffff",
  hide_gdpr_banner: "1",
} as const;

const campaign = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;
const longestValue = 200;

/** The provider's address of a calendar, with our colours and the campaign that `query` names; nothing else of it. */
export function bookingUrl(link: string, query: URLSearchParams): string {
  const url = new URL(link);
  for (const [name, value] of Object.entries(look)) url.searchParams.set(name, value);
  for (const name of campaign) {
    const value = query.get(name);
    if (value) url.searchParams.set(name, value.slice(0, longestValue));
  }
  return url.href;
}
