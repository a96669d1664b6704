import { browser, type Sections, shownAfter, shownAt, unit, worker } from "../promise.ts";

const post = "app/leads/views/post-lead.test.ts";
const guides = browser(
  "lead-magnet",
  "the guides > with script: cards toggle, mistakes, failure, one request each, thank you",
);
const calendar = browser(
  "booking",
  "a script that does not do its part leaves a way to the provider's page",
);
const inTrouble = browser(
  "notetaker-delivery",
  "a server in trouble shows the success all the same, until it has really stored it",
);
const toastNow = browser(
  "notetaker-toast",
  "the toast says the specified words for now, and goes after 5 s",
);
const toastLater = browser("notetaker-toast", "the toast names the time of a scheduled one");
const workspace = browser(
  "lead-offers",
  "the free workspace > with script: a mistake, a failure, a second of sending, the address",
);
const members = browser(
  "lead-offers",
  "the members' offer > with script: mistakes, the server's words, a broken network, thank you",
);
const unanswered = browser(
  "template-success",
  "the page after a payment > says the specified words when nobody answers, and nothing when it names no payment",
);
const failedCall = browser(
  "template-success",
  "the page after a payment > a call that fails is told the console, and the specified words are said",
);
const paid = browser(
  "template-success",
  "the page after a payment > confirms it, says so in a toast, and the template comes by mail",
);
const lost = shownAt("/no-such-page", "body");
const noGuide = shownAfter("/free-resources", { email: "ada@example.test" });

/** What can go wrong, and what is said then. */
export const errors: Sections = {
  "8": [
    [
      "rule",
      "An error whose message is the status code, a colon and a space, then the response body text",
      unit(post, "a refusal is the status, a colon, a space and the body"),
    ],
    [
      "rule",
      "(or the status text when the body is empty)",
      unit(post, "a refusal without a body has the status text instead"),
    ],
    [
      "rule",
      "Unknown route: Not-found screen",
      lost.says(/404 Page Not Found Did you forget to add/),
    ],
    ["rule", "Lead-magnet request fails: Console log", guides],
    ["words", "Something went wrong", guides],
    ["words", "We couldn't process your download request. Please try again.", guides],
    ["words", "Success!", guides],
    ["words", "Your selected guides are ready to download.", guides],
    ["words", "No guide selected: Toast 'No guides selected'", guides],
    ["words", "No guides selected, without script", noGuide.says("No guides selected")],
    ["state", "Booking widget fails after 10 attempts: Fallback panel", calendar],
    ["words", "Calendar widget couldn't load", calendar],
    [
      "state",
      "Notetaker call fails or the server answers not ok: the success view is shown anyway",
      inTrouble,
    ],
    [
      "words",
      "The AI notetaker is on its way to your meeting, please allow up to 60 seconds for it to arrive. Once it gets there, the meeting host must allow the bot to enter.",
      toastNow,
    ],
    [
      "state",
      "Notetaker widget fails to initialise after 10 attempts: A failed flag is set",
      unit(
        "app/booking/status.test.ts",
        "the tenth attempt may still succeed; the tenth miss is the end",
      ),
    ],
    ["words", "Notetaker success toast 'Success!' (immediate)", toastNow],
    [
      "words",
      "The AI notetaker has been scheduled to join your meeting on {time}. You'll receive a confirmation email with all the details.",
      toastLater,
    ],
    ["words", "Notetaker success toast 'Success!' (scheduled)", toastLater],
    [
      "rule",
      "and the confirmation email comes",
      worker(
        "notetaker-booking-mails",
        "the confirmation mail > goes once to each person who booked ahead, with what the host has to do",
      ),
    ],
    ["words", "Invalid email / Please enter a valid email address.", workspace],
    ["words", "Free workspace email send fails: Something went wrong", workspace],
    ["words", "Please try again later.", workspace],
    ["words", "Lead form fails: Alert showing the server's message", members],
    ["words", "Failed to submit form. Please try again.", members],
    ["words", "Network error. Please check your connection and try again.", members],
    [
      "state",
      "Automation webhook fails: Console only",
      browser(
        "tracking",
        "a webhook that fails > is told of the automation page, and fails in the console alone",
      ),
    ],
    ["state", "Payment confirmation call fails: Console log", failedCall],
    ["words", "Payment Complete", unanswered],
    ["words", "Your payment was successful. You'll receive an email shortly.", unanswered],
    ["words", "Payment Successful!", paid],
    ["words", "Template will be sent to {email}", paid],
    ["state", "payment_intent missing: No call and no toast", unanswered],
  ],
};
