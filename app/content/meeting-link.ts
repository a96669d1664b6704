import { names } from "../config/names.ts";

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
