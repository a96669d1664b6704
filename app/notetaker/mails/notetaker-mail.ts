import { names } from "../../config/names.ts";
import { admitWords } from "../../content/words/failures.ts";
import { letterWords } from "../../email/layout.ts";
import {
  type Block,
  button,
  type Fact,
  greeting,
  heading,
  type Letter,
  letter,
  quiet,
  type RenderedMail,
  steps,
} from "../../email/letter.ts";
import { formatInstant } from "../../lib/time/wall-time.ts";
import { isGone } from "../changes/possible-actions.ts";
import type { Notetaker } from "../notetaker.ts";
import { botNameFor } from "./announcement.ts";

export type NotetakerMail = {
  /** A mail that is no longer true when it is due is dropped. */
  readonly isTrue: (notetaker: Notetaker, now: number) => boolean;
  /** True for a mail about one version of the booking: a later change makes it untrue. */
  readonly isVersioned?: boolean;
  readonly calendarEntry?: CalendarEntry;
  readonly letter: (props: MailProps) => RenderedMail;
};

/** A mail that removes the entry has no personal link, because there is nothing left to change. */
export type CalendarEntry = "booked" | "removed";

export type MailProps = {
  readonly notetaker: Notetaker;
  /** `status` is the home page for a mail without a personal link. */
  readonly links: Readonly<Record<"status" | "again" | "sample" | "notMe", string>>;
  readonly hasCalendarFile: boolean;
  /** True if the bot was already on its way when it was canceled. */
  readonly mayStillCome: boolean;
};

export function isCanceledOrGone(notetaker: Notetaker): boolean {
  return notetaker.cancelledAt !== null || isGone(notetaker);
}

const footer = `You're getting this email because your address was entered to have the ${names.notetakerName} join this meeting.`;

export function personMail(
  { notetaker, links }: Pick<MailProps, "notetaker"> & { readonly links: Record<"notMe", string> },
  { blocks, ...mail }: Omit<Letter, "footer" | "notMeUrl">,
): RenderedMail {
  const greeted = [greeting(notetaker.name ?? ""), ...blocks];
  return letter({ ...mail, blocks: greeted, footer, notMeUrl: links.notMe });
}

export function timeFact(notetaker: Notetaker): Fact {
  return [letterWords.when, startText(notetaker)];
}

export function meetingFact(notetaker: Notetaker): Fact {
  const meeting = meetingOf(notetaker);
  return ["Meeting", meeting, `https://${meeting}`];
}

export function admitBlocks({ email }: Notetaker): readonly (Block | string)[] {
  return [
    heading(admitWords.heading),
    admitWords.intro,
    steps(admitWords.stepsFor(botNameFor(email))),
  ];
}

export function statusBlocks({ links }: MailProps, label: string): readonly Block[] {
  return [
    button(label, links.status),
    quiet(
      "This link is personal: anyone who has it can change your booking. Please don't forward it.",
    ),
  ];
}

/** "meet.google.com/abc-defg-hij" */
export function meetingOf({ meetingCode }: Pick<Notetaker, "meetingCode">): string {
  return `${names.meetingService.host}/${meetingCode ?? ""}`;
}

export function startText(notetaker: Notetaker): string {
  return timeText(notetaker, notetaker.startsAt);
}

/** `instant` in epoch ms. A request for now may have no zone. */
export function timeText({ timezone }: Pick<Notetaker, "timezone">, instant: number): string {
  return formatInstant(instant, timezone ?? "UTC");
}
