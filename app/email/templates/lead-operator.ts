import { leadOperatorMailWords as words } from "../../content/mails/leads.ts";
import type { RenderedMail } from "../mail.ts";
import { heading, paragraph } from "./blocks.ts";
import { letter, type Block, type Fact } from "./letter.ts";

export type LeadOperatorMailProps = {
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
  /** What the browser told of the visits, by name; empty when it told nothing. */
  readonly first: Readonly<Record<string, string>>;
  readonly last: Readonly<Record<string, string>>;
};

/** Everything that is known of a lead, for the operator. Nothing in it is a link: it was all typed. */
export function leadOperatorMail(props: LeadOperatorMailProps): RenderedMail {
  const { kind, guide, booking, first, last, blocked, unsubscribed } = props;
  const heads = blocked ? words.disowned : words;
  const known: readonly (readonly [string, string | null])[] = [
    [words.facts.what, words.kinds[kind]],
    [words.facts.guide, guide],
    [words.facts.firstName, props.firstName],
    [words.facts.lastName, props.lastName],
    [words.facts.email, props.email],
    [words.facts.page, booking?.page ?? null],
    [words.facts.service, booking?.service ?? null],
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
      ...touchBlocks(words.touches.first, first),
      ...touchBlocks(words.touches.last, last),
    ],
    footer: words.footer,
  });
}

function touchBlocks(title: string, touch: Readonly<Record<string, string>>): readonly Block[] {
  const facts = Object.entries(touch);
  const told: Block = facts.length > 0 ? { kind: "facts", facts } : paragraph(words.direct);
  return [heading(title), told];
}
