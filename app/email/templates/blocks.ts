import { names } from "../../config/names.ts";
import { admitWords, commonMailWords as common } from "../../content/mails/common.ts";
import type { Block, Fact } from "./letter.ts";

/** What every mail about a booking knows. Dates and times are text in the visitor's zone. */
export type BookingProps = {
  readonly name: string;
  /** "meet.google.com/abc-defg-hij" */
  readonly meeting: string;
  readonly when: string;
  /** The status page of this person. */
  readonly statusUrl: string;
};

export const paragraph = (text: string): Block => ({ kind: "paragraph", text });
export const quiet = (text: string): Block => ({ kind: "quiet", text });
export const heading = (text: string): Block => ({ kind: "heading", text });

export function greeting(name: string): Block {
  return paragraph(common.greeting(name));
}

export function bookingFacts({ when, meeting }: Pick<BookingProps, "when" | "meeting">): Block {
  return {
    kind: "facts",
    facts: [
      [common.facts.when, when],
      meetingFact(meeting),
      [common.facts.name, names.notetakerName],
    ],
  };
}

/** The meeting, one click away. */
export function meetingFact(meeting: string): Fact {
  return [common.facts.meeting, meeting, `https://${meeting}`];
}

/** What the host has to press so that the notetaker gets in. */
export const admitBlocks: readonly Block[] = [
  heading(admitWords.heading),
  paragraph(admitWords.intro),
  { kind: "steps", items: admitWords.steps },
];

export function statusBlocks(url: string, label: string = common.statusButton): readonly Block[] {
  return [{ kind: "button", label, url }, quiet(common.statusNote)];
}
