import { names } from "../../config/names.ts";

/** Field errors of the notetaker form. The specification's come first, word for word. */
export const notetakerFormWords = {
  name: "Please enter your name",
  email: "Please enter a valid email address",
  date: "Please select a date",
  time: "Please select a time",
  timezone: "Please select a timezone",

  nameTooLong: "Please shorten your name to 100 characters",
  dateBeforeToday: "That day has passed. Please select today or a later date",
  dateTooFar: "Please select a date within the next year",
  timeIsOver:
    'That time has passed. Please select a later time, or uncheck "Schedule for later" to send the notetaker now',
  timeSkipped: (time: string, before: string, after: string) =>
    `${time} doesn't exist that day because the clocks go forward. Please select ${before} or ${after}`,

  terms: "Please agree to the Terms of Use",
  notAnObject: "The body must be a JSON object",
  isScheduled: "isScheduled must be true or false",
  timesDisagree: "The date, the time and the timezone don't match",
} as const;

const service = names.meetingService.name;
const example = `${names.meetingService.host}/abc-defg-hij`;

/** Errors of the meeting link field. The first one is the specification's, word for word. */
export const meetingLinkWords = {
  required: "Meeting link is required",
  tooLong: `That's too much text. Paste only the meeting link, like ${example}.`,
  notALink: `Enter a ${service} link, like ${example}.`,
  notOurService: `That's not a ${service} link. The link must start with ${names.meetingService.host}/, like ${example}.`,
  notAWebLink: `Only web links work here. Paste a ${service} link, like ${example}.`,
  disguised: `That link only looks like a ${service} link. Copy it again from ${service} or from the calendar event.`,
  port: `A ${service} link has no port number. Remove it, as in ${example}.`,
  email: `That's an email address. Enter the meeting link, like ${example}.`,
  incompleteCode: `The code in that link is incomplete. It has three groups of letters, like ${example}.`,
  nickname:
    "That's a nickname link. Open it, start the meeting, then copy the link with the three-part code.",
  notStarted:
    "That link doesn't lead to a meeting yet. Start the meeting first, then paste its link.",
  directCall:
    "That's a direct call, which no one can join by link. Start a meeting and paste its link.",
  livestream:
    "That's a view-only livestream, which a notetaker can't join. Paste the link to the meeting itself.",
  retired: `Google has shut that service down. Start a meeting in ${service} and paste its link.`,
  dialIn: `That's a phone dial-in page. Paste the video link for the same meeting, like ${example}.`,
  several: (codes: readonly string[]) =>
    `There's more than one meeting in that text: ${codes.join(" and ")}. Paste only the one you want.`,
  otherService: (name: string) => `Only ${service} is supported, and this is a ${name} link.`,
  zoomNumber: `Only ${service} is supported, and this looks like a Zoom meeting number.`,
} as const;
