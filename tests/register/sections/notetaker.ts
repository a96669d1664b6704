import { browser, type Sections, shownAt, worker } from "../promise.ts";

const page = shownAt("/freenotetaker");
const terms = shownAt("/terms-of-use");
const privately = shownAt("/private-notetaker");
const tutorial = shownAt("/7f3d9c2ab1");

const box = browser(
  "notetaker-form",
  'script ? "with script" : "without script" > the box opens the schedule panel and changes the button',
);
const sentNow = browser(
  "notetaker-no-script",
  "a request for now is stored, shown, and not repeated by a reload",
);
const sentLater = browser("notetaker-delivery", "a scheduled one carries its times and shows them");
const busy = browser(
  "notetaker-delivery",
  "a silent server is left after 5 s, the success shows, and the page goes on trying",
);
const reset = browser(
  "notetaker-delivery",
  "the reset leads to an empty form for now, with a key of its own",
);
const dialog = browser(
  "booking-dialog",
  "the notetaker page hands the guest to the calendar, and to nobody else",
);
const mailed = browser(
  "journey",
  "a visitor ${script} script gets the recording by mail, and it is gone after 7 days",
);

/** The free notetaker, the private one, and the tutorial. */
export const notetaker: Sections = {
  "2.6": [
    ["words", "Free AI Notetaker", page.says(/^Back to Home Free AI Notetaker/)],
    ["rule", "Back to Home link to '/'", page.links("/", "Back to Home")],
    ["words", "Sign-up form under 'Get Started'", page.says("Get Started")],
    ["words", "Your Name", page.says()],
    ["words", "Email Address", page.says()],
    ["words", "Meeting Link", page.says()],
    ["words", "Enter your meeting link (with or without https://)", page.says()],
    ["words", "Schedule for later", page.says()],
    ["rule", "Checkbox", page.has(1, 'input[type="checkbox"][name="isScheduled"]')],
    ["state", "It reveals a panel", box],
    ["words", "Schedule Bot for Later", page.says()],
    ["rule", "with a date picker", page.has(1, 'input[type="date"][name="scheduledDate"]')],
    ["words", "(Meeting Date)", page.says("Meeting Date")],
    ["words", "a Time select", page.has(1, 'select[name="scheduledTime"]')],
    ["words", "and a Timezone select", page.has(1, 'select[name="timezone"]')],
    ["words", "By using this service, you agree to our Terms of Use", page.says()],
    ["rule", "A link to /terms-of-use", page.links("/terms-of-use", "Terms of Use")],
    ["words", "Send Notetaker to Meeting", page.says()],
    ["words", "Schedule Notetaker", page.says()],
    ["state", "'Send Notetaker to Meeting', or 'Schedule Notetaker' when scheduling", box],
    ["words", "'Processing...' while busy", busy],
    ["words", "How It Works", page.says()],
    ["number", "(three ways to use it): now", page.says("Send it now")],
    ["number", "(three ways to use it): scheduled", page.says("Schedule it")],
    ["number", "(three ways to use it): by invite", page.says("Invite it by email")],
    ["words", "What You'll Get", page.says()],
    ["words", "transcription", page.says("Transcription Who said what")],
    ["words", "video recording", page.says("Video recording Watch it or download it")],
    ["words", "chat logs", page.says("Chat logs Every link and message")],
    ["words", "email delivery", page.says("Email delivery One email")],
    ["rule", "What is promised there is what is mailed", mailed],
    ["words", "Why Use Free Notetaker?", page.says()],
    ["words", "Notetaker Sent!", sentNow],
    ["words", "Notetaker Scheduled!", sentLater],
    ["state", "A scheduled one also shows the date, the time and the timezone", sentLater],
    ["words", "Send Notetaker to Another Meeting", sentNow],
    ["words", "Schedule Another Notetaker", reset],
    ["state", "A button resets the form", reset],
    ["state", "A dialog opens an embedded booking widget for a discovery call", dialog],
    ["words", "The join address stands on the page", page.says("notes@larkfield.example")],
    ["rule", "Terms of Use page", terms.says("Terms of Use")],
    [
      "rule",
      "back link to /freenotetaker",
      terms.links("/freenotetaker", "Back to the Free AI Notetaker"),
    ],
    ["words", "Last updated April 2, 2025", terms.says()],
    [
      "number",
      "Data is retained 7 days after the meeting",
      terms.says("retained for 7 days after the meeting and then deleted"),
    ],
    [
      "rule",
      "and then deleted",
      worker("notetaker-purge", "deletion > comes seven days after the meeting, and not before"),
    ],
    [
      "rule",
      "and with it everything personal",
      worker(
        "notetaker-purge",
        "deletion > takes the media at the provider and everything personal here, and keeps the row",
      ),
    ],
  ],

  "2.7": [
    [
      "rule",
      "Links to /freenotetaker",
      privately.links("/freenotetaker", "Try the free notetaker"),
    ],
    ["words", "Schedule a Discovery Call", privately.links("/book")],
    [
      "state",
      "and opens the Discovery modal",
      browser("booking-dialog", "the discovery dialog opens, holds and gives back the focus"),
    ],
  ],

  "2.8": [
    ["words", "A smart-list-management tutorial", tutorial.says("Smart list management")],
    ["words", "Book a ClickUp Consultation", tutorial.links("/booking")],
    [
      "rule",
      "2 or more yes answers mean merge the lists",
      tutorial.repeats(2, "2 or more yes answers mean merge the lists."),
    ],
    [
      "rule",
      "What the answers lead to follows the rule",
      browser("tutorial", "two yes answers say merge, one does not"),
    ],
    [
      "rule",
      "/booking leads to the discovery call",
      worker("specification", "/booking leads to the discovery call"),
    ],
  ],
};
