import { names } from "../../config/names.ts";

const bot = names.notetakerName;

export const optedOutMailWords = {
  subject: (when: string) => `Stopped by a participant: your meeting of ${when}`,
  title: "A participant asked not to be recorded",
  preview: {
    removed: "The notetaker has left, and what it recorded is being deleted.",
    past: "What the notetaker recorded is being deleted.",
    not_coming: "Your notetaker does not come to this meeting.",
  },
  happened: {
    removed: `somebody in the meeting used the link in its chat to send the ${bot} away. It leaves the meeting at once, and everything it recorded until then is being deleted. Nobody will get to see it.`,
    past: `somebody who was in this meeting used the link in its chat to have everything deleted that the ${bot} recorded. Nobody will get to see it any more.`,
    not_coming: `somebody in this meeting asked not to be recorded, by the link that another notetaker had left in its chat. So no notetaker goes there for 24 hours, and the ${bot} you booked does not come either.`,
  },
  who: "We do not know who it was: the link asks nobody for a name.",
  todoHeading: "What you can do",
  todo: "Ask everybody beforehand whether recording is all right with them. Then you can send the notetaker to the next meeting.",
  againButton: "Send a notetaker",
} as const;
