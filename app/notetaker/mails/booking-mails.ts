import { arrivalSeconds, lobbyMinutes, retentionDays } from "../../config/facts.ts";
import { names } from "../../config/names.ts";
import { admitWords } from "../../content/words/failures.ts";
import { type Block, dialog, facts, heading, link, steps, strong } from "../../email/letter.ts";
import { amount } from "../../lib/text/amount.ts";
import type { Notetaker } from "../notetaker.ts";
import { botNameFor } from "./announcement.ts";
import {
  admitBlocks,
  isCanceledOrGone,
  meetingFact,
  type NotetakerMail,
  personMail,
  startText,
  statusBlocks,
  timeFact,
} from "./notetaker-mail.ts";

const bot = names.notetakerName;
const lobby = amount(lobbyMinutes, "minute");
const changeLabel = "View, reschedule or cancel";

function isAhead(notetaker: Notetaker): boolean {
  const ahead = ["requested", "scheduled", "joining", "waiting_room"];
  return !isCanceledOrGone(notetaker) && ahead.includes(notetaker.status);
}

function bookingFacts(notetaker: Notetaker): Block {
  const nameFact = ["Name in the lobby", botNameFor(notetaker.email)] as const;
  return facts(timeFact(notetaker), meetingFact(notetaker), nameFact);
}

export const confirmation: NotetakerMail = {
  isTrue: isAhead,
  isVersioned: true,
  calendarEntry: "booked",
  letter(props) {
    const { notetaker, links, hasCalendarFile } = props;
    const aboutRecording = [
      heading("Let everyone know"),
      `The ${bot} records audio, video and chat, and says so in the chat when it joins. Please tell everyone in the meeting beforehand.`,
      `After the meeting, you'll get the recording, the transcript and the chat log by email. We delete everything ${amount(retentionDays, "day")} after the meeting.`,
      link("See a sample result", links.sample),
    ];
    if (!notetaker.scheduled) {
      return personMail(props, {
        subject: "Your notetaker is on its way",
        preview: "It's about to ask to join. The host has to admit it.",
        blocks: [
          `The ${bot} is on its way to your meeting and will ask to join within ${amount(arrivalSeconds, "second")}.`,
          admitBlocks(notetaker),
          statusBlocks(props, "Track it live"),
          facts(meetingFact(notetaker)),
          aboutRecording,
        ],
      });
    }
    return personMail(props, {
      subject: `Your notetaker is booked: ${startText(notetaker)}`,
      title: "Your notetaker is booked",
      preview: "When it joins, and how the host admits it.",
      blocks: [
        `The ${bot} will ask to join your meeting at this time:`,
        bookingFacts(notetaker),
        hasCalendarFile && "Open the attached file to add it to your calendar.",
        statusBlocks(props, changeLabel),
        admitBlocks(notetaker),
        aboutRecording,
      ],
    });
  },
};

export const rescheduled: NotetakerMail = {
  isTrue: isAhead,
  isVersioned: true,
  calendarEntry: "booked",
  letter(props) {
    const { notetaker, hasCalendarFile } = props;
    return personMail(props, {
      subject: `Your notetaker is rescheduled: ${startText(notetaker)}`,
      title: "Your notetaker is rescheduled",
      preview: "The new time, and how the host admits it.",
      blocks: [
        `The ${bot} will now ask to join at this time:`,
        bookingFacts(notetaker),
        hasCalendarFile && "Open the attached file to update your calendar.",
        statusBlocks(props, changeLabel),
        admitBlocks(notetaker),
      ],
    });
  },
};

export const reminder: NotetakerMail = {
  isTrue: (notetaker, now) =>
    !isCanceledOrGone(notetaker) &&
    ["requested", "scheduled"].includes(notetaker.status) &&
    notetaker.startsAt > now,
  isVersioned: true,
  letter(props) {
    const { notetaker } = props;
    return personMail(props, {
      subject: `Reminder: your notetaker joins ${startText(notetaker)}`,
      title: "Your notetaker joins soon",
      preview: "When it joins, how the host admits it, and how to cancel.",
      blocks: [
        `As scheduled, the ${bot} will ask to join your meeting at this time:`,
        bookingFacts(notetaker),
        "Meeting moved or canceled? Update the notetaker here. It takes a few seconds and you don't need an account.",
        statusBlocks(props, "Reschedule or cancel"),
        admitBlocks(notetaker),
      ],
    });
  },
};

export const waiting: NotetakerMail = {
  isTrue: (notetaker) =>
    !isCanceledOrGone(notetaker) &&
    ["joining", "waiting_room"].includes(notetaker.status) &&
    notetaker.stopRequestedAt === null,
  letter(props) {
    const { notetaker } = props;
    const botName = botNameFor(notetaker.email);
    const mail = personMail(props, {
      subject: "Urgent: please let your notetaker in now",
      title: "Your notetaker is waiting to be let in",
      preview: `It's in the lobby and waits ${lobby} at most.`,
      blocks: [
        `The ${bot} is waiting to be let in to your meeting right now. No one has admitted it yet. In the lobby, it appears as “${botName}”.`,
        heading("Ask the host to do this now"),
        dialog(botName, admitWords.dialog),
        "No “Admit” button on the screen?",
        steps(admitWords.stepsFor(botName)),
        admitWords.onPhone,
        strong(
          `It waits ${lobby} at most, then leaves without recording anything. Only a host can see the request to join. If no host is in the meeting yet, ask one to join.`,
        ),
        facts(meetingFact(notetaker)),
        statusBlocks(props, "Track it live"),
      ],
    });
    return { ...mail, headers: { Importance: "high" } };
  },
};
