import { arrivalSeconds, notetakersPerMeeting, retentionDays } from "~/config/facts";
import { amount } from "~/lib/text/amount";
import type { Action } from "~/components/sections/section";
import { names } from "~/config/names";
import { notetakerFormWords } from "~/content/words/notetaker-form";
import { resultPages } from "~/content/words/results";
import { maxNameLength, maxGivenNames } from "../results/speakers";
import type { Phase } from "../live/live-state";
import type { ControlAction } from "../status";
import type { TimelineEntry } from "./view";

export const mailTranscriptLabel = "Email me the transcript";

const { notetakerName: bot, contactEmail } = names;

type PhaseWords = { readonly title: string; readonly text: string };
type ActionWords = PhaseWords & { readonly button: string };

export const statusWords = {
  description: `See where your ${bot} is, and get its recording, transcript and chat log.`,
  phases: {
    pending: {
      title: "Was it you?",
      text: `Several notetakers were requested with your address today, so we're checking with you. We won't send any of these until you say which are yours.`,
    },
    invited: {
      title: "Did you invite the notetaker?",
      text: `A calendar invite in your name asks the ${bot} to join this meeting. Your email provider couldn't confirm that it came from you, so nothing is booked until you say so. If it wasn't you, choose “This wasn't me” in our email, or just close this page.`,
    },
    booked: {
      title: "Your notetaker is booked",
      text: `The ${bot} asks to join your meeting at the time below. There's nothing to do until then.`,
    },
    bounced: {
      title: "We can't reach you by email",
      text: `Our emails to this address come back. The ${bot} won't join your meeting until we can reach you.`,
    },
    complained: {
      title: "We've stopped emailing you",
      text: `One of our emails to this address was marked as spam, so we've stopped sending them, and the ${bot} won't join your meeting. If that was a mistake, write to ${contactEmail}.`,
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
      text: `You canceled the ${bot}. It won't join, and there will be no notes from this meeting.`,
    },
    opted_out: {
      title: "Stopped by a participant",
      text: `Someone in the meeting asked not to be recorded. The ${bot} leaves or won't join, everything it recorded is being deleted, and no one will see it.`,
    },
    deleting: {
      title: "Deleting",
      text: "This meeting is no longer shown. The last copies are deleted within minutes.",
    },
  } satisfies Readonly<Record<Exclude<Phase, "failed">, PhaseWords>>,
  actions: {
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
    correct_address: {
      title: "Correct the address",
      text: "Is there a typo in it? Enter the right address, and we'll book the notetaker again for it and email you there. The booking on this page is canceled.",
      button: "Use this address",
    },
    share: {
      title: "Share these notes",
      text: "Make a link to pass on. Anyone who has it can see and download everything on this page, but can't change or delete anything.",
      button: "Share these notes",
    },
    stop_sharing: {
      title: "Shared by link",
      text: "Anyone with this link can watch the recording, read the notes, the transcript and the chat log, and download all of it. They see your first name, but not your address.",
      button: "Stop sharing",
    },
    name_speaker: {
      title: "Name the speakers",
      text: "The new names appear on this page, in every file and in emails we send from now on. Leave a name empty to show the original one.",
      button: "Save",
    },
    cancel: {
      title: "Cancel",
      text: "The notetaker won't join this meeting.",
      button: "Cancel the notetaker",
    },
    reschedule: {
      title: "Reschedule",
      text: "Same meeting link, different time.",
      button: "Move to this time",
    },
    stop: {
      title: "Stop recording",
      text: "Your notetaker leaves the meeting now. We keep what it has recorded so far.",
      button: "Remove the notetaker now",
    },
    send_again: {
      title: "Try again",
      text: "The notetaker joins the same meeting link right away.",
      button: "Send the notetaker again",
    },
    delete: {
      title: "Delete everything",
      text: "The recording, transcript, chat log and everything you entered.",
      button: "Delete everything now",
    },
  } satisfies Readonly<Record<ControlAction, ActionWords>>,

  facts: {
    title: "Your meeting",
    meeting: "Meeting",
    when: "When",
    botName: "Name in the lobby",
  },
  timeline: {
    title: "Progress",
    steps: {
      booked: "Booked",
      on_its_way: "On its way",
      waiting: "Waiting to be admitted",
      recording: "Recording",
      preparing: "Preparing",
      ready: "Ready",
      cancelled: "Canceled",
      failed: "No recording",
      opted_out: "Stopped by a participant",
      deleting: "Deletion requested",
      deleted: "Deleted",
    } satisfies Readonly<Record<TimelineEntry["step"], string>>,
    states: { done: "done", now: "now", ahead: "to come" },
    deletedSoon: "within minutes",
  },

  whatToDoNext: "What to do next",
  actionsTitle: "What you can do",
  move: "Choose another time",
  deleteLabel: "Delete everything …",
  deletedOtherwise: (date: string) => ` Otherwise we delete it on ${date}.`,
  pending: {
    title: "Waiting for your OK",
    text: "We only send the ones you say are yours.",
    over: "Too late",
  },
  canceledStillComing: `You canceled the ${bot}. There will be no notes from this meeting.`,
  /** Canceled or moved after the provider had prepared the bot. */
  unstoppable:
    "It was already on its way, so the notetaker may still show up at the old time. It leaves as soon as it's in, and nothing it records is kept. You can also just not let it in.",
  mailFailure: {
    bounced: "Our emails to this address come back, so we've stopped sending them.",
    complained: `One of our emails to this address was marked as spam, so we've stopped sending them. If that was a mistake, write to ${contactEmail}.`,
  },
  newAddress: "Your email address",
  share: {
    field: "Link to these notes",
    copy: "Copy the link",
    copied: "Copied.",
    byHand: "Your browser didn't let us copy. The link is selected: copy it yourself.",
  },

  deletionWarning: {
    lede: "This can't be undone.",
    points: [
      "The recording, the transcript and the chat log, here and at our recording service.",
      "Your name, your address and the meeting's link.",
      `If the ${bot} is scheduled, it won't join. If it's in the meeting, it leaves now.`,
    ],
    shared: "The link you shared stops working.",
  },

  done: {
    confirm: "Thanks. This notetaker is on its way.",
    none_mine: "Done. We didn't send any of them, and we've deleted the list.",
    mail_transcript: "Thanks. The transcript is on its way to your inbox.",
    correct_address: "Check your inbox.",
    share: "Your link is ready. Copy it and send it to anyone who should see these notes.",
    stop_sharing: "You're no longer sharing these notes. The old link doesn't work anymore.",
    name_speaker: "Done. The new name is on this page and in every file.",
    cancel: "Canceled. The notetaker won't join.",
    reschedule: "Rescheduled. The notetaker joins at the new time.",
    stop: "The notetaker is leaving the meeting.",
    send_again: "Sent again. This is the new request's page. We'll email you the link.",
    delete: "Deletion has started. This meeting is no longer shown.",
  } satisfies Readonly<Record<ControlAction, string>>,
  problemTitle: "There is a problem",
  problems: {
    too_late:
      "It's too late for that: the recording has started or is already done. You can still remove the notetaker or delete everything.",
    over: "This request has ended, so there's nothing left to change.",
    meeting_closed:
      "We can't send a notetaker to this meeting right now: someone in it asked not to be recorded. Nothing was changed. Please check with the others first.",
    name_too_long: `Please shorten the name to ${maxNameLength} characters. Nothing was changed.`,
    too_many_names: `You can rename up to ${maxGivenNames} speakers in a meeting. Nothing was changed.`,
    address_refused:
      "We can't send email to that address, so nothing was changed. Please enter another one.",
    no_such_speaker: "No one by that name spoke in this meeting. Nothing was changed.",
    already_there:
      "You already have a notetaker at that meeting, so nothing was changed. Our earlier email has a link to it.",
    meeting_full: `This meeting already has ${amount(notetakersPerMeeting, "notetaker")}, or has had too many today. Nothing was changed. Someone who sent one can share their notes with you.`,
    not_possible:
      "That didn't work: the time may have passed, or you've reached today's limit. Nothing was changed.",
    unavailable:
      "We couldn't save that, and nothing was changed. Please press the button again in a moment.",
    too_fast:
      "Too many requests came from your network. Nothing was changed. Please wait a minute.",
    unreadable: "Your browser sent that in a way we couldn't read. Nothing was changed.",
  },
  shared: {
    description: "The recording, notes, transcript and chat log of a meeting, shared by link.",
    heading: (firstName: string | null) =>
      firstName === null ? "Notes shared with you" : `Notes shared by ${firstName}`,
    credit: {
      text: `Recorded by the ${bot}.`,
      action: {
        label: "Send your own notetaker",
        to: { page: "notetaker" },
      } satisfies Action,
    },
  },

  /** The request form's sentence mentions its "Schedule for later" box, which this page lacks. */
  fieldProblem: (message: string) =>
    message === notetakerFormWords.timeIsOver
      ? "That time has passed. Please select a later time"
      : message,

  results: {
    videoLabel: "Recording of the meeting",
    audioLabel: "Audio of the meeting",
    videoMissing: "We can't play the recording right now.",
    downloads: "Downloads",
    transcript: "Transcript",
    searchLabel: "Search the transcript",
    search: "Search",
    found: (hits: number, turns: number, query: string) => {
      if (hits === 0) return `No one said “${query}”.`;
      const times = hits === 1 ? "once" : `${hits} times`;
      const places = turns === 1 ? "one place" : `${turns} places`;
      return `“${query}” was said ${times}, in ${places}.`;
    },
    silent: "No one spoke in this recording.",
    previousHit: "Previous match",
    nextHit: "Next match",
    hitOf: (current: number, hits: number) => `${current} of ${hits}`,
    backToNow: "Back to now",
    formats: [
      ["result-transcript-txt", "TXT"],
      ["result-transcript-markdown", "Markdown"],
      ["result-transcript-srt", "SRT"],
      ["result-transcript-vtt", "VTT"],
      ["result-transcript-json", "JSON"],
    ],
    files: [
      { resource: "result-video", label: "Video (MP4)", icon: "video" },
      { resource: "result-audio", label: "Audio (MP3)", icon: "mic" },
      { resource: "result-chat", label: "Chat log (TXT)", icon: "message-square" },
      {
        resource: "result-tasks",
        label: `Tasks (CSV for ${names.workspaceTool.name})`,
        icon: "list-checks",
      },
    ],
    ownLinks: "These links are for you alone. To pass the notes on, share them instead.",
    sharedLinks: "Anyone who has these links can open the recording.",
  },

  another: { label: "Send another notetaker", to: { page: "notetaker" } } satisfies Action,
  watch: {
    titleOnPaper: "Meeting notes",
    play: "Play the recording",
    recording: (duration: string | null) =>
      duration === null ? "Recording" : `Recording · ${duration}`,
    more: (people: number) => `and ${people} more`,
    deletion: (days: number) => (days < 1 ? "Deleted today" : `Deleted in ${amount(days, "day")}`),
    download: "Download recording",
    position: "Position in the recording",
    positionOf: (at: string, of: string) => `${at} of ${of}`,
  },
  notes: {
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
  },
  speakers: {
    listen: (at: string) => `Listen at ${at}`,
    placeholder: "Their name",
  },

  deleted: {
    isDone: true,
    next: { label: "Send a notetaker to another meeting", to: { page: "notetaker" } },
    heading: "Everything has been deleted",
    text: (date: string) =>
      `The recording and what you entered were deleted on ${date}, either ${amount(retentionDays, "day")} after the meeting or because someone asked. They can't be recovered.`,
  },
  tooOften: resultPages.too_often,
  unavailable: {
    heading: "We're temporarily unavailable",
    text: `Nothing is lost. Please reload this page in a minute. Still stuck? Email ${contactEmail}.`,
  },
} as const;
