import { names } from "~/config/names";
import { retentionDays } from "~/notetaker/status";

const { notetakerName: bot, meetingService, contactEmail } = names;

/** Words of the page behind the link that the bot writes into the meeting's chat. */
export const optOutWords = {
  title: "Remove the notetaker",
  description: `Remove the ${bot} from a meeting and delete what it recorded.`,
  heading: "You would rather not be recorded?",
  invitedBy: (firstName: string | null) =>
    `${firstName ?? "A participant"} invited the ${bot} to this ${meetingService.name} meeting.`,
  does: {
    title: "What it does",
    points: [
      "It records the audio, the video and the chat of the meeting.",
      "From that a transcript is written, with the names that people show, and when they join, leave and speak.",
      "Whoever invited it gets all of it by mail, and can share it with others who ask.",
      `Everything is deleted ${retentionDays} days after the meeting.`,
    ],
  },
  removal: {
    title: "If you press the button",
    points: [
      `The ${bot} leaves the meeting at once, or does not come. For 24 hours no other one of ours comes to it; one that is inside already has a link of its own in the chat.`,
      "Everything it recorded is deleted, for everybody. This cannot be undone.",
      "Those who invited it are told that somebody asked for it. We do not know who you are, so nobody is told that.",
    ],
    button: "Remove it and delete everything",
  },
  /** The meeting that the link came from is over. */
  deletion: {
    title: "If you press the button",
    points: [
      `That meeting is over, and the ${bot} is not in it any more. Everything it recorded there is deleted, for everybody. This cannot be undone.`,
      "Later meetings under the same link are not touched: use the link in the chat of that meeting.",
      "Those who invited it are told that somebody asked for it. We do not know who you are, so nobody is told that.",
    ],
    button: "Delete everything",
  },
  done: {
    title: "Done",
    heading: "Everything is being deleted",
    text: `Should the notetaker still be in the meeting, it leaves within seconds. Everything it recorded is being deleted. You need not do anything else.`,
  },
  problems: {
    unavailable: "That could not be stored just now. Please press the button again in a moment.",
    tooFast: "Too many requests came from your network. Please wait a minute and press again.",
  },
  unknown: {
    heading: "This link does not work",
    text: "It may have been cut off on its way. Open it again from the chat of the meeting, or copy it whole.",
  },
  deleted: {
    heading: "Everything has been deleted",
    text: (date: string) =>
      `The ${bot} is not in this meeting, and whatever it recorded was deleted on ${date}.`,
  },
  unavailable: {
    heading: "We are briefly out of reach",
    text: `Please load this page again in a minute. The host can remove the ${bot} at any time too; if nothing helps, write to ${contactEmail}.`,
  },
} as const;
