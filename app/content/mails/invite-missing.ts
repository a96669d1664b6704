import { names } from "../../config/names.ts";

const bot = names.notetakerName;
const service = names.meetingService.name;

/** To somebody who wrote to the join address instead of inviting it. */
export const inviteMissingMailWords = {
  subject: "Add the notetaker to a calendar invite instead",
  title: "Add the notetaker to a calendar invite instead",
  preview: "There was no calendar invite in your mail.",
  intro: `your mail to the ${bot} arrived, but there is no calendar invite in it, so it does not know when to come.`,
  heading: "How to invite it",
  steps: [
    "Open the event in your calendar.",
    `Add ${names.joinAddress} as a guest.`,
    `Make sure that the event has a ${service} link, and send the invite.`,
  ],
  form: "Is the meeting running now? Paste its link into the form:",
  formButton: "Send a notetaker",
  footer: `You get this mail because you wrote to ${names.joinAddress}. Nobody reads that mailbox; questions go to the address below.`,
} as const;
