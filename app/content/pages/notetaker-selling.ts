import { arrivalSeconds, retentionDays } from "~/config/facts";
import { names } from "~/config/names";
import { amount } from "~/lib/text/amount";
import { clientPeople } from "../shared/clients";
import { call } from "../shared/calls";

const { joinAddress } = names;

/** Words around the notetaker's form. */
export const notetakerSelling = {
  facts: [
    ["Price", "Free"],
    ["Arrives", `in ${arrivalSeconds} s`],
    ["Deleted", `after ${amount(retentionDays, "day")}`],
  ],
  /** Steps until the notes arrive; the host's step is highlighted. */
  hurdle: [
    { title: "You send", text: "now" },
    { title: "It asks to join", text: `within ${arrivalSeconds} s` },
    { title: "Host presses “Admit”", text: "or no notes", isByHost: true },
    { title: "Notes by email", text: "after the call" },
  ],
  voice: {
    sample: true,
    quote: "Four client calls a week, and I haven't typed during one since March.",
    by: clientPeople.lenaOrtiz,
  },
  /** One meeting: `starts` and `lengths` of turns, and the time of decisions, in percent of its length. */
  result: {
    sample: true,
    title: "What You'll Get",
    sampleResult: { label: "See a sample result", to: { page: "notetaker-sample" } },
    example: "Example: Weekly operations, three people",
    caption:
      "Example: a meeting of 48 minutes and 12 seconds with three speakers and three decisions, at 10:55, 23:22 and 40:31. One email brings it all.",
    length: {
      figure: "48:12",
      text: "recorded, drawn to scale: who spoke, and when it was decided",
    },
    speakers: [
      {
        name: "Maya",
        starts: [0.3, 5.2, 19.4, 31.3, 44.6, 61.6, 76.4, 89.9],
        lengths: [1.7, 9.3, 4.5, 3.6, 6.9, 4.3, 4.2, 4.2],
      },
      {
        name: "Jon",
        starts: [2, 14.5, 26.3, 38.7, 56.7, 71.2, 86.5],
        lengths: [0.8, 4.8, 5, 5.9, 4.8, 5.2, 3.5],
      },
      {
        name: "Rosa",
        starts: [2.8, 23.9, 34.9, 51.5, 65.9, 80.6, 94.1],
        lengths: [2.4, 2.4, 3.8, 5.2, 5.4, 5.9, 5.5],
      },
    ],
    decisions: [
      {
        at: "10:55",
        percent: 22.65,
        title: "The form goes live on Thursday",
        text: "Jon turns it on",
      },
      {
        at: "23:22",
        percent: 48.48,
        title: "Every new lead has an owner",
        text: "Maya picks the owners",
      },
      {
        at: "40:31",
        percent: 84.06,
        title: "Check lead numbers every Friday",
        text: "Rosa tells the sales team",
      },
    ],
    email: {
      figure: "1 email",
      text: "with what was decided, who does what, and all of it to look up",
    },
    parts: [
      { title: "Transcription", text: "Who said what, and when." },
      { title: "Video recording", text: "Watch it or download it." },
      { title: "Chat logs", text: "Every link and message." },
      { title: "Email delivery", text: "One email, soon after the meeting." },
    ],
  },
  how: {
    title: "How It Works",
    points: [
      {
        when: "Now",
        title: "Send it now",
        text: `Mid-meeting? The bot is there within ${amount(arrivalSeconds, "second")}.`,
      },
      {
        when: "Later",
        title: "Schedule it",
        text: "Pick a date, time and time zone. It joins at the start.",
      },
      {
        when: "Invite",
        title: "Invite it by email",
        text: `Add ${joinAddress} to the invite. If the meeting moves, so does the bot.`,
      },
    ],
  },
  why: {
    title: "Why Use Free Notetaker?",
    points: [
      "Listen instead of typing. You get every word.",
      "No account, no card. Free, because some teams later hire us to build their own.",
      "It says in the chat who invited it and that it's recording.",
      `Everything is deleted ${amount(retentionDays, "day")} after the meeting.`,
    ],
  },
  more: {
    title: "Want your own?",
    text: "We'll build one that runs in your accounts and files notes where your team works.",
    page: { label: "See the private notetaker", to: { page: "private-notetaker" } },
    call: { ...call, opens: "discovery-call" },
  },
} as const;
