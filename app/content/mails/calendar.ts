import { names } from "../../config/names.ts";
import { retentionDays } from "../../notetaker/status.ts";
import { admitWords } from "./common.ts";

const bot = names.notetakerName;

/** The words of the calendar file. Calendars are shared: no personal link belongs here. */
export const calendarWords = {
  fileName: "notetaker.ics",
  summary: `${bot} joins your meeting`,
  description: (meetingUrl: string) =>
    `The ${bot} knocks at ${meetingUrl} at this time.\n\n${admitWords.sentence}\n\n` +
    `To move it or call it off, use the link in the mail that brought this entry. ` +
    `Everything it records is deleted ${retentionDays} days after the meeting.`,
} as const;
