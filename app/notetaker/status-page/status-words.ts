import { arrivalSeconds, refusalsThatClose, retentionDays } from "~/config/facts";
import { amount, times } from "~/lib/text/amount";
import type { Action } from "~/components/sections/section";
import type { IconName } from "~/components/ui/icon-names";
import { names } from "~/config/names";
import type { ResourceId } from "~/config/resources";
import { notetakerFormWords } from "~/content/words/notetaker-form";
import { resultPages } from "~/content/words/results";
import { longestGivenName, mostGivenNames } from "../results/speakers";
import type { ControlAction, Missing } from "../status";
import type { Phase, TimelineEntry } from "./progress";

/** Of the button on the status page that has the transcript mailed. */
export const mailTranscriptLabel = "Email me the transcript";

const { notetakerName: bot, contactEmail } = names;

type PhaseWords = { readonly title: string; readonly text: string };
type ActionWords = { readonly title: string; readonly text: string; readonly button: string };

/** Where a request stands, as the heading of its page. A failure has words of its own. */
const phases: Readonly<Record<Exclude<Phase, "failed">, PhaseWords>> = {
  held: {
    title: "Was it you?",
    text: `Several notetakers were requested with your address today, so we're checking with you. We won't send any of these until you say which are yours.`,
  },
  invited: {
    title: "Did you invite the notetaker?",
    text: `A calendar invite in your name asks the ${bot} to join this meeting. Your email provider couldn't confirm that it came from you, so nothing is booked until you say so. If it wasn't you, choose “This wasn't me” in our email, or just close this page.`,
  },
  asking: {
    title: "A notetaker is already booked",
    text: "Someone else has sent one to this meeting, and we've asked them to share the notes with you. You'll hear from us either way.",
  },
  declined: {
    title: "The notes weren't shared with you",
    text: "The person who sent the notetaker chose not to share. You can still send your own.",
  },
  nothing_to_share: {
    title: "There's nothing to share",
    text: "The notetaker you asked about is no longer coming, or it didn't record anything. You can send your own.",
  },
  booked: {
    title: "Your notetaker is booked",
    text: `The ${bot} asks to join your meeting at the time below. There's nothing to do until then.`,
  },
  on_its_way: {
    title: "On its way",
    text: `The ${bot} is on its way and asks to join within ${amount(arrivalSeconds, "second")}. Make sure the host is ready to admit it.`,
  },
  waiting: {
    title: "Waiting to be let in",
    text: `The ${bot} is waiting in the lobby. The host has to admit it now.`,
  },
  in_call: {
    title: "In the meeting",
    text: `The ${bot} is in and starts recording in a moment.`,
  },
  recording: {
    title: "Recording",
    text: `The ${bot} is recording the meeting and its chat. You can close this page.`,
  },
  stopping: {
    title: "Leaving the meeting",
    text: `The ${bot} is leaving. We've kept everything it recorded so far.`,
  },
  preparing: {
    title: "Preparing your notes",
    text: "The meeting is over. We're preparing the transcript. You'll get it by email and see it here as soon as it's ready.",
  },
  ready: {
    title: "Your notes are ready",
    text: "Your recording, transcript and chat log are below until the deletion date.",
  },
  cancelled: {
    title: "Canceled",
    text: `You canceled the ${bot}. It won't join, and no one gets notes from this meeting.`,
  },
  called_off: {
    title: "Canceled by the sender",
    text: `The person who sent the ${bot} canceled it, so there are no notes from this meeting.`,
  },
  opted_out: {
    title: "Stopped by a participant",
    text: `Someone in the meeting asked not to be recorded. The ${bot} leaves or won't join, everything it recorded is being deleted, and no one will see it.`,
  },
  deleting: {
    title: "Deleting",
    text: "This meeting is no longer shown. The last copies are deleted within minutes.",
  },
};

