import { names } from "../../../config/names.ts";
import { retentionDays } from "../../../config/facts.ts";
import { amount } from "../../../lib/text/amount.ts";

const bot = names.notetakerName;
const service = names.meetingService.name;

/**
 * Words between the owner of a notetaker and others who want one at the same meeting. `owner`, `asker`
 * and `other` are a first name and a masked address: "Ana (a•••@acme.example)".
 */
export const sharingWords = {
  /** Who asks, in a mail to an address that has never answered us. */
  somebody: "Someone",
} as const;

export const alreadyComingMailWords = {
  subject: "A notetaker is already booked for your meeting",
  title: "A notetaker is already booked for this meeting",
  preview: "Who sent it, and how to get the notes or send your own.",
  intro: (owner: string) =>
    `You asked for the ${bot}. ${owner} has already sent one to this meeting:`,
  asked:
    "We've passed on your request. Nothing is shared with you unless they say yes. You'll hear from us either way.",
  own: "Prefer your own notetaker? Send one with one click. It records only for you.",
  stranger: `Don't recognize that address? Tell the host. In ${service}, only the host can admit a notetaker, and the lobby shows whose it is.`,
  button: "Send my own or withdraw my request",
} as const;

export const askedMailWords = {
  subject: "Someone asked for your meeting notes",
  title: "Share your meeting notes?",
  preview: "Who is asking, and how to share or decline.",
  intro: (asker: string) =>
    `${asker} asked for a notetaker in a meeting yours is already booked for. Do you want to share the recording, the transcript and the chat log with them?`,
  unverified:
    "We haven't verified who this is. If you're not sure, decline or just ignore this email. Nothing is shared unless you say so.",
  button: "Share or decline",
  again: {
    subject: "Still open: someone asked for your meeting notes",
    title: "Do you want to share your notes?",
    intro: (asker: string) =>
      `Your meeting is over and the notes are ready. ${asker} asked for them and is still waiting for your answer. We won't ask again.`,
  },
} as const;

export const letInMailWords = {
  subject: "The notes from your meeting are shared with you",
  title: "The notes are shared with you",
  preview: "Who shared them, and where to find them.",
  intro: (owner: string) => `${owner} is sharing the notes from this meeting with you:`,
  afterwards:
    "You'll get the recording, the transcript and the chat log by email as soon as they're ready. You can also find them on this page:",
  button: "Open the notes",
} as const;

export const declinedMailWords = {
  subject: "The notes from your meeting weren't shared",
  title: "The notes weren't shared with you",
  preview: "You can still send your own notetaker.",
  intro: (owner: string) => `${owner} chose not to share the notes from this meeting:`,
  own: "You can still send your own notetaker to this meeting.",
  button: "Send my own",
} as const;

export const questionOverMailWords = {
  subject: "There won't be any notes to share from your meeting",
  title: "There are no notes to share",
  preview: "What happened to the notetaker you asked about.",
  /** By what became of the notetaker. */
  reasons: {
    cancelled: (owner: string) => `${owner} canceled the notetaker for this meeting:`,
    moved: (owner: string) =>
      `${owner} moved the notetaker to another time, so your request has ended:`,
    failed: (owner: string) =>
      `${owner} sent a notetaker, but it didn't record anything from this meeting:`,
    deleted: (owner: string) => `${owner} deleted everything from this meeting:`,
    unanswered: () =>
      `You asked for the notes from this meeting and didn't get an answer. Everything has now been deleted, ${amount(retentionDays, "day")} after the meeting, so there's nothing left to share:`,
    opted_out: () =>
      "Someone in this meeting asked not to be recorded. The notetaker was removed and everything is being deleted:",
  },
  own: "You can send your own notetaker:",
  button: "Send a notetaker",
} as const;

/** To everybody but the owner who had the notetaker leave. */
export const stoppedMailWords = {
  subject: "The notetaker left your meeting early",
  title: "The notetaker left early",
  preview: "Who removed it, and what happens to the notes.",
  intro: (owner: string) => `${owner} removed the notetaker before this meeting ended:`,
  recipient: {
    afterwards: "We kept what it had recorded and will email it to you as soon as it's ready.",
    button: "Open the notes",
  },
  asker: {
    afterwards:
      "Your request is still open. If the answer is yes, you'll get everything it recorded up to that point.",
    button: "View your request",
  },
} as const;

export const anotherComingMailWords = {
  subject: "Another notetaker is coming to your meeting",
  title: "Another notetaker is coming to your meeting",
  preview: "Who sent it, and how to tell it from yours.",
  intro: (other: string) => `${other} is also sending a notetaker to your meeting:`,
  tellApart: (theirs: string | null, yours: string) =>
    theirs === null
      ? `In the lobby, every notetaker shows whose it is. Yours appears as “${yours}”.`
      : `In the lobby, it appears as “${theirs}”. Yours appears as “${yours}”.`,
  todoHeading: "If you don't recognize that address",
  todo: [
    "Don't admit it. Only the host can let a notetaker in.",
    "Ask in the meeting whose it is. It also says so in the chat.",
    "Anyone in the meeting can remove it with the link in its chat message, which also deletes everything it recorded.",
  ],
  button: "View your booking",
} as const;

export const heldMailWords = {
  subject: "Did you ask for a notetaker?",
  title: "Did you ask for a notetaker?",
  preview: "We won't send anything until you say so.",
  intro: `Several notetakers were requested with your address today, so we're checking with you. The latest ones wait until you tell us which are yours.`,
  button: "Review the requests",
  ignore: "If they aren't yours, just ignore this email. Nothing will be sent.",
} as const;

/** To whoever an invite says it is from, when no mail server can tell whether it is. */
export const unprovenMailWords = {
  subject: "Did you invite the notetaker?",
  title: "Did you invite the notetaker?",
  preview: "It only joins if you say so.",
  intro: `A calendar invite from your address asks the ${bot} to join this meeting:`,
  question:
    "Your email provider didn't sign the invite in a way that shows it really came from you, so the notetaker won't join until you say yes. If the meeting repeats, your yes covers the later dates too.",
  button: "Yes, join",
  later:
    "If the meeting moves or is canceled, please change it on the same page. Your calendar's updates won't reach the notetaker, because we can't verify those either.",
  ignore: "If it wasn't you, just ignore this email. Nothing is booked.",
} as const;
