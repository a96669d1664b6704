import { admitWords, commonMailWords as common } from "../../content/mails/common.ts";
import { firstName } from "../../lib/first-name.ts";
import type { Block, Fact } from "./letter.ts";

/** What every mail to somebody who may not have asked for it knows. */
export type LetterProps = {
  /** The link "This wasn't me". */
  readonly notMeUrl: string;
};

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

export const paragraph = (text: string): Block => ({ kind: "paragraph", text });
export const quiet = (text: string): Block => ({ kind: "quiet", text });
export const heading = (text: string): Block => ({ kind: "heading", text });

export function greeting(name: string): Block {
  return paragraph(common.greeting(firstName(name) ?? ""));
}

export function bookingFacts({
  when,
  meeting,
  botName,
}: Pick<BookingProps, "when" | "meeting" | "botName">): Block {
  return {
    kind: "facts",
    facts: [[common.facts.when, when], meetingFact(meeting), [common.facts.name, botName]],
  };
}

/** The meeting, one click away. */
export function meetingFact(meeting: string): Fact {
  return [common.facts.meeting, meeting, `https://${meeting}`];
}

/** What the host has to press so that the notetaker gets in. */
export function admitBlocks(botName: string): readonly Block[] {
  return [
    heading(admitWords.heading),
    paragraph(admitWords.intro),
    { kind: "steps", items: admitWords.stepsFor(botName) },
  ];
}

/** Whose notetakers come to the same meeting as well; each a first name and a masked address. */
export function alsoComingBlocks(people: readonly string[]): readonly Block[] {
  if (people.length === 0) return [];
  return [paragraph(common.alsoComing(people.join(", ")))];
}

export function statusBlocks(url: string, label: string = common.statusButton): readonly Block[] {
  return [{ kind: "button", label, url }, quiet(common.statusNote)];
}
