import type { ResourceId } from "~/config/resources";
import { escapeHtml } from "~/email/html";
import {
  type Block,
  greeting,
  heading,
  letter,
  type Link,
  paragraph,
  quiet,
  type RenderedMail,
} from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import { href } from "~/lib/render/href";
import type { World } from "~/world.server";
import { type Job } from "../job";
import { transcriptOf } from "../results/results.server";
import { durationText, toTurns, heading as turnHeading } from "../results/transcript";
import { retentionDays } from "../status";
import { mailTranscriptLabel } from "../status-page/phase-words";
import { deletionAt } from "../status-page/view";
import { markDelivered } from "../store/jobs.server";
import { mintToken } from "../store/tokens.server";
import { type BookingProps, commonMailWords as common } from "./blocks";
import {
  bookingOf,
  dropped,
  findActive,
  hasAnswered,
  ownerFor,
  timeText,
} from "./addressee.server";

const resultMailWords = {
  subject: (when: string) => `Your meeting notes: ${when}`,
  title: "Your meeting notes are ready",
  preview: "The recording, transcript and chat log from your meeting.",
  intro: "Your recording, transcript and chat log are ready.",
  facts: {
    sharedBy: "Shared by",
    meeting: "Meeting",
    when: "Recorded from",
    duration: "Duration",
  },
  statusButton: "Open your notes",
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
    "These links are personal: anyone who has them can open and delete the recording. Only forward them to people who may do both.",
  sharedNote:
    "These links are personal: anyone who has them can open the recording. Please don't forward them.",
  transcriptHeading: "Transcript",
  transcript: {
    unproven: `You can read it on the page above and in the files. It isn't in this email because anyone could have typed your address, and we don't send what people said to an address that hasn't been confirmed. Press “${mailTranscriptLabel}” on that page to get it by email now and after every meeting.`,
    cut: "The transcript is too long for one email. Use the links above to read the rest.",
    none: "We couldn't make a transcript of this recording.",
    silent: "No one spoke in this recording, so the transcript is empty.",
    later: "We couldn't load the transcript for this email. Use the links above to read it.",
  },
  deletion: (date: string) =>
    `We delete everything on ${date}, ${retentionDays} days after the meeting, here and at our recording service. Download what you want to keep before then.`,
} as const;

export type ResultMailProps = BookingProps & {
  readonly deletedOn: string;
  readonly duration: string;
  /** Whose notes they are, if they were shared: a first name and a masked address. */
  readonly sharedBy: string | null;
  readonly links: Readonly<Record<keyof typeof resultMailWords.links, string>>;
  readonly transcript:
    | { readonly kind: "text"; readonly paragraphs: readonly SpokenParagraph[] }
    /** `unproven`: nobody has answered from this mailbox yet, so no word that was spoken goes to it. */
    | { readonly kind: "none" | "later" | "unproven" };
};

