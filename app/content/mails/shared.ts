import { names } from "../../config/names.ts";

const bot = names.notetakerName;

export const sharedMailWords = {
  subject: "Somebody else gets the notes of your meeting too",
  title: "Somebody else gets the notes too",
  preview: "Who asked, and what to do if you did not expect it.",
  /** `who` is a first name, or null when what was entered is none. */
  intro: (who: string | null) =>
    `${who ?? "somebody"} also asked for the ${bot} at your meeting. One notetaker serves both of you: both get the recording, the transcript and the chat log.`,
  unverified: "The name is the one that was entered; we have not checked it.",
  todoHeading: "If you did not expect that",
  todo: [
    "Whoever knows a meeting's link can send a notetaker to it, as they could come themselves. Ask in the meeting who it is.",
    `Each participant can stop the recording for everybody: the ${bot} posts a link in the meeting's chat that removes it and deletes what it recorded.`,
    "Use a new meeting link and send the notetaker there.",
  ],
  statusButton: "See or change your booking",
} as const;
