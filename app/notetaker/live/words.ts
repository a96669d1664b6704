import { lobbyMinutes } from "~/config/facts";
import { amount } from "~/lib/text/amount";
import { names } from "~/config/names";
import type { LiveState } from "./live-state";

const { notetakerName: bot, meetingService } = names;
const service = meetingService.name;

/** What is said of a notetaker to whoever may know where it is and nothing else. */
export const liveWords = {
  description: `See where your ${bot} is, and how to admit it to the meeting.`,
  /** The link from the page that follows a submission. */

  states: {
    booked: {
      title: "The notetaker is booked",
      text: `The ${bot} asks to join when the meeting starts. Keep this page open and we'll tell you when the host has to admit it.`,
    },
    on_its_way: {
      title: "On its way",
      text: `The ${bot} is on its way. Keep this page open and we'll tell you when the host has to admit it.`,
    },
    waiting: {
      title: "Waiting to be let in",
      text: `The ${bot} is waiting in the lobby. The host has to admit it now.`,
    },
    in_meeting: {
      title: "In the meeting",
      text: `The ${bot} was admitted. There's nothing left to do, so you can close this page.`,
    },
    preparing: {
      title: "Preparing the notes",
      text: "The notetaker has left the meeting. The notes go to the inbox of the person who sent it.",
    },
    ready: {
      title: "Sent to the inbox",
      text: "The notes are ready. For privacy, we only send them to the inbox of the person who sent the notetaker.",
    },
    over: {
      title: "This notetaker isn't coming",
      text: "It was canceled, or it had nothing to record. We emailed the details to the person who sent it.",
    },
  } satisfies Readonly<Record<LiveState, { readonly title: string; readonly text: string }>>,

  updates: "Updates automatically",
  reload: "Reload this page to see what's new.",
  check: "Check again",

  /** In the tab's title while the bot is at the door. */
  alarmTitle: "(1) Let your notetaker in now",
  sound: {
    what: "A short chime plays when the host has to admit it.",
    off: "Turn the sound off",
    on: "Turn the sound on",
  },

  host: {
    title: "Ask the host to do this now",
    later: "How to admit the notetaker",
    minutesLeft: (minutes: number) =>
      `${service} ends the wait after about ${amount(lobbyMinutes, "minute")}. About ${amount(minutes, "minute")} left.`,
    limit: `${service} ends the wait after about ${amount(lobbyMinutes, "minute")}.`,
  },

  unavailable: {
    heading: "We're temporarily unavailable",
    text: "Nothing is lost. Please reload this page in a minute.",
  },
} as const;
