import { desc, eq } from "drizzle-orm";
import type { Db } from "../../app/db/client.server.ts";
import { outbox } from "../../app/db/schema.server.ts";
import { findDossier, messageColumns, type Lead, type Message, type Notetaker } from "./dossier.ts";
import { facts, moment, relative, sheet, type Report } from "./print.ts";

/** `show ID`: everything about a notetaker, a lead or a message, but no name, address or link. */
export async function show(db: Db, id: string, now: number): Promise<Report> {
  const dossier = await findDossier(db, id);
  const { target, notetaker, lead, messages } = dossier;
  const parts = [
    `${target.type} ${target.id}`,
    ...(notetaker ? [notetakerText(notetaker, now)] : []),
    ...(lead ? [leadText(lead, now)] : []),
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

function notetakerText(row: Notetaker, now: number): string {
  const at = (instant: number | null) => moment(instant, now);
  const tries = [
    `tried ${row.attempts} times`,
    ...(row.unconfirmedCalls > 0 ? [`${row.unconfirmedCalls} answers missing`] : []),
    ...(row.revision > 0 ? [`revision ${row.revision}`] : []),
    ...(row.leased === 1 ? ["being worked on"] : []),
  ].join(", ");
  return facts(`Notetaker ${row.id}`, [
    ["status", row.reason === null ? row.status : `${row.status}: ${row.reason}`],
    ["source", row.source],
    ["changes", String(row.sequence)],
    ["address", row.hasAddress === 1 ? "kept" : "gone"],
    ["share link", row.isShared === 1 ? "yes" : "none"],
    ["starts", `${at(row.startsAt)}, ${row.scheduled === 1 ? "booked ahead" : "at once"}`],
    ["next", row.nextStep && `${row.nextStep} ${relative(row.nextAt, now)}, ${tries}`],
    ["last error", row.lastError],
    ["provider", row.provider],
    ["bot", row.botId],
    ["former bot", row.formerBotId],
    ["recording", row.recordingId],
    ["began", at(row.startedAt)],
    ["ended", at(row.endedAt)],
    ["cancelled", at(row.cancelledAt)],
    ["asked to stop", at(row.stopRequestedAt)],
    ["asked to delete", at(row.deleteRequestedAt)],
    ["created", at(row.createdAt)],
    ["updated", at(row.updatedAt)],
    ["delivered", at(row.deliveredAt)],
    ["deleted", at(row.deletedAt)],
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
  ]);
}

function messagesText(title: string, messages: readonly Message[], now: number): string {
  return sheet(
    title,
    ["message", "state", "tries", "created", "next or end", "code"],
    messages.map((message) => [
      ...[message.key, message.state],
      ...[message.attempts, relative(message.createdAt, now)],
      ...[relative(message.finishedAt ?? message.dueAt, now), message.lastError],
    ]),
  );
}
