import type { ChatWords } from "~/components/artefacts/words";
import type { StopsAndStaysWords } from "~/components/artefacts/stops-and-stays";
import type { Action } from "~/components/sections/section";
import { names } from "~/config/names";
import { closedAfterObjectionHours, retentionDays } from "~/config/facts";
import { amount } from "~/lib/text/amount";

const { notetakerName: bot, meetingService, contactEmail } = names;
const site = contactEmail.slice(contactEmail.indexOf("@") + 1);

/** Words of the page behind the link that the bot writes into the meeting's chat. */
export const optOutWords = {
  title: "Remove the notetaker",
  description: `Remove the ${bot} from a meeting and delete everything it recorded.`,
  heading: "Don't want to be recorded?",
  invitedBy: (firstName: string | null) =>
    `${firstName ?? "A participant"} invited the ${bot} to this ${meetingService.name} meeting.`,
  does: {
    title: "What the notetaker does",
    points: [
      "It records the audio, the video and the chat of the meeting.",
      "It makes a transcript with the names people show and when they join, leave and speak.",
      "The person who invited it gets all of this by email and can share it with others who ask.",
      `Everything is deleted ${amount(retentionDays, "day")} after the meeting.`,
    ],
  },
  /** What the button comes to, before the meeting's end and after it. */
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
      `The ${bot} leaves the meeting right away, or won't join it. None of our other notetakers will join for ${amount(closedAfterObjectionHours, "hour")}. If another one is already in the meeting, it has its own link in the chat.`,
      "Everything it recorded is deleted, for everyone. This can't be undone.",
      "The person who sent it is told that someone removed it, not who. We don't know who you are.",
    ],
    button: "Remove it and delete everything",
  },
  /** The meeting that the link came from is over. */
  deletion: {
    title: "What happens when you press the button",
    points: [
      `That meeting is over, and the ${bot} has left. Everything it recorded is deleted, for everyone. This can't be undone.`,
      "Later meetings with the same link aren't affected. For those, use the link in that meeting's chat.",
      "The person who sent it is told that someone removed it, not who. We don't know who you are.",
    ],
    button: "Delete everything",
  },
  done: {
    title: "Done",
    heading: "Everything is being deleted",
    next: { label: "Back to Home", to: { page: "home" } } satisfies Action,
    text: `If the notetaker is still in the meeting, it leaves within seconds. Everything it recorded is being deleted. There's nothing else you need to do.`,
  },
  problems: {
    unavailable: "We couldn't save that right now. Please press the button again in a moment.",
    tooFast: "Too many requests came from your network. Please wait a minute and try again.",
  },
  unknown: {
    /** There was no link, or one that is not ours or not whole. */
    none: {
      heading: "Remove a notetaker",
      text: "Anyone in the meeting can have it removed. The recording, transcript, notes and chat log are deleted for everyone. The person who sent it is told it was removed, but not by whom.",
    },
    field: "Link from the meeting's chat",
    button: "Find this meeting",
    press: "Nothing is removed until you press the button on the next page.",
    ways: {
      title: "No link?",
      points: [
        `Email ${contactEmail} with the meeting's name and time. A real person takes care of it, and you don't have to say why.`,
      ],
    },
    action: { label: "Email us", to: { mail: contactEmail } } satisfies Action,
    where: {
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
      done: [{ icon: "copy", text: "Copy the last message: it's the link" }],
    } satisfies ChatWords,
  },
  deleted: {
    heading: "Everything has been deleted",
    text: (date: string) =>
      `The ${bot} isn't in this meeting, and everything it recorded was deleted on ${date}.`,
  },
  unavailable: {
    heading: "We're temporarily unavailable",
    text: "Nothing has been removed yet. Please reload this page in a minute.",
    ways: {
      title: "If it can't wait",
      points: [
        `The host can remove the ${bot} from the meeting at any time.`,
        `Or email ${contactEmail} with the meeting's name and time, and we'll delete what it recorded.`,
      ],
    },
    action: { label: "Email us", to: { mail: contactEmail } } satisfies Action,
  },
} as const;
