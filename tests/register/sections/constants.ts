import { browser, type Sections, shownAt, unit, worker } from "../promise.ts";

const home = shownAt("/");
const audit = shownAt("/automation-blueprint");
const blueprint = shownAt("/blueprint");
const launch = shownAt("/liftoff-launch");
const promo = shownAt("/freeclickup");
const site = shownAt("/SiteByTonight");
const roofer = shownAt("/automatedroofer");
const community = shownAt("/launchmybusiness");
const automate = shownAt("/automate");
const social = shownAt("/social");
const paid = (example: string) =>
  worker("template-success", "the page, as it comes from the server > %s", example);
const form = shownAt("/freenotetaker");

const toast = (title: string) => browser("notetaker-toast", title);
const carousel = browser(
  "loops",
  "the strip of quotes moves on every 5 s, and after the last comes the first",
);
const calendar = browser("booking", "a calendar shows after 300 ms and takes a booking");
const widget = "app/booking/status.test.ts";
const times = "app/lib/time/time-choices.test.ts";
const heights = browser("booking", "every calendar is as high as it was promised, before it comes");
const ticker = browser(
  "loops",
  "the topic changes every 3 s; 1 s after the last the first is back, at rest",
);
const partners = browser("loops", "the partners drift by in 40 s, and the mark moves on every 3 s");
const rises = browser(
  "home",
  "the task counter > when the server does not answer > rises by 2 a minute and shows no error",
);
const shapes = browser("video", "a film keeps its shape");
const scheduled = unit(
  "app/notetaker/request/schema.test.ts",
  "the form > a request for later carries the human text, the ISO time and the epoch",
);

