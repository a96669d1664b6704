import { names } from "../../../config/names.ts";
import { retentionDays } from "../../status.ts";

const bot = names.notetakerName;
const service = names.meetingService.name;

/**
 * Words between the owner of a notetaker and others who want one at the same meeting. `owner`, `asker`
 * and `other` are a first name and a masked address: "Ana (a•••@acme.example)".
 */
export const sharingWords = {
  /** Who asks, in a mail to an address that has never answered us. */
  somebody: "Somebody",
} as const;

export const alreadyComingMailWords = {
  subject: "A notetaker is already booked for your meeting",
  title: "A notetaker is already booked for this meeting",
  preview: "Whose it is, and how to get the notes or send your own.",
  intro: (owner: string) =>
    `you asked for the ${bot}. ${owner} has already sent one to this meeting:`,
  asked:
    "Your question is on their page. Nothing is shared with you unless they say yes; you'll hear from us either way.",
  own: "Prefer a notetaker of your own? Send it with one click. It records for you alone.",
  stranger: `You don't know that address? Tell the host. In ${service} only the host can let a notetaker in, and each one shows in the lobby whose it is.`,
  button: "Send my own, or take the question back",
} as const;

export const askedMailWords = {
  subject: "Somebody asks for your meeting notes",
  title: "Share your meeting notes?",
  preview: "Who is asking, and how to share or decline.",
  intro: (asker: string) =>
    `${asker} asked for the ${bot} at a meeting that yours is booked for. Should they get the recording, the transcript and the chat log too?`,
  unverified:
    "We only know what was typed into our form. If you aren't sure who that is, decline, or simply don't answer: nothing is shared unless you say so.",
  button: "Share or decline",
  again: {
    subject: "Still open: somebody asks for your meeting notes",
    title: "Would you like to share your notes?",
    intro: (asker: string) =>
      `your meeting is over and the notes are ready. ${asker} asked for them and is still waiting for your answer. This is the last time we ask.`,
  },
} as const;

export const letInMailWords = {
  subject: "You get the notes of your meeting",
  title: "The notes are shared with you",
  preview: "Who shares them, and where you find them.",
  intro: (owner: string) => `${owner} shares the notes of this meeting with you:`,
  afterwards:
    "You get the recording, the transcript and the chat log by mail as soon as they are ready, and find them on this page:",
  button: "Open the notes",
} as const;

export const declinedMailWords = {
  subject: "The notes of your meeting are not shared",
  title: "The notes are not shared with you",
  preview: "You can still send a notetaker of your own.",
  intro: (owner: string) => `${owner} keeps the notes of this meeting to themselves:`,
  own: "You can still send a notetaker of your own to this meeting.",
  button: "Send my own",
} as const;

export const questionOverMailWords = {
  subject: "There will be no notes to share from your meeting",
  title: "There are no notes to share",
  preview: "What happened to the notetaker that you asked about.",
  /** By what became of the notetaker. */
  reasons: {
    cancelled: (owner: string) => `${owner} has called off the notetaker for this meeting:`,
    moved: (owner: string) =>
      `the notetaker of ${owner} was moved away from this meeting, so your question has ended:`,
    failed: (owner: string) => `the notetaker of ${owner} brought nothing back from this meeting:`,
    deleted: (owner: string) => `${owner} has had everything from this meeting deleted:`,
    unanswered: () =>
      `you asked for the notes of this meeting, and nobody answered your question. Everything from it has now been deleted, ${retentionDays} days after the meeting, so the answer can only be no:`,
    opted_out: () =>
      "somebody in this meeting asked not to be recorded. The notetaker was removed and everything is being deleted:",
  },
  own: "You can send a notetaker of your own:",
  button: "Send a notetaker",
} as const;

/** To everybody but the owner who had the notetaker leave. */
export const stoppedMailWords = {
  subject: "The notetaker leaves your meeting early",
  title: "The notetaker leaves early",
  preview: "Who sent it away, and what becomes of the notes.",
  intro: (owner: string) => `${owner} has had the notetaker leave this meeting before its end:`,
  recipient: {
    afterwards:
      "Whatever it recorded until then is kept, and comes by mail as soon as it is ready.",
    button: "Open the notes",
  },
  asker: {
    afterwards:
      "Your question is still open. If the answer is yes, you get whatever it recorded until then.",
    button: "See your question",
  },
} as const;

export const anotherComingMailWords = {
  subject: "Another notetaker is coming to your meeting",
  title: "Another notetaker is coming to your meeting",
  preview: "Whose it is, and how to tell it from yours.",
  intro: (other: string) => `${other} is sending a notetaker to your meeting as well:`,
  tellApart: (theirs: string | null, yours: string) =>
    theirs === null
      ? `In the lobby each notetaker shows whose it is. Yours is called “${yours}”.`
      : `In the lobby it is called “${theirs}”. Yours is called “${yours}”.`,
  todoHeading: "If you don't know that address",
  todo: [
    "Don't admit it: only the host can let a notetaker in.",
    "Ask in the meeting whose it is. It says so in the chat as well.",
    "Anybody in the meeting can remove it with the link in its chat message; everything it recorded is then deleted.",
  ],
  button: "See your booking",
} as const;

export const heldMailWords = {
  subject: "Did you ask for a notetaker?",
  title: "Was it you who asked for a notetaker?",
  preview: "Your requests wait until you say so.",
  intro: `more notetakers were requested with your address today than we send without checking with you. The latest ones wait until you say which of them are yours.`,
  button: "See them and choose",
  ignore: "If they aren't yours, you need not do anything. Nothing will be sent.",
} as const;

/** To whoever an invite says it is from, when no mail server can tell whether it is. */
export const unprovenMailWords = {
  subject: "Did you invite the notetaker?",
  title: "Did you invite the notetaker?",
  preview: "It comes only if you say so.",
  intro: `a calendar invite from your address asks the ${bot} to come to this meeting:`,
  question:
    "Your mail provider didn't sign the invite in a way that shows it really came from you, so the notetaker stays away until you say yes. If the meeting repeats, your yes holds for its later dates too.",
  button: "Yes, join",
  later:
    "We'd have the same doubt about later invites. If the meeting moves or is called off, please change it on the same page, as your calendar's updates to it don't reach the notetaker.",
  ignore: "If it wasn't you, you need not do anything. Nothing is booked.",
} as const;
