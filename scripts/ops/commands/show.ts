import { sql } from "drizzle-orm";
import type { Db } from "../../../app/db/client.server.ts";
import { facts, sheet, shortId } from "../print/sheet.ts";
import { relative, utc } from "../print/times.ts";
import type { Report } from "../report.ts";
import {
  findDossier,
  messageColumns,
  messages,
  type Dossier,
  type Job,
  type Lead,
  type Message,
  type Request,
} from "./dossier.ts";

/** `show ID`: everything about a job, a request, a lead or a message, but no name, address or link. */
export async function show(db: Db, id: string, now: number): Promise<Report> {
  const dossier = await findDossier(db, id);
  return { data: { now, ...dossier }, text: textOf(dossier, now) };
}

/** More than anybody reads; when there are more, they have one cause. */
const most = 50;

/** `dead`: the messages that were given up, the latest first. */
export async function dead(db: Db, now: number): Promise<Report> {
  const rows = await db.all(sql`select ${messageColumns} from outbox
    where state = 'dead' order by finished_at desc limit ${most}`);
  const given = messages.parse(rows);
  return { data: { now, dead: given }, text: messagesText("Given up", given, now) };
}

function textOf({ target, job, lead, requests, messages }: Dossier, now: number): string {
  return [
    `${target.type} ${target.id}`,
    ...(job ? [jobText(job, now)] : []),
    ...(lead ? [leadText(lead, now)] : [requestsText(requests, now)]),
    messagesText("Messages", messages, now),
  ].join("\n\n");
}

function jobText(job: Job, now: number): string {
  const moment = (at: number | null) => (at === null ? null : `${utc(at)} (${relative(at, now)})`);
  return facts(`Job ${job.id}`, [
    ["status", job.reason === null ? job.status : `${job.status}: ${job.reason}`],
    ["starts", `${moment(job.startsAt)}, ${job.scheduled === 1 ? "booked ahead" : "at once"}`],
    ["next", job.nextStep && `${job.nextStep} ${relative(job.nextAt, now)}, ${tries(job)}`],
    ["last error", job.lastError],
    ["bot", job.botId],
    ["former bot", job.formerBotId],
    ["recording", job.recordingId],
    ["began", moment(job.startedAt)],
    ["ended", moment(job.endedAt)],
    ["asked to stop", moment(job.stopRequestedAt)],
    ["asked to delete", moment(job.deleteRequestedAt)],
    ["created", moment(job.createdAt)],
    ["updated", moment(job.updatedAt)],
    ["deleted", moment(job.deletedAt)],
  ]);
}

function leadText(lead: Lead, now: number): string {
  const moment = (at: number | null) => (at === null ? null : `${utc(at)} (${relative(at, now)})`);
  return facts(`Lead ${lead.id}`, [
    ["kind", lead.kind],
    ["guide", lead.guideId],
    ["address", lead.hasAddress === 1 ? "kept" : "gone"],
    ["marketing mail", lead.wantsMail === 1 ? "wanted" : "unsubscribed"],
    ["quarantined", lead.quarantined === 1 ? "yes: told to nobody" : null],
    ["created", moment(lead.createdAt)],
    ["erased", moment(lead.erasedAt)],
  ]);
}

function tries({ attempts, unsettled, leased, revision }: Job): string {
  const notes = [
    `tried ${attempts} times`,
    ...(unsettled > 0 ? [`${unsettled} answers missing`] : []),
    ...(revision > 0 ? [`revision ${revision}`] : []),
    ...(leased === 1 ? ["being worked on"] : []),
  ];
  return notes.join(", ");
}

function requestsText(requests: readonly Request[], now: number): string {
  return sheet(
    "Requests",
    ["request", "source", "changes", "address", "created", "delivered", "cancelled", "deleted"],
    requests.map((request) => [
      shortId(request.id),
      request.source,
      request.sequence,
      request.hasAddress === 1 ? "kept" : "gone",
      relative(request.createdAt, now),
      relative(request.deliveredAt, now),
      relative(request.cancelledAt, now),
      relative(request.deletedAt, now),
    ]),
  );
}

function messagesText(title: string, messages: readonly Message[], now: number): string {
  return sheet(
    title,
    ["message", "about", "effect", "state", "tries", "created", "next or end", "code"],
    messages.map((message) => [
      shortId(message.id),
      shortId(message.subjectId),
      message.effect,
      message.state,
      message.attempts,
      relative(message.createdAt, now),
      relative(message.finishedAt ?? message.nextAt, now),
      message.lastError,
    ]),
  );
}
