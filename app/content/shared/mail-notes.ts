/**
 * What the pages of the lead forms say about a mail that does not come. It is true for every visitor, so
 * that nobody learns from a page whether somebody else's address is known here.
 */
const unsubscribed =
  "Did you unsubscribe from our mail? Then one mail comes first, at most once a week, that asks whether we may write to you again.";
const disowned =
  "Did you ever tell us “This wasn't me”? Then open that link again and press undo, and ask once more.";
const spam = "Please check your spam folder.";
const earlier = "Did you ask more than three times today? Then look for our earlier mails.";

/** Says which address it was, so that a slip of the finger is seen. */
export const sentToWords = {
  before: "You entered",
  correct: { before: "Not right?", link: "Fill in the form again", after: "." },
  unknown: "We write to the address you entered.",
} as const;

const title = "Nothing there in ten minutes?";

/** After a form that brings a mail about news and offers. */
export const marketingMailNotes = {
  title,
  points: [spam, earlier, unsubscribed, disowned],
} as const;

/** After a form that brings what was asked for, and nothing else. */
export const onceMailNotes = { title, points: [spam, earlier, disowned] } as const;

/** After a form that brings a mail on another day. */
export const laterMailNotes = {
  title: "So that it reaches you",
  points: [unsubscribed, disowned],
} as const;