type SpokenParagraph = {
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
    subject: resultMailWords.subject(when),
    title: resultMailWords.title,
    preview: resultMailWords.preview,
    blocks: [
      greeting(name),
      paragraph(resultMailWords.intro),
      { kind: "button", label: resultMailWords.statusButton, url: props.statusUrl },
      {
        kind: "facts",
        facts: [
          ...(props.sharedBy === null
            ? []
            : [[resultMailWords.facts.sharedBy, props.sharedBy] as const]),
          [resultMailWords.facts.meeting, props.meeting],
          [resultMailWords.facts.when, when],
          [resultMailWords.facts.duration, props.duration],
        ],
      },
      heading(resultMailWords.linksHeading),
      {
        kind: "links",
        links: linkIds.map((id): Link => [resultMailWords.links[id], props.links[id]]),
      },
      quiet(props.owns ? resultMailWords.linksNote : resultMailWords.sharedNote),
      { kind: "strong", text: resultMailWords.deletion(deletedOn) },
      heading(resultMailWords.transcriptHeading),
      ...transcriptBlocks(props.transcript),
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}

const linkIds = ["video", "txt", "srt", "vtt", "md", "json", "chat"] as const;

function transcriptBlocks(transcript: ResultMailProps["transcript"]): readonly Block[] {
  if (transcript.kind !== "text") return [paragraph(resultMailWords.transcript[transcript.kind])];
  if (transcript.paragraphs.length === 0) return [paragraph(resultMailWords.transcript.silent)];

  const spoken = fitting(transcript.paragraphs);
  const isCut = spoken.length < transcript.paragraphs.length;
  const blocks = spoken.map((one): Block => ({ kind: "spoken", ...one }));
  return isCut ? [...blocks, paragraph(resultMailWords.transcript.cut)] : blocks;
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

/** From this try on, a result goes out without its transcript in the mail: the links will have it. */
const patientAttempts = 4;

/**
 * Everything the meeting brought, once to each person who asked. What was said goes into the mail only
 * where the mailbox has answered before: anybody can type an address and speak in a meeting of their own.
 */
export async function sendResult(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const { env, db, clock } = world;
  const addressee = await findActive(world, message);
  if (!addressee) return dropped;
  const { request, job, to } = addressee;
  const isThere = job.status === "ready" || job.status === "delivered";
  // One that has a variant is sent again on purpose (`npm run ops -- resend`).
  const isRepeat = request.deliveredAt !== null && message.variant === null;
  if (!isThere || isRepeat) return dropped;

  const isAnswering = await hasAnswered(world, addressee);
  const transcript = isAnswering ? await transcriptFor(world, job, message.attempt) : unproven;
  if (transcript === null) return { outcome: "retry", code: "transcript_unavailable" };

  const token = await mintToken(db, request.id, clock());
  const mail = notetakerResultMail({
    ...bookingOf(addressee),
    when: timeText(request, job.startedAt ?? job.startsAt),
    deletedOn: timeText(request, deletionAt(job)),
    duration: durationText(job.startedAt, job.endedAt),
    sharedBy: ownerFor(addressee),
    ...linksWith(env.siteUrl, token),
    transcript,
  });
  const sent = await sendMail(env, { ...mail, to }, message.id);
  if (sent.outcome === "sent") await markDelivered(db, request, clock());
  return sent;
}

const unproven = { kind: "unproven" } as const;

/** null while it is worth trying again: a mail with the transcript in it is the better mail. */
async function transcriptFor(
  { provider }: World,
  job: Job,
  attempt: number,
): Promise<ResultMailProps["transcript"] | null> {
  const found = provider && (await transcriptOf(provider, job));
  if (found?.ok) {
    const paragraphs = toTurns(found.value).map(({ speaker, start, text }) => {
      return { heading: turnHeading(speaker, start), text };
    });
    return { kind: "text", paragraphs };
  }

  // "Not ready" after all the patience of polling: it will not come.
  if (found && found.missing !== "unavailable") return { kind: "none" };
  return attempt < patientAttempts ? null : { kind: "later" };
}

const targets = {
  video: "result-video",
  txt: "result-transcript-txt",
  srt: "result-transcript-srt",
  vtt: "result-transcript-vtt",
  md: "result-transcript-markdown",
  json: "result-transcript-json",
  chat: "result-chat",
} as const satisfies Record<keyof ResultMailProps["links"], ResourceId>;

function linksWith(siteUrl: string, token: string): Pick<ResultMailProps, "links" | "statusUrl"> {
  const link = (id: ResourceId | "notetaker-status") =>
    `${siteUrl}${href(id, { query: { token } })}`;
  return {
    statusUrl: link("notetaker-status"),
    links: {
      video: link(targets.video),
      txt: link(targets.txt),
      srt: link(targets.srt),
      vtt: link(targets.vtt),
      md: link(targets.md),
      json: link(targets.json),
      chat: link(targets.chat),
    },
  };
}
