import { names } from "~/config/names";
import type { Action } from "~/components/sections/section";

/** Fields of a note without a time, an owner or a due date. */
const noDetails = { at: null, owner: null, due: null } as const;

/** Words and notes of the sample result, whose meeting is `content/shared/sample-meeting.ts`. */
export const notetakerSample = {
  title: "Sample result",
  description: `What the ${names.notetakerName} sends after a meeting: notes, tasks, transcript and chat. A sample with invented people.`,
  facts: ["Kickoff call", "Invented people"],
  back: { label: "Back to the notetaker", to: { page: "notetaker" } } satisfies Action,
  recording: "Who spoke when. In your result, the recording plays here.",
  chat: "Chat",
  files: "You also get video, audio, text, subtitles and a task list.",
  send: { label: "Send your own notetaker", to: { page: "notetaker" } } satisfies Action,
  /** Names that the owner gave these speakers. */
  speakers: { "Unknown speaker": "Accountant", "Sam Whitfield (2)": "Meeting room" },
  /** A model's draft: the page shows the lines that the transcript proves. */
  notes: [
    {
      ...noDetails,
      kind: "summary",
      text: "Quotes take up most of the week. Retyping accepted ones takes a whole day in a busy week.",
      quote: "On a busy week that is a whole day gone.",
    },
    {
      ...noDetails,
      kind: "summary",
      text: "About one invoice in ten carries the wrong job number.",
      quote: "about one invoice in ten carries the wrong job number.",
    },
    {
      ...noDetails,
      kind: "decision",
      text: "Start small: the inquiry form, one record for each job, and the quote written from it.",
      quote:
        "I suggest we start small: inquiry form, one record for each job, and the quote written from it.",
    },
    {
      ...noDetails,
      kind: "decision",
      text: "The automation prepares the quote, a person sends it.",
      quote: "Always. The automation prepares it, you send it.",
    },
    {
      ...noDetails,
      kind: "task",
      text: "Send the price list and the inquiries.",
      quote: "I will send the price list and the inquiries on Thursday.",
      owner: "Dana Fisher",
      due: "on Thursday",
    },
    {
      ...noDetails,
      kind: "date",
      text: "A first version is there a week from Tuesday.",
      quote: "Then you will see a first version a week from Tuesday",
    },
  ],
} as const;
