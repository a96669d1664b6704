import { names } from "../../config/names.ts";
import type { FailureReason } from "../../notetaker/status.ts";

const bot = names.notetakerName;
const service = names.meetingService.name;

/** What the host has to press, in one sentence each. */
export const admitWords = {
  heading: "What the host has to do",
  intro: `When the ${bot} knocks, the host has about ten minutes to admit it. If no "Admit" button pops up:`,
  /** `botName` is what the lobby shows. */
  stepsFor: (botName: string): readonly string[] => [
    `Open People in ${service}.`,
    `Look for "${botName}"; it may stand under "With potential risks".`,
    "Press the three dots beside it.",
    'Choose "Admit".',
  ],
  /** The same in running text. */
  sentence: `When the ${bot} knocks, the host has about ten minutes to admit it. If no "Admit" button pops up, open People in ${service}: the ${bot} waits there, sometimes under "With potential risks". Press the three dots beside it and choose "Admit".`,
} as const;

export type FailureWords = {
  readonly title: string;
  readonly happened: string;
  readonly todo: string;
};

export const failureMailWords = {
  subject: (title: string, when: string) => `${title}: your meeting of ${when}`,
  preview: "There is no recording of your meeting. Here is why, and what helps.",
  todoHeading: "What you can do",
  facts: { meeting: "Meeting", when: "Time" },
  statusButton: "Send it again to the same meeting",
  again: "Send it to another meeting",
  deletion: (date: string) =>
    `What you entered is deleted on ${date}. There is no recording of this meeting.`,
} as const;

/** One reason, one mail: each names what happened and what helps. */
export const failureReasonWords: Readonly<Record<FailureReason, FailureWords>> = {
  not_admitted: {
    title: "The notetaker was not let in",
    happened: `The ${bot} waited at the door of your meeting for ten minutes, and nobody admitted it. ${service} then ended the wait.`,
    todo: admitWords.sentence,
  },
  denied: {
    title: "The notetaker was turned away",
    happened: `Somebody in the meeting, or the meeting's own settings, denied the ${bot} entry.`,
    todo: `Tell the host beforehand that the ${bot} will knock, and send it again. After two refusals ${service} lets nobody knock again in the same meeting; a new meeting link helps then.`,
  },
  removed_before_recording: {
    title: "The notetaker was removed",
    happened: `The ${bot} was removed from the meeting before it could record anything.`,
    todo: `Ask whoever removed it whether recording is all right with them. ${service} does not let a guest who was removed come back to the same meeting, so use a new link.`,
  },
  nobody_came: {
    title: "Nobody came to the meeting",
    happened: `The ${bot} was in the meeting, but nobody else joined it, so it left.`,
    todo: "If the meeting took place elsewhere or at another time, send the notetaker again with that link and time.",
  },
  nothing_recorded: {
    title: "There is nothing recorded",
    happened: `The ${bot} was in the meeting, but the meeting was over before anything could be recorded.`,
    todo: "Send the notetaker again while the meeting is under way, or schedule it for the next one.",
  },
  recording_not_allowed: {
    title: "Recording was not allowed",
    happened: `The ${bot} was in the meeting, but it was not permitted to record.`,
    todo: "Ask the host to allow recording, then send the notetaker again.",
  },
  meeting_not_found: {
    title: "The meeting link does not work",
    happened: `${service} knows no meeting behind the link you entered, or the link has expired.`,
    todo: "Open the link yourself, copy it again from the calendar event, and send the notetaker with that one.",
  },
  meeting_not_started: {
    title: "The meeting had not started",
    happened: `The ${bot} was at the meeting, but the host had not opened it.`,
    todo: "Start the meeting first, then send the notetaker. For a scheduled one, have the host there on time.",
  },
  meeting_ended: {
    title: "The meeting was over",
    happened: `The meeting had already ended when the ${bot} arrived.`,
    todo: "Send the notetaker while the meeting is under way, or schedule it for the next one.",
  },
  meeting_full: {
    title: "The meeting was full",
    happened: `The meeting had no place left, so the ${bot} could not join.`,
    todo: `Guests count towards the limit of a ${service} meeting. Send the notetaker before everybody is in, or use a meeting with more places.`,
  },
  sign_in_required: {
    title: "The meeting only lets in signed-in guests",
    happened: `Your meeting only admits people who are signed in, and the ${bot} comes as a guest without an account.`,
    todo: `Ask the host to open the meeting's settings in ${service}, set the access to "Open" or allow guests to ask to join, then send the notetaker again.`,
  },
  sign_in_failed: {
    title: "The notetaker could not sign in",
    happened: `Your meeting only admits people who are signed in, and ${service} did not accept the ${bot}'s sign-in. That is a fault on our side, and we have been told about it.`,
    todo: `If the meeting is still on, set its access to "Open" in the host's settings and send the notetaker again: it then comes as a guest.`,
  },
  sign_ins_in_use: {
    title: "All our sign-ins were in use",
    happened: `Your meeting only admits people who are signed in, and every account that our notetakers sign in with was busy in other meetings.`,
    todo: `If the meeting is still on, send the notetaker again in a few minutes. Or set the meeting's access to "Open" in the host's settings: then it comes as a guest, without signing in.`,
  },
  blocked_by_meeting: {
    title: "The meeting blocks notetakers",
    happened: `The meeting is locked, or its settings do not let the ${bot} in.`,
    todo: `Ask the host to unlock the meeting and to allow guests under "Host controls" in ${service}, then send the notetaker again.`,
  },
  refused_by_provider: {
    title: "The notetaker could not be sent",
    happened: "Our recording service refused to send a bot to this meeting.",
    todo: `Check the link and send the notetaker again. If it happens twice, write to ${names.contactEmail}: the mistake is ours to find.`,
  },
  provider_down: {
    title: "The notetaker could not be sent",
    happened:
      "Our recording service was out of order when your meeting took place. We tried until it was too late. This is our fault, not yours.",
    todo: "Please send the notetaker again for your next meeting; it works independently of this one.",
  },
  opted_out: {
    title: "A participant asked not to be recorded",
    happened: `Somebody in the meeting used the link in its chat to remove the ${bot}. Everything recorded until then is being deleted, and nobody will see it.`,
    todo: "Ask everybody beforehand whether recording is all right with them, then send the notetaker again.",
  },
  missed: {
    title: "We missed your meeting",
    happened:
      "Your request was stored, but our system did not send the notetaker in time. This is our fault, not yours.",
    todo: "Please send the notetaker again for your next meeting; it works independently of this one.",
  },
};
