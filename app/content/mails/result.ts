import { names } from "../../config/names.ts";
import { retentionDays } from "../../notetaker/status.ts";

const bot = names.notetakerName;

/** Of the button on the status page that has the transcript mailed. */
export const mailTranscriptLabel = "Mail me the transcript";

export const resultMailWords = {
  subject: (when: string) => `Your meeting notes: ${when}`,
  title: "Your meeting notes are ready",
  preview: "Recording, transcript and chat log of your meeting.",
  intro: `the ${bot} was in your meeting. Here is everything it brought back.`,
  facts: {
    sharedBy: "Shared by",
    meeting: "Meeting",
    when: "Recorded from",
    duration: "Duration",
  },
  statusButton: "Watch, read and search it",
  linksHeading: "Recording and files",
  links: {
    video: "Watch or download the video",
    txt: "Transcript as text (TXT)",
    vtt: "Transcript as subtitles (WebVTT)",
    srt: "Transcript as subtitles (SRT)",
    md: "Transcript as notes (Markdown)",
    json: "Transcript as data (JSON)",
    chat: "Chat log (TXT)",
  },
  linksNote:
    "These links are yours alone: whoever has them can open and delete the recording. Forward them only to people who may do both.",
  transcriptHeading: "Transcript",
  transcript: {
    unproven: `You can read it on the page above, and it is in the files. It isn't in this mail because anybody could have typed your address, and we don't carry other people's words to somebody who has never answered us. Press “${mailTranscriptLabel}” on that page, and it comes by mail, now and after every meeting.`,
    cut: "The transcript is longer than a mail may be; the rest is behind the links above.",
    none: "No transcript could be made of this recording. The video is complete.",
    silent: "Nobody spoke in this recording, so the transcript is empty.",
    later:
      "The transcript could not be fetched for this mail just now. The links above will show it.",
  },
  deletion: (date: string) =>
    `Everything is deleted on ${date}, ${retentionDays} days after the meeting: here and at our recording service. Download before then what you want to keep.`,
} as const;
