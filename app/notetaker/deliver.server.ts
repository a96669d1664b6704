import type { Env } from "~/config/env.server";
import type { ResourceId } from "~/config/route-table";
import { names } from "~/config/names";
import { failureReasonWords } from "~/content/mails";
import type { Db } from "~/db/client.server";
import { sendMail } from "~/email/send.server";
import { notetakerConfirmationMail } from "~/email/templates/notetaker-confirmation";
import { notetakerFailureMail } from "~/email/templates/notetaker-failure";
import { notetakerResultMail, type ResultMailProps } from "~/email/templates/notetaker-result";
import { href } from "~/lib/href";
import type { OutboxHandlers, OutboxMessage, SendOutcome } from "~/outbox/message";
import { durationText } from "./duration";
import type { BotProvider } from "./provider/bot-provider";
import { findRequest, markDelivered, type Job, type NotetakerRequest } from "./repo.server";
import { transcriptOf } from "./results.server";
import { purgeAt } from "./schedule";
import { mintToken } from "./tokens.server";
import { heading, toTurns } from "./transcript";
import { formatInstant } from "./wall-time";

export type DeliveryWorld = {
  readonly env: Pick<Env, "email" | "mailFrom" | "siteUrl">;
  readonly db: Db;
  readonly provider: BotProvider | null;
  readonly clock: () => number;
};

/** From this try on, a result goes out without its transcript in the mail: the links will have it. */
const patientAttempts = 4;

/** What the outbox does with the messages of the notetaker. Names and addresses are read here, at send time. */
export function notetakerHandlers(world: DeliveryWorld): OutboxHandlers {
  return {
    result: (message) => sendResult(world, message),
    failure: (message) => sendFailure(world, message),
    confirmation: (message) => sendConfirmation(world, message),
  };
}

async function sendResult(world: DeliveryWorld, message: OutboxMessage): Promise<SendOutcome> {
  const { env, db, clock } = world;
  const found = await findRequest(db, message.subjectId);
  const { request, job } = found ?? {};
  const wanted = job?.status === "ready" || job?.status === "delivered";
  if (!request?.email || !job || !wanted || request.deliveredAt !== null) {
    return { outcome: "dropped" };
  }

  const transcript = await transcriptFor(world, job, message.attempt);
  if (transcript === null) return { outcome: "retry", code: "transcript_unavailable" };

  const token = await mintToken(db, request.id, clock());
  const mail = notetakerResultMail({
    ...commonProps(request, job),
    duration: durationText(job.startedAt, job.endedAt),
    links: linksWith(env.siteUrl, token),
    transcript,
  });
  const sent = await sendMail(env, { ...mail, to: request.email });
  if (sent.outcome === "sent") await markDelivered(db, request, clock());
  return sent;
}

async function sendFailure(world: DeliveryWorld, message: OutboxMessage): Promise<SendOutcome> {
  const { env, db } = world;
  const found = await findRequest(db, message.subjectId);
  const { request, job } = found ?? {};
  const stands = job?.status === "failed" || job?.status === "expired";
  if (!request?.email || !job?.reason || !stands) return { outcome: "dropped" };

  const mail = notetakerFailureMail({
    ...commonProps(request, job),
    reason: failureReasonWords[job.reason],
    againUrl: `${env.siteUrl}${href("notetaker")}`,
  });
  return sendMail(env, { ...mail, to: request.email });
}

async function sendConfirmation(
  world: DeliveryWorld,
  message: OutboxMessage,
): Promise<SendOutcome> {
  const { env, db } = world;
  const found = await findRequest(db, message.subjectId);
  const { request, job } = found ?? {};
  // Once the meeting has begun there is nothing left to confirm.
  const isAhead = job?.status === "requested" || job?.status === "scheduled";
  if (!request?.email || !job || !isAhead) return { outcome: "dropped" };

  const mail = notetakerConfirmationMail(commonProps(request, job));
  return sendMail(env, { ...mail, to: request.email });
}

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

function commonProps(request: NotetakerRequest, job: Job) {
  const zone = request.timezone ?? "UTC";
  const from = job.startedAt ?? job.startsAt;
  return {
    name: request.name ?? "",
    meeting: `${names.meetingService.host}/${job.meetingCode ?? ""}`,
    when: formatInstant(from, zone),
    deletedOn: formatInstant(job.nextAt ?? purgeAt(job.endedAt ?? from), zone),
  };
}

const linkTargets = {
  video: "result-video",
  txt: "result-transcript-txt",
  vtt: "result-transcript-vtt",
  json: "result-transcript-json",
  chat: "result-chat",
} as const satisfies Record<keyof ResultMailProps["links"], ResourceId>;

function linksWith(siteUrl: string, token: string): ResultMailProps["links"] {
  const link = (id: ResourceId) => `${siteUrl}${href(id, { query: { token } })}`;
  return {
    video: link(linkTargets.video),
    txt: link(linkTargets.txt),
    vtt: link(linkTargets.vtt),
    json: link(linkTargets.json),
    chat: link(linkTargets.chat),
  };
}
