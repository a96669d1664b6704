import { askAgainDays } from "../../config/facts.ts";
import { names } from "../../config/names.ts";
import { aiFramework } from "../../content/shared/ai-framework.ts";
import {
  type Block,
  button,
  greeting,
  type Letter,
  letter,
  link,
  quiet,
  type RenderedMail,
  steps,
  strong,
} from "../../email/letter.ts";
import { href } from "../../lib/render/href.ts";
import { amount } from "../../lib/text/amount.ts";

const { company, launchOffer, workspaceTool } = names;
const freeMonths = `2 free months of ${workspaceTool.name}`;
const freeBusinessPlus = `${freeMonths} Business Plus`;

/** The law requires a postal address in marketing mail, and a way to unsubscribe. */
export const postal = {
  sample: true,
  address: `${company}, 1 Sample Street, Springfield, IL 62701, USA`,
} as const;

export type LetterName = "members-offer" | "free-workspace" | "guide-ready" | "lead-question";

type LetterFacts = {
  readonly siteUrl: string;
  readonly firstName: string | null;
  /** Title of the guide; null for a lead of another kind. */
  readonly guide: string | null;
  /** Path or address of the guide; null before it is out. */
  readonly guideLink: string | null;
  readonly notMe: string;
  readonly unsubscribeUrl: string;
  readonly resubscribeUrl: string;
};

type LetterWords = Omit<Letter, "blocks" | "footer"> & {
  readonly footer?: string;
  readonly blocks: readonly (Block | string)[];
};

const letters: Readonly<Record<LetterName, (about: LetterFacts) => LetterWords>> = {
  "members-offer": ({ siteUrl }) => ({
    subject: "Your free AI for business framework",
    title: "Your framework is here",
    preview: "Find, rank, build, measure: spend an hour with your team and know where to start.",
    blocks: [
      "Thanks for requesting the framework. It's four steps on one page and takes about an hour with your team:",
      steps(aiFramework.map(({ name, how }) => `${name}. ${how}`)),
      button("Open the one-page framework", `${siteUrl}${href("ai4b-framework")}`),
      "Stuck? Reply with your list. A real person reads every reply.",
      "Rather talk it through? Book a free call:",
      link("Book a call", `${siteUrl}${href("book")}`),
    ],
  }),

  "free-workspace": ({ siteUrl }) => ({
    subject: `Your ${freeBusinessPlus}`,
    title: `How to get your ${freeMonths}`,
    preview: "Three steps, starting with a free 30-minute call.",
    blocks: [
      `Thanks for your interest in ${freeBusinessPlus}. Here's how to get them:`,
      steps([
        "Book a free 30-minute discovery call. We'll look at how you work and count the seats you really need.",
        `Get a fixed price per seat for ${launchOffer.name}, our 30-day launch, in writing. The free months come with it.`,
        "We turn on Business Plus when the build starts, so your workspace isn't cut to fit the free plan.",
      ]),
      button("Book the discovery call", `${siteUrl}${href("launch-discovery")}`),
    ],
  }),

  "guide-ready": ({ siteUrl, guide, guideLink }) => ({
    subject: `It's out: ${guide}`,
    title: "Your guide is ready",
    preview: "You asked us to let you know. Here it is.",
    blocks: [
      "You asked us to let you know when this guide came out. Here it is:",
      strong(guide ?? ""),
      button("Get the guide", new URL(guideLink ?? "", siteUrl).href),
    ],
  }),

  /** Asks a person who unsubscribed. The link opens a page; only the button there ends the unsubscription. */
  "lead-question": ({ guide, resubscribeUrl }) => ({
    subject: "Do you want to hear from us again?",
    preview:
      "You unsubscribed, but your address was entered on our website. We won't send anything until you say so.",
    footer: "You're getting this one email because your address was entered on our website.",
    blocks: [
      "You unsubscribed from our emails, but your address was just entered on our website for this:",
      strong(guide ?? freeBusinessPlus),
      "Was that you? Press the button and we'll send it. We won't send anything until you do.",
      button("Yes, email me again", resubscribeUrl),
      quiet(
        `If you do nothing, you stay unsubscribed. If your address is entered again, we'll ask again, at most once every ${amount(askAgainDays, "day")}.`,
      ),
      quiet(postal.address),
    ],
  }),
};

/** Renders a mail to the person. One click in the mailbox unsubscribes from marketing (RFC 8058). */
export function leadLetter(name: LetterName, about: LetterFacts): RenderedMail {
  const { firstName, notMe, unsubscribeUrl } = about;
  const { blocks, ...words } = letters[name](about);
  const isMarketing = name === "free-workspace" || name === "guide-ready";
  const mail = letter({
    footer: "You're getting this email because your address was entered on our website.",
    ...words,
    notMeUrl: notMe,
    blocks: [
      greeting(firstName ?? ""),
      blocks,
      isMarketing && [link("Unsubscribe", unsubscribeUrl), quiet(postal.address)],
    ],
  });
  if (!isMarketing) return mail;
  const headers = {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return { ...mail, headers };
}
