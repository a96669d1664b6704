import { browser, type Sections, shownAt, unit, worker } from "../promise.ts";

const workspace = shownAt("/clickup");
const automate = shownAt("/automate");
const social = shownAt("/social");
const success = shownAt("/template-success");

const newTab = worker(
  "addresses",
  "the links of all pages > open a new tab when they leave the site, and show it",
);
const strips = browser("loops", "every strip of names moves without an end");
const fourDeliverables = unit(
  "app/components/sections/kit.test.tsx",
  "a plan shows four deliverables and opens the others on request",
);
const version = browser(
  "social",
  "at ${viewport.width} px > each switch stays where it is, by mouse and by keyboard",
);
const lightbox = browser(
  "social",
  "a picture opens over the page, and every way to close it gives the focus back",
);
const paid = (example: string) =>
  worker("template-success", "the page, as it comes from the server > %s", example);
const confirmed = browser(
  "template-success",
  "the page after a payment > confirms it, says so in a toast, and the template comes by mail",
);
const fitCall = "https://calendly.com/larkfield-sample/fit-call";
const consultation = "https://calendly.com/larkfield-sample/consultation";
const checkout = "https://buy.stripe.com/larkfield-sample";

/** Workspace, automation and planner, and what follows a payment. */
export const pricing: Sections = {
  "2.18": [
    ["rule", "Custom per-seat quote", workspace.says("custom quote per seat")],
    ["rule", "a scrolling client-name strip", strips],
    ["rule", "a packages section", workspace.has(1, "#packages")],
    ["words", "Automate your", workspace.says("Automate your client onboarding")],
    [
      "state",
      "a rotating ticker",
      browser(
        "loops",
        "the topic changes every 3 s; 1 s after the last the first is back, at rest",
      ),
    ],
  ],

  "2.19": [
    ["rule", "Dark header", browser("header", "the header is dark")],
    ["words", "Start automating in 24 hours and reclaim 20-40 hours per week", automate.says()],
    ["words", "Book a 15-min fit call", automate.links(fitCall)],
    ["words", "See packages & pricing", automate.links("#packages")],
    [
      "rule",
      "scrolls to the packages section",
      browser("home", "a link to a place on the page scrolls there, and does not jump"),
    ],
    ["rule", "An embedded vertical demo video", browser("video", "a film keeps its shape")],
    ["rule", "and a scrolling marquee of client names", strips],
    ["words", "How It Works", automate.says()],
    ["number", "in 3 steps", automate.has(3, "#how-it-works li")],
    ["number", "Buy Package (Day 1)", automate.says("Day 1 Buy Package")],
    ["number", "Audit & Map (Days 2-3)", automate.says("Days 2-3 Audit & Map")],
    ["number", "Build & Launch (Days 4-14)", automate.says("Days 4-14 Build & Launch")],
    ["rule", "Packages section (anchor 'packages')", automate.has(1, "#packages")],
    ["rule", "An unlimited-runs banner", automate.says("Unlimited runs in every package")],
    ["rule", "and a risk-reversal banner", automate.says("The risk is ours")],
    [
      "words",
      "A featured 'Automate90' package labelled 'SAVE BIG - RECOMMENDED'",
      automate.says("SAVE BIG - RECOMMENDED Automate90"),
    ],
    ["rule", "It shows description", automate.says("150 automations in 90 days")],
    ["rule", "persona", automate.says("For companies ready to rebuild how they run.")],
    ["rule", "price and billing suffix", automate.says("$15,000 upfront Save $3,000 vs. monthly")],
    ["rule", "a summary line", automate.says("Three phases of 30 days")],
    ["rule", "time saved", automate.says("Saves 200+ hours/month")],
    [
      "rule",
      "a two-column deliverables list",
      browser("automate", "what Automate90 delivers stands in two columns"),
    ],
    ["words", "Get Started - Book Free Consultation", automate.links(consultation)],
    ["words", "Monthly Automation Plans", automate.says()],
    ["words", "Automation Basic", automate.says("Automation Basic The handful")],
    ["words", "an Advanced plan badged 'MOST POPULAR'", automate.says(/MOST POPULAR \S+ Advanced/)],
    ["words", "and a Pro plan", automate.says(/Automation Pro Several departments/)],
    [
      "rule",
      "Each shows description, persona, price, time saved: Basic",
      automate.says(
        /Basic The handful .* For owners who do the admin themselves \$1,400\/month = \$140 per automation a month Saves 15-20 hours\/month/,
      ),
    ],
    [
      "rule",
      "Each shows description, persona, price, time saved: Advanced",
      automate.says(
        /Advanced Sales, delivery .* For teams whose tools .* \$3,500\/month = \$140 per automation a month Saves 40-50 hours\/month/,
      ),
    ],
    [
      "rule",
      "Each shows description, persona, price, time saved: Pro",
      automate.says(
        /Pro Several departments .* For companies with .* \$7,000\/month = \$140 per automation a month Saves 80-100 hours\/month/,
      ),
    ],
    ["number", "the first 4 deliverables", fourDeliverables],
    ["words", "+ N more features, on each", automate.repeats(3, "more features")],
    ["number", "+ N more features: Basic has 8", automate.says("by email + 4 more features")],
    ["number", "+ N more features: Advanced has 6", automate.says("channel + 2 more features")],
    ["number", "+ N more features: Pro has 6", automate.says("engineer + 2 more features")],
    ["words", "Get Started", automate.links(consultation)],
    ["rule", "A calculator", automate.has(1, "#calculator form")],
    ["number", "An FAQ with 6 questions", automate.has(6, "#faq details")],
    ["words", "tools", automate.says("Which tools do you work with?")],
    ["words", "security and data access", automate.says("security and data access?")],
    ["words", "past failed automation", automate.says("We tried automation before and it failed.")],
    ["words", "who maintains", automate.says("Who maintains the automations?")],
    ["words", "no workspace tool", automate.says("What if we have no workspace tool?")],
    ["words", "guarantee", automate.says("What does the guarantee cover?")],
    ["number", "Four 'Why' tiles", automate.has(4, "#why h3")],
    [
      "rule",
      "Custom pricing section (anchor 'custom-pricing')",
      automate.has(1, "#custom-pricing"),
    ],
    ["words", "Workflow Audit", automate.says("one-time Every step on one map")],
    ["words", "Setup Fee", automate.says("per task Each task built")],
    ["words", "Maintenance", automate.says("per task per month We watch the runs")],
    ["number", "and a worked 10-task example", automate.says("What 10 tasks cost")],
    ["words", "Start Saving 10+ Hours Weekly", automate.has(2, "#custom-pricing a")],
    [
      "words",
      "Get My Custom Quote (scrolls to packages)",
      automate.links("#packages", "Get My Custom Quote"),
    ],
    ["rule", "A footer follows", shownAt("/automate", "footer").says("50+ Companies")],
    ["rule", "Booking buttons open the scheduling page in a new tab", newTab],
    [
      "rule",
      "A tracking-pixel noscript image is injected on mount",
      browser(
        "tracking",
        "the pixel waits for a yes, hears a no, and stops when the yes is taken back",
      ),
    ],
    [
      "rule",
      "The pixel is on this page",
      worker(
        "tracking",
        "the pixel > is on the pages about automation alone, which alone may reach it",
      ),
    ],
  ],

  "2.20": [
    ["words", "Agency Version", social.says("Agency Version Creator Version")],
    ["words", "Creator Version", social.says("Agency Version Creator Version")],
    [
      "words",
      "Creator Version, above the features too",
      social.says("Agency Version Creator Version Enlarge:"),
    ],
    ["state", "Toggle (default agency), repeated above the features section", version],
    ["number", "The toggle stands there twice", social.has(2, 'nav[aria-label^="Choose"]')],
    ["rule", "Hero with badge", social.says(/^ClickUp template /)],
    ["rule", "headline, of the agency", social.says("Plan every client's month in one afternoon")],
    ["rule", "headline, of the creator", social.says("Plan a month of posts in one afternoon")],
    ["number", "price and strike-through price, of the agency", social.says("$97 was $297")],
    ["number", "price and strike-through price, of the creator", social.says("$27 was $97")],
    ["words", "promo code, of the agency", social.says("Promo code SOCIAL200")],
    ["words", "promo code, of the creator", social.says("Promo code SOCIAL70")],
    [
      "rule",
      "A scrolling testimonial strip",
      browser(
        "loops",
        "the strip of quotes moves on every 5 s, and after the last comes the first",
      ),
    ],
    ["rule", "with linked photos", social.has(4, "figcaption > a img")],
    ["number", "of 4 testimonials", social.has(4, ".carousel ul:not([aria-hidden]) blockquote")],
    ["rule", "Features section (anchor 'features')", social.has(1, "#features")],
    [
      "number",
      "with 6 screenshot cards, of the agency",
      social.has(6, '#features a[href^="/media/planner/agency-"]'),
    ],
    [
      "number",
      "with 6 screenshot cards, of the creator",
      social.has(6, '#features a[href^="/media/planner/creator-"]'),
    ],
    ["state", "Clicking a card opens a full-screen lightbox with a title", lightbox],
    ["state", "closed by a close button or a click on the backdrop", lightbox],
    ["words", "Meet the Creator", social.says()],
    ["number", "A checklist of 6 inclusions, of the agency", social.has(6, "#agency-included li")],
    [
      "number",
      "A checklist of 6 inclusions, of the creator",
      social.has(6, "#creator-included li"),
    ],
    [
      "rule",
      "A closing call to action with a buy button, of the agency",
      social.links(`${checkout}-agency?prefilled_promo_code=SOCIAL200`, "Get the Agency Version"),
    ],
    [
      "rule",
      "A closing call to action with a buy button, of the creator",
      social.links(`${checkout}-creator?prefilled_promo_code=SOCIAL70`, "Get the Creator Version"),
    ],
    [
      "words",
      "Have questions? Book a call",
      social.links("https://calendly.com/larkfield-sample/discovery-call"),
    ],
  ],

  "2.21": [
    [
      "rule",
      "Reads the query parameter payment_intent. If present, it confirms the payment",
      paid("?payment_intent=pi_paid"),
    ],
    ["words", "Payment Successful!", paid("Payment Successful!")],
    [
      "words",
      "a notice that the template will be sent to the customer's email within 10 minutes",
      paid("sent to b•••r@example.test within 10 minutes"),
    ],
    ["words", "(check spam)", paid("check your spam folder")],
    ["state", "On success, with script", confirmed],
    ["words", "What's Next", paid("What's Next")],
    ["words", "check email", paid("Check your email")],
    ["words", "watch the setup guide", paid("Watch the setup guide")],
    ["words", "Social Media Planner Template $27.00", paid("Social Media Planner Template")],
    ["words", "Receipt sent to your email address", paid("?payment_intent=pi_paid")],
    ["words", "Book Free Setup Call", paid("Book Free Setup Call")],
    ["words", "Back to Template Info", success.links("/social")],
  ],
};
