import { names } from "../../config/names.ts";

/** What the notetaker form says about a field. The specification's sentences stand first, word for word. */
export const notetakerFormWords = {
  name: "Please enter your name",
  email: "Please enter a valid email address",
  date: "Please select a date",
  time: "Please select a time",
  timezone: "Please select a timezone",

  nameTooLong: "Please shorten your name to 100 characters",
  dateBeforeToday: "That day is over. Please select today or a later date",
  dateTooFar: "Please select a date within the next year",
  timeIsOver:
    'That time is over. Please select a later time, or untick "Schedule for later" to send the notetaker now',
  timeSkipped: (time: string, before: string, after: string) =>
    `${time} does not exist on that day, because the clocks go forward. Please select ${before} or ${after}`,

  terms: "Please agree to the Terms of Use",
  notAnObject: "The body must be a JSON object",
  isScheduled: "isScheduled must be true or false",
  timesDisagree: "The date, the time and the timezone do not name the same moment",
} as const;

const service = names.meetingService.name;
const example = `${names.meetingService.host}/abc-defg-hij`;

/** What the meeting link field says. The first sentence is the specification's, word for word. */
export const meetingLinkWords = {
  required: "Meeting link is required",
  tooLong: `That is too much text. Paste the meeting's link alone, like ${example}.`,
  notALink: `Enter a ${service} link, like ${example}.`,
  notOurService: `That is not a ${service} link. The link must start with ${names.meetingService.host}/, like ${example}.`,
  notAWebLink: `Only web links work here. Paste a ${service} link, like ${example}.`,
  disguised: `That link only looks like a ${service} link. Copy it again from ${service} or from the calendar event.`,
  port: `A ${service} link has no port number. Remove it, like ${example}.`,
  email: `That is an email address. Enter the meeting's link, like ${example}.`,
  incompleteCode: `The code in that link is not complete. It has three groups of letters, like ${example}.`,
  nickname:
    "That is a nickname link. Open it, start the meeting, then copy the link with the three-part code.",
  notStarted:
    "That link does not lead to a meeting yet. Start the meeting first, then paste its link.",
  directCall:
    "That is a direct call, which nobody can join by link. Start a meeting and paste its link.",
  livestream:
    "That is a view-only livestream. Paste the link of the meeting itself; a notetaker cannot join a stream.",
  retired: `That service has been closed by Google. Start a meeting in ${service} and paste its link.`,
  dialIn: `That is a phone dial-in page. Paste the video link of the same meeting, like ${example}.`,
  several: (codes: readonly string[]) =>
    `There is more than one meeting in that text: ${codes.join(" and ")}. Which one? Paste only that link.`,
  otherService: (name: string) => `Only ${service} is supported; this is a ${name} link.`,
  zoomNumber: `Only ${service} is supported; this looks like a Zoom meeting number.`,
} as const;
