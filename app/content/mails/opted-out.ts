import { names } from "../../config/names.ts";

const bot = names.notetakerName;

export const optedOutMailWords = {
  subject: (when: string) => `Stopped by a participant: your meeting of ${when}`,
  title: "A participant asked not to be recorded",
  preview: "The notetaker has left, and what it recorded is being deleted.",
  happened: `somebody in the meeting used the link in its chat to send the ${bot} away. It leaves the meeting at once, and everything it recorded until then is being deleted. Nobody will get to see it.`,
  who: "We do not know who it was: the link asks nobody for a name.",
  todoHeading: "What you can do",
  todo: "Ask everybody beforehand whether recording is all right with them. Then you can send the notetaker to the next meeting.",
  againButton: "Send a notetaker",
} as const;
