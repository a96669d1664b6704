import * as colors from "~/config/colors";
import { bookingSubjects } from "~/content/shared/booking-subjects";

/** Parameters of the provider, which takes colors without `#`. */
const look = {
  primary_color: colors.pine600.slice(1),
  text_color: colors.onLight.slice(1),
  background_color: colors.paper0.slice(1),
  hide_gdpr_banner: "1",
} as const;

/** Subject of the call by `?seats=` or `?about=`; null for a value that none of our links has. */
export function subjectOf(query: URLSearchParams): string | null {
  const seats = query.get("seats") ?? "";
  const count = /^\d{1,3}$/.test(seats) ? Number(seats) : 0;
  if (count >= 1 && count <= bookingSubjects.maxSeats) return bookingSubjects.seats(count);
  const about = query.get("about") ?? "";
  // A Map, so that `?about=constructor` finds nothing.
  return new Map(Object.entries(bookingSubjects.about)).get(about) ?? null;
}

/**
 * Address of a calendar with our colors, the campaign (`lib/http/campaign.ts`), and the subject as the answer
 * to its first question (https://help.calendly.com/hc/en-us/articles/226766767).
 */
export function bookingUrl(link: string, query: URLSearchParams, campaign: string): string {
  const url = new URL(link);
  for (const [name, value] of Object.entries(look)) url.searchParams.set(name, value);
  const subject = subjectOf(query);
  if (subject !== null) url.searchParams.set("a1", subject);
  // The provider shows `+` as a plus sign, not as a space.
  return `${url.href.replaceAll("+", "%20")}${campaign}`;
}
