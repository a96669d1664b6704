import {
  type Block,
  type Fact,
  heading,
  letter,
  paragraph,
  type RenderedMail,
} from "~/email/letter";
import { isOneAddress, sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import { log } from "~/lib/log/log.server";
import { unlinked } from "~/lib/text/trim";
import type { World } from "~/world.server";
import { readAttribution } from "../attribution";
import { readBooking } from "../booking.server";
import { countForwarded, dropped, findLead, guideTitle, readStanding } from "./lead.server";
import { leadOperatorMailWords as words } from "./words";

type LeadOperatorMailProps = {
  readonly id: string;
  readonly kind: keyof typeof words.kinds;
  /** Title of the guide; null for other kinds. */
  readonly guide: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** The booking provider keeps it for itself. */
  readonly email: string | null;
  /** null for other kinds. */
  readonly booking: {
    readonly page: string;
    readonly service?: string | undefined;
    readonly event: string;
    readonly invitee: string;
  } | null;
  /** The mailbox's owner says that it was not they who asked. */
  readonly blocked: boolean;
  readonly unsubscribed: boolean;
  /** Date and time as text. */
  readonly at: string;
  /** Campaign and referrer by name; empty if nothing is known. */
  readonly cameFrom: Readonly<Record<string, string>>;
};

/** Everything that is known of a lead, for the operator. Nothing in it is a link: it was all typed. */
export function leadOperatorMail(props: LeadOperatorMailProps): RenderedMail {
  const { kind, guide, booking, cameFrom, blocked, unsubscribed } = props;
  const heads = blocked ? words.disowned : words;
  const known: readonly (readonly [string, string | null])[] = [
    [words.facts.what, words.kinds[kind]],
    [words.facts.guide, guide],
    [words.facts.firstName, typed(props.firstName)],
    [words.facts.lastName, typed(props.lastName)],
    [words.facts.email, props.email],
    [words.facts.page, booking?.page ?? null],
    [words.facts.service, typed(booking?.service ?? null)],
    [words.facts.event, booking?.event ?? null],
    [words.facts.invitee, booking?.invitee ?? null],
    [words.facts.at, props.at],
    [words.facts.id, props.id],
  ];
  const facts = known.flatMap(([term, value]): Fact[] => (value === null ? [] : [[term, value]]));
  return letter({
    subject: words.subject(words.kinds[kind]),
    title: heads.title,
    preview: heads.preview,
    blocks: [
      ...(blocked ? [paragraph(words.disowned.text)] : []),
      ...(unsubscribed && !blocked ? [paragraph(words.unsubscribed)] : []),
      { kind: "facts", facts },
      heading(words.cameFrom),
      originBlock(Object.entries(cameFrom)),
    ],
    footer: words.footer,
  });
}

function typed(text: string | null): string | null {
  return text === null ? null : unlinked(text);
}

function originBlock(facts: readonly Fact[]): Block {
  return facts.length > 0 ? { kind: "facts", facts } : paragraph(words.direct);
}

/** Everything known, to OPERATOR_EMAIL. Where there is no webhook, this is what forwards the lead. */
export async function tellOperator(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const { env } = world;
  const lead = await findLead(world, message);
  if (!lead) return dropped;
  if (env.operatorEmail === null) {
    log({ event: "lead.untold", leadId: lead.id, why: "no_operator" });
    return dropped;
  }

  const standing = lead.email
    ? await readStanding(world, { ...lead, email: lead.email })
    : { blocked: false, unsubscribed: false };
  const mail = leadOperatorMail({
    ...lead,
    ...standing,
    guide: guideTitle(lead),
    booking: readBooking(lead.booking),
    at: `${new Date(lead.createdAt).toISOString().slice(0, 16).replace("T", " ")} UTC`,
    cameFrom: readAttribution(lead.attribution),
  });
  // What no mail header may hold stands in the mail itself.
  const isToBeAnswered = lead.email && isOneAddress(lead.email) && !standing.blocked;
  const reply = isToBeAnswered ? { replyTo: lead.email ?? "" } : {};
  const result = await sendMail(env, { ...mail, ...reply, to: env.operatorEmail }, message.key);
  if (result.outcome === "sent" && env.leadWebhook === null) await countForwarded(world, lead);
  return result;
}
