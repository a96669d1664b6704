import { retentionDays } from "~/config/facts";
import { amount } from "~/lib/text/amount";
import type { ErrorWords } from "./errors";
import { invalidLinks } from "./links";

/** Page of a download that isn't available. */
export type ResultPage = ErrorWords & { readonly status: number };

export const resultPages = {
  unknown: { status: 404, ...invalidLinks.result },
  deleted: {
    status: 410,
    isDone: true,
    next: { label: "Send a notetaker to another meeting", to: { page: "notetaker" } },
    heading: "This recording has been deleted",
    text: `Recording, transcript and chat log are deleted ${amount(retentionDays, "day")} after the meeting at the latest. They can't be recovered.`,
  },
  not_ready: {
    status: 503,
    heading: "Not ready yet",
    text: "This part of your recording is still being prepared. Please try again in a few minutes.",
  },
  unavailable: {
    status: 503,
    heading: "Our recording service is unavailable",
    text: "Your recording is safe, but we can't load it right now. Please try again in a minute.",
  },
  too_often: {
    status: 429,
    heading: "Too many requests",
    text: "This link was opened too often within a minute. Nothing is lost. Please try again in a minute.",
  },
  none: {
    status: 404,
    heading: "There's nothing here for this meeting",
    text: "This part of the recording couldn't be made. The other parts are still there.",
  },
} as const satisfies Record<string, ResultPage>;

/** Written into the file if there are no lines. */
export const emptyResults = {
  transcript: "No one spoke in this recording.\n",
  chat: "No one wrote in this meeting's chat.\n",
} as const;

export const transcriptTitle = "Transcript";
