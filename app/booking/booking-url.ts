import * as colors from "~/config/colors";
import { bookingSubjects } from "~/content/shared/booking-subjects";

/** Our colors, without their `#`, and no cookie banner inside the frame. */
const look = {
  primary_color: colors.pine600.slice(1),
  text_color: colors.onLight.slice(1),
  background_color: colors.paper0.slice(1),
  hide_gdpr_banner: "1",
} as const;

/**
 * Subject of the call in `query`; null where it says nothing that a page of the site would
 * have said.
 */
export function subjectOf(query: URLSearchParams): string | null {
  const seats = query.get("seats") ?? "";
  const count = /^\d{1,3}$/.test(seats) ? Number(seats) : 0;
  if (count >= 1 && count <= bookingSubjects.mostSeats) return bookingSubjects.seats(count);
  const about = query.get("about") ?? "";
  return new Map(Object.entries(bookingSubjects.about)).get(about) ?? null;
}

/**
 * The provider's address of a calendar, with our colors, the subject that `query` names as the answer to
 * the calendar's first question (https://help.calendly.com/hc/en-us/articles/226766767), and the campaign
 * as `lib/http/campaign.ts` writes it; nothing else of the query.
 */
export function bookingUrl(link: string, query: URLSearchParams, campaign: string): string {
  const url = new URL(link);
  for (const [name, value] of Object.entries(look)) url.searchParams.set(name, value);
  const subject = subjectOf(query);
  if (subject !== null) url.searchParams.set("a1", subject);
  // The provider shows a plus as it is.
  return `${url.href.replaceAll("+", "%20")}${campaign}`;
}