/** What can be done, one row each. */
const actions: Readonly<Record<ControlAction, ActionWords>> = {
  confirm: {
    title: "It's mine",
    text: "We'll send only this notetaker.",
    button: "It's mine, send it",
  },
  none_mine: {
    title: "None of these are mine",
    text: "If none of them are yours, or you've already sent the ones that are, clear the list. Nothing left on it is sent, and we delete it. To stop hearing from us, choose “This wasn't me” in our email.",
    button: "Clear the list",
  },
  mail_transcript: {
    title: "Get the transcript by email",
    text: "We left it out of our email because anyone could have typed your address. Press the button once and you'll get it by email now and after every meeting.",
    button: mailTranscriptLabel,
  },
  share: {
    title: "Share the notes",
    text: "They get the recording, the transcript and the chat log, just like you.",
    button: "Share",
  },
  decline: {
    title: "Don't share",
    text: "We'll tell them you chose not to share.",
    button: "Decline",
  },
  send_own: {
    title: "Send your own",
    text: "A notetaker that records only for you. The host has to admit it.",
    button: "Send my own notetaker",
  },
  name_speaker: {
    title: "Name the speakers",
    text: "The new names appear on this page, in every file and in emails we send from now on. Leave a name empty to show the original one.",
    button: "Save",
  },
  leave: {
    title: "Opt out",
    text: "We'll delete what you entered and send one email to confirm it. The notes stay with the person who sent the notetaker.",
    button: "Stop sending me these notes",
  },
  cancel: {
    title: "Cancel",
    text: "The notetaker won't join this meeting. Everyone who was going to get the notes is told.",
    button: "Cancel the notetaker",
  },
  reschedule: {
    title: "Reschedule",
    text: "Same meeting link, different time.",
    button: "Move to this time",
  },
  stop: {
    title: "Stop recording",
    text: "The notetaker leaves the meeting now, for everyone. We keep what it has recorded so far.",
    button: "Remove the notetaker now",
  },
  send_again: {
    title: "Try again",
    text: "The notetaker joins the same meeting link right away.",
    button: "Send the notetaker again",
  },
  delete: {
    title: "Delete everything",
    text: "The recording, transcript, chat log and everything you entered, for everyone. We'll ask you to confirm.",
    button: "Delete everything now",
  },
};

/** What the page says once it is done. */
const done: Readonly<Record<ControlAction, string>> = {
  confirm: "Thanks. This notetaker is on its way.",
  none_mine: "Done. We didn't send any of them, and we've deleted the list.",
  mail_transcript: "Thanks. The transcript is on its way to your inbox.",
  share: "Shared. We'll let them know by email.",
  decline: "Declined. We'll let them know by email.",
  send_own: "Your own notetaker is booked. We'll email you the details.",
  name_speaker: "Done. The new name is on this page and in every file.",
  leave: "You're opted out of this meeting.",
  cancel: "Canceled. The notetaker won't join.",
  reschedule: "Rescheduled. The notetaker joins at the new time.",
  stop: "The notetaker is leaving the meeting.",
  send_again: "Sent again. This is the new request's page. We'll email you the link.",
  delete: "Deletion has started. This meeting is no longer shown.",
};

/** The entries of the timeline. */
const steps: Readonly<Record<TimelineEntry["step"], string>> = {
  booked: "Booked",
  on_its_way: "On its way",
  waiting: "Waiting to be admitted",
  recording: "Recording",
  preparing: "Preparing",
  ready: "Ready",
  cancelled: "Canceled",
  called_off: "Canceled by the sender",
  failed: "No recording",
  opted_out: "Stopped by a participant",
  deleting: "Deletion requested",
  deleted: "Deleted",
};

/** Of what the meeting came to. */
const notes = {
  title: "Notes",
  origin: "Written by AI. Under each line is what was said.",
  kinds: {
    summary: "Summary",
    decision: "Decisions",
    task: "Action items",
    date: "Dates",
    question: "Open questions",
  },
  owner: (name: string) => `For ${name}`,
  due: (due: string) => `Due: ${due}`,
} as const;

const missing: Readonly<Record<Missing, string>> = {
  unknown: "There's nothing to show.",
  not_shared: "These notes belong to someone else.",
  deleted: "The recording service has already deleted this recording.",
  not_ready: "The transcript is still being prepared. Reload this page in a few minutes.",
  unavailable:
    "We can't reach our recording service right now. Your recording is safe. Reload this page in a minute.",
  none: "We couldn't make a transcript of this recording.",
};

