import { askAgainDays, leadMailsPerDay } from "~/config/facts";
import { amount, times } from "~/lib/text/amount";

/** Help if an email doesn't arrive. All visitors see the same, so the page reveals nothing about an address. */
const unsubscribed = `Unsubscribed from our emails? We'll first send one email, at most once every ${amount(askAgainDays, "day")}, to ask whether you want to hear from us again.`;
const blocked =
  "Ever told us “This wasn't me”? Open that link again, press Undo, then submit the form again.";
const earlier = `Asked more than ${times(leadMailsPerDay)} today? Look for our earlier emails.`;

/** Repeats the address, so a typo is noticed. */
export const sentToWords = {
  before: "You entered",
  correction: { before: "Not right?", link: "Fill in the form again", after: "." },
  spam: "No email yet? Check your spam folder.",
} as const;

const title = "Nothing after 10 minutes?";

export const marketingMailNotes = {
  title,
  points: [earlier, unsubscribed, blocked],
} as const;

/** For mail that unsubscribing does not stop. */
export const requestedMailNotes = { title, points: [earlier, blocked] } as const;

export const laterMailNotes = {
  title: "Make sure it reaches you",
  points: [unsubscribed, blocked],
} as const;
