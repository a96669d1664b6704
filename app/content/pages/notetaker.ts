import type { IconName } from "~/components/ui/icon-names";
import { names } from "~/config/names";

const { joinAddress, meetingService, notetakerName } = names;

type Point = { readonly icon: IconName; readonly title: string; readonly text: string };

/** Words of the free notetaker's page. The specification's stand here word for word. */
export const notetaker = {
  title: "Free AI Notetaker",
  description: `Send a free AI notetaker to your ${meetingService.name} meeting. The transcript, the recording and the chat log arrive by email.`,
  backHome: "Back to Home",
  heading: "Free AI Notetaker",
  lede: `Paste a ${meetingService.name} link. A bot joins, takes it all down, and mails you the transcript, the recording and the chat.`,

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
    trapLabel: "Leave this field empty",
    problemTitle: "There is a problem",
  },

  problems: {
    overQuota:
      "Too many requests came from you today. Nothing was sent. Please try again later; your answers are still in the form.",
    meetingFull:
      "This meeting already has the maximum number of notetakers. Nothing was sent. Ask whoever sent one to share the notes with you, or try again later.",
    closed: {
      opted_out:
        "Somebody in this meeting asked not to be recorded, so no notetaker goes there for a day. Nothing was sent. Please talk to everybody first, then try again.",
      turned_away:
        "The host of this meeting has turned our notetaker away twice. Nothing was sent. Please ask the host to let it in, and try again in an hour.",
    },
    closedNow:
      "No notetaker goes to this meeting just now: somebody in it asked not to be recorded, or its host turned the notetaker away twice. Nothing was sent. Please talk to the others first.",
    blocked:
      "The owner of this address has asked us not to write to it, so nothing was sent. Is it yours? Open the last mail you have from us, choose “This wasn't me”, then “Undo”.",
    markOver: "That page was too old, so nothing was sent. Please fill in the form again.",
    tooFast:
      "Too many requests came from your network. Nothing was sent. Please wait a minute and send the form again.",
    unavailable:
      "We could not store your request. Nothing was sent. Please wait a moment and send the form again; your answers are still in it.",
    unreadable:
      "Your browser sent the form in a way we could not read. Nothing was sent. Please try again.",
    tooLarge: "That was more text than this form can take. Nothing was sent. Please shorten it.",
    unreachable:
      "We cannot be reached from here just now. Nothing was sent, and your answers are still in the form. Please check your connection and try again.",
    unsent: "Nothing was sent. Please check your answers and send the form again.",
  },

  success: {
    now: {
      title: "Notetaker Sent!",
      text: `${notetakerName} is on its way and arrives within 60 seconds. The meeting host must then let it in.`,
      again: "Send Notetaker to Another Meeting",
    },
    later: {
      title: "Notetaker Scheduled!",
      text: `${notetakerName} will ask to join your meeting at the time below. The meeting host must then let it in.`,
      again: "Schedule Another Notetaker",
    },
    date: "Date",
    time: "Time",
    timezone: "Timezone",
    /** What is true of this meeting. `owner` is a first name and a masked address, `to` a masked address. */
    truth: {
      somebody: "Somebody else",
      yourAddress: "the address you entered",
      sent: (_owner: string, to: string) => `The notes go to ${to}, and to nobody else.`,
      shared: (_owner: string, to: string) =>
        `A notetaker is already booked for this meeting, and its notes are shared with ${to}.`,
      asking: (owner: string, to: string) =>
        `${owner} has already booked a notetaker for this meeting, so we sent no second one. We have asked them to share the notes with ${to}; you'll get the answer by mail.`,
      declined: (owner: string, _to: string) =>
        `${owner} has booked a notetaker for this meeting, and keeps its notes to themselves.`,
      over: (_owner: string, _to: string) =>
        "The notetaker that was booked for this meeting does not come any more.",
      held: (_owner: string, to: string) =>
        `Several notetakers were requested with ${to} today, so we have asked by mail whether that was you. Open that email and say which are yours, and they are sent.`,
      known: () =>
        "We already have a request from this address for this meeting, so nothing new was sent. The mail that we sent there has a link to its page.",
      goesOn: (when: string) =>
        `We have sent as many notetakers today as we can. Yours is kept, and goes out from ${when} on.`,
      tooLateToday: (when: string) =>
        `We have sent as many notetakers today as we can, and there is no room before ${when}. If your meeting is over by then, yours does not come; you get a mail that says so.`,
      called: (name: string) => `In the lobby it is called “${name}”.`,
      alsoComing: (people: string) =>
        `Another notetaker is coming as well, sent by ${people}. If you don't know that address, don't admit it.`,
      sendOwn: "Send my own notetaker",
    },
    confirmed: "Confirmed: your request is with us.",
    waiting: "Waiting for our server to confirm. We keep trying while this page is open.",
    /** `why` is the server's sentence, or empty. */
    refused: (why: string) =>
      why === ""
        ? "Our server did not accept this request, and nothing was sent. Please check your answers and send it again."
        : `Our server did not accept this request, and nothing was sent: ${why}`,
    unreachable:
      "We could not reach our server, so nothing was sent. Your answers are still in the form.",
    backToForm: "Back to the form",
  },

  /** Of a request that was still on its way when the form was filled in anew; `meeting` is its link. */
  earlier: {
    waiting: (meeting: string) =>
      `Your notetaker for ${meeting}: we are still waiting for our server to confirm it, and keep trying while this page is open.`,
    confirmed: (meeting: string) =>
      `Your notetaker for ${meeting}: confirmed, your request is with us.`,
    refused: (meeting: string, why: string) =>
      `Your notetaker for ${meeting}: our server did not accept the request, and nothing was sent${why === "" ? "." : `: ${why}`}`,
    unreachable: (meeting: string) =>
      `Your notetaker for ${meeting}: our server has not confirmed the request. If no email about it arrives, please send it again.`,
    back: "Back to these answers",
    discard: "Discard",
  },

  toasts: {
    label: "Notifications (F8)",
    close: "Close notification",
    title: "Success!",
    now: "The AI notetaker is on its way to your meeting, please allow up to 60 seconds for it to arrive. Once it gets there, the meeting host must allow the bot to enter.",
    later: (time: string) =>
      `The AI notetaker has been scheduled to join your meeting on ${time}. You'll receive a confirmation email with all the details.`,
  },

  panels: {
    how: {
      title: "How It Works",
      points: [
        {
          icon: "send",
          title: "Send it now",
          text: "The meeting is running? Paste its link and the bot is there within a minute.",
        },
        {
          icon: "calendar-clock",
          title: "Schedule it",
          text: "Pick the date, the time and the timezone. It comes by itself when the meeting starts.",
        },
        {
          icon: "mail",
          title: "Invite it by email",
          text: `Add ${joinAddress} to the calendar invite, like any other guest. It follows when the meeting moves. If we can't tell that the invite is yours, we ask you by mail first.`,
        },
      ] satisfies readonly Point[],
    },
    what: {
      title: "What You'll Get",
      points: [
        { icon: "captions", title: "Transcription", text: "Who said what, and when." },
        {
          icon: "video",
          title: "Video recording",
          text: "The whole meeting, to watch or download.",
        },
        {
          icon: "message-square",
          title: "Chat logs",
          text: "Every link and message from the chat.",
        },
        {
          icon: "mail",
          title: "Email delivery",
          text: "All of it in one mail, soon after the meeting.",
        },
      ] satisfies readonly Point[],
    },
    why: {
      title: "Why Use Free Notetaker?",
      points: [
        "Listen instead of typing: the notes write themselves.",
        "No account, no installation, no card.",
        "It says in the meeting's chat who invited it and that it records.",
        "Everything is deleted 7 days after the meeting.",
      ],
    },
  },

  sample: {
    caption: "Example of a transcript: three people, each line with its speaker and time.",
    title: "Weekly operations",
    retention: "Deleted after 7 days",
    live: "Recording",
    lines: [
      {
        at: "00:42",
        who: "Maya",
        text: "New leads still wait a day for a reply. Can that run by itself?",
      },
      { at: "00:58", who: "Jon", text: "Yes. The form opens the task and assigns the owner." },
      { at: "01:21", who: "Priya", text: "Then I only sign off. Let's ship it on Thursday." },
    ],
  },

  more: {
    title: "Want one that belongs to you?",
    text: "We build private notetakers that file the notes where your team works.",
    link: "Book a discovery call",
  },
} as const;
