import { names } from "../../config/names.ts";

const bot = names.notetakerName;
const service = names.meetingService.name;

/** To somebody who invited the notetaker to a meeting that it cannot join. */
export const inviteUnsupportedMailWords = {
  subject: `The notetaker can only join ${service}`,
  title: `The notetaker can only join ${service}`,
  preview: "Your invite arrived, but there is no meeting in it that the notetaker can join.",
  intro: `your invite to the ${bot} arrived, but it will not come to this meeting.`,
  reason: "This is what was wrong:",
  todo: `Add a ${service} call to the event and send the update to all guests. The ${bot} then comes by itself.`,
  footer: `You get this mail because ${names.joinAddress} was invited to a meeting from your calendar.`,
} as const;
