import type { Demands } from "./demand.ts";
import { names } from "../../app/config/names.ts";

const { automationTool, launchOffer, workspaceTool } = names;
const { architect, strategist, engineer, onboarding } = names.members;

const { links } = names.schedulingProvider;

/** Logos on the home page: a tool for tasks, chat, signatures, accounts, AI, files, payments and so on. */
const apps = [
  "ClickUp",
  "Slack",
  "DocuSign",
  "QuickBooks",
  "OpenAI",
  "Dropbox",
  "Google Drive",
  "Stripe",
  "Google Analytics",
  "Shopify",
  "Google Meet",
  "Community platforms",
];
/** Key results of the case studies, each once on the page. */
const results = ["78%", "68%", "150%", "45%", "38%", "25%", "42%", "35%", "200+ sites"];

/** Header, footer and document of every page of the specification. */
export const frame = {
  header: {
    "2.2": [
      { count: 1, of: "dropdown in the nav", at: "summary:not([aria-label])" },
      "Pricing",
      { link: new RegExp(`^${workspaceTool.name} implementation`), to: `/${workspaceTool.slug}` },
      { link: /^Automation/, to: "/automate" },
      { link: /^Social media planner/, to: "/social" },
    ],
  },
  footer: {
    "2.2": [
      { count: 3, of: "columns", at: "h2" },
      "Services",
      "Resources",
      "Get Started",
      "© 2025",
      "50+ Companies",
    ],
    "2.5": [/© \d{4}/],
  },
  body: { "1": [{ count: 0, of: "passwords asked for", at: 'input[type="password"]' }] },
} satisfies Record<string, Demands>;

