import { askAgainDays } from "../../config/facts.ts";
import { names } from "../../config/names.ts";
import { aiFramework } from "../../content/shared/ai-framework.ts";
import {
  type Block,
  button,
  type Fact,
  facts,
  greeting,
  heading,
  letter,
  link,
  paragraph,
  quiet,
  type RenderedMail,
  steps,
  strong,
} from "../../email/letter.ts";
import { amount } from "../../lib/text/amount.ts";
import { unlinked } from "../../lib/text/trim.ts";
import type { Lead } from "../webhook-event.server.ts";

const { company, launchOffer, schedulingProvider, workspaceTool } = names;
const freeMonths = `2 free months of ${workspaceTool.name}`;

const footer = "You're getting this email because your address was entered on our website.";

/** The law requires it in marketing mail, beside a way to unsubscribe. */
export const postal = {
  sample: true,
  address: `${company}, 1 Sample Street, Springfield, IL 62701, USA`,
} as const;

type Links<Name extends string> = Readonly<Record<Name | "notMe", string>>;

export function membersOfferMail({
  firstName,
  sheetUrl,
  bookUrl,
  notMe,
}: Links<"sheetUrl" | "bookUrl"> & { readonly firstName: string }): RenderedMail {
  return letter({
    subject: "Your free AI for business framework",
    title: "Your framework is here",
    preview: "Find, rank, build, measure: spend an hour with your team and know where to start.",
    footer,
    notMe,
    blocks: [
      greeting(firstName),
      paragraph(
        "Thanks for requesting the framework. It's four steps on one page and takes about an hour with your team:",
      ),
      steps(aiFramework.map(({ name, how }) => `${name}. ${how}`)),
      button("Open the one-page framework", sheetUrl),
      paragraph("Stuck? Reply with your list. A real person reads every reply."),
      paragraph("Rather talk it through? Book a free call:"),
      link("Book a call", bookUrl),
    ],
  });
}

export function freeWorkspaceMail({
  bookUrl,
  ...links
}: Links<"bookUrl" | "unsubscribeUrl">): RenderedMail {
  return marketing(links, {
    subject: `Your ${freeMonths} Business Plus`,
    title: `How to get your ${freeMonths}`,
    preview: "Three steps, starting with a free 30-minute call.",
    blocks: [
      paragraph(`Thanks for your interest in ${freeMonths} Business Plus. Here's how to get them:`),
      steps([
        "Book a free 30-minute discovery call. We'll look at how you work and count the seats you really need.",
        `Get a fixed price per seat for ${launchOffer.name}, our 30-day launch, in writing. The free months come with it.`,
        "We turn on Business Plus when the build starts, so your workspace isn't cut to fit the free plan.",
      ]),
      button("Book the discovery call", bookUrl),
    ],
  });
}

export function guideReadyMail({
  guide,
  url,
  ...links
}: Links<"url" | "unsubscribeUrl"> & { readonly guide: string }): RenderedMail {
  return marketing(links, {
    subject: `It's out: ${guide}`,
    title: "Your guide is ready",
    preview: "You asked us to let you know. Here it is.",
    blocks: [
      paragraph("You asked us to let you know when this guide came out. Here it is:"),
      strong(guide),
      button("Get the guide", url),
    ],
  });
}

/** One click in the mailbox unsubscribes (RFC 8058); the page behind the link asks first. */
function marketing(
  { unsubscribeUrl, notMe }: Links<"unsubscribeUrl">,
  {
    blocks,
    ...heads
  }: Readonly<Record<"subject" | "title" | "preview", string>> & {
    readonly blocks: readonly Block[];
  },
): RenderedMail {
  const mail = letter({
    ...heads,
    footer,
    notMe,
    blocks: [greeting(""), ...blocks, link("Unsubscribe", unsubscribeUrl), quiet(postal.address)],
  });
  const headers = {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return { ...mail, headers };
}

/**
 * Asks a person who unsubscribed whether to email them again. Only its link ends the unsubscription. `guide`
 * is null for the free workspace.
 */
export function leadQuestionMail({
  guide,
  againUrl,
  notMe,
}: Links<"againUrl"> & { readonly guide: string | null }): RenderedMail {
  const question = "Do you want to hear from us again?";
  return letter({
    subject: question,
    title: question,
    preview:
      "You unsubscribed, but your address was entered on our website. We won't send anything until you say so.",
    footer: "You're getting this one email because your address was entered on our website.",
    notMe,
    blocks: [
      greeting(""),
      paragraph(
        "You unsubscribed from our emails, but your address was just entered on our website for this:",
      ),
      strong(guide ?? `${freeMonths} Business Plus`),
      paragraph(
        "Was that you? Press the button and we'll send it. We won't send anything until you do.",
      ),
      button("Yes, email me again", againUrl),
      quiet(
        `If you do nothing, you stay unsubscribed. If your address is entered again, we'll ask again, at most once every ${amount(askAgainDays, "day")}.`,
      ),
      quiet(postal.address),
    ],
  });
}

const kinds: Readonly<Record<Lead["kind"], string>> = {
  guide: "waiting for a guide",
  "members-offer": "members' offer",
  "free-workspace": `free ${workspaceTool.name} months`,
  booking: "booked a call",
};

/** In the order of the mail. */
const labels = {
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
} as const;

const disownedWarning =
  "Please don't email this address. Its owner told us “This wasn't me”, so someone else entered it.";
const unsubscribedWarning =
  "This address has unsubscribed. We're asking whether it wants to hear from us again. Until it says yes, don't send it news or offers.";

/** Facts that mail programs may link: a visitor's free text isn't among them. */
const linked: readonly string[] = ["what", "guide", "email", "event", "invitee"];

/** For the operator. A visitor's own words never stand in the subject, and none of them becomes a link. */
export function leadOperatorMail({
  isBlocked,
  hasUnsubscribed,
  guide,
  at,
  ...lead
}: Pick<Lead, "id" | "kind" | "firstName" | "lastName" | "email" | "booking" | "attribution"> & {
  readonly guide: string | null;
  readonly isBlocked: boolean;
  readonly hasUnsubscribed: boolean;
  readonly at: string;
}): RenderedMail {
  const what = kinds[lead.kind];
  const values: Readonly<Record<string, unknown>> = { ...lead, ...lead.booking, what, guide, at };
  const known = Object.entries(labels).flatMap(([name, label]): Fact[] => {
    const value = values[name];
    if (typeof value !== "string") return [];
    return [[label, linked.includes(name) ? value : unlinked(value)]];
  });
  const origin = Object.entries(lead.attribution ?? {}) as Fact[];
  const welcome = {
    title: "Someone wants to hear from you",
    preview: "Everything we know about this lead.",
  };
  const disowned = {
    title: "Don't email this lead",
    preview: "The owner of this address says they didn't ask.",
  };
  return letter({
    subject: `New lead: ${what}`,
    ...(isBlocked ? disowned : welcome),
    footer: "This email is for the site's operator.",
    blocks: [
      ...(isBlocked ? [paragraph(disownedWarning)] : []),
      ...(hasUnsubscribed && !isBlocked ? [paragraph(unsubscribedWarning)] : []),
      facts(...known),
      heading("Came from"),
      origin.length > 0 ? facts(...origin) : paragraph("Unknown: the browser didn't say."),
    ],
  });
}
