import { names } from "../../config/names.ts";
import { aiFramework } from "../../content/shared/ai-framework.ts";

const { company, launchOffer, schedulingProvider, workspaceTool } = names;
const tool = workspaceTool.name;

/** What the mails to people who left their address have in common. */
export const leadMailWords = {
  footer: `You get this mail because your address was entered on our website.`,
  book: "Prefer to talk it through? Book a call, it costs nothing:",
  bookButton: "Book a call",
} as const;

/** Under every mail that is marketing: the law asks for a postal address, and a way out. */
export const marketingMailWords = {
  unsubscribe: "Unsubscribe",
  postal: {
    sample: true,
    address: `${company}, 1 Sample Street, Springfield, IL 62701, USA`,
  },
} as const;

/** The framework that the members' offer promises; the page says "check your email for next steps". */
export const membersOfferMailWords = {
  subject: "Your free framework: the next steps",
  title: "Here are your next steps",
  preview: "Find, rank, build, measure: about an hour with your team, and you know where to start.",
  intro:
    "here is the framework you asked for. Four steps on one page, about an hour with your team:",
  steps: aiFramework.map(({ name, how }) => `${name}. ${how}`),
  sheet: "Open the framework, one page to print",
  outro: "Stuck? Reply with your list. A person reads it.",
} as const;

export const freeWorkspaceMailWords = {
  subject: `Your 2 free months of ${tool} Business Plus`,
  title: `How to get your 2 free months of ${tool}`,
  preview: "What we need to know, and when the plan is switched on.",
  intro: `thank you for your interest in 2 free months of ${tool} Business Plus. This is how you get them:`,
  steps: [
    "Book a free discovery call of 30 minutes. We look at how you work and count the seats you really need.",
    `Decide whether ${launchOffer.name}, our 30-day launch, fits. The free months come with it.`,
    "We switch Business Plus on with the build, so nothing we need is locked.",
  ],
  button: "Book the discovery call",
} as const;

export const guideReadyMailWords = {
  subject: (guide: string) => `It is out: ${guide}`,
  title: "Your guide is ready",
  preview: "You asked us to tell you. Here it is.",
  intro: "you asked us to tell you when this guide is out:",
  button: "Get the guide",
} as const;

/** To somebody who unsubscribed, when their address is entered into a form again. */
export const leadQuestionMailWords = {
  subject: "Do you want to hear from us again?",
  title: "Do you want to hear from us again?",
  preview:
    "You unsubscribed, and your address was entered on our website. Nothing is sent until you say so.",
  intro:
    "you have unsubscribed from our mail. Now your address was entered on our website, for this:",
  workspace: `2 free months of ${tool} Business Plus`,
  nothingSent: "Was that you? Then press the button, and we send it. Until then we send nothing.",
  button: "Yes, write to me again",
  otherwise:
    "If you do nothing, you stay unsubscribed. Should your address be entered again, we ask again, once a week at most.",
  footer: "You get this one question because your address was entered on our website.",
} as const;

/** To the operator. Labels only: what a visitor typed stands beside them, never in the subject. */
export const leadOperatorMailWords = {
  subject: (what: string) => `New lead: ${what}`,
  title: "Somebody wants to hear from you",
  preview: "Everything that is known about it.",
  disowned: {
    title: "A lead you should not write to",
    preview: "Whoever reads this mailbox says that they did not ask.",
    text: "Please do not write to this address. Whoever reads its mail told us “This wasn't me”, so somebody else entered it.",
  },
  unsubscribed:
    "This address has unsubscribed from our mail. It is asked whether it wants to hear from us again; until it says yes, send it no news or offers.",
  kinds: {
    guide: "waits for a guide",
    "members-offer": "members' offer",
    "free-workspace": `free ${tool} months`,
    booking: "booked a call",
  },
  facts: {
    what: "What for",
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
  touches: { first: "How they first came", last: "How they came this time" },
  direct: "The browser did not say.",
  footer: "This mail is for the operator of the site.",
} as const;
