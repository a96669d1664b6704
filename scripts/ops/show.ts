import { desc, eq } from "drizzle-orm";
import type { Db } from "../../app/db/client.server.ts";
import { outbox } from "../../app/db/schema.server.ts";
import {
  findDossier,
  messageColumns,
  type Job,
  type Lead,
  type Message,
  type Request,
} from "./dossier.ts";
import { facts, moment, relative, sheet, shortId, type Report } from "./print.ts";

/** `show ID`: everything about a job, a request, a lead or a message, but no name, address or link. */
export async function show(db: Db, id: string, now: number): Promise<Report> {
  const dossier = await findDossier(db, id);
  const { target, job, lead, requests, messages } = dossier;
  const parts = [
    `${target.type} ${target.id}`,
    ...(job ? [jobText(job, now)] : []),
    lead ? leadText(lead, now) : requestsText(requests, now),
    messagesText("Messages", messages, now),
  ];
  return { data: { now, ...dossier }, text: parts.join("\n\n") };
}

/** `dead`: the messages that were given up, the latest first. When there are more, they have one cause. */
export async function dead(db: Db, now: number): Promise<Report> {
  const given = await db
    .select(messageColumns)
    .from(outbox)
    .where(eq(outbox.state, "dead"))
    .orderBy(desc(outbox.finishedAt))
    .limit(50);
  return { data: { now, dead: given }, text: messagesText("Given up", given, now) };
}

function jobText(job: Job, now: number): string {
  const at = (instant: number | null) => moment(instant, now);
  const tries = [
    `tried ${job.attempts} times`,
    ...(job.unsettled > 0 ? [`${job.unsettled} answers missing`] : []),
    ...(job.revision > 0 ? [`revision ${job.revision}`] : []),
    ...(job.leased === 1 ? ["being worked on"] : []),
  ].join(", ");
  return facts(`Job ${job.id}`, [
    ["status", job.reason === null ? job.status : `${job.status}: ${job.reason}`],
    ["starts", `${at(job.startsAt)}, ${job.scheduled === 1 ? "booked ahead" : "at once"}`],
    ["next", job.nextStep && `${job.nextStep} ${relative(job.nextAt, now)}, ${tries}`],
    ["last error", job.lastError],
    ["bot", job.botId],
    ["former bot", job.formerBotId],
    ["recording", job.recordingId],
    ["began", at(job.startedAt)],
    ["ended", at(job.endedAt)],
    ["asked to stop", at(job.stopRequestedAt)],
    ["asked to delete", at(job.deleteRequestedAt)],
    ["created", at(job.createdAt)],
    ["updated", at(job.updatedAt)],
    ["deleted", at(job.deletedAt)],
  ]);
}

function leadText(lead: Lead, now: number): string {
  return facts(`Lead ${lead.id}`, [
    ["kind", lead.kind],
    ["guide", lead.guideId],
    ["address", lead.hasAddress === 1 ? "kept" : "gone"],
    ["marketing mail", lead.wantsMail === 1 ? "wanted" : "unsubscribed"],
    ["quarantined", lead.quarantined === 1 ? "yes: told to nobody" : null],
    ["created", moment(lead.createdAt, now)],
    ["erased", moment(lead.erasedAt, now)],
  ]);
}

function requestsText(requests: readonly Request[], now: number): string {
  return sheet(
    "Requests",
    ["request", "source", "changes", "address", "created", "delivered", "cancelled", "deleted"],
    requests.map((request) => [
      ...[shortId(request.id), request.source, request.sequence],
      request.hasAddress === 1 ? "kept" : "gone",
      ...[request.createdAt, request.deliveredAt].map((at) => relative(at, now)),
      ...[request.cancelledAt, request.deletedAt].map((at) => relative(at, now)),
    ]),
  );
}

function messagesText(title: string, messages: readonly Message[], now: number): string {
  return sheet(
    title,
    ["message", "about", "effect", "state", "tries", "created", "next or end", "code"],
    messages.map((message) => [
      ...[shortId(message.id), shortId(message.subjectId), message.effect, message.state],
      ...[message.attempts, relative(message.createdAt, now)],
      ...[relative(message.finishedAt ?? message.nextAt, now), message.lastError],
    ]),
  );
}
