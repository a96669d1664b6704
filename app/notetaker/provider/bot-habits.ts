import { lobbyMinutes } from "~/config/facts";
import { names } from "~/config/names";

/** What every bot has, whoever runs it. All durations in seconds. */

const minutes = 60;

/** When a bot leaves by itself. */
export const patience = {
  waitingRoom: lobbyMinutes * minutes,
  /** Long enough for the other one of two to reconnect. */
  everyoneLeft: 60,
  /** Nobody is expected to be silent in a meeting before this. */
  silenceCountsAfter: 20 * minutes,
  /** A forgotten meeting would otherwise be recorded, and billed, without end. */
  recording: 4 * 60 * minutes,
} as const;

/**
 * Parts of the names of other notetakers, in lower case. None of them is part of a person's name: while
 * somebody whose name matches nothing here is in the call, the bot stays.
 */
export const otherNotetakers: readonly string[] = [
  ...[names.notetakerName.toLowerCase(), "notetaker", "note taker", "meeting recorder"],
  ...["fireflies", "otter.ai", "otterpilot", "fathom", "read.ai", "read ai", "tl;dv", "tldv"],
  ...["meetgeek", "sembly", "supernormal", "circleback", "avoma", "krisp", "tactiq", "airgram"],
];

/** From the metadata of a bot, which the provider hands back; null for anything else. */
export function readRevision(value: string | number | null | undefined): number | null {
  return value !== undefined && /^\d{1,6}$/.test(String(value)) ? Number(value) : null;
}
