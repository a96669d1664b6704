import type { IconName } from "~/components/ui/icon-names";
import { names } from "~/config/names";
import type { ResourceId } from "~/config/resources";
import { notetakerFormWords } from "~/content/words/notetaker-form";
import { longestGivenName, mostGivenNames } from "../results/speakers";
import { type Missing, retentionDays } from "../status";
import { actions, done, notes, phases, steps } from "./phase-words";

const { notetakerName: bot, contactEmail } = names;

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
  wishes: {
    open: "Change the options",
    language: "Language of the transcript",
    automatic: "Detect automatically",
    meetings: "The meeting's caption language",
    transcriptIn: (language: string) => `transcript in ${language}`,
    recording: "What to record",
    recordings: { video: "Audio and video", audio: "Audio only" },
    settled: (what: string) => `${what}. This can be changed until 10 minutes before the meeting.`,
    noSummary: "No AI summary",
    noSummaryNote: "You'll still get the transcript, and highlights quoted from it word for word.",
  },
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
    closed:
      "We can't send a notetaker to this meeting right now: someone in it asked not to be recorded, or the host turned the notetaker away twice. Nothing was changed. Please check with the others first.",
    nameTooLong: `Please shorten the name to ${longestGivenName} characters. Nothing was changed.`,
    tooManyNames: `You can rename up to ${mostGivenNames} speakers in a meeting. Nothing was changed.`,
    changedSince:
      "That speaker has been renamed again since, so there was nothing to undo. Nothing was changed.",
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

  watch: {
    chapters: "Chapters",
    play: "Play the recording",
    lasted: (duration: string) =>
      duration === "unknown" ? "Recording" : `Recording · ${duration}`,
    more: (people: number) => `and ${people} more`,
    deletion: (days: number) =>
      days < 1 ? "Deleted today" : `Deleted in ${days} ${days === 1 ? "day" : "days"}`,
    download: "Download recording",
    copyTranscript: "Copy transcript",
    transcriptCopied: "Copied. The transcript is on your clipboard.",
    position: "Position in the recording",
    positionOf: (at: string, of: string) => `${at} of ${of}`,
    back: "−10 s",
    forward: "+10 s",
    speed: "Speed",
    times: (speed: number) => `${speed}×`,
    copyMoment: "Copy link to this moment",
    momentCopied: (at: string) => `Copied. The link opens at ${at}.`,
    copyByHand: "Your browser didn't let us copy. Select the text and copy it yourself.",
    keys: {
      title: "Keyboard shortcuts",
      on: "Use these keys on this page",
      list: [
        ["Space", "Play or pause"],
        ["← →", "Back or forward 10 seconds"],
        ["↑ ↓", "Faster or slower, while the player is selected"],
        ["/", "Search the transcript"],
      ],
    },
  },
  notes,
  speakers: {
    listen: (at: string) => `Listen at ${at}`,
    placeholder: "Their name",
    original: "Use the original name",
    undo: "Undo",
  },

  unknown: {
    heading: "This link isn't valid",
    text: "It may be incomplete. Open it again from your email, or copy the full link.",
  },
  deleted: {
    heading: "Everything has been deleted",
    text: (date: string) =>
      `The recording and what you entered were deleted on ${date}, either ${retentionDays} days after the meeting or because someone asked. They can't be recovered.`,
  },
  left: {
    heading: "You won't get notes from this meeting",
    text: (date: string) =>
      `You opted out on ${date}, and we deleted what you entered. The recording stays with the person who sent the notetaker.`,
  },
  unavailable: {
    heading: "We're temporarily unavailable",
    text: `Nothing is lost. Please reload this page in a minute. Still stuck? Email ${contactEmail}.`,
  },
} as const;
