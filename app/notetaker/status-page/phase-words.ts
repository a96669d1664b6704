import { names } from "~/config/names";
import type { ControlAction } from "../status";
import type { Phase } from "./phases";
import type { TimelineEntry } from "./progress";

/** Of the button on the status page that has the transcript mailed. */
export const mailTranscriptLabel = "Mail me the transcript";

const bot = names.notetakerName;

type PhaseWords = { readonly title: string; readonly text: string };
type ActionWords = { readonly title: string; readonly text: string; readonly button: string };

/** Where a request stands, as the heading of its page. A failure has words of its own. */
export const phases: Readonly<Record<Exclude<Phase, "failed">, PhaseWords>> = {
  held: {
    title: "Was it you?",
    text: `More notetakers were requested with your address today than we send without checking with you. Nothing of what is listed here is sent before you say that it is yours.`,
  },
  invited: {
    title: "Did you invite the notetaker?",
    text: `A calendar invite in your name asks the ${bot} to come to this meeting. No mail provider vouches that it came from you, so nothing is booked before you say so. If it wasn't you, choose “This wasn't me” in our mail, or simply close this page.`,
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
    title: "Canceled",
    text: `You called the ${bot} off. It does not come, and nobody gets notes from this meeting.`,
  },
  called_off: {
    title: "Called off",
    text: `Whoever sent the ${bot} has called it off, so there are no notes of this meeting.`,
  },
  opted_out: {
    title: "Stopped by a participant",
    text: `Somebody in the meeting asked not to be recorded. The ${bot} leaves or does not come, whatever it recorded is being deleted, and nobody gets to see it.`,
  },
  deleting: {
    title: "Being deleted",
    text: "Nothing of this meeting is shown any more. The last copies are deleted within minutes.",
  },
};

/** What can be done, one row each. */
export const actions: Readonly<Record<ControlAction, ActionWords>> = {
  confirm: {
    title: "It is mine",
    text: "This notetaker is sent, and no other.",
    button: "It's mine, send it",
  },
  none_mine: {
    title: "None of these is mine",
    text: "Is none of them yours, or have you sent all that are? Then clear the list: nothing in it is sent, and it is deleted. To hear nothing from us any more, choose “This wasn't me” in our mail.",
    button: "Clear the list",
  },
  mail_transcript: {
    title: "Have the transcript by mail",
    text: "It wasn't in our mail, because anybody could have typed your address. Press once, and it is, now and after every meeting.",
    button: mailTranscriptLabel,
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
    text: "What you entered is deleted; you get one email that confirms it, and nothing more from this meeting. The notes stay with whoever sent the notetaker.",
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

/** What the page says once it is done. */
export const done: Readonly<Record<ControlAction, string>> = {
  confirm: "Thank you. This notetaker is on its way.",
  none_mine: "Done. None of them is sent, and they are deleted.",
  mail_transcript: "Thank you. The transcript is on its way to your mailbox.",
  share: "Shared. They are told by mail.",
  decline: "Declined. They are told by mail.",
  send_own: "Your own notetaker is booked. A mail with the details follows.",
  leave: "You get nothing more from this meeting.",
  cancel: "Canceled. The notetaker will not come.",
  reschedule: "Moved. The notetaker comes at the new time.",
  stop: "The notetaker has been told to leave the meeting.",
  send_again: "Sent again. This is the page of the new request; a mail with its link follows.",
  delete: "Deletion has begun. Nothing of this meeting is shown any more.",
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
  called_off: "Called off",
  failed: "No recording",
  opted_out: "Stopped by a participant",
  deleting: "Deletion asked for",
  deleted: "Deleted",
};