type Download = { readonly resource: ResourceId; readonly label: string; readonly icon: IconName };

const receipt = {
  isDone: true,
  next: { label: "Send a notetaker to another meeting", to: { page: "notetaker" } },
} as const;

/** Words of the page behind a personal link. */
export const statusWords = {
  description: `See where your ${bot} is, and get its recording, transcript and chat log.`,
  phases,
  actions,

  facts: {
    title: "Your meeting",
    meeting: "Meeting",
    when: "When",
    owner: "Sent by",
    others: "Notes also go to",
    called: "Name in the lobby",
    alsoComing: "Also coming",
    deleted: "Everything is deleted",
  },
  timeline: {
    title: "Progress",
    steps,
    count: (steps: number) => `${steps} steps`,
    states: { done: "done", now: "now", ahead: "to come" },
    atOnce: "within minutes",
  },

  recording: {
    title: "Recording now",
    since: "since the start",
    keeps: "The transcript follows after the call.",
  },

  failure: { todo: "What to do next" },

  /** Of whoever asks for somebody else's notes, and gets none. */
  takeBack: {
    title: "Withdraw your request",
    text: "We'll delete what you entered and send one email to confirm it.",
    button: "Withdraw my request",
  },
  actionsTitle: "What you can do",
  move: "Choose another time",
  deleteLink: "Delete everything …",
  questions: {
    title: "Requests for your notes",
    text: "Nothing is shared unless you say so. We haven't verified who is asking, only what was typed into our form.",
    asks: (who: string) => `${who} asked for a notetaker in this meeting. Share the notes?`,
    declined: (who: string) => `You chose not to share with ${who}.`,
  },
  held: {
    title: "Waiting for your OK",
    text: "We only send the ones you say are yours.",
    over: "Too late",
  },
  /** More notetakers were requested at once than the provider takes. */
  late: {
    title: "Running late",
    text: (at: string) =>
      `We've had more requests than usual. Your notetaker should ask to join at about ${at}. Anything said before then won't be recorded.`,
    tooLate:
      "We've had more requests than usual, so your notetaker probably won't make it to your meeting. If it can't come, we'll email you.",
  },
  canceledStillComing: `You canceled the ${bot}. No one gets notes from this meeting.`,
  /** It had been set up for its meeting before it was called off or moved. */
  unstoppable:
    "It was already on its way, so the notetaker may still show up at the old time. It leaves as soon as it's in, and nothing it records is kept. You can also just not let it in.",
  company: (people: string) =>
    `Another notetaker is coming to this meeting too, sent by ${people}. If you don't recognize that address, don't admit it.`,

  confirm: {
    title: "Delete everything now?",
    lede: "This can't be undone.",
    points: [
      "The recording, the transcript and the chat log, here and at our recording service.",
      "Your name, your address and the meeting's link.",
      `If the ${bot} is scheduled, it won't join. If it's in the meeting, it leaves now.`,
    ],
    others: (people: string) => `${people} will lose it too, and we'll tell them you deleted it.`,
    keep: "Keep everything",
  },

  done,
  problemTitle: "There is a problem",
  problems: {
    tooLate:
      "It's too late for that: the recording has started or is already done. You can still remove the notetaker or delete everything.",
    setOut:
      "It's too late to change that: the notetaker is on its way or already in the meeting. Nothing was changed.",
    over: "This request has ended, so there's nothing left to change.",
    notYours: "Only the person who sent the notetaker can do that. Nothing was changed.",
    closed: `We can't send a notetaker to this meeting right now: someone in it asked not to be recorded, or the host turned the notetaker away ${times(refusalsThatClose)}. Nothing was changed. Please check with the others first.`,
    nameTooLong: `Please shorten the name to ${longestGivenName} characters. Nothing was changed.`,
    tooManyNames: `You can rename up to ${mostGivenNames} speakers in a meeting. Nothing was changed.`,
    noSuchSpeaker: "No one by that name spoke in this meeting. Nothing was changed.",
    meetingFull:
      "This meeting already has the maximum number of notetakers. Nothing was changed. Ask the person who sent one to share the notes.",
    notPossible:
      "That didn't work: the time may have passed, or you've reached today's limit. Nothing was changed.",
    unavailable:
      "We couldn't save that, and nothing was changed. Please press the button again in a moment.",
    tooFast: "Too many requests came from your network. Nothing was changed. Please wait a minute.",
    unreadable: "Your browser sent that in a way we couldn't read. Nothing was changed.",
  },
  /** The form's own sentence speaks of a box that this page does not have. */
  fieldProblem: (message: string) =>
    message === notetakerFormWords.timeIsOver
      ? "That time has passed. Please select a later time"
      : message,

  results: {
    videoLabel: "Recording of the meeting",
    audioLabel: "Audio of the meeting",
    captions: "Transcript",
    videoMissing: "We can't play the recording right now.",
    downloads: "Downloads",
    transcript: "Transcript",
    searchLabel: "Search the transcript",
    search: "Search",
    clear: "Show all",
    found: (hits: number, turns: number, query: string) =>
      hits === 0
        ? `No one said “${query}”.`
        : `“${query}” was said ${hits === 1 ? "once" : `${hits} times`}, in ${turns === 1 ? "one place" : `${turns} places`}.`,
    silent: "No one spoke in this recording.",
    seek: (at: string) => `Play from ${at}`,
    previousHit: "Previous match",
    nextHit: "Next match",
    hitOf: (nth: number, hits: number) => `${nth} of ${hits}`,
    backToNow: "Back to now",
    page: (page: number, pages: number) => `Part ${page} of ${pages}`,
    earlier: "Earlier",
    later: "Later",
    pages: "Parts of the transcript",
    missing,
    /** Of the transcript: its row, and its files. */
    formats: {
      label: "Transcript",
      files: [
        ["result-transcript-txt", "TXT"],
        ["result-transcript-markdown", "Markdown"],
        ["result-transcript-srt", "SRT"],
        ["result-transcript-vtt", "VTT"],
        ["result-transcript-json", "JSON"],
      ] satisfies readonly (readonly [ResourceId, string])[],
    },
    files: [
      { resource: "result-video", label: "Video (MP4)", icon: "video" },
      { resource: "result-audio", label: "Audio (MP3)", icon: "mic" },
      { resource: "result-chat", label: "Chat log (TXT)", icon: "message-square" },
    ] satisfies readonly Download[],
    note: "These links are personal: anyone who has them can open the recording.",
  },

  another: { label: "Send another notetaker", to: { page: "notetaker" } } satisfies Action,
  watch: {
    play: "Play the recording",
    lasted: (duration: string) =>
      duration === "unknown" ? "Recording" : `Recording · ${duration}`,
    more: (people: number) => `and ${people} more`,
    deletion: (days: number) =>
      days < 1 ? "Deleted today" : `Deleted in ${days} ${days === 1 ? "day" : "days"}`,
    download: "Download recording",
    position: "Position in the recording",
    positionOf: (at: string, of: string) => `${at} of ${of}`,
    back: "−10 s",
    forward: "+10 s",
    speed: "Speed",
    times: (speed: number) => `${speed}×`,
  },
  notes,
  speakers: {
    listen: (at: string) => `Listen at ${at}`,
    placeholder: "Their name",
  },

  deleted: {
    ...receipt,
    heading: "Everything has been deleted",
    text: (date: string) =>
      `The recording and what you entered were deleted on ${date}, either ${amount(retentionDays, "day")} after the meeting or because someone asked. They can't be recovered.`,
  },
  left: {
    ...receipt,
    heading: "You won't get notes from this meeting",
    text: (date: string) =>
      `You opted out on ${date}, and we deleted what you entered. The recording stays with the person who sent the notetaker.`,
  },
  tooOften: resultPages.too_often,
  unavailable: {
    heading: "We're temporarily unavailable",
    text: `Nothing is lost. Please reload this page in a minute. Still stuck? Email ${contactEmail}.`,
  },
} as const;
