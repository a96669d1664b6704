import { names } from "../../config/names.ts";

const bot = names.notetakerName;

export const cancelledMailWords = {
  subject: (when: string) => `Cancelled: your notetaker of ${when}`,
  title: "Your notetaker is cancelled",
  preview: "It will not come to your meeting.",
  intro: `the ${bot} is called off. It won't come to this meeting, and nobody gets notes from it:`,
  /** To somebody with whom the notes were shared; `by` is the owner. */
  introBy: (by: string) =>
    `${by} has called the ${bot} off. It won't come to this meeting, so there will be no notes:`,
  attachment: "The attached calendar file takes it out of your calendar.",
  againAfter: "Would you still like notes? Send a notetaker of your own:",
  again: "Did you not mean to cancel? You can send it again at any time:",
  againButton: "Send a notetaker",
} as const;
