import { names } from "../../config/names.ts";

const bot = names.notetakerName;

export const deletedMailWords = {
  subject: "Deleted: your meeting notes",
  title: (everything: boolean) => (everything ? "Everything is deleted" : "Your data is deleted"),
  preview: "What was deleted, where, and when.",
  intro: "this is the receipt for the deletion of your meeting's data.",
  introBy: (by: string) =>
    `${by} has had the data of your meeting deleted, for everybody. This is the receipt.`,
  facts: { meeting: "Meeting of", deleted: "Deleted on" },
  whatHeading: "What was deleted",
  /** The whole meeting is gone. */
  everything: [
    "Video, transcript and chat log of the meeting, as far as there were any, at our recording service. It has confirmed that.",
    "The meeting's link, your name and what you entered, in our own database. What remains is a record without personal data: that a notetaker was asked for, and for when.",
    "Your address: it is removed as soon as this mail is out.",
  ],
  /** The notes are somebody else's: only what belonged to this person is gone. */
  yours: [
    "Your name and the meeting's link that you entered, in our own database. Your personal links open nothing any more.",
    "Your address and the time you entered: they are removed as soon as this mail is out.",
  ],
  others:
    "The notetaker was sent by somebody else, so whatever it records is theirs and stays until its own day of deletion. Nobody can open it through you any more.",
  left: "Backups of our database expire within 30 days. What you downloaded, and this mail, only you can delete.",
  footer: `You get this mail because your address had been entered to have the ${bot} join a meeting. It is the last one about it.`,
} as const;
