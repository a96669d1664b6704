import { names } from "../../config/names.ts";

const bot = names.notetakerName;

export const waitingMailWords = {
  subject: "Urgent: please let your notetaker in now",
  title: "Your notetaker is waiting to be let in",
  preview: "It is at the door of your meeting and waits ten minutes at most.",
  intro: (botName: string) =>
    `the ${bot} is at the door of your meeting right now. Nobody has admitted it yet. In the lobby it is called “${botName}”.`,
  stepsHeading: "Have the host do this now",
  patience: `It waits ten minutes at most, then it goes away and nothing is recorded. Only a host sees the request to join: if no host is in the meeting yet, ask one to come.`,
  statusButton: "See what it is doing",
} as const;
