import { names } from "~/config/names";
import type { PageId } from "~/config/pages";
import { greeting, letter, paragraph, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import { href } from "~/lib/render/href";
import type { World } from "~/world.server";
import { unsubscribeUrl } from "../unsubscribe.server";
import {
  dropped,
  findLead,
  marketingBlocks,
  marketingHeaders,
  notMeLink,
  readStanding,
} from "./lead.server";
import { leadMailWords as common, freeWorkspaceMailWords, membersOfferMailWords } from "./words";

/** How to get the free months. Marketing, hence with a way out. */
export function freeWorkspaceMail(props: {
  readonly bookUrl: string;
  readonly unsubscribeUrl: string;
  readonly notMe: string;
}): RenderedMail {
  const mail = letter({
    subject: freeWorkspaceMailWords.subject,
    title: freeWorkspaceMailWords.title,
    preview: freeWorkspaceMailWords.preview,
    blocks: [
      greeting(""),
      paragraph(freeWorkspaceMailWords.intro),
      { kind: "steps", items: freeWorkspaceMailWords.steps },
      { kind: "button", label: freeWorkspaceMailWords.button, url: props.bookUrl },
      ...marketingBlocks(props.unsubscribeUrl),
    ],
    footer: common.footer,
    notMe: props.notMe,
  });
  return { ...mail, headers: marketingHeaders(props.unsubscribeUrl) };
}

/** What the members' offer promised: the framework itself. */
export function membersOfferMail(props: {
  readonly firstName: string;
  readonly sheetUrl: string;
  readonly bookUrl: string;
  readonly notMe: string;
}): RenderedMail {
  return letter({
    subject: membersOfferMailWords.subject,
    title: membersOfferMailWords.title,
    preview: membersOfferMailWords.preview,
    blocks: [
      greeting(props.firstName),
      paragraph(membersOfferMailWords.intro),
      { kind: "steps", items: membersOfferMailWords.steps },
      { kind: "button", label: membersOfferMailWords.sheet, url: props.sheetUrl },
      paragraph(membersOfferMailWords.outro),
      paragraph(common.book),
      { kind: "link", label: common.bookButton, url: props.bookUrl },
    ],
    footer: common.footer,
    notMe: props.notMe,
  });
}

/** To the visitor, where the page promises a mail. Of the two only the free workspace is marketing. */
export async function sendConfirmation(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const { env } = world;
  const lead = await findLead(world, message);
  if (!lead?.email || lead.kind === "guide" || lead.kind === "booking") return dropped;

  const standing = await readStanding(world, { ...lead, email: lead.email });
  if (standing.blocked) return dropped;

  const letter = { to: lead.email, replyTo: names.contactEmail };
  const notMe = await notMeLink(world, lead, standing);
  const pageUrl = (page: PageId) => `${env.siteUrl}${href(page)}`;
  switch (lead.kind) {
    case "members-offer": {
      const firstName = lead.firstName ?? "";
      const sheetUrl = pageUrl("ai4b-framework");
      const mail = membersOfferMail({ firstName, sheetUrl, bookUrl: pageUrl("book"), notMe });
      return sendMail(env, { ...mail, ...letter }, message.key);
    }
    case "free-workspace": {
      if (standing.unsubscribed) return dropped;
      const mail = freeWorkspaceMail({
        bookUrl: pageUrl("launch-discovery"),
        unsubscribeUrl: await unsubscribeUrl(env, lead.id),
        notMe,
      });
      return sendMail(env, { ...mail, ...letter }, message.key);
    }
  }
}
