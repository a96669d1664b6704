import { names } from "../../config/names.ts";
import { admitWords } from "../../content/words/failures.ts";
import { letterWords } from "../../email/layout.ts";
import {
  type Block,
  type Blocks,
  button,
  type Fact,
  facts,
  greeting,
  heading,
  letter,
  paragraph,
  quiet,
  type RenderedMail,
  steps,
} from "../../email/letter.ts";
import { formatInstant } from "../../lib/time/wall-time.ts";
import { wallClockAt } from "../../lib/time/zone-clock.ts";
import { isErased } from "../changes/possible-actions.ts";
import type { Notetaker } from "../notetaker.ts";
import { botNameFor } from "./announcement.ts";

export type NotetakerMail = {
  /** A mail that is no longer true when it is due is dropped. */
  readonly isTrue: (notetaker: Notetaker, now: number) => boolean;
  /** The mail is about one version of the booking, so a later change makes it untrue. */
  readonly isVersioned?: boolean;
  readonly hasPersonalLink?: boolean;
  readonly calendarEntry?: CalendarEntry;
  readonly letter: (about: About) => RenderedMail;
};

export type CalendarEntry = "booked" | "removed";

export type About = {
  readonly notetaker: Notetaker;
  /** `status` is empty for a mail without a personal link. */
  readonly links: Readonly<Record<"status" | "again" | "sample" | "notMe", string>>;
  readonly hasCalendarFile: boolean;
  /** True if the bot was already on its way when it was canceled. */
  readonly mayStillCome: boolean;
};

export function isActive(notetaker: Notetaker): boolean {
  return notetaker.cancelledAt === null && !isErased(notetaker);
}

const footer = `You're getting this email because your address was entered to have the ${names.notetakerName} join this meeting.`;

export const commonWords = {
  statusButton: "View, reschedule or cancel",
  statusNote:
    "This link is personal: anyone who has it can change your booking. Please don't forward it.",
  removeEntry: "Open the attached file to remove it from your calendar.",
  again: "Send a notetaker",
} as const;

export type MailWords = Readonly<Record<"subject" | "preview", string>> & {
  readonly title?: string;
};

export function personMail(
  { subject, title = subject, preview }: MailWords,
  { notetaker, links }: Pick<About, "notetaker"> & { readonly links: { readonly notMe: string } },
  blocks: Blocks,
): RenderedMail {
  const { notMe } = links;
  const all = [greeting(notetaker.name ?? ""), ...blocks];
  return letter({ subject, title, preview, blocks: all, footer, notMe });
}

export function timeFact(notetaker: Notetaker): Fact {
  return [letterWords.when, startText(notetaker)];
}

export function meetingFact(notetaker: Notetaker): Fact {
  const meeting = meetingOf(notetaker);
  return ["Meeting", meeting, `https://${meeting}`];
}

export function bookingFacts(notetaker: Notetaker): Block {
  const name = ["Name in the lobby", botNameFor(notetaker.email)] as const;
  return facts(timeFact(notetaker), meetingFact(notetaker), name);
}

export function admitBlocks({ email }: Notetaker): readonly Block[] {
  return [
    heading(admitWords.heading),
    paragraph(admitWords.intro),
    steps(admitWords.stepsFor(botNameFor(email))),
  ];
}

export function statusBlocks({ links }: About, label: string): readonly Block[] {
  return [button(label, links.status), quiet(commonWords.statusNote)];
}

/** "meet.google.com/abc-defg-hij" */
export function meetingOf({ meetingCode }: Pick<Notetaker, "meetingCode">): string {
  return `${names.meetingService.host}/${meetingCode ?? ""}`;
}

export function startText(notetaker: Notetaker): string {
  return timeText(notetaker, notetaker.startsAt);
}

/** `instant` in epoch ms. A request for now may have no zone, and a calendar's may be unknown. */
export function timeText({ timezone }: Pick<Notetaker, "timezone">, instant: number): string {
  const isKnown = timezone !== null && wallClockAt(instant, timezone) !== null;
  return formatInstant(instant, isKnown ? timezone : "UTC");
}
