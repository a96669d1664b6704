import { browser, type Sections, shownAfter, shownAt, unit, worker } from "../promise.ts";

const audit = shownAt("/automation-blueprint");
const blueprint = shownAt("/blueprint");
const kit = shownAt("/alex-kit");
const otherKit = shownAt("/blair-kit");
const launch = shownAt("/liftoff-launch");
const promo = shownAt("/freeclickup");
const capture = shownAt("/getfreeclickup");
const captured = shownAfter("/getfreeclickup", { email: "ada@example.test" });
const automate90 = shownAt("/automate90");
const site = shownAt("/SiteByTonight");

const kitFlow = browser(
  "media-kit",
  "the tabs follow the keys and the address, and the bio can be copied",
);
const partners = browser("loops", "the partners drift by in 40 s, and the mark moves on every 3 s");
const newTab = worker(
  "addresses",
  "the links of all pages > open a new tab when they leave the site, and show it",
);

/** Blueprints, media kits, the launch, Automate90 and the website of a day. */
export const offers: Sections = {
  "2.9": [
    ["number", "$63, struck through from $299", audit.says("$63 was $299")],
    [
      "rule",
      "A struck price is one for the eyes, and told to the others",
      unit(
        "app/components/sections/sections.test.tsx",
        "a struck price is told to those who do not see the line",
      ),
    ],
    [
      "rule",
      "It links to /booking",
      audit.links("/booking?about=blueprint", "Get the blueprint · $63"),
    ],
    [
      "rule",
      "It has an external calendar booking link",
      blueprint.links("https://calendly.com/larkfield-sample/blueprint", "Book my blueprint"),
    ],
    ["rule", "a testimonial video", blueprint.has(1, "figure a[data-film]")],
    ["words", "of a client", blueprint.says("Inside a client's blueprint")],
    ["number", "a one-time price of $1,799", blueprint.says("$1,799 one-time")],
  ],

  "2.10": [
    ["words", "Headshot", kit.links("/alex-kit?tab=headshot")],
    ["words", "Professional Bio", kit.links("/alex-kit?tab=bio")],
    [
      "words",
      "Headshot, of the second speaker",
      otherKit.links("/blair-kit?tab=headshot", "Headshot"),
    ],
    [
      "words",
      "Professional Bio, of the second speaker",
      otherKit.links("/blair-kit?tab=bio", "Professional Bio"),
    ],
    ["state", "Tabs: Headshot (default) and Professional Bio", kitFlow],
    ["words", "Bio copied to clipboard", kitFlow],
    ["rule", "Copy bio to clipboard", kitFlow],
    ["timer", "The button shows 'Copied!' for 2 seconds", kitFlow],
    ["rule", "Download headshot", kit.links("/people/alex.png", "Download headshot")],
    [
      "rule",
      "Download headshot, of the second speaker",
      otherKit.links("/people/blair.png", "Download headshot"),
    ],
    ["words", "Download started", kitFlow],
  ],

  "2.11": [
    [
      "rule",
      "Launch page with a hero",
      launch.says("OFFICIAL CLICKUP PARTNER Your ClickUp live in 30 days"),
    ],
    ["rule", "a rotating partner marquee", partners],
    ["words", "What You Get", launch.says()],
    ["number", "a 4-step process", launch.has(4, "#process ol > li")],
    ["rule", "an audit section", launch.has(1, "#audit")],
    ["rule", "a FAQ", launch.has(1, "#faq")],
    [
      "rule",
      "Calls to action go to the launch discovery",
      launch.links("/liftoff-discovery", "Book my discovery call"),
    ],
    [
      "rule",
      "Free workspace promo page, linking to the launch discovery",
      promo.links("/liftoff-discovery", "Book my 30-minute call"),
    ],
    ["rule", "Free workspace email capture page", capture.has(1, 'form input[type="email"]')],
    ["rule", "It leads to the success view", captured.says("Thanks! Check Your Email")],
  ],

  "2.12": [
    ["words", "Automate Your Business in 90 Days", automate90.says()],
    ["rule", "and an embedded intro video", automate90.has(1, "figure a[data-film]")],
    [
      "rule",
      "An inline scheduling widget for a free discovery call",
      automate90.links(
        "https://calendly.com/larkfield-sample/discovery-call",
        "Schedule on Calendly",
      ),
    ],
    ["number", "A 3-phase journey", automate90.has(3, "#phases ol > li")],
    ["number", "days 1-30 Foundation", automate90.says("Days 1-30 Foundation")],
    ["number", "31-60 Implementation", automate90.says("Days 31-60 Implementation")],
    ["number", "61-90 Optimization", automate90.says("Days 61-90 Optimization")],
    ["number", "An 8-item what's-included list", automate90.has(8, "#included li")],
    ["words", "what's included", automate90.says("What's included")],
    ["words", "Expected results", automate90.says()],
    ["number", "50% time savings", automate90.says()],
    ["number", "80% error reduction", automate90.says()],
    ["number", "2x productivity", automate90.says()],
    [
      "number",
      "A community link at $97/month",
      automate90.links("https://community.larkfield.example", "Join the community · $97/month"),
    ],
    ["rule", "The community opens in a new tab", newTab],
  ],

  "2.13": [
    ["rule", "Same-day delivery guarantee", site.says()],
    ["number", "price $899", site.says("$899 one-time")],
    ["number", "an 8-item feature list", site.has(8, "#price li")],
    ["number", "A 4-step process", site.has(4, "#day ol > li")],
    ["words", "book consultation", site.says("9:00 AM Book consultation")],
    ["words", "design and build", site.says("10:00 AM Design and build")],
    ["words", "review and approve", site.says("6:00 PM Review and approve")],
    ["words", "launch", site.says("9:00 PM Launch")],
    ["number", "A FAQ of 4 questions", site.has(4, "#faq details")],
    [
      "rule",
      "and consultation booking buttons",
      site.links("https://calendly.com/larkfield-sample/consultation", "Book my consultation"),
    ],
  ],
};
