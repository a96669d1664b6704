import { greeting, letter, paragraph, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import { unsubscribeUrl } from "../unsubscribe.server";
import {
  dropped,
  findReleased,
  guideTitle,
  marketingBlocks,
  marketingHeaders,
  notMeLink,
  readStanding,
} from "./lead.server";
import { leadMailWords as common, guideReadyMailWords as words } from "./words";

/** The guide somebody waited for has come out. */
export function guideReadyMail(props: {
  /** Its title. */
  readonly guide: string;
  readonly url: string;
  readonly unsubscribeUrl: string;
  readonly notMe: string;
}): RenderedMail {
  const mail = letter({
    subject: words.subject(props.guide),
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(""),
      paragraph(words.intro),
      { kind: "strong", text: props.guide },
      { kind: "button", label: words.button, url: props.url },
      ...marketingBlocks(props.unsubscribeUrl),
    ],
    footer: common.footer,
    notMe: props.notMe,
  });
  return { ...mail, headers: marketingHeaders(props.unsubscribeUrl) };
}

/** The guide they waited for, with the link of its release as it is now. */
export async function sendGuide(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const { env } = world;
  const { lead, link } = (await findReleased(world, message)) ?? {};
  if (!lead?.email || !link) return dropped;

  const standing = await readStanding(world, { ...lead, email: lead.email });
  if (standing.blocked || standing.unsubscribed) return dropped;

  const mail = guideReadyMail({
    guide: guideTitle(lead) ?? "",
    url: new URL(link, env.siteUrl).href,
    unsubscribeUrl: await unsubscribeUrl(env, lead.id),
    notMe: await notMeLink(world, lead, standing),
  });
  return sendMail(env, { ...mail, to: lead.email }, message.key);
}
