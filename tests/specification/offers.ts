import type { Demands } from "./demand.ts";
import { names } from "../../app/config/names.ts";

const { launchOffer, workspaceTool } = names;

const { links } = names.schedulingProvider;
const { checkout, community } = names;

/** The main part of each page with an offer, by path and query. */
export const offers: Readonly<Record<string, Demands>> = {
  "/automation-blueprint": {
    "2.9": ["$63 was $299", { link: "Get the blueprint · $63", to: "/booking?about=blueprint" }],
  },

  "/blueprint": {
    "2.9": [
      { link: "Book my blueprint", to: links.blueprint },
      { count: 1, of: "testimonial video", at: "figure a[data-film]" },
      "Inside a client's blueprint",
      "$1,799 one-time",
    ],
  },

  [`/${launchOffer.slug}-launch`]: {
    "1": ["live in 30 days", "by Day 30, or we finish it for free"],
    "2.11": [
      `OFFICIAL ${workspaceTool.name.toUpperCase()} PARTNER Your ${workspaceTool.name} live in 30 days`,
      "What You Get",
      { count: 4, of: "steps", at: "#process ol > li" },
      { count: 1, of: "audit section", at: "#audit" },
      { count: 1, of: "FAQ", at: "#faq" },
      { link: "Book a free 30-min call", to: `/${launchOffer.slug}-discovery` },
    ],
    "3": [
      { count: 9, of: "partners", at: "ul:not([aria-hidden]) > .partner" },
      { says: "At the center", times: 2 },
    ],
    "9": [
      "Refund within 30 days",
      "2 months free",
      "Business Plus plan",
      "up to $500 value",
      "3-5 days Audit",
      "10-14 days Build",
      "7-day turnaround options",
      "Trusted by 50+ teams",
      "normally $40/user/month",
    ],
  },

  [`/free${workspaceTool.slug}`]: {
    "2.11": [{ link: "Book a free 30-min call", to: `/${launchOffer.slug}-discovery` }],
    "9": [
      `2 months of ${workspaceTool.name} Business Plus, free`,
      "Up to $500 value",
      "normally $40/user/month",
    ],
  },

  [`/getfree${workspaceTool.slug}`]: {
    "2.11": [{ count: 1, of: "email field", at: 'form input[type="email"]' }],
    "5": [{ count: 1, of: "required email", at: 'input[type="email"][required]' }],
    "9": ["2 free months, up to $500 value"],
  },

  "/automate90": {
    "1": ["Automate90 Automate Your Business in 90 Days"],
    "2.12": [
      "Automate Your Business in 90 Days",
      { count: 1, of: "intro video", at: "figure a[data-film]" },
      { link: "Schedule on Calendly", to: links.discoveryCall },
      { count: 3, of: "phases", at: "#phases ol > li" },
      "Days 1-30 Foundation",
      "Days 31-60 Implementation",
      "Days 61-90 Optimization",
      { count: 8, of: "items included", at: "#included li" },
      "What's included",
      "Expected results",
      "50% time savings",
      "80% error reduction",
      "2x productivity",
      { link: "Join the community · $97/month", to: community.url },
    ],
    "3": ["SAVE BIG - RECOMMENDED", "150 automations", "200+ hours/month"],
    "9": ["Length 30 minutes", "$15,000 upfront", "$6,000/month for 3 months"],
  },

  "/SiteByTonight": {
    "1": ["24-hour delivery"],
    "2.13": [
      "Same-day delivery guarantee",
      "$899 one-time",
      { count: 8, of: "features", at: "#price li" },
      { count: 4, of: "steps", at: "#day ol > li" },
      "9:00 AM Book consultation",
      "10:00 AM Design and build",
      "6:00 PM Review and approve",
      "9:00 PM Launch",
      { count: 4, of: "questions", at: "#faq li h3" },
      { link: "Book my consultation", to: links.consultation },
    ],
    "9": [
      "60 minutes",
      "Up to 5 pages",
      "30 days free support and revisions",
      "Full refund if late",
    ],
  },

  "/AI4B": {
    "2.14": [{ count: 1, of: "lead form", at: "form" }, /free framework/i],
    "5": [
      "First Name *",
      "Last Name *",
      "Email Address *",
      { count: 1, of: "required first name", at: 'input[name="firstName"][required]' },
      { count: 1, of: "required last name", at: 'input[name="lastName"][required]' },
      { count: 1, of: "required email", at: 'input[type="email"][name="email"][required]' },
    ],
  },

  "/automatenow": {
    "2.15": [
      "11 agents in 4 categories",
      { count: 4, of: "categories", at: "#agents h3.text-h3" },
      { count: 11, of: "agents", at: "#agents .rows > li ul" },
      { count: 11, of: "names", at: "#agents .rows > li h3" },
      "Lead qualifier Answers new inquiries",
      { count: 33, of: "features, the first 3 of each", at: "#agents .rows > li ul li" },
      { link: "Book a free 30-min call", to: "/book" },
    ],
  },

  "/movetheneedle": {
    "2.15": [
      "4 agents that talk",
      "6 systems that run in the background",
      { count: 4, of: "agents", at: "#agents h3" },
      { count: 6, of: "systems", at: "#systems tbody tr" },
    ],
  },

  "/automatedroofer": {
    "2.16": [
      { count: 1, of: "video", at: "figure a[data-film]" },
      "$299 was $999",
      { count: 6, of: "benefit cards", at: "#benefits li" },
      { count: 3, of: "stats", at: "#terms h3" },
      { link: "Claim for $299", to: links.roofer },
    ],
    "9": [
      "save $700",
      "only 3 spots left",
      "expires in 3 days",
      "30-day money-back",
      "48-hour setup",
      "no contract",
    ],
  },

  "/launchmybusiness": {
    "2.17": [
      "Regular value, first month $4,200",
      /money-back promise/i,
      { link: /\$97/, to: community.url },
    ],
    "7": [
      {
        count: 3,
        of: "links to the community, in new tabs",
        at: `a[href="${community.url}"][target="_blank"]`,
      },
    ],
    "9": [
      "$97/month",
      /regular value, first month \$4,200/i,
      ...["$1,200", "$400", "$500", "$600", "$800", "$700"],
    ],
  },

  [`/${workspaceTool.slug}`]: {
    "1": [
      `Run by former ${workspaceTool.name} employees`,
      "Anything missed by Day 30, we finish for free",
      "30-day money-back guarantee",
    ],
    "2.18": [
      "custom quote per seat",
      { count: 1, of: "packages section", at: "#packages" },
      "Automate your client onboarding",
    ],
    "3": [
      { count: 19, of: "topics, the first twice", at: ".ticker > li" },
      "client onboarding invoicing",
      "contract submission task creation from meetings",
      "calendar time blocker appointment reminders",
      "Google Drive CRM integration lead qualification",
      "email follow-up sequences project status updates",
      "social media posting data backup report generation",
      "customer feedback collection inventory management",
      "payment processing team notifications document approval workflows",
    ],
  },

  "/automate": {
    "1": [
      "1.3M+ tasks automated",
      "50+ companies",
      "reclaim 20-40 hours per week",
      "10 hours saved per week on average",
      "30-day money-back guarantee",
      "Deliverables missed by Day 30 are finished for free",
    ],
    "2.19": [
      "Start automating in 24 hours and reclaim 20-40 hours per week",
      { link: "Book a 15-min fit call", to: links.fitCall },
      { link: "See packages & pricing", to: "#packages" },
      { count: 1, of: "demo video", at: "figure a[data-film]" },
      "How It Works",
      { count: 3, of: "steps", at: "#how-it-works li" },
      "Day 1 Buy Package",
      "Days 2-3 Audit & Map",
      "Days 4-14 Build & Launch",
      { count: 1, of: "anchor 'packages'", at: "#packages" },
      "Unlimited runs in every package.",
      "SAVE BIG - RECOMMENDED Automate90",
      "150 automations in 90 days",
      "For companies ready to rebuild how they run.",
      "$15,000 upfront = $100 per automation or $6,000/month for 3 months. Upfront saves $3,000.",
      "Three phases of 30 days",
      "Saves 200+ hours/month",
      {
        link: "Get Started - Book Free Consultation",
        to: `${links.consultation}?a1=Automate90`,
      },
      "Monthly Automation Plans",
      "Automation Basic The handful",
      /MOST POPULAR \S+ Advanced/,
      "Automation Pro From first call",
      /Basic The handful .* For owners who do the admin themselves \$1,400\/month Saves 15-20 hours\/month/,
      /Advanced Sales, delivery .* For teams whose tools .* \$3,500\/month Saves 40-50 hours\/month/,
      /Pro From first call .* For companies with .* \$7,000\/month Saves 80-100 hours\/month/,
      {
        count: 12,
        of: "deliverables, the first 4 of each plan",
        at: ".go-plan > div > div > ul > li",
      },
      { says: "more features", times: 3 },
      "by email + 4 more features",
      "channel + 2 more features",
      "engineer + 2 more features",
      { link: "Get Started", to: links.consultation },
      { count: 1, of: "calculator", at: "#calculator form" },
      { count: 6, of: "questions", at: "#faq .rows h3" },
      "Which tools do you work with?",
      "security and data access?",
      "We tried automation before and it failed.",
      "Who maintains the automations?",
      "What if we have no workspace tool?",
      "What does the guarantee cover?",
      { count: 4, of: "'Why' tiles", at: "#why h3" },
      { count: 1, of: "anchor 'custom-pricing'", at: "#custom-pricing" },
      "Workflow Audit",
      "Every step on one map",
      "Setup Fee",
      /Each task built .* \$100 per task/,
      "Maintenance",
      /We watch the runs .* per task per month/,
      "Your 10 tasks",
      { count: 2, of: "buttons", at: "#custom-pricing a" },
      { link: "Start Saving 10+ Hours Weekly", to: links.fitCall },
      { link: "Get My Custom Quote", to: "#packages" },
    ],
    "3": [
      "$1,400/month Saves 15-20 hours/month = $70-93 per hour back",
      "10 automations built for you Audit of one",
      "$3,500/month Saves 40-50 hours/month = $70-88 per hour back",
      "25 automations built for you",
      "$7,000/month Saves 80-100 hours/month = $70-88 per hour back",
      "Everything in Advanced, plus 50 automations built for you",
      "$15,000 upfront",
      "$6,000/month for 3 months",
      "150 automations built for you",
    ],
    "7": [
      {
        count: 3,
        of: "links to the fit call, in new tabs",
        at: `a[href="${links.fitCall}"][target="_blank"]`,
      },
    ],
    "9": [
      "Book a 15-min fit call",
      "$1,400/month",
      "$3,500/month",
      "$7,000/month",
      /Workflow Audit Interviews .* \$2,999 one-time/,
      "$100 per task",
      "10 tasks = $1,000",
      "$10-15 per task per month",
      "10 tasks = $100-150 per month",
      "a price for each task, with unlimited runs",
      /Day 1 .*Days 2-3 .*Days 4-14 /,
      "Live within 2-3 weeks of approval",
    ],
  },

  "/social": {
    "2.20": [
      "Agency Version Creator Version",
      "Agency Version Creator Version Enlarge:",
      { count: 2, of: "toggles", at: 'nav[aria-label^="Choose"]' },
      new RegExp(`^${workspaceTool.name} template `),
      "Plan every client's month in one afternoon",
      "Plan a month of posts in one afternoon",
      "$97 was $297",
      "$27 was $97",
      "Promo code SOCIAL200",
      "Promo code SOCIAL70",
      { count: 4, of: "linked photos", at: "figcaption > a img" },
      { count: 4, of: "testimonials", at: ".carousel ul:not([aria-hidden]) blockquote" },
      { count: 1, of: "anchor 'features'", at: "#features" },
      {
        count: 6,
        of: "screenshot cards, Agency",
        at: '#features a[href^="/media/planner/agency-"]',
      },
      {
        count: 6,
        of: "screenshot cards, Creator",
        at: '#features a[href^="/media/planner/creator-"]',
      },
      "Meet the Creator",
      { count: 6, of: "inclusions, Agency", at: "#agency-included li" },
      { count: 6, of: "inclusions, Creator", at: "#creator-included li" },
      { link: "Get the Agency Version", to: `${checkout.agency}?prefilled_promo_code=SOCIAL200` },
      { link: "Get the Creator Version", to: `${checkout.creator}?prefilled_promo_code=SOCIAL70` },
      { link: "Have questions? Book a call", to: links.discoveryCall },
    ],
    "7": [
      {
        count: 3,
        of: "Agency checkout links, in new tabs",
        at: `a[href^="${checkout.agency}"][target="_blank"]`,
      },
      {
        count: 3,
        of: "Creator checkout links, in new tabs",
        at: `a[href^="${checkout.creator}"][target="_blank"]`,
      },
    ],
    "9": ["SOCIAL200", "SOCIAL70", "Delivered by email within 10 minutes"],
  },

  "/template-success": {
    "2.21": [{ link: "Back to Template Info", to: "/social" }],
  },

  "/template-success?payment_intent=pi_paid": {
    "2.21": [
      "Payment Successful!",
      "The template will be sent to b•••r@example.test within 10 minutes",
      "check your spam folder",
      "What's Next",
      "Check your email",
      "Watch the setup guide",
      "Social Media Planner Template $27.00",
      "Receipt sent to your email address",
      { link: "Book Free Setup Call", to: links.fitCall },
      { link: "Back to Template Info", to: "/social" },
    ],
  },
};
