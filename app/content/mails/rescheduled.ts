import { names } from "../../config/names.ts";

const bot = names.notetakerName;

export const rescheduledMailWords = {
  subject: (when: string) => `Your notetaker has moved: ${when}`,
  title: "Your notetaker has moved",
  preview: "The new time, and what the host has to press.",
  intro: `the ${bot} now comes at this time:`,
  attachment: "The attached calendar file moves it in your calendar.",
} as const;
