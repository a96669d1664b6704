import { names } from "~/config/names";

const { schedulingProvider, contactEmail } = names;

/** Words of every calendar. Strings that the specification quotes stand here word for word. */
export const calendarWords = {
  loading: "Loading calendar...",
  failed: "Calendar widget couldn't load",
  failedText: `An ad blocker or network setting may be blocking ${schedulingProvider.name}. Open the same calendar in a new tab.`,
  schedule: `Schedule on ${schedulingProvider.name}`,
  silent: "Don't see the calendar?",
  frame: "Calendar: pick a time",
  thanks: "Thanks! You're booked.",
  thanksText: "Check your inbox for the invite. You can reschedule or cancel from there.",
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

/** Labels of the session tabs on a team member's booking page. */
export const sessionWords = {
  tabs: "Session type",
  points: "What to expect",
} as const;
