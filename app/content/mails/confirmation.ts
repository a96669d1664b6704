import { names } from "../../config/names.ts";
import { retentionDays } from "../../notetaker/status.ts";

const bot = names.notetakerName;

/** For a meeting that was booked ahead. Times and dates come in as text, in the visitor's zone. */
export const bookedMailWords = {
  subject: (when: string) => `Your notetaker is booked: ${when}`,
  title: "Your notetaker is booked",
  preview: "When it comes, and what the host has to press.",
  intro: `the ${bot} will knock at your meeting at this time:`,
  attachment: "The attached calendar file puts it into your calendar.",
} as const;

/** For a meeting that runs now. */
export const onItsWayMailWords = {
  subject: "Your notetaker is on its way",
  title: "Your notetaker is on its way",
  preview: "It knocks in a moment: somebody has to let it in.",
  intro: `the ${bot} is on its way to your meeting and knocks within the next minute or two.`,
  statusButton: "See what it is doing",
} as const;

export const confirmationMailWords = {
  tellHeading: "Tell everybody",
  tell: `The ${bot} records audio, video and chat, and says so in the chat when it joins. Please tell everybody in the meeting beforehand.`,
  afterwards: `After the meeting you get the recording, the transcript and the chat log by mail. Everything is deleted ${retentionDays} days after the meeting.`,
} as const;
