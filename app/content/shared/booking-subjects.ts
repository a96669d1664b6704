import { usd } from "~/lib/text/usd";
import { prices } from "./prices";

/**
 * Subject of a call, from `?about=` and `?seats=` of a booking page. Shown above the calendar, and passed
 * to the calendar's own question and to the lead.
 */
export const bookingSubjects = {
  label: "Your call is about",
  maxSeats: 500,
  seats: (count: number) => (count === 1 ? "A quote for 1 seat" : `A quote for ${count} seats`),
  about: {
    blueprint: `The Automation Blueprint for ${usd(prices.automationBlueprint.now)}`,
    foundation: "A quote for the Foundation package",
    implementation: "A quote for the Implementation package",
    rebuild: "A quote for the Rebuild package",
  },
} as const;
