import { greeting, letter, paragraph, quiet, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import { againUrl } from "../again.server";
import { dropped, findLead, guideTitle, notMeLink, readStanding } from "./lead.server";
import { marketingMailWords, leadQuestionMailWords as words } from "./words";

/** To somebody who unsubscribed: whether to write to them again. Only the link in it lifts that. */
export function leadQuestionMail(props: {
  /** What was asked for with their address. */
  readonly what: string;
  readonly againUrl: string;
  readonly notMe: string;
}): RenderedMail {
  return letter({
    subject: words.subject,
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(""),
      paragraph(words.intro),
      { kind: "strong", text: props.what },
      paragraph(words.nothingSent),
      { kind: "button", label: words.button, url: props.againUrl },
      quiet(words.otherwise),
      quiet(marketingMailWords.postal.address),
    ],
    footer: words.footer,
    notMe: props.notMe,
  });
}

/** Whether somebody who unsubscribed, and whose address was typed again, wants to hear from us. */
export async function askAgain(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const { env } = world;
  const lead = await findLead(world, message);
  if (!lead?.email) return dropped;

  const standing = await readStanding(world, { ...lead, email: lead.email });
  if (standing.blocked || !standing.unsubscribed) return dropped;

  const mail = leadQuestionMail({
    what: guideTitle(lead) ?? words.workspace,
    againUrl: await againUrl(env, lead.id),
    notMe: await notMeLink(world, lead, standing),
  });
  return sendMail(env, { ...mail, to: lead.email }, message.key);
}
