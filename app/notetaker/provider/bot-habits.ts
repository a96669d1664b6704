import { lobbyMinutes } from "~/config/facts";
import { names } from "~/config/names";

/** Settings of every bot, for both providers. Durations in seconds. */

const minutes = 60;

export const patience = {
  waitingRoom: lobbyMinutes * minutes,
  /** Long enough for a guest who lost the connection to come back. */
  everyoneLeft: 60,
  silenceCountsAfter: 20 * minutes,
  /** A forgotten meeting would be recorded, and billed, for days. */
  recording: 4 * 60 * minutes,
} as const;

/** Parts of the names of other notetakers, in lower case. None is part of a person's name. */
export const otherNotetakers: readonly string[] = [
  ...[names.notetakerName.toLowerCase(), "notetaker", "note taker", "meeting recorder"],
  ...["fireflies", "otter.ai", "otterpilot", "fathom", "read.ai", "read ai", "tl;dv", "tldv"],
  ...["meetgeek", "sembly", "supernormal", "circleback", "avoma", "krisp", "tactiq", "airgram"],
];
