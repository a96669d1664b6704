import { names } from "../../config/names.ts";

const bot = names.notetakerName;

/** To somebody whose invite takes more work to read than one may. */
export const inviteComplicatedMailWords = {
  subject: "The notetaker could not read your invite",
  title: "The notetaker could not read your invite",
  preview: "There is more in it than the notetaker can work through.",
  intro: `your invite to the ${bot} arrived, but there is more in it than it can work through: too many dates, exceptions or time zones. Nothing was booked or changed because of it.`,
  heading: "What you can do",
  steps: [
    `Make a new event for the next meeting alone, without repeating it, and add ${names.joinAddress} as a guest.`,
    "Or paste the link of the meeting into the form, now or for later.",
  ],
  formButton: "Send a notetaker",
  footer: `You get this mail because ${names.joinAddress} was invited to a meeting from your calendar.`,
} as const;
