import type { ChatWords } from "~/components/artefacts/chats";
import type { StopsAndStaysWords } from "~/components/artefacts/stops-and-stays";
import type { Action } from "~/components/sections/section";
import { names } from "~/config/names";
import { closedAfterObjectionHours, retentionDays } from "~/config/facts";
import { amount } from "~/lib/text/amount";
import { buttonProblems } from "../words/form-parts";

const { notetakerName: bot, meetingService, contactEmail } = names;
const site = contactEmail.slice(contactEmail.indexOf("@") + 1);

/** Page behind the link that the bot posts in the meeting's chat. */
export const optOutWords = {
  title: "Remove the notetaker",
  description: `Remove the ${bot} from a meeting and delete everything it recorded.`,
  heading: "Don't want to be recorded?",
  /** `sender`: first name and masked address. */
  sentBy: (sender: string) => `${sender} sent the ${bot} to this ${meetingService.name} meeting.`,
  does: {
    title: "What the notetaker does",
    points: [
      "It records the audio, the video and the chat of the meeting.",
      "It makes a transcript with the names people show and when they join, leave and speak.",
      "The person who sent it gets all of this by email, and can share it by link.",
      `Everything is deleted ${amount(retentionDays, "day")} after the meeting.`,
    ],
  },
  outcome: {
    icon: "message-square",
    title: `This meeting's notes`,
    state: "After you confirm",
    rows: [
      { label: "Audio and video", text: "The whole recording", outcome: "Deleted" },
      { label: "Transcript and notes", text: "Every word of it", outcome: "Deleted" },
      { label: "Chat log", text: "What was written in the call", outcome: "Deleted" },
      { label: "Your meeting", text: "The call isn't touched", outcome: "Stays", stays: true },
      { label: "Your name", text: "We don't know it", outcome: "Stays private", stays: true },
    ],
  } satisfies StopsAndStaysWords,
  removal: {
    title: "What happens when you press the button",
    points: [
      `All of our notetakers leave the meeting right away, no matter who sent them. No other one joins it for ${amount(closedAfterObjectionHours, "hour")}.`,
      "Everything they recorded is deleted, for everyone. This can't be undone.",
      "The people who sent them are told that someone in the meeting removed them, not who. We don't know who you are.",
    ],
    button: "Remove them and delete everything",
  },
  deletion: {
    title: "What happens when you press the button",
    points: [
      "That meeting is over. Everything that this notetaker recorded is deleted, for everyone. This can't be undone.",
      "Later meetings with the same link aren't affected. For those, use the link in that meeting's chat.",
      "The person who sent it is told that someone in the meeting removed it, not who. We don't know who you are.",
    ],
    button: "Delete everything",
  },
  done: {
    title: "Done",
    heading: "Everything is being deleted",
    next: { label: "Back to Home", to: { page: "home" } } satisfies Action,
    text: "If one of our notetakers is still in the meeting, it leaves within seconds. Everything recorded is being deleted. There's nothing else you need to do.",
  },
  problems: buttonProblems,
  unknown: {
    /** The link is missing, incomplete or forged. */
    noLink: {
      heading: "Remove a notetaker",
      text: "Anyone in the meeting can have our notetakers removed. The recordings, transcripts, notes and chat logs are deleted for everyone. The people who sent them are told, but not who asked.",
    },
    field: "Link from the meeting's chat",
    button: "Find this meeting",
    hint: "Nothing is removed until you press the button on the next page.",
    ways: {
      title: "No link?",
      points: [
        `Email ${contactEmail} with the meeting's name and time. A real person takes care of it, and you don't have to say why.`,
      ],
    },
    action: { label: "Email us", to: { mail: contactEmail } } satisfies Action,
    mockup: {
      kind: "chat",
      caption: `Example of the chat of a ${meetingService.name} meeting: the last line of the notetaker's message is the link.`,
      icon: "message-square",
      title: "In-call messages",
      state: "Visible to everyone",
      lines: [
        {
          by: "person",
          text: `Hi, I'm the ${bot}. Lena (l•••o@example.com) sent me and gets the notes by email.`,
        },
        { by: "person", text: "Anyone here can remove me and have everything deleted:" },
        { by: "person", text: `https://${site}/notetaker-opt-out?token=7fQ2…` },
      ],
      results: [{ icon: "copy", text: "Copy the last message: it's the link" }],
    } satisfies ChatWords,
  },
  moved: {
    heading: "This notetaker isn't coming",
    text: "It was moved to another meeting, so it records nothing here and there's nothing to remove. If another notetaker is in your meeting, use the link that it posted in the chat.",
  },
  deleted: {
    heading: "Everything has been deleted",
    text: (date: string) =>
      `The ${bot} isn't in this meeting, and everything it recorded was deleted on ${date}.`,
  },
  tooOften: {
    heading: "Too many requests",
    text: "Nothing has been removed yet. Please reload this page in a minute.",
  },
  unavailable: {
    heading: "We're temporarily unavailable",
    text: "Nothing has been removed yet. Please reload this page in a minute.",
  },
  otherWays: {
    title: "If it can't wait",
    points: [
      "The host can remove any notetaker from the meeting at any time.",
      `Or email ${contactEmail} with the meeting's name and time, and we'll delete what was recorded.`,
    ],
    action: { label: "Email us", to: { mail: contactEmail } } satisfies Action,
  },
} as const;
