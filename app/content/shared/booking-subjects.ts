import { usd } from "~/lib/text/usd";
import { prices } from "./prices";

/**
 * What somebody comes to talk about, in the words of the page that sent them: `?about=` and `?seats=` of a
 * booking page. It stands above the calendar, in the calendar's own question and with the lead.
 */
export const bookingSubjects = {
  label: "Your call is about",
  mostSeats: 500,
  seats: (count: number) => (count === 1 ? "A quote for 1 seat" : `A quote for ${count} seats`),
  about: {
    blueprint: `The Automation Blueprint for ${usd(prices.automationBlueprint.now)}`,
    foundation: "A quote for the Foundation package",
    implementation: "A quote for the Implementation package",
    rebuild: "A quote for the Rebuild package",
  },
} as const;
