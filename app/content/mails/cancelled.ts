import { names } from "../../config/names.ts";

const bot = names.notetakerName;

export const cancelledMailWords = {
  subject: (when: string) => `Cancelled: your notetaker of ${when}`,
  title: "Your notetaker is cancelled",
  preview: "It will not come to your meeting.",
  intro: `the ${bot} will not come to this meeting for you:`,
  others:
    "If somebody else asked for the notes of the same meeting, it may still come for them. Ask in the meeting when you see it.",
  attachment: "The attached calendar file takes it out of your calendar.",
  again: "Did you not mean to cancel? You can send it again at any time:",
  againButton: "Send a notetaker",
} as const;
