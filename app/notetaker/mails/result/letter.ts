import {
  type Block,
  heading,
  htmlBytes,
  type Moment,
  paragraph,
  quiet,
  type RenderedMail,
} from "~/email/letter";
import { type Note, noteKinds, type Notes } from "../../notes/note";
import { clock } from "../../results/transcript";
import { retentionDays } from "~/config/facts";
import { amount } from "~/lib/text/amount";
import { mailTranscriptLabel } from "../../status-page/status-words";
import { type BookingProps, personMail } from "../blocks";

const resultMailWords = {
  subject: (when: string) => `Your meeting notes: ${when}`,
  title: "Your meeting notes are ready",
  preview: "The recording, transcript and chat log from your meeting.",
  intro: "Your recording, transcript and chat log are ready.",
  afterFailure:
    "We wrote earlier that there was no recording of this meeting. It has turned up after all.",
  /** For an unverified mailbox. */
  unproven: `To get notes and transcripts like this one right in your email, press “${mailTranscriptLabel}” once on your notes page, so we know this address is yours.`,
  facts: {
    meeting: "Meeting",
    when: "Recorded from",
    duration: "Duration",
  },
  statusButton: "Open your notes",
  linksHeading: "Recording and files",
  watch: "Watch the recording",
  files: { video: "Recording", txt: "Transcript", chat: "Chat log" },
  download: {
    video: "Download the video (MP4)",
    txt: "Download the text (TXT)",
    chat: "Download the chat log (TXT)",
  },
  otherFormats: "Subtitles, Markdown and JSON are on the page with your notes.",
  linksNote:
    "These links are yours alone: anyone who has them can delete the recording. To pass the notes on, press “Share these notes” on the page above and send the link you get there.",
  transcriptHeading: "Transcript",
  transcript: {
    cut: "The transcript is too long for one email.",
    readOn: (time: string) => `Read on from ${time}`,
    none: "We couldn't make a transcript of this recording.",
    silent: "No one spoke in this recording, so the transcript is empty.",
    later: "We couldn't load the transcript for this email. Use the links above to read it.",
  },
  deletion: (date: string) =>
    `We delete everything on ${date}, ${amount(retentionDays, "day")} after the meeting, here and at our recording service. Download what you want to keep before then.`,
} as const;

export type ResultMailProps = BookingProps & {
  readonly deletedOn: string;
  /** The person was mailed before that there is no recording. */
  readonly isAfterFailure?: boolean;
  readonly duration: string;
  readonly links: Readonly<Record<keyof typeof resultMailWords.files, string>>;
  readonly notes: Notes | null;
  readonly transcript:
    | { readonly kind: "text"; readonly paragraphs: readonly SpokenParagraph[] }
    /** `unproven`: the mailbox is not verified, so no spoken word goes to it. */
    | { readonly kind: "none" | "later" | "unproven" };
};

export type SpokenParagraph = {
  /** "Alice [00:01:05]" */
  readonly heading: string;
  /** Seconds from the start of the recording. */
  readonly at: number | null;
  readonly text: string;
};

/** Bytes: Gmail hides what follows after 102 KB, and "This wasn't me" stands at the end. */
const mostHtmlBytes = 100_000;
/** Bytes that the link to the rest may take beyond the measured one. */
const spareBytes = 100;

export function notetakerResultMail(props: ResultMailProps): RenderedMail {
  const { transcript } = props;
  if (transcript.kind === "unproven") return letterWith(props, null);
  if (transcript.kind !== "text") {
    return letterWith(props, [paragraph(resultMailWords.transcript[transcript.kind])]);
  }
  const { paragraphs } = transcript;
  if (paragraphs.length === 0) {
    return letterWith(props, [paragraph(resultMailWords.transcript.silent)]);
  }
  const spoken = paragraphs.map(({ heading: above, text }): Block => ({
    kind: "spoken",
    heading: above,
    text,
  }));
  const frame = letterWith(props, restOf(props, 0));
  let left = mostHtmlBytes - spareBytes - new TextEncoder().encode(frame.html).length;
  const cutAt = spoken.findIndex((block) => (left -= htmlBytes(block)) < 0);
  if (cutAt === -1) return letterWith(props, spoken);
  return letterWith(props, [
    ...spoken.slice(0, cutAt),
    ...restOf(props, paragraphs[cutAt]?.at ?? 0),
  ]);
}

