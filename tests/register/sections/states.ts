import { browser, type Sections, shownAfter, shownAt, unit, worker } from "../promise.ts";

const polled = browser(
  "home",
  "the task counter > waits for the first poll, then takes the server's number every minute",
);
const rises = browser(
  "home",
  "the task counter > when the server does not answer > rises by 2 a minute and shows no error",
);
const guides = browser(
  "lead-magnet",
  "the guides > with script: cards toggle, mistakes, failure, one request each, thank you",
);
const calendar = browser("booking", "a calendar shows after 300 ms and takes a booking");
const calendarFails = browser(
  "booking",
  "a script that does not do its part leaves a way to the provider's page",
);
const widget = "app/booking/status.test.ts";
const tabs = browser("booking", "tabs by keyboard: the last one chosen has the only frame");
const silent = browser(
  "notetaker-delivery",
  "a silent server is left after 5 s, the success shows, and the page goes on trying",
);
const inTrouble = browser(
  "notetaker-delivery",
  "a server in trouble shows the success all the same, until it has really stored it",
);
const reset = browser(
  "notetaker-delivery",
  "the reset leads to an empty form for now, with a key of its own",
);
const kit = browser(
  "media-kit",
  "the tabs follow the keys and the address, and the bio can be copied",
);
const workspace = browser(
  "lead-offers",
  "the free workspace > with script: a mistake, a failure, a second of sending, the address",
);
const members = browser(
  "lead-offers",
  "the members' offer > with script: mistakes, the server's words, a broken network, thank you",
);
const partners = browser("loops", "the partners drift by in 40 s, and the mark moves on every 3 s");
const ticker = browser(
  "loops",
  "the topic changes every 3 s; 1 s after the last the first is back, at rest",
);
const version = browser(
  "social",
  "at ${viewport.width} px > each switch stays where it is, by mouse and by keyboard",
);
const lightbox = browser(
  "social",
  "a picture opens over the page, and every way to close it gives the focus back",
);
const quotes = browser(
  "loops",
  "the strip of quotes moves on every 5 s, and after the last comes the first",
);
const payment = (title: string) =>
  browser("template-success", `the page after a payment > ${title}`);
const captured = shownAfter("/getfreeclickup", { email: "ada@example.test" });
const page = (example: string) =>
  worker("template-success", "the page, as it comes from the server > %s", example);

/** States, and what leads from one to the next. */
export const states: Sections = {
  "4": [
    [
      "number",
      "It starts at 1392278",
      worker("counter", "the Durable Object > starts at the count of the specification"),
    ],
    ["state", "It is replaced by the server count when that is present", polled],
    [
      "state",
      "and nonzero",
      browser("home", "the task counter > a count of 0, or none, changes nothing"),
    ],
    ["timer", "It also rises by 2 every 60 seconds locally", rises],
    ["state", "A 'Tasks Automated' box shows 'Loading...' while loading", polled],
    ["words", "Tasks Automated", shownAt("/").says("Tasks Automated Loading...")],
    [
      "state",
      "Mobile menu. Open or closed by a toggle",
      browser("header", "the mobile menu > opens and closes by its button, without script too"),
    ],
    ["state", "Not submitted, then submitted, which shows the thank-you view", guides],
    ["rule", "Submitted happens when every selected guide's request succeeds", guides],
    ["rule", "Selected guides are a toggled list of guide ids", guides],
    ["state", "Booking widget. Loading, then ready", calendar],
    ["state", "or failed", calendarFails],
    ["timer", "The first initialisation attempt is after 300 ms", calendar],
    [
      "timer",
      "then every 500 ms",
      unit(widget, "the attempts of the specification end after 4.8 s"),
    ],
    [
      "state",
      "After 10 failed attempts it becomes failed",
      unit(widget, "the tenth attempt may still succeed; the tenth miss is the end"),
    ],
    [
      "rule",
      "The failed state shows the fallback panel with a button that opens the provider's booking page in a new tab",
      calendarFails,
    ],
    ["state", "Booking tabs. The active tab switches", tabs],
    [
      "rule",
      "The matching widget is re-initialised, with any previous widget frames removed",
      tabs,
    ],
    ["state", "Notetaker form. Idle, then busy (button disabled, 'Processing...')", silent],
    ["state", "then the success view", silent],
    ["state", "The success view is shown even if the server call failed", inTrouble],
    ["state", "or timed out", silent],
    [
      "state",
      "'Schedule for later' toggles the schedule panel",
      browser(
        "notetaker-form",
        'script ? "with script" : "without script" > the box opens the schedule panel and changes the button',
      ),
    ],
    ["state", "The reset button returns to an empty form in immediate mode", reset],
    ["timer", "Bio copy button. Copied for 2 seconds, then back to normal", kit],
    [
      "state",
      "Free workspace email form. Idle, then sending ('Sending...', button disabled)",
      workspace,
    ],
    ["words", "Thanks! Check Your Email", captured.says()],
    ["state", "The success view shows the entered address", captured.says("ada@example.test")],
    ["words", "and advises to check spam", captured.says(/spam/)],
    ["timer", "Partner marquee. It scrolls continuously in a 40 s loop", partners],
    ["timer", "A rotating index advances every 3000 ms", partners],
    ["state", "Lead form. Idle, then submitting (button 'Submitting...', disabled)", members],
    ["state", "On success: a submitted state showing the thank-you panel", members],
    ["state", "with the fields cleared", members],
    ["state", "On failure: back to idle and an alert is shown", members],
    ["timer", "Ticker. It advances one item every 3 seconds", ticker],
    [
      "timer",
      "After passing the last item it waits 1 second, jumps back to the first item without animation",
      ticker,
    ],
    ["state", "Social page version. agency (default) or creator, switched by two buttons", version],
    ["state", "It changes the copy", version],
    [
      "state",
      "price",
      browser("social", "the version decides which price, code, list and checkout are shown"),
    ],
    [
      "state",
      "promo code",
      browser("social", "the version decides which price, code, list and checkout are shown"),
    ],
    [
      "state",
      "feature cards",
      browser("social", "the code of the chosen version says for 2 s that it is copied"),
    ],
    [
      "state",
      "inclusion list",
      browser("social", "the version decides which price, code, list and checkout are shown"),
    ],
    [
      "state",
      "and purchase link",
      browser("social", "the version decides which price, code, list and checkout are shown"),
    ],
    ["state", "Lightbox. Closed, open on a card click", lightbox],
    ["state", "closed again on the close button or a backdrop click", lightbox],
    [
      "rule",
      "Example carousel (not rendered)",
      unit(
        "app/components/pages/home-rest.test.tsx",
        "the example automations are off until their switch is on, and leave no trace",
      ),
    ],
    ["timer", "It advances every 5 seconds with a 300 ms transition", quotes],
    ["timer", "Testimonial index. It advances every 5 seconds, wrapping around", quotes],
    [
      "state",
      "Success page. Loading while confirming",
      payment("asks again from the browser when Stripe is slow, in the same room"),
    ],
    [
      "state",
      "then finished after the call succeeds",
      payment("confirms it, says so in a toast, and the template comes by mail"),
    ],
    [
      "state",
      "or fails",
      payment("says the specified words when nobody answers, and nothing when it names no payment"),
    ],
    [
      "rule",
      "The customer notice appears only if the call returned success with a customer",
      page("sent to your email within 10 minutes"),
    ],
  ],
};
