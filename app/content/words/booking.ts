import { names } from "~/config/names";

const { schedulingProvider, contactEmail } = names;

/** Words of every calendar. Strings that the specification quotes stand here word for word. */
export const calendarWords = {
  loading: "Loading calendar...",
  failed: "Calendar widget couldn't load",
  failedText: `Something between this page and ${schedulingProvider.name} is in the way. The same calendar opens in a tab of its own.`,
  schedule: `Schedule on ${schedulingProvider.name}`,
  silent: "No calendar below?",
  frame: "Calendar: pick a time",
  thanks: "Thank you! Your time is booked.",
  thanksText: "The invite is on its way to your inbox, with a link to move or cancel it.",
} as const;

/** The "Having trouble booking?" line under every calendar. */
export const bookingHelp = {
  label: "Having trouble booking? Contact us directly",
  href: `mailto:${contactEmail}`,
} as const;

/** The dialog that other pages open; without script its opener leads to the booking page. */
export const discoveryDialog = {
  title: "Schedule a Discovery Call",
  service: (service: string) => `Book a time to discuss ${service} for your business`,
  close: "Close",
} as const;
