import { retentionDays } from "~/notetaker/status";

/** What stands on the page behind a personal link when there is nothing to hand over. */
export type ResultPage = {
  readonly status: number;
  readonly heading: string;
  readonly text: string;
};

export const resultPages = {
  unknown: {
    status: 404,
    heading: "This link does not work",
    text: "It may have been cut off on its way. Open it again from your mail, or copy it whole.",
  },
  not_shared: {
    status: 403,
    heading: "These notes belong to somebody else",
    text: "Whoever sent the notetaker has not shared them with you. The page that your mail leads to says where your question stands.",
  },
  deleted: {
    status: 410,
    heading: "This recording has been deleted",
    text: `Recording, transcript and chat log are deleted ${retentionDays} days after the meeting, or as soon as somebody asks for it. They cannot be brought back.`,
  },
  not_ready: {
    status: 503,
    heading: "Not ready yet",
    text: "This part of your recording is still being prepared. Please try again in a few minutes.",
  },
  unavailable: {
    status: 503,
    heading: "Our recording service is out of reach",
    text: "Your recording is safe, but we cannot fetch it just now. Please try again in a minute.",
  },
  none: {
    status: 404,
    heading: "There is nothing here for this meeting",
    text: "This part of the recording could not be made. The other links in your mail still work.",
  },
} as const satisfies Record<string, ResultPage>;

/** In the file, in place of lines that nobody wrote or spoke. */
export const emptyResults = {
  transcript: "Nobody spoke in this recording.\n",
  chat: "Nobody wrote in the chat of this meeting.\n",
} as const;

/** Heading of the transcript as Markdown. */
export const transcriptTitle = "Transcript";
