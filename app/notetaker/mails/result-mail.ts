import { retentionDays } from "../../config/facts.ts";
import {
  type Block,
  button,
  facts,
  heading,
  link,
  type Moment,
  moments,
  player,
  quiet,
  type RenderedMail,
  spoken,
  strong,
} from "../../email/letter.ts";
import { amount } from "../../lib/text/amount.ts";
import { type Note, noteKinds, type Notes } from "../notes/note.ts";
import type { Notetaker } from "../notetaker.ts";
import { hhmmss, durationText, type Turn, turnHeading } from "../results/transcript.ts";
import { mailTranscriptLabel } from "../status-page/status-words.ts";
import { deletionAt } from "../status-page/view.ts";
import { meetingOf, personMail, timeText } from "./notetaker-mail.ts";

export type ResultMailProps = {
  readonly notetaker: Notetaker;
  readonly links: Readonly<Record<"status" | "notMe" | "video" | "txt" | "chat", string>>;
  readonly transcript:
    | { readonly kind: "text"; readonly turns: readonly Turn[]; readonly notes: Notes | null }
    /** `unverified`: no spoken word goes to a mailbox that is not verified. */
    | { readonly kind: "none" | "later" | "unverified" };
};

/** Bytes: Gmail hides what follows after 102 KB, and "This wasn't me" stands at the end. */
const maxHtmlBytes = 100_000;
const maxNotesBytes = 50_000;
/** Bytes left free: the link “Read on from …” is measured with the time 0 and has more digits when sent. */
const spareBytes = 100;

export function resultMail(props: ResultMailProps): RenderedMail {
  const { transcript } = props;
  if (transcript.kind === "unverified") return letterWith(props, []);
  const withTranscript = (blocks: readonly (Block | string)[]) =>
    letterWith(props, [heading("Transcript"), ...blocks]);
  if (transcript.kind !== "text") return withTranscript([whyNoTranscript[transcript.kind]]);
  const { turns } = transcript;
  if (turns.length === 0) {
    return withTranscript(["No one spoke in this recording, so the transcript is empty."]);
  }

  const blocks = turns.map(({ speaker, start, text }) => spoken(turnHeading(speaker, start), text));
  const usedBytes = spareBytes + bytesOf(withTranscript(readOnBlocks(props, 0)).html);
  const shown = fitting(blocks, maxHtmlBytes - usedBytes);
  if (shown.length === blocks.length) return withTranscript(blocks);
  return withTranscript([...shown, ...readOnBlocks(props, turns[shown.length]?.start ?? 0)]);
}

const whyNoTranscript = {
  none: "We couldn't make a transcript of this recording.",
  later: "We couldn't load the transcript for this email. Use the links above to read it.",
} as const;

/** Returns the first blocks, as many as fit into `maxBytes` of HTML. */
function fitting(blocks: readonly Block[], maxBytes: number): readonly Block[] {
  const fittingBlocks: Block[] = [];
  let usedBytes = 0;
  for (const block of blocks) {
    usedBytes += bytesOf(block.html.source);
    if (usedBytes > maxBytes) break;
    fittingBlocks.push(block);
  }
  return fittingBlocks;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

function readOnBlocks({ links }: ResultMailProps, second: number): readonly (Block | string)[] {
  return [
    "The transcript is too long for one email.",
    link(`Read on from ${hhmmss(second)}`, momentUrl(links.status, second)),
  ];
}

function letterWith(props: ResultMailProps, ending: readonly (Block | string)[]): RenderedMail {
  const { notetaker, links } = props;
  const { startsAt, startedAt, endedAt, reason } = notetaker;
  const when = timeText(notetaker, startedAt ?? startsAt);
  const duration = durationText(startedAt, endedAt);
  const notes = props.transcript.kind === "text" ? props.transcript.notes : null;
  const lines = notes?.lines ?? [];
  const previewLine = lines.find(({ kind }) => kind === "decision") ?? lines[0];
  const deletedOn = timeText(notetaker, deletionAt(notetaker));
  return personMail(props, {
    subject: `Your meeting notes: ${when}`,
    title: "Your meeting notes are ready",
    preview: previewLine?.text ?? "The recording, transcript and chat log from your meeting.",
    blocks: [
      // `reason` stays set when a failed meeting's recording turns up.
      reason !== null &&
        "We wrote earlier that there was no recording of this meeting. It has turned up after all.",
      notes !== null && noteBlocks(notes, links.status),
      "Your recording, transcript and chat log are ready.",
      props.transcript.kind === "unverified" &&
        `To get notes and transcripts like this one right in your email, press “${mailTranscriptLabel}” once on your notes page, so we know this address is yours.`,
      player("Watch the recording", duration, links.status),
      button("Open your notes", links.status),
      facts(["Meeting", meetingOf(notetaker)], ["Recorded from", when], ["Duration", duration]),
      heading("Recording and files"),
      facts(
        ["Recording", "Download the video (MP4)", links.video],
        ["Transcript", "Download the text (TXT)", links.txt],
        ["Chat log", "Download the chat log (TXT)", links.chat],
      ),
      quiet("Subtitles, Markdown and JSON are on the page with your notes."),
      quiet(
        "These links are yours alone: anyone who has them can delete the recording. To pass the notes on, press “Share these notes” on the page above and send the link you get there.",
      ),
      strong(
        `We delete everything on ${deletedOn}, ${amount(retentionDays, "day")} after the meeting, here and at our recording service. Download what you want to keep before then.`,
      ),
      ending,
    ],
  });
}

const noteLabels = {
  summary: null,
  decision: "Decisions",
  task: "Action items",
  date: "Dates",
  question: "Open questions",
} as const;

function noteBlocks({ language, lines }: Notes, statusUrl: string): readonly Block[] {
  if (lines.length === 0) return [];
  const toMoment = (line: Note) => momentOf(line, statusUrl);
  const listOf = (some: readonly Note[]) => moments(language, some.map(toMoment));
  const sorted = noteKinds.flatMap((kind) => lines.filter((line) => line.kind === kind));
  // Measured as one list per line, which has a little more HTML than the mail will have.
  const listPerLine = sorted.map((line) => listOf([line]));
  const shown = sorted.slice(0, fitting(listPerLine, maxNotesBytes).length);
  const groups = noteKinds.flatMap((kind): readonly Block[] => {
    const ofKind = shown.filter((line) => line.kind === kind);
    const label = noteLabels[kind];
    if (ofKind.length === 0) return [];
    return label === null ? [listOf(ofKind)] : [strong(label), listOf(ofKind)];
  });
  return [
    heading("Summary"),
    ...groups,
    quiet("Written by AI. Under each line is what was said, with a link to its moment."),
  ];
}

function momentUrl(statusUrl: string, second: number): string {
  return `${statusUrl}#t=${Math.floor(second)}`;
}

function momentOf({ text, quote, owner, due, speaker, at }: Note, statusUrl: string): Moment {
  const details: string[] = [];
  if (owner !== null) details.push(`For ${owner}`);
  if (due !== null) details.push(`Due: ${due}`);
  const label = `${speaker} at ${hhmmss(at)}`;
  return { text, quote, details, label, url: momentUrl(statusUrl, at) };
}
