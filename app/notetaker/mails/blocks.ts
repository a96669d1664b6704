import { names } from "../../config/names.ts";
import { admitWords } from "../../content/words/failures.ts";
import { letterWords } from "../../email/layout.ts";
import {
  type Block,
  type Fact,
  greeting,
  heading,
  letter,
  paragraph,
  quiet,
  type RenderedMail,
} from "../../email/letter.ts";

const bot = names.notetakerName;

export const commonMailWords = {
  footer: `You're getting this email because your address was entered to have the ${bot} join this meeting.`,
  facts: { when: letterWords.when, meeting: "Meeting", name: "Name in the lobby" },
  statusButton: "View, reschedule or cancel",
  statusNote:
    "This link is personal: anyone who has it can change your booking. Please don't forward it.",
} as const;

export type BookingProps = {
  /** The typed name; mails show what can be a first name. */
  readonly name: string;
  /** "meet.google.com/abc-defg-hij" */
  readonly meeting: string;
  readonly when: string;
  /** The bot's name in the lobby. */
  readonly botName: string;
  readonly statusUrl: string;
  readonly notMeUrl: string;
};

type MailWords = Readonly<Record<"subject" | "title" | "preview", string>>;

export function personMail(
  { subject, title, preview }: MailWords,
  { name, notMeUrl }: Pick<BookingProps, "name" | "notMeUrl">,
  blocks: readonly Block[],
): RenderedMail {
  return letter({
    ...{ subject, title, preview },
    blocks: [greeting(name), ...blocks],
    footer: commonMailWords.footer,
    notMe: notMeUrl,
  });
}

export function bookingFacts({
  when,
  meeting,
  botName,
}: Pick<BookingProps, "when" | "meeting" | "botName">): Block {
  return {
    kind: "facts",
    facts: [
      [commonMailWords.facts.when, when],
      meetingFact(meeting),
      [commonMailWords.facts.name, botName],
    ],
  };
}

export function meetingFact(meeting: string): Fact {
  return [commonMailWords.facts.meeting, meeting, `https://${meeting}`];
}

export function admitBlocks(botName: string): readonly Block[] {
  return [
    heading(admitWords.heading),
    paragraph(admitWords.intro),
    { kind: "steps", items: admitWords.stepsFor(botName) },
  ];
}

export function statusBlocks(
  { statusUrl: url }: Pick<BookingProps, "statusUrl">,
  label: string = commonMailWords.statusButton,
): readonly Block[] {
  return [{ kind: "button", label, url }, quiet(commonMailWords.statusNote)];
}
