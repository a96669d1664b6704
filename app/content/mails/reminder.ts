import { names } from "../../config/names.ts";

const bot = names.notetakerName;

export const reminderMailWords = {
  subject: (when: string) => `Reminder: your notetaker comes ${when}`,
  title: "Your notetaker comes soon",
  preview: "When it comes, what the host has to press, and how to call it off.",
  intro: `as booked, the ${bot} will knock at your meeting at this time:`,
  change:
    "Has the meeting moved, or is it called off? Tell the notetaker here; it takes a moment and needs no account.",
  statusButton: "Move or cancel it",
} as const;
