import { names } from "~/config/names";
import type { ControlAction } from "../status";
import type { Phase } from "./phases";
import type { TimelineEntry } from "./progress";

/** Of the button on the status page that has the transcript mailed. */
export const mailTranscriptLabel = "Email me the transcript";

const bot = names.notetakerName;

type PhaseWords = { readonly title: string; readonly text: string };
type ActionWords = { readonly title: string; readonly text: string; readonly button: string };

/** Where a request stands, as the heading of its page. A failure has words of its own. */
export const phases: Readonly<Record<Exclude<Phase, "failed">, PhaseWords>> = {
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
    text: `The ${bot} is on its way and asks to join within a minute or two. Make sure the host is ready to admit it.`,
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
export const actions: Readonly<Record<ControlAction, ActionWords>> = {
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
  wishes: {
    title: "Recording options",
    text: "Language, audio or video, and AI. We remember them for the next meetings of a calendar series.",
    button: "Save the options",
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
    text: "The new names appear on this page, in every file and in emails we send from now on. Give two speakers the same name to merge them.",
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
export const done: Readonly<Record<ControlAction, string>> = {
  confirm: "Thanks. This notetaker is on its way.",
  none_mine: "Done. We didn't send any of them, and we've deleted the list.",
  mail_transcript: "Thanks. The transcript is on its way to your inbox.",
  wishes: "Saved. The notetaker follows these options.",
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
export const steps: Readonly<Record<TimelineEntry["step"], string>> = {
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
export const notes = {
  title: { model: "Notes", highlights: "Highlights" },
  origin: {
    model: "Written by AI from what was said; every line links to its words.",
    highlights: "Word for word from the transcript; every line links to its moment.",
  },
  kinds: {
    summary: "Summary",
    decision: "Decisions",
    task: "Action items",
    date: "Dates",
    question: "Open questions",
  },
  owner: (name: string) => `for ${name}`,
  due: (due: string) => `due ${due}`,
  copy: "Copy as Markdown",
  copied: "Copied.",
} as const;
