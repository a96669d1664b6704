import { browser, everyPage, type Sections, shownAt, worker } from "../promise.ts";

const book = shownAt("/book");
const alex = shownAt("/book-alex");
const alex30 = shownAt("/book-alex?tab=30min");
const alex15 = shownAt("/book-alex?tab=15min");
const blair = shownAt("/book-blair");
const podcast = shownAt("/book-blair?tab=podcast");
const audit = shownAt("/book-blair?tab=audit");
const casey = shownAt("/book-casey");
const devon = shownAt("/book-devon");
const launch = shownAt("/liftoff-discovery");
const ninetyDays = shownAt("/book-automate90");

const shows = browser("booking", "a calendar shows after 300 ms and takes a booking");
const fails = browser(
  "booking",
  "a script that does not do its part leaves a way to the provider's page",
);
const heights = browser("booking", "every calendar is as high as it was promised, before it comes");
const tabs = browser("booking", "tabs by keyboard: the last one chosen has the only frame");
const dialog = browser(
  "booking-dialog",
  "the discovery dialog opens, holds and gives back the focus",
);
const newTab = worker(
  "addresses",
  "the links of all pages > open a new tab when they leave the site, and show it",
);
const calendly = "https://calendly.com/larkfield-sample";
const schedule = "Schedule on Calendly";

/** Calendars, on pages and in a dialog. */
export const booking: Sections = {
  "2.5": [
    ["words", "The Most Trusted ClickUp and Zapier Experts", book.says()],
    ["rule", "It has an inline scheduling widget", shows],
    ["number", "of height 850", shows],
    ["words", "Loading calendar...", book.says()],
    ["state", "While loading it shows 'Loading calendar...'", shows],
    ["rule", "a spinner", book.has(1, 'p[role="status"] span')],
    ["words", "Calendar widget couldn't load", fails],
    ["state", "On failure it shows 'Calendar widget couldn't load' and a button", fails],
    [
      "words",
      "'Schedule on' plus the scheduling provider's name",
      book.links(`${calendly}/discovery-call`, schedule),
    ],
    ["rule", "which opens the booking link in a new tab", newTab],
    [
      "words",
      "Having trouble booking? Contact us directly",
      book.links("mailto:hello@larkfield.example"),
    ],
    ["rule", "a back-to-website link", book.links("/", "Back to website")],
    ["rule", "and a footer with the year", shownAt(everyPage, "footer").says(/© \d{4}/)],

    ["words", "Book a Session with Alex", alex.says()],
    ["number", "Three tabs", alex.has(3, 'a[href^="/book-alex?tab="]')],
    ["words", "60 Minute (default)", alex.links("/book-alex?tab=60min", "60 Minute")],
    ["words", "30 Minute", alex.links("/book-alex?tab=30min")],
    ["words", "15 Minute Discovery", alex.links("/book-alex?tab=15min")],
    [
      "rule",
      "Each has a description: 60 minutes",
      alex.says("We work in your workspace and change it"),
    ],
    ["rule", "Each has a description: 30 minutes", alex30.says(/30-minute session .{40}/)],
    ["rule", "Each has a description: 15 minutes", alex15.says(/15-minute discovery .{40}/i)],
    [
      "rule",
      "and its own widget, by default that of 60 minutes",
      alex.links("https://calendly.com/larkfield-sample-alex/60min", schedule),
    ],
    [
      "rule",
      "and its own widget: 30 minutes",
      alex30.links("https://calendly.com/larkfield-sample-alex/30min", schedule),
    ],
    [
      "rule",
      "and its own widget: 15 minutes",
      alex15.links("https://calendly.com/larkfield-sample-alex/15min-discovery", schedule),
    ],
    ["number", "each of height 700", heights],
    ["state", "The tabs switch what is shown", tabs],
    ["rule", "A way back, from the first", alex.links("/", "Back to website")],
    ["rule", "A way back, from the second", blair.links("/", "Back to website")],
    ["rule", "A way back, from the third", casey.links("/", "Back to website")],
    ["rule", "A way back, from the fourth", devon.links("/", "Back to website")],

    ["words", "Book a Session with Blair", blair.says()],
    [
      "number",
      "Three tabs, of the second team member",
      blair.has(3, 'a[href^="/book-blair?tab="]'),
    ],
    [
      "words",
      "Strategy Meeting (default)",
      blair.links("/book-blair?tab=meeting", "Strategy Meeting"),
    ],
    ["words", "Framework Podcast", blair.links("/book-blair?tab=podcast")],
    ["words", "(guest appearance)", podcast.says(/guest/)],
    ["words", "Free Audit", blair.links("/book-blair?tab=audit")],
    [
      "rule",
      "Each has its own widget, by default the strategy meeting's",
      blair.links("https://calendly.com/larkfield-sample-blair/strategy-meeting", schedule),
    ],
    [
      "rule",
      "Each has its own widget: the podcast's",
      podcast.links("https://calendly.com/larkfield-sample-blair/framework-podcast", schedule),
    ],
    [
      "rule",
      "Each has its own widget: the audit's",
      audit.links("https://calendly.com/larkfield-sample-blair/free-audit", schedule),
    ],

    ["words", "Book a Meeting with Casey", casey.says()],
    ["words", "Book a Meeting with Devon", devon.says()],
    ["number", "a single 30-minute scheduling, of the third", casey.says(/30-minute/)],
    ["number", "a single 30-minute scheduling, of the fourth", devon.says(/30-minute/)],
    [
      "rule",
      "the third's calendar",
      casey.links("https://calendly.com/larkfield-sample-casey/30min", schedule),
    ],
    [
      "rule",
      "the fourth's calendar",
      devon.links("https://calendly.com/larkfield-sample-devon/30min", schedule),
    ],
    ["rule", "no tabs, of the third", casey.has(0, 'a[href*="?tab="]')],
    ["rule", "no tabs, of the fourth", devon.has(0, 'a[href*="?tab="]')],
    [
      "number",
      "iframe of height 700",
      browser("booking", "a script that comes before the tenth attempt is in time"),
    ],

    ["rule", "Discovery modal (used from the private notetaker page and others)", dialog],
    ["words", "Schedule a Discovery Call", dialog],
    ["words", "Book a time to discuss {service} for your business", dialog],
    ["state", "States: 'Loading calendar...'", dialog],
    [
      "state",
      "the fallback above",
      browser(
        "booking-dialog",
        "a calendar that does not come > leaves the way to the provider's page in the dialog too",
      ),
    ],
    ["state", "and an inline 700px calendar", dialog],
    [
      "rule",
      "used from others: the notetaker page",
      browser(
        "booking-dialog",
        "the notetaker page hands the guest to the calendar, and to nobody else",
      ),
    ],

    ["words", "Launch discovery page", launch.says("Book your Liftoff discovery call")],
    ["rule", "embedded calendar", launch.links(`${calendly}/launch-discovery`, schedule)],
    [
      "rule",
      "and a back link to the launch page",
      launch.links("/liftoff-launch", "Back to Liftoff"),
    ],
    [
      "words",
      "A further booking page for '90 days to automate your business'",
      ninetyDays.says("90 days to automate your business"),
    ],
    ["rule", "with an inline calendar", ninetyDays.links(`${calendly}/discovery-call`, schedule)],
  ],
};
