import { retentionDays } from "../../config/facts.ts";
import {
  type Block,
  button,
  facts,
  heading,
  link,
  type Moment,
  moments,
  paragraph,
  player,
  quiet,
  type RenderedMail,
  spoken,
  strong,
} from "../../email/letter.ts";
import { amount } from "../../lib/text/amount.ts";
import { type Note, noteKinds, type Notes } from "../notes/note.ts";
import type { Notetaker } from "../notetaker.ts";
import { clock, durationText, heading as turnHeading, type Turn } from "../results/transcript.ts";
import { mailTranscriptLabel } from "../status-page/status-words.ts";
import { deletionAt } from "../status-page/view.ts";
import { meetingOf, personMail, timeText } from "./notetaker-mail.ts";

const words = {
  subject: (when: string) => `Your meeting notes: ${when}`,
  title: "Your meeting notes are ready",
  preview: "The recording, transcript and chat log from your meeting.",
  intro: "Your recording, transcript and chat log are ready.",
  afterFailure:
    "We wrote earlier that there was no recording of this meeting. It has turned up after all.",
  unproven: `To get notes and transcripts like this one right in your email, press “${mailTranscriptLabel}” once on your notes page, so we know this address is yours.`,
  facts: { meeting: "Meeting", when: "Recorded from", duration: "Duration" },
  statusButton: "Open your notes",
  linksHeading: "Recording and files",
  watch: "Watch the recording",
  files: {
    video: ["Recording", "Download the video (MP4)"],
    txt: ["Transcript", "Download the text (TXT)"],
    chat: ["Chat log", "Download the chat log (TXT)"],
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
  notes: {
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
  },
} as const;

export type ResultMailProps = {
  readonly notetaker: Notetaker;
  readonly links: Readonly<Record<"status" | "notMe" | keyof typeof words.files, string>>;
  readonly notes: Notes | null;
  readonly transcript:
    | { readonly kind: "text"; readonly turns: readonly Turn[] }
    /** `unproven`: the mailbox is not verified, so no spoken word goes to it. */
    | { readonly kind: "none" | "later" | "unproven" };
};

/** Bytes: Gmail hides what follows after 102 KB, and "This wasn't me" stands at the end. */
const maxHtmlBytes = 100_000;
const maxNotesBytes = 50_000;
/** Room for a later time in `restFrom`, whose bytes are counted with second 0. */
const spareBytes = 100;

export function resultMail(props: ResultMailProps): RenderedMail {
  const { transcript } = props;
  if (transcript.kind === "unproven") return letterWith(props, []);
  const mailWith = (blocks: readonly Block[]) =>
    letterWith(props, [heading(words.transcriptHeading), ...blocks]);
  if (transcript.kind !== "text") return mailWith([paragraph(words.transcript[transcript.kind])]);
  const { turns } = transcript;
  if (turns.length === 0) return mailWith([paragraph(words.transcript.silent)]);

  const blocks = turns.map(({ speaker, start, text }) => spoken(turnHeading(speaker, start), text));
  const roomBytes = maxHtmlBytes - spareBytes - bytesOf(mailWith(restFrom(props, 0)).html);
  const shown = fitting(blocks, roomBytes);
  if (shown.length === blocks.length) return mailWith(blocks);
  return mailWith([...shown, ...restFrom(props, turns[shown.length]?.start ?? 0)]);
}

/** Returns the first blocks, as many as fit into `bytes` of HTML. */
function fitting(blocks: readonly Block[], bytes: number): readonly Block[] {
  const fittingBlocks: Block[] = [];
  let usedBytes = 0;
  for (const block of blocks) {
    usedBytes += bytesOf(block.html.source);
    if (usedBytes > bytes) break;
    fittingBlocks.push(block);
  }
  return fittingBlocks;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

function restFrom({ links }: ResultMailProps, second: number): readonly Block[] {
  const label = words.transcript.readOn(clock(second));
  return [paragraph(words.transcript.cut), link(label, momentUrl(links.status, second))];
}

function letterWith(props: ResultMailProps, transcript: readonly Block[]): RenderedMail {
  const { notetaker, notes, links } = props;
  const { startsAt, startedAt, endedAt, reason } = notetaker;
  const when = timeText(notetaker, startedAt ?? startsAt);
  const duration = durationText(startedAt, endedAt);
  const lines = notes?.lines ?? [];
  const firstDecision = lines.find(({ kind }) => kind === "decision") ?? lines[0];
  const preview = firstDecision?.text ?? words.preview;
  return personMail({ subject: words.subject(when), title: words.title, preview }, props, [
    // `reason` stays set when a failed meeting's recording turns up.
    reason !== null && paragraph(words.afterFailure),
    notes !== null && noteBlocks(notes, links.status),
    paragraph(words.intro),
    props.transcript.kind === "unproven" && paragraph(words.unproven),
    player(words.watch, duration, links.status),
    button(words.statusButton, links.status),
    facts(
      [words.facts.meeting, meetingOf(notetaker)],
      [words.facts.when, when],
      [words.facts.duration, duration],
    ),
    heading(words.linksHeading),
    facts(
      [...words.files.video, links.video],
      [...words.files.txt, links.txt],
      [...words.files.chat, links.chat],
    ),
    quiet(words.otherFormats),
    quiet(words.linksNote),
    strong(words.deletion(timeText(notetaker, deletionAt(notetaker)))),
    transcript,
  ]);
}

function noteBlocks({ language, lines }: Notes, statusUrl: string): readonly Block[] {
  if (lines.length === 0) return [];
  const listOf = (some: readonly Note[]) => {
    const listed = some.map((line) => momentOf(line, statusUrl));
    return moments(language, listed);
  };
  const sorted = noteKinds.flatMap((kind) => lines.filter((line) => line.kind === kind));
  // One list has fewer bytes than a list for each line.
  const lists = sorted.map((line) => listOf([line]));
  const shown = sorted.slice(0, fitting(lists, maxNotesBytes).length);
  const groups = noteKinds.flatMap((kind): readonly Block[] => {
    const some = shown.filter((line) => line.kind === kind);
    const label = words.notes.kinds[kind];
    if (some.length === 0) return [];
    return label === null ? [listOf(some)] : [strong(label), listOf(some)];
  });
  return [heading(words.notes.heading), ...groups, quiet(words.notes.note)];
}

function momentUrl(statusUrl: string, second: number): string {
  return `${statusUrl}#t=${Math.floor(second)}`;
}

function momentOf({ text, quote, owner, due, speaker, at }: Note, statusUrl: string): Moment {
  return {
    text,
    quote,
    details: [
      owner === null ? null : words.notes.owner(owner),
      due === null ? null : words.notes.due(due),
    ].filter((detail) => detail !== null),
    label: words.notes.moment(speaker, clock(at)),
    url: momentUrl(statusUrl, at),
  };
}
