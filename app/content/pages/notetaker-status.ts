import type { IconName } from "~/components/ui/icon-names";
import { names } from "~/config/names";
import type { ResourceId } from "~/config/addresses";
import { notetakerFormWords } from "~/content/notetaker-form";
import type { ControlAction } from "~/notetaker/control";
import type { Missing } from "~/notetaker/results.server";
import type { Phase, TimelineEntry } from "~/notetaker/status-view";
import { retentionDays } from "~/notetaker/status";

const { notetakerName: bot, meetingService, contactEmail } = names;
const service = meetingService.name;

type PhaseWords = { readonly title: string; readonly text: string };
type ActionWords = { readonly title: string; readonly text: string; readonly button: string };

const phases: Readonly<Record<Exclude<Phase, "failed">, PhaseWords>> = {
  held: {
    title: "Was it you?",
    text: `More notetakers were requested today with your address than we send without asking you. Nothing is sent before you say that these are yours.`,
  },
  asking: {
    title: "A notetaker is already booked",
    text: "Somebody else has sent one to this meeting, and we have asked them to share the notes with you. You'll hear from us either way.",
  },
  declined: {
    title: "The notes are not shared with you",
    text: "Whoever sent the notetaker keeps the notes to themselves. You can still send one of your own.",
  },
  nothing_to_share: {
    title: "There is nothing to share",
    text: "The notetaker you asked about does not come to this meeting any more, or brought nothing back. You can send one of your own.",
  },
  booked: {
    title: "Your notetaker is booked",
    text: `The ${bot} knocks at your meeting at the time below. Nothing is left to do until then.`,
  },
  on_its_way: {
    title: "On its way",
    text: `The ${bot} is on its way to your meeting and knocks within a minute or two. Have the host ready to admit it.`,
  },
  waiting: {
    title: "Waiting to be let in",
    text: `The ${bot} is at the door of your meeting. The host has to admit it now.`,
  },
  in_call: {
    title: "In the meeting",
    text: `The ${bot} has been let in and begins to record in a moment.`,
  },
  recording: {
    title: "Recording",
    text: `The ${bot} is in your meeting and records audio, video and chat. You need not keep this page open.`,
  },
  stopping: {
    title: "Leaving the meeting",
    text: `The ${bot} has been told to leave. What it recorded until now is being kept for you.`,
  },
  preparing: {
    title: "Preparing your notes",
    text: "The meeting is over. The transcript is being written; it comes by mail and stands here as soon as it is ready.",
  },
  ready: {
    title: "Your notes are ready",
    text: "Recording, transcript and chat log are below, until the day of deletion.",
  },
  cancelled: {
    title: "Cancelled",
    text: `You called the ${bot} off. It does not come, and nobody gets notes from this meeting.`,
  },
  called_off: {
    title: "Called off",
    text: `Whoever sent the ${bot} has called it off, so there are no notes of this meeting.`,
  },
  opted_out: {
    title: "Stopped by a participant",
    text: `Somebody in the meeting asked not to be recorded. The ${bot} leaves, everything it recorded is being deleted, and nobody gets to see it.`,
  },
  deleting: {
    title: "Being deleted",
    text: "Nothing of this meeting is shown any more. The last copies are deleted within minutes.",
  },
};

const actions: Readonly<Record<ControlAction, ActionWords>> = {
  confirm: {
    title: "They are mine",
    text: "The notetakers listed above are sent. From now on your address is known to us.",
    button: "Yes, send them",
  },
  share: {
    title: "Share the notes",
    text: "They get the recording, the transcript and the chat log, as you do.",
    button: "Share",
  },
  decline: {
    title: "Don't share",
    text: "They are told that you keep the notes to yourself.",
    button: "Decline",
  },
  send_own: {
    title: "Send one of your own",
    text: "A notetaker that records for you alone. The host has to admit it.",
    button: "Send my own notetaker",
  },
  leave: {
    title: "Leave it",
    text: "You get nothing more from this meeting, and what you entered is deleted. The notes stay with whoever sent the notetaker.",
    button: "Stop sending me these notes",
  },
  cancel: {
    title: "Call it off",
    text: "The notetaker will not come, and nobody gets notes. Everybody who was to get them is told.",
    button: "Cancel the notetaker",
  },
  reschedule: {
    title: "Move it",
    text: "The meeting takes place at another time, under the same link.",
    button: "Move to this time",
  },
  stop: {
    title: "End it now",
    text: "The notetaker leaves the meeting at once, for everybody. What it recorded until then is kept.",
    button: "Remove the notetaker now",
  },
  send_again: {
    title: "Try again",
    text: "The notetaker goes to the same meeting link at once.",
    button: "Send the notetaker again",
  },
  delete: {
    title: "Delete everything",
    text: "Recording, transcript, chat log and what was entered, for everybody. You are asked once more.",
    button: "Delete everything now",
  },
};

const done: Readonly<Record<ControlAction, string>> = {
  confirm: "Thank you. Your notetakers are on their way.",
  share: "Shared. They are told by mail.",
  decline: "Declined. They are told by mail.",
  send_own: "Your own notetaker is booked. A mail with the details follows.",
  leave: "You get nothing more from this meeting.",
  cancel: "Cancelled. The notetaker will not come.",
  reschedule: "Moved. The notetaker comes at the new time.",
  stop: "The notetaker has been told to leave the meeting.",
  send_again: "Sent again. This is the page of the new request; a mail with its link follows.",
  delete: "Deletion has begun. Nothing of this meeting is shown any more.",
};

const steps: Readonly<Record<TimelineEntry["step"], string>> = {
  booked: "Booked",
  on_its_way: "On its way",
  waiting: "Waiting to be admitted",
  recording: "Recording",
  preparing: "Preparing",
  ready: "Ready",
  cancelled: "Cancelled",
  called_off: "Called off",
  failed: "No recording",
  opted_out: "Stopped by a participant",
  deleting: "Deletion asked for",
  deleted: "Deleted",
};

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
    title: "How it goes",
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

  actionsTitle: "What you can do",
  move: "Choose another time",
  deleteLink: "Delete everything …",
  questions: {
    title: "Who asks for the notes",
    text: "Nothing is shared unless you say so. We only know what was typed into our form.",
    asks: (who: string) => `${who} asked for a notetaker at this meeting. Share the notes?`,
    declined: (who: string) => `You have declined to share with ${who}.`,
  },
  heldTitle: "These are waiting",
  notMine:
    "They aren't yours? Then choose “This wasn't me” in our mail, or simply close this page: nothing is sent.",
  company: (people: string) =>
    `A notetaker of ${people} is coming to this meeting as well. If you don't know that address, don't admit it.`,

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
      "As many notetakers are going to this meeting as one meeting may have. Nothing was changed. Ask whoever sent one to share the notes with you.",
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
  unavailable: {
    heading: "We are briefly out of reach",
    text: `Nothing is lost. Please load this page again in a minute; if it stays like this, write to ${contactEmail}.`,
  },
} as const;
