import {
  type Block,
  greeting,
  heading,
  htmlBytes,
  letter,
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
import { type BookingProps, commonMailWords as common } from "../blocks";

const resultMailWords = {
  subject: (when: string) => `Your meeting notes: ${when}`,
  title: "Your meeting notes are ready",
  preview: "The recording, transcript and chat log from your meeting.",
  intro: "Your recording, transcript and chat log are ready.",
  afterFailure:
    "We wrote earlier that there was no recording of this meeting. It has turned up after all.",
  /** Until somebody has answered from this mailbox: anyone could have typed its address. */
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
  /** Whether its person was mailed that there is no recording. */
  readonly isAfterFailure?: boolean;
  readonly duration: string;
  readonly links: Readonly<Record<keyof typeof resultMailWords.files, string>>;
  /** What it came to; null where nothing was said, or no word of it goes into the mail. */
  readonly notes: Notes | null;
  readonly transcript:
    | { readonly kind: "text"; readonly paragraphs: readonly SpokenParagraph[] }
    /** `unproven`: nobody has answered from this mailbox yet, so no word that was spoken goes to it. */
    | { readonly kind: "none" | "later" | "unproven" };
};

export type SpokenParagraph = {
  /** "Alice [00:01:05]" */
  readonly heading: string;
  /** Seconds from the start of the recording. */
  readonly at: number | null;
  readonly text: string;
};

/**
 * Gmail shows no more than 102 KB of a mail's HTML and hides the rest behind a link; what follows the
 * transcript, "This wasn't me" among it, is not to be hidden. Bytes.
 */
const mostHtmlBytes = 102_000;
/** What the link to the rest takes at most beyond the one that is measured. */
const spareBytes = 100;

/** Everything a meeting brought, in one mail that begins with what it came to. */
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

/** Where the transcript goes on that is cut before this second. */
function restOf({ statusUrl }: ResultMailProps, second: number): readonly Block[] {
  const label = resultMailWords.transcript.readOn(clock(second));
  return [
    paragraph(resultMailWords.transcript.cut),
    { kind: "link", label, url: momentUrl(statusUrl, second) },
  ];
}

/** `transcript`: null where no word that was spoken goes into the mail. */
function letterWith(props: ResultMailProps, transcript: readonly Block[] | null): RenderedMail {
  const { name, when, deletedOn, notes } = props;
  return letter({
    subject: resultMailWords.subject(when),
    title: resultMailWords.title,
    preview: (notes && firstOf(notes)) ?? resultMailWords.preview,
    blocks: [
      greeting(name),
      ...(props.isAfterFailure ? [paragraph(resultMailWords.afterFailure)] : []),
      ...(notes === null ? [] : noteBlocks(notes, props.statusUrl)),
      paragraph(resultMailWords.intro),
      ...(transcript === null ? [paragraph(resultMailWords.unproven)] : []),
      {
        kind: "player",
        label: resultMailWords.watch,
        detail: props.duration,
        url: props.statusUrl,
      },
      { kind: "button", label: resultMailWords.statusButton, url: props.statusUrl },
      {
        kind: "facts",
        facts: [
          [resultMailWords.facts.meeting, props.meeting],
          [resultMailWords.facts.when, when],
          [resultMailWords.facts.duration, props.duration],
        ],
      },
      heading(resultMailWords.linksHeading),
      {
        kind: "files",
        files: files.map(
          (id) =>
            [resultMailWords.files[id], resultMailWords.download[id], props.links[id]] as const,
        ),
      },
      quiet(resultMailWords.otherFormats),
      quiet(resultMailWords.linksNote),
      { kind: "strong", text: resultMailWords.deletion(deletedOn) },
      ...(transcript === null ? [] : [heading(resultMailWords.transcriptHeading), ...transcript]),
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}

const files = ["video", "txt", "chat"] as const;

const noteMailWords = {
  /** What a meeting was about needs no heading of its own. */
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

/** The rest of a mail takes 5 KB, and the transcript is to have some of it. Bytes of HTML. */
const mostBytes = 50_000;

/** What a meeting came to, for the top of a mail: each line with a link to its moment. */
function noteBlocks({ language, lines }: Notes, statusUrl: string): readonly Block[] {
  if (lines.length === 0) return [];
  const blocks = noteKinds.flatMap((kind) =>
    lines
      .filter((line) => line.kind === kind)
      .map((line) => ({ kind, moment: momentOf(line, statusUrl) })),
  );
  let left = mostBytes;
  const shown = blocks.filter(({ moment }) => {
    left -= htmlBytes({ kind: "moments", language, moments: [moment] });
    return left >= 0;
  });
  return [
    heading(noteMailWords.heading),
    ...noteKinds.flatMap((kind): readonly Block[] => {
      const moments = shown.filter((one) => one.kind === kind).map(({ moment }) => moment);
      const label = noteMailWords.kinds[kind];
      if (moments.length === 0) return [];
      const list = { kind: "moments", language, moments } as const;
      return label === null ? [list] : [{ kind: "strong", text: label }, list];
    }),
    quiet(noteMailWords.note),
  ];
}

/** What mailboxes show beside the subject: a decision, if there is one. */
function firstOf({ lines }: Notes): string | null {
  const line = lines.find(({ kind }) => kind === "decision") ?? lines[0];
  return line?.text ?? null;
}

/** The page that plays this second of the recording. */
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
