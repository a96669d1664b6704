import { lobbyMinutes } from "~/config/facts";
import { amount } from "~/lib/text/amount";
import { names } from "~/config/names";
import type { LiveState } from "./live-state";

const service = names.meetingService.name;

export const liveWords = {
  states: {
    booked: "The notetaker is booked",
    unreachable:
      "We can't send email to this address, so the notetaker won't join. Check the address for a typo and send another one.",
    on_its_way: "On its way",
    waiting: "Waiting to be let in",
    in_meeting: "In the meeting",
    preparing: "Preparing the notes",
    ready: "Sent to the inbox",
    over: "This notetaker isn't coming",
  } satisfies Readonly<Record<LiveState, string>>,

  updates: "Updates automatically",
  reload: "Reload this page to see what's new.",

  alarmTitle: "(1) Let your notetaker in now",
  sound: {
    what: "A short chime plays when the host has to admit it.",
    off: "Turn the sound off",
    on: "Turn the sound on",
  },

  host: {
    nowTitle: "Ask the host to do this now",
    laterTitle: "How to admit the notetaker",
    limit: `${service} ends the wait after about ${amount(lobbyMinutes, "minute")}.`,
    left: (minutes: number) => `About ${amount(minutes, "minute")} left.`,
  },
} as const;
