import { askAgainDays } from "../../config/facts.ts";
import { amount } from "../../lib/text/amount.ts";
import { names } from "../../config/names.ts";
import { aiFramework } from "../../content/shared/ai-framework.ts";

const { company, launchOffer, schedulingProvider, workspaceTool } = names;
const tool = workspaceTool.name;

export const leadMailWords = {
  footer: `You're getting this email because your address was entered on our website.`,
  book: "Rather talk it through? Book a free call:",
  bookButton: "Book a call",
} as const;

/** Below every marketing mail: the law requires a postal address and a way to unsubscribe. */
export const marketingMailWords = {
  unsubscribe: "Unsubscribe",
  postal: {
    sample: true,
    address: `${company}, 1 Sample Street, Springfield, IL 62701, USA`,
  },
} as const;

export const membersOfferMailWords = {
  subject: "Your free AI for business framework",
  title: "Your framework is here",
  preview: "Find, rank, build, measure: spend an hour with your team and know where to start.",
  intro:
    "Thanks for requesting the framework. It's four steps on one page and takes about an hour with your team:",
  steps: aiFramework.map(({ name, how }) => `${name}. ${how}`),
  sheet: "Open the one-page framework",
  outro: "Stuck? Reply with your list. A real person reads every reply.",
} as const;

export const freeWorkspaceMailWords = {
  subject: `Your 2 free months of ${tool} Business Plus`,
  title: `How to get your 2 free months of ${tool}`,
  preview: "Three steps, starting with a free 30-minute call.",
  intro: `Thanks for your interest in 2 free months of ${tool} Business Plus. Here's how to get them:`,
  steps: [
    "Book a free 30-minute discovery call. We'll look at how you work and count the seats you really need.",
    `Get a fixed price per seat for ${launchOffer.name}, our 30-day launch, in writing. The free months come with it.`,
    "We turn on Business Plus when the build starts, so your workspace isn't cut to fit the free plan.",
  ],
  button: "Book the discovery call",
} as const;

export const guideReadyMailWords = {
  subject: (guide: string) => `It's out: ${guide}`,
  title: "Your guide is ready",
  preview: "You asked us to let you know. Here it is.",
  intro: "You asked us to let you know when this guide came out. Here it is:",
  button: "Get the guide",
} as const;

export const leadQuestionMailWords = {
  subject: "Do you want to hear from us again?",
  title: "Do you want to hear from us again?",
  preview:
    "You unsubscribed, but your address was entered on our website. We won't send anything until you say so.",
  intro:
    "You unsubscribed from our emails, but your address was just entered on our website for this:",
  workspace: `2 free months of ${tool} Business Plus`,
  nothingSent:
    "Was that you? Press the button and we'll send it. We won't send anything until you do.",
  button: "Yes, email me again",
  otherwise: `If you do nothing, you stay unsubscribed. If your address is entered again, we'll ask again, at most once every ${amount(askAgainDays, "day")}.`,
  footer: "You're getting this one email because your address was entered on our website.",
} as const;

/** A visitor's own words never stand in the subject. */
export const leadOperatorMailWords = {
  subject: (what: string) => `New lead: ${what}`,
  title: "Someone wants to hear from you",
  preview: "Everything we know about this lead.",
  notTheirs: {
    title: "Don't email this lead",
    preview: "The owner of this address says they didn't ask.",
    text: "Please don't email this address. Its owner told us “This wasn't me”, so someone else entered it.",
  },
  unsubscribed:
    "This address has unsubscribed. We're asking whether it wants to hear from us again. Until it says yes, don't send it news or offers.",
  kinds: {
    guide: "waiting for a guide",
    "members-offer": "members' offer",
    "free-workspace": `free ${tool} months`,
    booking: "booked a call",
  },
  facts: {
    what: "Request",
    guide: "Guide",
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    page: "Booked on",
    service: "Service",
    event: `Appointment at ${schedulingProvider.name}`,
    invitee: "Guest there",
    at: "When",
    id: "Lead",
  },
  cameFrom: "Came from",
  direct: "Unknown: the browser didn't say.",
  footer: "This email is for the site's operator.",
} as const;
