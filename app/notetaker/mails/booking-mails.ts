import { arrivalSeconds, lobbyMinutes, retentionDays } from "../../config/facts.ts";
import { names } from "../../config/names.ts";
import { admitWords } from "../../content/words/failures.ts";
import {
  type Block,
  dialog,
  facts,
  heading,
  link,
  paragraph,
  type RenderedMail,
  steps,
  strong,
} from "../../email/letter.ts";
import { amount } from "../../lib/text/amount.ts";
import type { Notetaker } from "../notetaker.ts";
import { botNameFor } from "./announcement.ts";
import {
  type About,
  admitBlocks,
  bookingFacts,
  commonWords,
  isActive,
  meetingFact,
  type NotetakerMail,
  personMail,
  startText,
  statusBlocks,
} from "./notetaker-mail.ts";

const bot = names.notetakerName;
const lobby = amount(lobbyMinutes, "minute");

function isAhead(notetaker: Notetaker): boolean {
  const ahead = ["requested", "scheduled", "joining", "waiting_room"];
  return isActive(notetaker) && ahead.includes(notetaker.status);
}

type BookedWords = Readonly<Record<"title" | "preview" | "intro", string>> & {
  readonly subject: (when: string) => string;
  readonly attachment?: string;
  readonly change?: string;
  readonly statusButton?: string;
};

function bookedLetter(words: BookedWords, about: About, more: readonly Block[] = []): RenderedMail {
  const { notetaker, hasCalendarFile } = about;
  const { subject, intro, attachment, change, statusButton = commonWords.statusButton } = words;
  return personMail({ ...words, subject: subject(startText(notetaker)) }, about, [
    paragraph(intro),
    bookingFacts(notetaker),
    attachment !== undefined && hasCalendarFile && paragraph(attachment),
    change !== undefined && paragraph(change),
    statusBlocks(about, statusButton),
    admitBlocks(notetaker),
    more,
  ]);
}

const confirmationWords: BookedWords = {
  subject: (when) => `Your notetaker is booked: ${when}`,
  title: "Your notetaker is booked",
  preview: "When it joins, and how the host admits it.",
  intro: `The ${bot} will ask to join your meeting at this time:`,
  attachment: "Open the attached file to add it to your calendar.",
};

const onItsWayWords = {
  subject: "Your notetaker is on its way",
  preview: "It's about to ask to join. The host has to admit it.",
  intro: `The ${bot} is on its way to your meeting and will ask to join within ${amount(arrivalSeconds, "second")}.`,
  statusButton: "Track it live",
} as const;

const recordingWords = {
  tellHeading: "Let everyone know",
  tell: `The ${bot} records audio, video and chat, and says so in the chat when it joins. Please tell everyone in the meeting beforehand.`,
  afterwards: `After the meeting, you'll get the recording, the transcript and the chat log by email. We delete everything ${amount(retentionDays, "day")} after the meeting.`,
  sample: "See a sample result",
} as const;

export const confirmation: NotetakerMail = {
  isTrue: isAhead,
  isVersioned: true,
  hasPersonalLink: true,
  calendarEntry: "booked",
  letter(about) {
    const { notetaker, links } = about;
    const aboutRecording = [
      heading(recordingWords.tellHeading),
      paragraph(recordingWords.tell),
      paragraph(recordingWords.afterwards),
      link(recordingWords.sample, links.sample),
    ];
    if (notetaker.scheduled) return bookedLetter(confirmationWords, about, aboutRecording);
    return personMail(onItsWayWords, about, [
      paragraph(onItsWayWords.intro),
      admitBlocks(notetaker),
      statusBlocks(about, onItsWayWords.statusButton),
      facts(meetingFact(notetaker)),
      aboutRecording,
    ]);
  },
};

const rescheduledWords: BookedWords = {
  subject: (when) => `Your notetaker is rescheduled: ${when}`,
  title: "Your notetaker is rescheduled",
  preview: "The new time, and how the host admits it.",
  intro: `The ${bot} will now ask to join at this time:`,
  attachment: "Open the attached file to update your calendar.",
};

export const rescheduled: NotetakerMail = {
  isTrue: isAhead,
  isVersioned: true,
  hasPersonalLink: true,
  calendarEntry: "booked",
  letter: (about) => bookedLetter(rescheduledWords, about),
};

const reminderWords: BookedWords = {
  subject: (when) => `Reminder: your notetaker joins ${when}`,
  title: "Your notetaker joins soon",
  preview: "When it joins, how the host admits it, and how to cancel.",
  intro: `As scheduled, the ${bot} will ask to join your meeting at this time:`,
  change:
    "Meeting moved or canceled? Update the notetaker here. It takes a few seconds and you don't need an account.",
  statusButton: "Reschedule or cancel",
};

export const reminder: NotetakerMail = {
  isTrue: (notetaker, now) =>
    isActive(notetaker) &&
    ["requested", "scheduled"].includes(notetaker.status) &&
    notetaker.startsAt > now,
  isVersioned: true,
  hasPersonalLink: true,
  letter: (about) => bookedLetter(reminderWords, about),
};

const waitingWords = {
  subject: "Urgent: please let your notetaker in now",
  title: "Your notetaker is waiting to be let in",
  preview: `It's in the lobby and waits ${lobby} at most.`,
  intro: (botName: string) =>
    `The ${bot} is waiting to be let in to your meeting right now. No one has admitted it yet. In the lobby, it appears as “${botName}”.`,
  stepsHeading: "Ask the host to do this now",
  noDialog: "No “Admit” button on the screen?",
  patience: `It waits ${lobby} at most, then leaves without recording anything. Only a host can see the request to join. If no host is in the meeting yet, ask one to join.`,
  statusButton: "Track it live",
} as const;

export const waiting: NotetakerMail = {
  isTrue: (notetaker) =>
    isActive(notetaker) &&
    ["joining", "waiting_room"].includes(notetaker.status) &&
    notetaker.stopRequestedAt === null,
  hasPersonalLink: true,
  letter(about) {
    const { notetaker } = about;
    const botName = botNameFor(notetaker.email);
    const mail = personMail(waitingWords, about, [
      paragraph(waitingWords.intro(botName)),
      heading(waitingWords.stepsHeading),
      dialog(botName, admitWords.dialog),
      paragraph(waitingWords.noDialog),
      steps(admitWords.stepsFor(botName)),
      paragraph(admitWords.onPhone),
      strong(waitingWords.patience),
      facts(meetingFact(notetaker)),
      statusBlocks(about, waitingWords.statusButton),
    ]);
    return { ...mail, headers: { Importance: "high" } };
  },
};
