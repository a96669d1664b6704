import type { IconName } from "~/components/ui/icon-names";
import { names } from "~/config/names";
import type { ResourceId } from "~/config/resources";
import { notetakerFormWords } from "~/content/words/notetaker-form";
import { type Missing, retentionDays } from "../status";
import { actions, done, phases, steps } from "./phase-words";

const { notetakerName: bot, meetingService, contactEmail } = names;
const service = meetingService.name;

const missing: Readonly<Record<Missing, string>> = {
  unknown: "There is nothing to show.",
  not_shared: "These notes belong to somebody else.",
  deleted: "The recording service has already deleted this recording.",
  not_ready: "The transcript is still being written. Load this page again in a few minutes.",
  unavailable:
    "Our recording service cannot be reached just now. Your recording is safe; load this page again in a minute.",
  none: "No transcript could be made of this recording.",
};

type Download = { readonly resource: ResourceId; readonly label: string; readonly icon: IconName };

/** Words of the page behind a personal link. */
export const statusWords = {
  description: `Where your ${bot} is, and everything it brought back.`,
  phases,
  actions,
  live: "Updates by itself",
  liveNoScript: "Load this page again to see what has changed.",

  facts: {
    title: "Your meeting",
    meeting: "Meeting",
    when: "When",
    owner: "Sent by",
    others: "Also get the notes",
    called: "In the lobby it is called",
    alsoComing: "Also coming",
    deleted: "Everything is deleted",
  },
  timeline: {
    title: "Progress",
    steps,
    states: { done: "done", now: "now", ahead: "to come" },
    atOnce: "within minutes",
  },

  host: {
    title: "Ask the host to press this now",
    minutesLeft: (minutes: number) =>
      `${service} ends the wait after about ten minutes: roughly ${minutes} ${minutes === 1 ? "minute is" : "minutes are"} left.`,
    limit: `${service} ends the wait after about ten minutes.`,
  },
  hostLater: "What the host will have to press",

  failure: { todo: "What helps" },

  /** Of whoever asks for somebody else's notes, and gets none. */
  takeBack: {
    title: "Take it back",
    text: "What you entered is deleted. You get one email that confirms it, and nothing more.",
    button: "Take my question back",
  },
  actionsTitle: "What you can do",
  move: "Choose another time",
  deleteLink: "Delete everything …",
  questions: {
    title: "Requests for your notes",
    text: "Nothing is shared unless you say so. We only know what was typed into our form.",
    asks: (who: string) => `${who} asked for a notetaker at this meeting. Share the notes?`,
    declined: (who: string) => `You have declined to share with ${who}.`,
  },
  held: {
    title: "These are waiting for you",
    text: "Each is sent only if you say that it is yours.",
    over: "Too late",
  },
  company: (people: string) =>
    `Another notetaker is coming to this meeting as well, sent by ${people}. If you don't know that address, don't admit it.`,

  confirm: {
    title: "Delete everything now?",
    lede: "This cannot be undone.",
    points: [
      "The recording, the transcript and the chat log, here and at our recording service.",
      "Your name, your address and the meeting's link.",
      `If the ${bot} is booked or in the meeting, it does not come or leaves at once.`,
    ],
    others: (people: string) =>
      `It goes for ${people} as well, and they are told that you had it deleted.`,
    keep: "Keep everything",
  },

  done,
  problemTitle: "There is a problem",
  problems: {
    tooLate:
      "It is too late for that: the meeting is being recorded or has been. You can still remove the notetaker or delete everything.",
    over: "There is nothing left to change here: this request is over.",
    notYours: "Only whoever sent the notetaker can do that. Nothing was changed.",
    closed:
      "No notetaker goes to this meeting just now: somebody in it asked not to be recorded, or its host turned the notetaker away twice. Nothing was changed. Please talk to the others first.",
    meetingFull:
      "This meeting already has the maximum number of notetakers. Nothing was changed. Ask whoever sent one to share the notes with you.",
    notPossible:
      "That did not work: the time may have passed, or too many requests came from you today. Nothing was changed.",
    unavailable:
      "We could not store that just now, and nothing was changed. Please press the button again in a moment.",
    tooFast: "Too many requests came from your network. Nothing was changed. Please wait a minute.",
    unreadable: "Your browser sent that in a way we could not read. Nothing was changed.",
  },
  /** The form's own sentence speaks of a box that this page does not have. */
  fieldProblem: (message: string) =>
    message === notetakerFormWords.timeIsOver
      ? "That time is over. Please select a later time"
      : message,

  results: {
    video: "Recording",
    videoLabel: "Recording of the meeting",
    captions: "Transcript",
    videoMissing: "The recording cannot be played just now.",
    downloads: "Downloads",
    transcript: "Transcript",
    searchLabel: "Search the transcript",
    search: "Search",
    clear: "Show everything",
    found: (hits: number, turns: number, query: string) =>
      hits === 0
        ? `Nobody said “${query}”.`
        : `“${query}” was said ${hits === 1 ? "once" : `${hits} times`}, in ${turns === 1 ? "one place" : `${turns} places`}.`,
    silent: "Nobody spoke in this recording.",
    seek: (at: string) => `Play from ${at}`,
    page: (page: number, pages: number) => `Part ${page} of ${pages}`,
    earlier: "Earlier",
    later: "Later",
    pages: "Parts of the transcript",
    missing,
    files: [
      { resource: "result-video", label: "Video (MP4)", icon: "video" },
      { resource: "result-transcript-txt", label: "Transcript (TXT)", icon: "file-text" },
      { resource: "result-transcript-markdown", label: "Transcript (Markdown)", icon: "file-text" },
      { resource: "result-transcript-vtt", label: "Subtitles (WebVTT)", icon: "captions" },
      { resource: "result-transcript-srt", label: "Subtitles (SRT)", icon: "captions" },
      {
        resource: "result-transcript-json",
        label: "Transcript as data (JSON)",
        icon: "list-checks",
      },
      { resource: "result-chat", label: "Chat log (TXT)", icon: "message-square" },
    ] satisfies readonly Download[],
    note: "These links are yours alone: whoever has them can open the recording.",
  },

  unknown: {
    heading: "This link does not work",
    text: "It may have been cut off on its way. Open it again from your mail, or copy it whole.",
  },
  deleted: {
    heading: "Everything has been deleted",
    text: (date: string) =>
      `What was recorded of this meeting, and what you entered for it, was deleted on ${date}: ${retentionDays} days after the meeting, or because somebody asked for it. It cannot be brought back.`,
  },
  left: {
    heading: "You get nothing more from this meeting",
    text: (date: string) =>
      `You left it on ${date}, and what you had entered was deleted. Whatever the notetaker records stays with whoever sent it.`,
  },
  unavailable: {
    heading: "We are briefly out of reach",
    text: `Nothing is lost. Please load this page again in a minute; if it stays like this, write to ${contactEmail}.`,
  },
} as const;
