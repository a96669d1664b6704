import { names } from "../../config/names.ts";
import { admitWords } from "../../content/words/failures.ts";
import { letterWords } from "../../email/layout.ts";
import {
  type Block,
  type Fact,
  heading,
  type LetterProps,
  paragraph,
  quiet,
} from "../../email/letter.ts";

const bot = names.notetakerName;

/** What all mails to a person who asked for the notetaker have in common. */
export const commonMailWords = {
  footer: `You're getting this email because your address was entered to have the ${bot} join this meeting.`,
  facts: { when: letterWords.when, meeting: "Meeting", name: "Name in the lobby" },
  statusButton: "View, reschedule or cancel",
  statusNote:
    "This link is personal: anyone who has it can change your booking. Please don't forward it.",
} as const;

/** What every mail about a booking knows. Dates and times are text in the visitor's zone. */
export type BookingProps = LetterProps & {
  /** As entered: only what can be a first name is shown of it. */
  readonly name: string;
  /** "meet.google.com/abc-defg-hij" */
  readonly meeting: string;
  readonly when: string;
  /** What the lobby shows of the notetaker. */
  readonly botName: string;
  /** The status page of this person. */
  readonly statusUrl: string;
};

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

/** The meeting, one click away. */
export function meetingFact(meeting: string): Fact {
  return [commonMailWords.facts.meeting, meeting, `https://${meeting}`];
}

/** What the host has to press so that the notetaker gets in. */
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
