import { browser, everyPage, type Sections, shownAt, worker } from "../promise.ts";

const home = shownAt("/");
const header = shownAt(everyPage, "header");
const footer = shownAt(everyPage, "footer");
const newTab = worker(
  "addresses",
  "the links of all pages > open a new tab when they leave the site, and show it",
);
const opensUnderPointer = browser(
  "header",
  "the Pricing menu > opens under the pointer and leads to the three pricing pages",
);
const packages = browser("home", "See Packages scrolls to the two packages");
const smooth = browser("home", "a link to a place on the page scrolls there, and does not jump");
const placeOnPage = worker(
  "addresses",
  "the links of all pages > lead to what is there, down to the place on the page",
);

/** Home, and the frame of every page. */
export const homeAndFrame: Sections = {
  "2.2": [
    ["rule", "Dark header", browser("header", "the header is dark")],
    [
      "words",
      "The nav has a single 'Pricing' dropdown",
      header.has(1, "summary:not([aria-label])"),
    ],
    ["words", "Pricing", header.says()],
    ["rule", "with the three pricing routes", opensUnderPointer],
    ["rule", "workspace implementation", header.links("/clickup", /^ClickUp implementation/)],
    ["rule", "automation", header.links("/automate", /^Automation/)],
    ["rule", "social", header.links("/social", /^Social media planner/)],
    [
      "state",
      "On mobile a toggle opens and closes the menu",
      browser("header", "the mobile menu > opens and closes by its button, without script too"),
    ],
    ["rule", "Hash links scroll smoothly when the user is already on /", smooth],
    ["rule", "Otherwise they navigate", placeOnPage],
    ["words", "Leaders in Automation & ClickUp Implementation", home.says()],
    ["words", "See Packages", home.links("#packages")],
    ["rule", "A 'See Packages' button scrolls smoothly to the packages section", packages],
    [
      "rule",
      "App logo grid, shown on large screens only",
      browser("home", "the logos of apps show on large screens only"),
    ],
    [
      "rule",
      "logos of integrated apps of these kinds",
      home.has(12, 'ul[aria-label="Apps we connect"] li'),
    ],
    ["words", "task tool", home.has(1, 'li svg[aria-label="ClickUp"]')],
    ["words", "chat", home.has(1, 'li svg[aria-label="Slack"]')],
    ["words", "e-signature", home.has(1, 'li svg[aria-label="DocuSign"]')],
    ["words", "accounting", home.has(1, 'li svg[aria-label="QuickBooks"]')],
    ["words", "AI", home.has(1, 'li svg[aria-label="OpenAI"]')],
    ["words", "cloud storage", home.has(1, 'li svg[aria-label="Dropbox"]')],
    ["words", "file drive", home.has(1, 'li svg[aria-label="Google Drive"]')],
    ["words", "card payments", home.has(1, 'li svg[aria-label="Stripe"]')],
    ["words", "analytics", home.has(1, 'li svg[aria-label="Google Analytics"]')],
    ["words", "e-commerce", home.has(1, 'li svg[aria-label="Shopify"]')],
    ["words", "video meetings", home.has(1, 'li svg[aria-label="Google Meet"]')],
    ["words", "community platform", home.has(1, 'li svg[aria-label="Community platforms"]')],
    ["state", "Task counter", home.says("tasks automated so far")],
    [
      "rule",
      "Scrolling trusted-by strip",
      browser("loops", "every strip of names moves without an end"),
    ],
    [
      "words",
      "of company and personal names",
      home.says(
        "Trusted by 50+ teams Northwind Media Harbor Public Adjusters Cedar & Co. Store Brightline Web Dr. Owen Castellano",
      ),
    ],
    ["words", "Automation-tool feature banner", home.says("How we build in Zapier")],
    [
      "rule",
      "with an external link to a third-party blog article about the provider",
      home.links("https://blog.example/larkfield-automation", "Read the article"),
    ],
    ["rule", "Three-stat block", home.has(3, "#cost dl > div")],
    [
      "number",
      "40 hours of manual processes per month",
      home.says("spent on manual processes 40 hours/ month"),
    ],
    ["number", "20 hours learning tools", home.says("spent learning tools 20 hours")],
    [
      "number",
      "25 hours per year managing workflows",
      home.says("spent managing workflows 25 hours/ year"),
    ],
    ["rule", "Packages section", home.has(1, "#packages")],
    ["rule", "with two buttons", packages],
    ["words", "ClickUp Implementation packages", home.links("/clickup")],
    ["words", "Automation packages", home.links("/automate")],
    ["words", "All implementation packages include automations", home.says()],
    ["rule", "What other pages link to as /#contact is there", home.has(1, "#contact")],
    ["rule", "Footer with three columns", footer.has(3, "h2")],
    ["words", "Services", footer.says()],
    ["words", "Resources", footer.says()],
    ["words", "Get Started", footer.says()],
    ["number", "copyright 2025", footer.says("© 2025")],
    ["words", "50+ Companies", footer.says()],
    [
      "rule",
      "Several home sections (lead-notification carousel and others) render nothing",
      home.lacks(/lead notification/i),
    ],
    ["rule", "Example card not rendered: lead notification", home.lacks(/lead notification/i)],
    ["rule", "Example card not rendered: email open tracking", home.lacks(/email open/i)],
    ["rule", "Example card not rendered: lead magnet fulfillment", home.lacks(/lead magnet/i)],
    ["rule", "Example card not rendered: meeting follow-up", home.lacks(/meeting follow-up/i)],
    [
      "rule",
      "A scheduling widget script from a booking provider is loaded on this page",
      browser("booking", "the home page fetches the script only after it has loaded"),
    ],
    ["rule", "The article opens in a new tab", newTab],
  ],
};