/** The main part of each page that sells nothing, by path and query. */
export const site: Readonly<Record<string, Demands>> = {
  "/no-such-page": {
    "2.1": ["404 Page Not Found", "Did you forget to add the page to the router?"],
    "8": ["404 Page Not Found Did you forget to add"],
  },

  "/": {
    "1": ["Over 1 Million tasks automated", "Trusted by 50+ teams"],
    "2.1": [
      { link: `${workspaceTool.name} Implementation packages`, to: `/${workspaceTool.slug}` },
      { link: "Automation packages", to: "/automate" },
    ],
    "2.2": [
      `Leaders in Automation & ${workspaceTool.name} Implementation`,
      { link: "See Packages", to: "#packages" },
      { count: 12, of: "logos", at: 'ul[aria-label="Apps we connect"] li' },
      ...apps.map((app) => ({ count: 1, of: app, at: `li svg[aria-label="${app}"]` })),
      "tasks automated so far",
      "Trusted by 50+ teams Northwind Media Harbor Public Adjusters Cedar & Co. Store Brightline Web Dr. Owen Castellano",
      `How we build in ${automationTool.name}`,
      { link: "Read the article", to: names.press.article },
      { count: 3, of: "stats", at: "#cost li" },
      /40 hours ?\/ ?month spent on manual processes\S* 480 a year/,
      "20 hours spent learning tools",
      /25 hours ?\/ ?year spent managing workflows/,
      { count: 1, of: "packages section", at: "#packages" },
      "All implementation packages include automations",
      { count: 1, of: "#contact, which other pages link to", at: "#contact" },
      { lacks: /lead notification/i },
      { lacks: /email open/i },
      { lacks: /lead magnet/i },
      { lacks: /meeting follow-up/i },
    ],
    "4": ["Tasks Automated Loading..."],
    "7": [
      {
        count: 1,
        of: "link to the article, in a new tab",
        at: `a[href="${names.press.article}"][target="_blank"]`,
      },
    ],
    "9": ["Live within 2-3 weeks of approval"],
  },

  "/free-resources": {
    "2.3": [
      "Exclusive Productivity Secrets",
      { link: "Back to Home", to: "/" },
      { count: 2, of: "guide cards", at: 'fieldset input[type="checkbox"]' },
      `10 Mistakes to Avoid When Building a ${workspaceTool.name} Workspace`,
      `7 MUST Have Automations in ${automationTool.name}`,
      { says: "COMING SOON", times: 2 },
      { says: "Coming Soon", times: 2 },
      { count: 2, of: "disabled Coming Soon buttons", at: "fieldset button[disabled]" },
      { count: 1, of: "email field", at: 'form input[type="email"]' },
      "NOTIFY ME WHEN AVAILABLE",
      "We respect your privacy. Your email will not be shared.",
    ],
    "3": [
      { count: 1, of: "clickup-mistakes", at: 'input[name="clickup-mistakes"]' },
      { count: 1, of: "zapier-automations", at: 'input[name="zapier-automations"]' },
    ],
    "5": [{ count: 1, of: "required email", at: 'input[type="email"][required]' }],
  },

  "/FREE": {
    "1": [{ says: "COMING SOON", times: 2 }, "NOTIFY ME WHEN AVAILABLE"],
  },

  "/case-studies": {
    "1": ["50+ companies"],
    "2.4": [
      "Client Success Stories",
      { count: 4, of: "case studies", at: "article" },
      "Northwind Media Media platform",
      "Harbor Public Adjusters Public adjusting firm",
      "Cedar & Co. Store E-commerce store",
      "Brightline Web Website development agency",
      { count: 4, of: "companies", at: "article h2" },
      "A publisher with four shows",
      "They stood up for homeowners",
      "A furniture shop that sold more",
      "A web agency for local businesses",
      { says: "Challenge", times: 4 },
      { says: "Solution", times: 4 },
      { count: 12, of: "key results, three each", at: "article ul:first-of-type > li" },
      { count: 4, of: "testimonials", at: "article blockquote" },
      { says: `OFFICIAL ${workspaceTool.name.toUpperCase()} PARTNER`, times: 1 },
      { count: 2, of: "links to /#contact", at: 'a[href="/#contact"]' },
      { link: "Get Started Today", to: "/#contact" },
      ...results.map((says) => ({ says, times: 1 })),
    ],
  },

  [`/${names.tutorialPath}`]: {
    "2.8": [
      "Smart list management",
      { link: `Book a ${workspaceTool.name} Consultation`, to: "/booking" },
      { says: "2 or more yes answers mean merge the lists.", times: 2 },
    ],
  },

  "/freenotetaker": {
    "1": [
      { count: 1, of: "name", at: 'input[name="name"]' },
      { count: 1, of: "email", at: 'input[name="email"]' },
      { count: 1, of: "meeting link", at: 'input[name="meetingLink"]' },
      "meeting host must admit",
    ],
    "2.6": [
      /^Back to Home Free AI Notetaker/,
      { link: "Back to Home", to: "/" },
      "Get Started",
      "Your Name",
      "Email Address",
      "Meeting Link",
      "Enter your meeting link (with or without https://)",
      "Schedule for later",
      { count: 1, of: "checkbox", at: 'input[type="checkbox"][name="isScheduled"]' },
      "Schedule Bot for Later",
      { count: 1, of: "date picker", at: 'input[type="date"][name="scheduledDate"]' },
      "Meeting Date",
      { count: 1, of: "Time select", at: 'select[name="scheduledTime"]' },
      { count: 1, of: "Timezone select", at: 'select[name="timezone"]' },
      "By using this service, you agree to our Terms of Use",
      { link: "Terms of Use", to: "/terms-of-use" },
      "Send Notetaker to Meeting",
      "Schedule Notetaker",
      "How It Works",
      "Send it now",
      "Schedule it",
      "Invite it by email",
      "What You'll Get",
      "Transcription Who said what",
      "Video recording Watch it or download it",
      "Chat logs Every link and message",
      "Email delivery One email",
      "Why Use Free Notetaker?",
      names.joinAddress,
    ],
    "9": [
      { count: 48, of: "times", at: "select[name='scheduledTime'] option:not([value=''])" },
      "Select a time 12:00 AM 12:30 AM",
      "11:00 PM 11:30 PM Timezone",
      "US/Pacific US/Mountain US/Central US/Eastern America/Anchorage Pacific/Honolulu Europe/London Europe/Paris Asia/Tokyo Australia/Sydney UTC",
      { count: 11, of: "timezones", at: "select[name='timezone'] option:not([value=''])" },
      "Only Google Meet meetings are supported",
    ],
  },

  "/terms-of-use": {
    "2.6": [
      "Terms of Use",
      { link: "Back to the Free AI Notetaker", to: "/freenotetaker" },
      "Last updated April 2, 2025",
      "retained for 7 days after the meeting and then deleted",
    ],
  },

  "/private-notetaker": {
    "2.7": [
      { link: "Try the free notetaker", to: "/freenotetaker" },
      { link: "Schedule a Discovery Call", to: "/book" },
    ],
  },

  "/book": {
    "2.5": [
      `The Most Trusted ${workspaceTool.name} and ${automationTool.name} Experts`,
      "Loading calendar...",
      { count: 1, of: "spinner", at: 'p[role="status"] span' },
      { link: "Schedule on Calendly", to: links.discoveryCall },
      { link: "Having trouble booking? Contact us directly", to: `mailto:${names.contactEmail}` },
      { link: "Back to website", to: "/" },
    ],
    "9": ["A free 30-minute video call"],
  },

  [`/book-${architect.slug}`]: {
    "2.5": [
      `Book a Session with ${architect.name}`,
      { count: 3, of: "tabs", at: `a[href^="/book-${architect.slug}?tab="]` },
      { link: "60 Minute", to: `/book-${architect.slug}?tab=60min` },
      { link: "30 Minute", to: `/book-${architect.slug}?tab=30min` },
      { link: "15 Minute Discovery", to: `/book-${architect.slug}?tab=15min` },
      "We work in your workspace and change it",
      { link: "Schedule on Calendly", to: links.architect["60min"] },
      { link: "Back to website", to: "/" },
    ],
    "9": [
      "60-minute session",
      {
        count: 1,
        of: "60min by default",
        at: `a[href="/book-${architect.slug}?tab=60min"][aria-current="page"]`,
      },
    ],
  },

  [`/book-${architect.slug}?tab=30min`]: {
    "2.5": [
      /30-minute session .{40}/,
      { link: "Schedule on Calendly", to: links.architect["30min"] },
    ],
    "9": ["30-minute session"],
  },

  [`/book-${architect.slug}?tab=15min`]: {
    "2.5": [
      /15-minute discovery .{40}/i,
      { link: "Schedule on Calendly", to: links.architect["15min"] },
    ],
    "9": ["15-minute"],
  },

  [`/book-${strategist.slug}`]: {
    "2.5": [
      { link: "Back to website", to: "/" },
      `Book a Session with ${strategist.name}`,
      { count: 3, of: "tabs", at: `a[href^="/book-${strategist.slug}?tab="]` },
      { link: "Strategy Meeting", to: `/book-${strategist.slug}?tab=meeting` },
      { link: "Framework Podcast", to: `/book-${strategist.slug}?tab=podcast` },
      { link: "Free Audit", to: `/book-${strategist.slug}?tab=audit` },
      { link: "Schedule on Calendly", to: links.strategist.meeting },
    ],
    "9": [
      {
        count: 1,
        of: "meeting by default",
        at: `a[href="/book-${strategist.slug}?tab=meeting"][aria-current="page"]`,
      },
    ],
  },

  [`/book-${strategist.slug}?tab=podcast`]: {
    "2.5": ["guest", { link: "Schedule on Calendly", to: links.strategist.podcast }],
  },

  [`/book-${strategist.slug}?tab=audit`]: {
    "2.5": [{ link: "Schedule on Calendly", to: links.strategist.audit }],
  },

  [`/book-${engineer.slug}`]: {
    "2.5": [
      { link: "Back to website", to: "/" },
      `Book a Meeting with ${engineer.name}`,
      "30-minute",
      { link: "Schedule on Calendly", to: links.engineer },
      { count: 0, of: "tabs", at: 'a[href*="?tab="]' },
    ],
  },

  [`/book-${onboarding.slug}`]: {
    "2.5": [
      { link: "Back to website", to: "/" },
      `Book a Meeting with ${onboarding.name}`,
      "30-minute",
      { link: "Schedule on Calendly", to: links.onboarding },
      { count: 0, of: "tabs", at: 'a[href*="?tab="]' },
    ],
  },

  "/book-automate90": {
    "2.5": [
      "90 days to automate your business",
      { link: "Schedule on Calendly", to: links.discoveryCall },
    ],
  },

  [`/${launchOffer.slug}-discovery`]: {
    "2.5": [
      `Book your ${launchOffer.name} discovery call`,
      { link: "Schedule on Calendly", to: links.launchDiscovery },
      { link: `Back to ${launchOffer.name}`, to: `/${launchOffer.slug}-launch` },
    ],
  },

  [`/${architect.slug}-kit`]: {
    "2.10": [
      { link: "Headshot", to: `/${architect.slug}-kit?tab=headshot` },
      { link: "Professional Bio", to: `/${architect.slug}-kit?tab=bio` },
      { link: "Download headshot", to: "/people/architect.png" },
    ],
  },

  [`/${strategist.slug}-kit`]: {
    "2.10": [
      { link: "Headshot", to: `/${strategist.slug}-kit?tab=headshot` },
      { link: "Professional Bio", to: `/${strategist.slug}-kit?tab=bio` },
      { link: "Download headshot", to: "/people/strategist.png" },
    ],
  },
};
