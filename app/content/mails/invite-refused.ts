import { names } from "../../config/names.ts";

const bot = names.notetakerName;

/** To somebody whose invite names a meeting to which no notetaker can be sent just now. */
export const inviteRefusedMailWords = {
  subject: (when: string) => `No notetaker for your meeting yet: ${when}`,
  title: "The notetaker can't come to this meeting yet",
  preview: "Why, and what happens next.",
  intro: `your invite to the ${bot} arrived, but it can't be booked for this meeting just now:`,
  reasons: {
    opted_out:
      "Somebody in this meeting asked not to be recorded, so no notetaker goes there for a day. Please talk to everybody first.",
    turned_away:
      "The host of this meeting has turned our notetaker away twice, so we wait an hour. Please ask the host to let it in.",
    meeting_full:
      "As many notetakers are going to this meeting as one meeting may have. You can ask whoever sent one to share the notes with you.",
    over_quota: "That is as many notetakers as we send for one sender in a day.",
  },
  afterwards:
    "We keep your invite and try again by ourselves. If there is room before the meeting begins, it is booked, and you get a mail that says so.",
  footer: `You get this mail because ${names.joinAddress} was invited to a meeting from your calendar.`,
} as const;