/** Times, sizes, choices and prices. */
export const constants: Sections = {
  "9": [
    [
      "number",
      "Toasts: at most 1 is shown at a time",
      browser("loops", "a copied text says so for 2 s, and one notice shows at a time"),
    ],
    [
      "timer",
      "A dismissed toast is removed after 1000000 ms",
      unit("app/components/ui/toasts.test.ts", "a toast shows for 5 s and is kept for 1,000 s"),
    ],
    [
      "timer",
      "The default display time is 5000 ms",
      unit("app/components/ui/toasts.test.ts", "a toast shows for 5 s and is kept for 1,000 s"),
    ],
    [
      "timer",
      "and after 5000 ms it is gone",
      toast("the toast says the specified words for now, and goes after 5 s"),
    ],
    [
      "number",
      "Swipe direction is right with a 50 px threshold: 49 px are too few",
      toast('the toast ${stays ? "stays" : "goes"} when it is swiped ${distance} px to the right'),
    ],
    [
      "rule",
      "F8 focuses the notification area",
      toast("the toast is reached with F8, stays while it has the focus, and can be closed"),
    ],
    [
      "number",
      "Task counter: start 1392278",
      worker("counter", "the Durable Object > starts at the count of the specification"),
    ],
    [
      "number",
      "shown as 1,392,278",
      unit(
        "app/components/pages/task-counter.test.ts",
        "the count is grouped the same way on the server and in every browser",
      ),
    ],
    [
      "timer",
      "poll interval 60000 ms",
      browser(
        "home",
        "the task counter > waits for the first poll, then takes the server's number every minute",
      ),
    ],
    ["timer", "local increment interval 60000 ms", rises],
    ["number", "increment 2", rises],
    ["timer", "Widget retry: first attempt after 300 ms", calendar],
    [
      "timer",
      "then every 500 ms",
      unit(widget, "the attempts of the specification end after 4.8 s"),
    ],
    [
      "number",
      "at most 10 attempts",
      unit(widget, "the tenth attempt may still succeed; the tenth miss is the end"),
    ],
    [
      "timer",
      "Notetaker request timeout: 5000 ms",
      unit(
        "app/notetaker/request/send-with-retries.test.ts",
        "a server that does not answer is left after 5 s, and asked again",
      ),
    ],
    [
      "timer",
      "Bot arrival: up to 60 seconds",
      toast("the toast says the specified words for now, and goes after 5 s"),
    ],
    ["timer", "Ticker interval: 3 s", ticker],
    ["timer", "reset delay 1 s", ticker],
    ["timer", "Partner rotation index: 3000 ms", partners],
    ["timer", "Marquee loops: 40 s on the launch page", partners],
    ["timer", "and 120 s on the automation page", browser("loops", "the names drift by in 120 s")],
    ["timer", "Carousel: interval 5000 ms, transition 300 ms", carousel],
    ["timer", "Testimonial rotation: 5000 ms", carousel],
    [
      "timer",
      "Clipboard confirmation: 2 s",
      browser("media-kit", "the tabs follow the keys and the address, and the bio can be copied"),
    ],
    [
      "timer",
      "Simulated send delay: 1 s",
      unit(
        "app/leads/views/workspace-later.test.ts",
        "however fast the server is, it takes a second",
      ),
    ],
    [
      "timer",
      "Submenu hover open delay: 100 ms",
      browser("loops", "the Pricing menu opens 100 ms after the pointer has come"),
    ],
    ["number", "Widget height is 850 on the discovery page", calendar],
    ["number", "700 on most booking pages", heights],
    [
      "number",
      "and the modal",
      browser("booking-dialog", "the discovery dialog opens, holds and gives back the focus"),
    ],
    ["number", "and 600 on the Automate90 page", heights],
    ["number", "Video frame ratio is 56.25%", shapes],
    [
      "number",
      "Time choices are 48 half-hour slots from 12:00 AM to 11:30 PM",
      unit(times, "the choices of the schedule panel > 48 half hours from 12:00 AM to 11:30 PM"),
    ],
    [
      "number",
      "They stand in the form",
      form.has(48, "select[name='scheduledTime'] option:not([value=''])"),
    ],
    [
      "words",
      "Timezone choices",
      form.says(
        "US/Pacific US/Mountain US/Central US/Eastern America/Anchorage Pacific/Honolulu Europe/London Europe/Paris Asia/Tokyo Australia/Sydney UTC",
      ),
    ],
    ["number", "and no others", form.has(11, "select[name='timezone'] option:not([value=''])")],
    ["rule", "The scheduled time is converted to an ISO time", scheduled],
    ["rule", "and to epoch milliseconds using the selected timezone", scheduled],
    [
      "rule",
      "in every zone, whenever the clocks change",
      unit(
        "app/lib/time/wall-time.test.ts",
        "every minute around every clock change of 2025 to 2030 in the 11 zones > agrees with the clocks on a machine in %s",
        "America/Los_Angeles",
      ),
    ],
    [
      "number",
      "The name has a minimum of 2 characters",
      unit(
        "app/notetaker/request/schema.test.ts",
        "the form > one letter is no name, and invisible letters do not count",
      ),
    ],
    [
      "number",
      "Free notetaker data is retained 7 days after the meeting and then deleted",
      worker("notetaker-purge", "deletion > comes seven days after the meeting, and not before"),
    ],
    [
      "rule",
      "Only one video-meeting service is supported",
      form.says("Only Google Meet meetings are supported"),
    ],
    [
      "number",
      "The terms were last updated April 2, 2025",
      shownAt("/terms-of-use").says("Last updated April 2, 2025"),
    ],
    ["number", "Booking durations. 60", shownAt("/book-alex").says("60-minute session")],
    ["number", "30", shownAt("/book-alex?tab=30min").says("30-minute session")],
    ["number", "and 15 minutes", shownAt("/book-alex?tab=15min").says(/15-minute/)],
    [
      "words",
      "Default tabs are 60min",
      shownAt("/book-alex").has(1, 'a[href="/book-alex?tab=60min"][aria-current="page"]'),
    ],
    [
      "words",
      "and meeting",
      shownAt("/book-blair").has(1, 'a[href="/book-blair?tab=meeting"][aria-current="page"]'),
    ],
    [
      "number",
      "A discovery call is 30 minutes",
      shownAt("/book").says("A free 30-minute video call"),
    ],
    ["number", "also from the Automate90 page", shownAt("/automate90").says("30 minutes, free")],
    ["number", "a consultation call is 60 minutes", site.says("60 minutes")],
    ["number", "and the free fit call is 15 minutes", automate.says("Book a 15-min fit call")],

    ["number", "Blueprint audit: $63 (was $299) on one page", audit.says("$63 was $299")],
    ["number", "and $1,799 one-time on another", blueprint.says("$1,799 one-time")],
    ["number", "Launch package: 30 days", launch.says("live in 30 days")],
    ["number", "refund within 30 days", launch.says("Refund within 30 days")],
    ["number", "2 free months of the workspace tool's", launch.says("2 months free")],
    ["words", "Business Plus plan", launch.says("Business Plus plan")],
    ["number", "(up to $500 value)", launch.says("up to $500 value")],
    ["number", "audit 3-5 days", launch.says("3-5 days Audit")],
    ["number", "build 10-14 days", launch.says("10-14 days Build")],
    ["number", "7-day turnaround options", launch.says()],
    ["words", "Trusted by 50+ teams", launch.says()],
    [
      "number",
      "The free months, on the promo page",
      promo.says("2 months of ClickUp Business Plus, free"),
    ],
    ["number", "up to $500, on the promo page", promo.says("Up to $500 value")],
    [
      "number",
      "up to $500, on the capture page",
      shownAt("/getfreeclickup").says("2 free months, up to $500 value"),
    ],
    ["number", "24-hour website: $899 one-time", site.says("$899 one-time")],
    ["number", "24-hour delivery", site.says()],
    ["number", "up to 5 pages", site.says("Up to 5 pages")],
    ["number", "30 days free support and revisions", site.says()],
    ["rule", "full refund if late", site.says("Full refund if late")],
    ["number", "Roofer agent: $299 versus $999", roofer.says("$299 was $999")],
    ["number", "(save $700)", roofer.says("save $700")],
    ["words", "only 3 spots left", roofer.says()],
    ["number", "expires in 3 days", roofer.says()],
    ["number", "30-day money-back", roofer.says()],
    ["number", "48-hour setup", roofer.says()],
    ["rule", "no contract", roofer.says()],
    ["number", "Community: $97/month", community.says("$97/month")],
    ["number", "regular value $4,200", community.says()],
    ["number", "items 1200", community.says("$1,200")],
    ["number", "items 400", community.says("$400")],
    ["number", "items 500", community.says("$500")],
    ["number", "items 600", community.says("$600")],
    ["number", "items 800", community.says("$800")],
    ["number", "items 700", community.says("$700")],
    [
      "number",
      "Enterprise licenses: Normally $40/user/month",
      promo.says("normally $40/user/month"),
    ],
    ["number", "Enterprise licenses, on the launch page", launch.says("normally $40/user/month")],
    ["number", "Automation plans: $1,400", automate.says("$1,400/month")],
    ["number", "$3,500", automate.says("$3,500/month")],
    ["number", "and $7,000 per month", automate.says("$7,000/month")],
    ["number", "Automate90 is $15,000 upfront", shownAt("/automate90").says("$15,000 upfront")],
    [
      "number",
      "or $6,000/month for 3 months",
      shownAt("/automate90").says("$6,000/month for 3 months"),
    ],
    ["number", "Custom plan: Workflow Audit $2,999", automate.says("Workflow Audit $2,999")],
    ["number", "Setup Fee $100 per task", automate.says("$100 per task")],
    ["number", "(10 tasks = $1,000)", automate.says("10 tasks = $1,000")],
    ["number", "Maintenance $10-15 per task per month", automate.says("$10-15 per task per month")],
    ["number", "(10 tasks = $100-150 per month)", automate.says("10 tasks = $100-150 per month")],
    ["number", "1 task means unlimited runs", automate.says()],
    [
      "number",
      "Social template, Agency: $97, struck through from $297",
      social.says("$97 was $297"),
    ],
    ["words", "promo code SOCIAL200", social.says("SOCIAL200")],
    [
      "number",
      "Social template, Creator: $27, struck through from $97",
      social.says("$27 was $97"),
    ],
    ["words", "promo code SOCIAL70", social.says("SOCIAL70")],
    ["number", "The success page shows $27.00", paid("$27.00")],
    [
      "number",
      "Plan cards show the first 4 deliverables",
      unit(
        "app/components/sections/kit.test.tsx",
        "a plan shows four deliverables and opens the others on request",
      ),
    ],
    [
      "number",
      "Agent cards show the first 3 features",
      shownAt("/automatenow").has(33, ".roster ul > li ul li"),
    ],
    [
      "timer",
      "Delivery email is promised within 10 minutes",
      paid("sent to your email within 10 minutes"),
    ],
    ["timer", "and before the purchase", social.says("Delivered by email within 10 minutes")],
    [
      "number",
      "Timeline: Day 1, Days 2-3, Days 4-14",
      automate.says(/Day 1 .*Days 2-3 .*Days 4-14 /),
    ],
    ["number", "Live within 2-3 weeks of approval", automate.says()],
    [
      "number",
      "Live within 2-3 weeks of approval, on the home page",
      home.says("Live within 2-3 weeks of approval"),
    ],
  ],
};
