import { commonMailWords as common } from "../../content/mails/common.ts";
import { resultMailWords as words } from "../../content/mails/result.ts";
import type { RenderedMail } from "../mail.ts";
import { greeting, heading, paragraph, quiet, type BookingProps } from "./blocks.ts";
import { escapeHtml } from "./html.ts";
import { letter, type Block, type Link } from "./letter.ts";

export type ResultMailProps = BookingProps & {
  readonly deletedOn: string;
  readonly duration: string;
  /** Whose notes they are, if they were shared: a first name and a masked address. */
  readonly sharedBy: string | null;
  readonly links: Readonly<Record<keyof typeof words.links, string>>;
  readonly transcript:
    | { readonly kind: "text"; readonly paragraphs: readonly SpokenParagraph[] }
    /** `unproven`: nobody has answered from this mailbox yet, so no word that was spoken goes to it. */
    | { readonly kind: "none" | "later" | "unproven" };
};

export type SpokenParagraph = {
  /** "Alice [00:01:05]" */
  readonly heading: string;
  readonly text: string;
};

/** A mail may have 5 MiB; most mailboxes show no more than a part of that. Bytes of escaped HTML. */
const mostTranscriptBytes = 400_000;

/** Everything a meeting brought, in one mail. */
export function notetakerResultMail(props: ResultMailProps): RenderedMail {
  const { name, when, deletedOn } = props;
  return letter({
    subject: words.subject(when),
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(name),
      paragraph(words.intro),
      { kind: "button", label: words.statusButton, url: props.statusUrl },
      {
        kind: "facts",
        facts: [
          ...(props.sharedBy === null ? [] : [[words.facts.sharedBy, props.sharedBy] as const]),
          [words.facts.meeting, props.meeting],
          [words.facts.when, when],
          [words.facts.duration, props.duration],
        ],
      },
      heading(words.linksHeading),
      { kind: "links", links: linkIds.map((id): Link => [words.links[id], props.links[id]]) },
      quiet(words.linksNote),
      { kind: "strong", text: words.deletion(deletedOn) },
      heading(words.transcriptHeading),
      ...transcriptBlocks(props.transcript),
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}

const linkIds = ["video", "txt", "srt", "vtt", "md", "json", "chat"] as const;

function transcriptBlocks(transcript: ResultMailProps["transcript"]): readonly Block[] {
  if (transcript.kind !== "text") return [paragraph(words.transcript[transcript.kind])];
  if (transcript.paragraphs.length === 0) return [paragraph(words.transcript.silent)];

  const spoken = fitting(transcript.paragraphs);
  const isCut = spoken.length < transcript.paragraphs.length;
  const blocks = spoken.map((one): Block => ({ kind: "spoken", ...one }));
  return isCut ? [...blocks, paragraph(words.transcript.cut)] : blocks;
}

function fitting(paragraphs: readonly SpokenParagraph[]): SpokenParagraph[] {
  const kept: SpokenParagraph[] = [];
  let bytes = 0;
  for (const spoken of paragraphs) {
    bytes += new TextEncoder().encode(escapeHtml(spoken.heading + spoken.text)).length + 64;
    if (bytes > mostTranscriptBytes) break;
    kept.push(spoken);
  }
  return kept;
}
