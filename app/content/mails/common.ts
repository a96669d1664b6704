import { names } from "../../config/names.ts";

const bot = names.notetakerName;
const service = names.meetingService.name;

/** What all mails to a person who asked for the notetaker have in common. */
export const commonMailWords = {
  greeting: (name: string) => (name === "" ? "Hello," : `Hello ${name},`),
  footer: `You get this mail because your address was entered to have the ${bot} join this meeting.`,
  alsoComing: (people: string) =>
    `Another notetaker is coming to this meeting as well, sent by ${people}. Each shows in the lobby whose it is; if you don't know that address, don't admit it.`,
  /** Under every mail to somebody who may not have asked for it. */
  notMe: "This wasn't me",
  facts: { when: "When", meeting: "Meeting", name: "It is called" },
  statusButton: "See, move or cancel it",
  statusNote:
    "This link is yours alone: whoever has it can change your booking. Do not forward it.",
} as const;

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
