import { names } from "~/config/names";
import { retentionDays, type FailureReason } from "~/notetaker/status";

const bot = names.notetakerName;
const service = names.meetingService.name;
const days = retentionDays;

/** The words of the mails. Times and dates come in as text, in the visitor's zone. */
export const resultMailWords = {
  subject: (when: string) => `Your meeting notes: ${when}`,
  title: "Your meeting notes are ready",
  preview: "Recording, transcript and chat log of your meeting.",
  greeting: (name: string) => `Hello ${name},`,
  intro: `the ${bot} was in your meeting. Here is everything it brought back.`,
  facts: {
    requestedBy: "Requested by",
    meeting: "Meeting",
    when: "Recorded from",
    duration: "Duration",
  },
  linksHeading: "Recording and files",
  links: {
    video: "Watch or download the video",
    txt: "Transcript as text (TXT)",
    vtt: "Transcript as subtitles (WebVTT)",
    json: "Transcript as data (JSON)",
    chat: "Chat log (TXT)",
  },
  linksNote:
    "These links are yours alone: whoever has them can open the recording. Forward them only to people who may see it.",
  transcriptHeading: "Transcript",
  transcript: {
    cut: "The transcript is longer than a mail may be; the rest is behind the links above.",
    none: "No transcript could be made of this recording. The video is complete.",
    silent: "Nobody spoke in this recording, so the transcript is empty.",
    later:
      "The transcript could not be fetched for this mail just now. The links above will show it.",
  },
  deletion: (date: string) =>
    `Everything is deleted on ${date}, ${days} days after the meeting: here and at our recording service. Download before then what you want to keep.`,
  footer: `You get this mail because your address was entered to have the ${bot} join this meeting.`,
} as const;

const admit = `When the ${bot} knocks, the host has about ten minutes to admit it. If no "Admit" button pops up, open People in ${service}: the ${bot} waits there, sometimes under "With potential risks". Press the three dots beside it and choose "Admit".`;

export const confirmationMailWords = {
  subject: (when: string) => `Your notetaker is booked: ${when}`,
  title: "Your notetaker is booked",
  preview: "When it comes, and what the host has to press.",
  greeting: (name: string) => `Hello ${name},`,
  intro: `the ${bot} will knock at your meeting at this time:`,
  facts: { when: "When", meeting: "Meeting", name: "It is called" },
  hostHeading: "What the host has to do",
  host: admit,
  tellHeading: "Tell everybody",
  tell: `The ${bot} records audio, video and chat, and says so in the chat when it joins. Please tell everybody in the meeting beforehand.`,
  afterwards: `After the meeting you get the recording, the transcript and the chat log by mail. Everything is deleted ${days} days after the meeting.`,
  change: `If the meeting moves, send the notetaker again with the new time. To call it off, write to ${names.contactEmail}, or let nobody admit it.`,
  footer: `You get this mail because your address was entered to have the ${bot} join this meeting.`,
} as const;

export type FailureWords = {
  readonly title: string;
  readonly happened: string;
  readonly todo: string;
};

export const failureMailWords = {
  subject: (title: string, when: string) => `${title}: your meeting of ${when}`,
  preview: "There is no recording of your meeting. Here is why, and what helps.",
  greeting: (name: string) => `Hello ${name},`,
  todoHeading: "What you can do",
  facts: { meeting: "Meeting", when: "Time" },
  again: "Send the notetaker again",
  deletion: (date: string) =>
    `What you entered is deleted on ${date}. There is no recording of this meeting.`,
  footer: `You get this mail because your address was entered to have the ${bot} join this meeting.`,
} as const;

/** One reason, one mail: each names what happened and what helps (notetaker-provider 6.2.9). */
export const failureReasonWords: Readonly<Record<FailureReason, FailureWords>> = {
  not_admitted: {
    title: "The notetaker was not let in",
    happened: `The ${bot} waited at the door of your meeting for ten minutes, and nobody admitted it. ${service} then ended the wait.`,
    todo: admit,
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
