import { names } from "~/config/names";

const { schedulingProvider, contactEmail } = names;

export const calendarWords = {
  loading: "Loading calendar...",
  failed: "Calendar widget couldn't load",
  failedText: `An ad blocker or network setting may be blocking ${schedulingProvider.name}. Open the same calendar in a new tab.`,
  schedule: `Schedule on ${schedulingProvider.name}`,
  silent: "Don't see the calendar?",
  frame: "Calendar: pick a time",
  sessions: "Session type",
  thanks: "Thanks! You're booked.",
  thanksText: "Check your inbox for the invite. You can reschedule or cancel from there.",
} as const;

export const bookingHelp = {
  label: "Having trouble booking? Contact us directly",
  href: `mailto:${contactEmail}`,
} as const;

export const discoveryDialog = {
  title: "Schedule a Discovery Call",
  service: (service: string) => `Book a time to discuss ${service} for your business`,
  close: "Close",
} as const;
