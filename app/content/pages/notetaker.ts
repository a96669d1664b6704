import { arrivalSeconds, closedAfterObjectionHours, notetakersPerMeeting } from "~/config/facts";
import { amount } from "~/lib/text/amount";
import { names } from "~/config/names";
import { admitDialog } from "../words/admit-dialog";
import { formProblems } from "../words/form-parts";

const { contactEmail, meetingService, notetakerName } = names;

/** The labels, messages and headings of the form are the specification's own words. */
export const notetaker = {
  title: "Free AI Notetaker",
  description: `Send a free AI notetaker to your ${meetingService.name} call. You get the recording, transcript and chat log by email.`,
  backHome: "Back to Home",
  heading: "Free AI Notetaker",
  lede: `Paste a ${meetingService.name} link. A bot joins, records and emails you the notes.`,

  form: {
    title: "Get Started",
    name: "Your Name",
    email: "Email Address",
    meetingLink: "Meeting Link",
    meetingLinkHint: "Enter your meeting link (with or without https://)",
    meetingLinkExample: `${meetingService.host}/abc-defg-hij`,
    schedule: "Schedule for later",
    panelTitle: "Schedule Bot for Later",
    date: "Meeting Date",
    time: "Time",
    timezone: "Timezone",
    timePlaceholder: "Select a time",
    timezonePlaceholder: "Select a timezone",
    previewLead: "The notetaker joins on",
    terms: "By using this service, you agree to our",
    termsLink: "Terms of Use",
    sendNow: "Send Notetaker to Meeting",
    sendLater: "Schedule Notetaker",
    busy: "Processing...",
    note: `The meeting host must admit “${notetakerName}” when it asks to join. Only ${meetingService.name} meetings are supported.`,
  },

  problems: {
    ...formProblems,
    too_many:
      "You've reached today's limit. Nothing was sent. Your answers are still in the form, so please try again later.",
    meeting_full: `${amount(notetakersPerMeeting, "notetaker")} are already booked for this meeting, which is the limit. Nothing was sent. Ask someone who sent one to share the notes with you, or try again later.`,
    meeting_closed: `Someone in this meeting asked not to be recorded, so we won't send a notetaker there for ${amount(closedAfterObjectionHours, "hour")} after that. Nothing was sent. Please check with everyone first, then try again.`,
    blocked:
      "The owner of this address asked us not to email it, so nothing was sent. Is it yours? Open the last email you have from us, choose “This wasn't me”, then “Undo”.",
    unavailable:
      "We couldn't save your request. Nothing was sent. Your answers are still in the form, so please wait a moment and send it again.",
    unsent: "Nothing was sent. Please check your answers and send the form again.",
  },

  success: {
    now: {
      title: "Notetaker Sent!",
      text: `${notetakerName} is on its way and arrives within ${amount(arrivalSeconds, "second")}. The meeting host must then admit it.`,
      again: "Send Notetaker to Another Meeting",
    },
    later: {
      title: "Notetaker Scheduled!",
      text: `${notetakerName} will ask to join your meeting at the time below. The meeting host must then admit it.`,
      again: "Schedule Another Notetaker",
    },
    date: "Date",
    time: "Time",
    timezone: "Timezone",
    /** Steps after sending. The first is `soon`, or the chosen time, followed by `joins`. */
    next: {
      soon: `${arrivalSeconds} s`,
      joins: "it asks to join",
      steps: [
        ["The host", "presses “Admit” in the meeting"],
        ["Notes", "by email after the call"],
      ],
    },
    /** Facts about this request. `to`: masked address. */
    receipt: {
      yourAddress: "the address you entered",
      sent: (to: string) => `The notes go to ${to} and no one else.`,
      pending: (to: string) =>
        `Several notetakers were requested with ${to} today, so this one waits until you confirm it. We send one email a day to check that it was you: open it and tell us which are yours, and we'll send them. Can't find it? Email ${contactEmail}.`,
      existing: () =>
        "There's already a notetaker for this address and this meeting, so nothing new was sent. Our earlier email has a link to its page.",
      resumes: (when: string) =>
        `We've reached our limit for today. Yours is saved and goes out after ${when}.`,
      tooLateToday: (when: string) =>
        `We've reached our limit for today, and there's no room before ${when}. If your meeting is over by then, the notetaker won't join, and we'll email you.`,
      called: (name: string) => `In the lobby, it appears as “${name}”.`,
    },
    /** Replaces the text while the request waits for confirmation by email. */
    pending:
      "One step left: confirm it with the button in our email. Without that, no notetaker joins.",
    confirmed: "Confirmed. We've received your request.",
    waiting: "Waiting for our server to confirm. We'll keep trying while this page is open.",
    unreachable:
      "We couldn't reach our server, so nothing was sent. Your answers are still in the form.",
    backToForm: "Back to the form",
  },

  /** A request still being sent while the form was filled in again; `meeting` is its link. */
  earlier: {
    waiting: (meeting: string) =>
      `Your notetaker for ${meeting}: we're still waiting for our server to confirm it. We'll keep trying while this page is open.`,
    confirmed: (meeting: string) =>
      `Your notetaker for ${meeting}: confirmed. We've received your request.`,
    refused: (meeting: string, why: string) =>
      `Your notetaker for ${meeting}: our server didn't accept the request, so nothing was sent.${why === "" ? "" : ` ${why}`}`,
    unreachable: (meeting: string) =>
      `Your notetaker for ${meeting}: our server hasn't confirmed the request. If you don't get an email about it, please send it again.`,
    back: "Back to these answers",
    discard: "Discard",
  },

  toasts: {
    title: "Success!",
    now: `The AI notetaker is on its way to your meeting, please allow up to ${amount(arrivalSeconds, "second")} for it to arrive. Once it gets there, the meeting host must allow the bot to enter.`,
    later: (time: string) =>
      `The AI notetaker has been scheduled to join your meeting on ${time}. You'll receive a confirmation email with all the details.`,
    pending: {
      title: "One step left",
      text: "Open our email and press the button to confirm. Without that, no notetaker joins.",
    },
  },
} as const;

/** The browser loads this file. Words that only the server renders are in `notetaker-selling.ts`. */
export const admitSample = {
  caption: `Example of what the host sees in ${meetingService.name}: “${notetakerName} wants to join”, with the buttons “Deny” and “Admit”. Press “Admit”.`,
  title: "Your meeting",
  people: "1 person is waiting",
  who: notetakerName,
  ...admitDialog,
  note: "No pop-up? It's under People, sometimes as “With potential risks”.",
} as const;
