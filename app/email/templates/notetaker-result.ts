import { resultMailWords as words } from "~/content/mails";
import type { RenderedMail } from "../mail";
import { factsHtml, factsText, type Fact } from "./facts";
import { escapeHtml, html, joinHtml, type Html } from "./html";
import { mailDocument } from "./layout";

export type ResultMailProps = {
  readonly name: string;
  /** Dates and times as text, in the visitor's zone. */
  readonly when: string;
  readonly deletedOn: string;
  readonly duration: string;
  readonly meeting: string;
  readonly links: Readonly<Record<keyof typeof words.links, string>>;
  readonly transcript:
    | { readonly kind: "text"; readonly paragraphs: readonly SpokenParagraph[] }
    | { readonly kind: "none" | "later" };
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
  const facts: readonly Fact[] = [
    [words.facts.requestedBy, name],
    [words.facts.meeting, props.meeting],
    [words.facts.when, when],
    [words.facts.duration, props.duration],
  ];
  const links = linkIds.map((id): Fact => [words.links[id], props.links[id]]);
  const { paragraphs, note } = transcriptOf(props.transcript);

  const body = html`<p>${words.greeting(name)}</p>
    <p>${words.intro}</p>
    ${factsHtml(facts)}
    <h2>${words.linksHeading}</h2>
    <ul>
      ${joinHtml(links.map(([label, url]) => html`<li><a href="${url}">${label}</a></li>`))}
    </ul>
    <p class="quiet">${words.linksNote}</p>
    <p><strong>${words.deletion(deletedOn)}</strong></p>
    <h2>${words.transcriptHeading}</h2>
    ${joinHtml(paragraphs.map(paragraphHtml))} ${note === null ? "" : html`<p>${note}</p>`}`;

  const text = [
    words.greeting(name),
    words.intro,
    factsText(facts),
    [words.linksHeading, ...links.map(([label, url]) => `${label}:\n${url}`)].join("\n\n"),
    words.linksNote,
    words.deletion(deletedOn),
    words.transcriptHeading.toUpperCase(),
    ...paragraphs.map((paragraph) => `${paragraph.heading}\n${paragraph.text}`),
    ...(note === null ? [] : [note]),
    words.footer,
  ].join("\n\n");

  return {
    subject: words.subject(when),
    html: mailDocument({ title: words.title, preview: words.preview, body, footer: words.footer }),
    text: `${text}\n`,
  };
}

const linkIds = ["video", "txt", "vtt", "json", "chat"] as const;

function paragraphHtml({ heading, text }: SpokenParagraph): Html {
  return html`<p><strong>${heading}</strong><br />${text}</p> `;
}

function transcriptOf(transcript: ResultMailProps["transcript"]): {
  paragraphs: readonly SpokenParagraph[];
  note: string | null;
} {
  if (transcript.kind !== "text") {
    return { paragraphs: [], note: words.transcript[transcript.kind] };
  }
  if (transcript.paragraphs.length === 0) {
    return { paragraphs: [], note: words.transcript.silent };
  }
  const paragraphs = fitting(transcript.paragraphs);
  const isCut = paragraphs.length < transcript.paragraphs.length;
  return { paragraphs, note: isCut ? words.transcript.cut : null };
}

function fitting(paragraphs: readonly SpokenParagraph[]): SpokenParagraph[] {
  const kept: SpokenParagraph[] = [];
  let bytes = 0;
  for (const paragraph of paragraphs) {
    bytes += new TextEncoder().encode(escapeHtml(paragraph.heading + paragraph.text)).length + 64;
    if (bytes > mostTranscriptBytes) break;
    kept.push(paragraph);
  }
  return kept;
}
