import { askAgainDays, leadMailsPerDay } from "~/config/facts";
import { amount, times } from "~/lib/text/amount";

/**
 * What the pages of the lead forms say about a mail that does not come. It is true for every visitor, so
 * that nobody learns from a page whether somebody else's address is known here.
 */
const unsubscribed = `Unsubscribed from our emails? We'll first send one email, at most once every ${amount(askAgainDays, "day")}, to ask whether you want to hear from us again.`;
const disowned =
  "Ever told us “This wasn't me”? Open that link again, press Undo, then submit the form again.";
const earlier = `Asked more than ${times(leadMailsPerDay)} today? Look for our earlier emails.`;

/** Says which address it was, so that a slip of the finger is seen. */
export const sentToWords = {
  before: "You entered",
  correct: { before: "Not right?", link: "Fill in the form again", after: "." },
  spam: "No email yet? Check your spam folder.",
  unknown: "We'll send it to the address you entered.",
} as const;

const title = "Nothing after 10 minutes?";

/** After a form that brings a mail about news and offers. */
export const marketingMailNotes = {
  title,
  points: [earlier, unsubscribed, disowned],
} as const;

/** After a form that brings what was asked for, and nothing else. */
export const onceMailNotes = { title, points: [earlier, disowned] } as const;

/** After a form that brings a mail on another day. */
export const laterMailNotes = {
  title: "Make sure it reaches you",
  points: [unsubscribed, disowned],
} as const;
