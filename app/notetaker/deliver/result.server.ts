import { isKnown, mailboxKey } from "~/abuse/mailboxes.server";
import type { ResourceId } from "~/config/addresses";
import { sendMail } from "~/email/send.server";
import { notetakerResultMail, type ResultMailProps } from "~/email/templates/notetaker-result";
import { href } from "~/lib/href";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import { durationText } from "../duration";
import { markDelivered, type Job } from "../repo.server";
import { transcriptOf } from "../results.server";
import { deletionAt } from "../status-view";
import { mintToken } from "../tokens.server";
import { heading, toTurns } from "../transcript";
import {
  bookingOf,
  dropped,
  findActive,
  ownerFor,
  timeText,
  type DeliveryWorld,
} from "./recipient.server";

/** From this try on, a result goes out without its transcript in the mail: the links will have it. */
const patientAttempts = 4;

/**
 * Everything the meeting brought, once to each person who asked. What was said goes into the mail only
 * where the mailbox has answered before: anybody can type an address and speak in a meeting of their own.
 */
export async function sendResult(
  world: DeliveryWorld,
  message: OutboxMessage,
): Promise<SendOutcome> {
  const { env, db, clock } = world;
  const recipient = await findActive(world, message);
  if (!recipient) return dropped;
  const { request, job, to } = recipient;
  const isThere = job.status === "ready" || job.status === "delivered";
  // One that has a variant is sent again on purpose (`npm run ops -- resend`).
  const isRepeat = request.deliveredAt !== null && message.variant === null;
  if (!isThere || isRepeat) return dropped;

  const isAnswering = await isKnown(db, await mailboxKey(env.siteSecret, to));
  const transcript = isAnswering ? await transcriptFor(world, job, message.attempt) : unproven;
  if (transcript === null) return { outcome: "retry", code: "transcript_unavailable" };

  const token = await mintToken(db, request.id, clock());
  const mail = notetakerResultMail({
    ...bookingOf(recipient),
    when: timeText(request, job.startedAt ?? job.startsAt),
    deletedOn: timeText(request, deletionAt(job)),
    duration: durationText(job.startedAt, job.endedAt),
    sharedBy: ownerFor(recipient),
    ...linksWith(env.siteUrl, token),
    transcript,
  });
  const sent = await sendMail(env, { ...mail, to });
  if (sent.outcome === "sent") await markDelivered(db, request, clock());
  return sent;
}

const unproven = { kind: "unproven" } as const;

/** null while it is worth trying again: a mail with the transcript in it is the better mail. */
async function transcriptFor(
  { provider }: DeliveryWorld,
  job: Job,
  attempt: number,
): Promise<ResultMailProps["transcript"] | null> {
  const found = provider && (await transcriptOf(provider, job));
  if (found?.ok) {
    const paragraphs = toTurns(found.value).map(({ speaker, start, text }) => {
      return { heading: heading(speaker, start), text };
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