function restOf({ statusUrl }: ResultMailProps, second: number): readonly Block[] {
  const label = resultMailWords.transcript.readOn(clock(second));
  return [
    paragraph(resultMailWords.transcript.cut),
    { kind: "link", label, url: momentUrl(statusUrl, second) },
  ];
}

/** `transcript`: null for an unverified mailbox, whose mail has no spoken word. */
function letterWith(props: ResultMailProps, transcript: readonly Block[] | null): RenderedMail {
  const { when, notes, statusUrl, links } = props;
  const { facts, ...words } = resultMailWords;
  const preview = (notes && firstOf(notes)) ?? words.preview;
  return personMail({ subject: words.subject(when), title: words.title, preview }, props, [
    ...(props.isAfterFailure ? [paragraph(words.afterFailure)] : []),
    ...(notes === null ? [] : noteBlocks(notes, statusUrl)),
    paragraph(words.intro),
    ...(transcript === null ? [paragraph(words.unproven)] : []),
    { kind: "player", label: words.watch, detail: props.duration, url: statusUrl },
    { kind: "button", label: words.statusButton, url: statusUrl },
    {
      kind: "facts",
      facts: [
        [facts.meeting, props.meeting],
        [facts.when, when],
        [facts.duration, props.duration],
      ],
    },
    heading(words.linksHeading),
    {
      kind: "facts",
      facts: (["video", "txt", "chat"] as const).map((id) => {
        return [words.files[id], words.download[id], links[id]] as const;
      }),
    },
    quiet(words.otherFormats),
    quiet(words.linksNote),
    { kind: "strong", text: words.deletion(props.deletedOn) },
    ...(transcript === null ? [] : [heading(words.transcriptHeading), ...transcript]),
  ]);
}

const noteMailWords = {
  kinds: {
    summary: null,
    decision: "Decisions",
    task: "Action items",
    date: "Dates",
    question: "Open questions",
  },
  heading: "Summary",
  note: "Written by AI. Under each line is what was said, with a link to its moment.",
  moment: (speaker: string, time: string) => `${speaker} at ${time}`,
  owner: (name: string) => `For ${name}`,
  due: (when: string) => `Due: ${when}`,
} as const;

/** Bytes of HTML that the notes may take of the mail. */
const mostBytes = 50_000;

function noteBlocks({ language, lines }: Notes, statusUrl: string): readonly Block[] {
  if (lines.length === 0) return [];
  let left = mostBytes;
  const groups = noteKinds.map((kind) => {
    const moments = lines
      .filter((line) => line.kind === kind)
      .map((line) => momentOf(line, statusUrl))
      .filter((moment) => {
        left -= htmlBytes({ kind: "moments", language, moments: [moment] });
        return left >= 0;
      });
    return { label: noteMailWords.kinds[kind], moments };
  });
  return [
    heading(noteMailWords.heading),
    ...groups.flatMap(({ label, moments }): readonly Block[] => {
      if (moments.length === 0) return [];
      const list = { kind: "moments", language, moments } as const;
      return label === null ? [list] : [{ kind: "strong", text: label }, list];
    }),
    quiet(noteMailWords.note),
  ];
}

/** The preview of the mail: a decision, if there is one. */
function firstOf({ lines }: Notes): string | null {
  const line = lines.find(({ kind }) => kind === "decision") ?? lines[0];
  return line?.text ?? null;
}

function momentUrl(statusUrl: string, second: number): string {
  return `${statusUrl}#t=${Math.floor(second)}`;
}

function momentOf({ text, quote, owner, due, speaker, at }: Note, statusUrl: string): Moment {
  const details = [
    owner === null ? null : noteMailWords.owner(owner),
    due === null ? null : noteMailWords.due(due),
  ];
  return {
    text,
    quote,
    details: details.filter((one) => one !== null),
    label: noteMailWords.moment(speaker, clock(at)),
    url: momentUrl(statusUrl, at),
  };
}
