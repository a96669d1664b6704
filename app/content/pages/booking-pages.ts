import type { PageId } from "~/config/addresses";
import type { BookingSection, PageContent } from "~/content/section";
import { sectionPages } from "./index";

/** A page of sections and where its calendar is among them. */
export type BookingPage = {
  readonly content: PageContent;
  readonly booking: BookingSection;
  readonly nth: number;
  /** How many sections come before those that have the sticky action in reach, as in `Sections`. */
  readonly start: number;
  /** The first section that has it in reach no more. */
  readonly end: number;
};

/** Undefined for a page without a calendar. */
export function bookingPageOf(page: PageId): BookingPage | undefined {
  const content = sectionPages[page];
  const { sections = [] } = content ?? {};
  const nth = sections.findIndex(({ kind }) => kind === "booking");
  const booking = sections[nth];
  if (!content || booking?.kind !== "booking") return undefined;

  const start = Math.min(1, nth);
  const end = sections.at(-1)?.kind === "closing" ? sections.length - 1 : sections.length;
  return { content, booking, nth, start, end };
}
