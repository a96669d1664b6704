import type { Env } from "~/config/env.server";
import { names } from "~/config/names";
import type { Db } from "~/db/client.server";
import { href } from "~/lib/href";
import type { OutboxMessage } from "~/outbox/message";
import { isErased } from "../control";
import type { BotProvider } from "../provider/bot-provider";
import { findRequest, type Job, type NotetakerRequest } from "../repo.server";
import type { Status } from "../status";
import { mintToken } from "../tokens.server";
import { formatInstant } from "../wall-time";
import { wallClockAt } from "../zone-clock";

export type DeliveryWorld = {
  readonly env: Pick<Env, "email" | "mailFrom" | "siteUrl">;
  readonly db: Db;
  readonly provider: BotProvider | null;
  readonly clock: () => number;
};

export type Recipient = {
  readonly to: string;
  readonly request: NotetakerRequest;
  readonly job: Job;
};

export const dropped = { outcome: "dropped" } as const;

/** Whom a message is for, as things are now; null once the address is gone. */
export async function findRecipient(
  { db }: DeliveryWorld,
  { subjectId }: OutboxMessage,
): Promise<Recipient | null> {
  const found = await findRequest(db, subjectId);
  return found?.request.email ? { to: found.request.email, ...found } : null;
}

/** The same for whoever still wants the notes, and nobody else. */
export async function findActive(
  world: DeliveryWorld,
  message: OutboxMessage,
): Promise<Recipient | null> {
  const found = await findRecipient(world, message);
  return found && isActive(found) ? found : null;
}

export function isActive({ request, job }: Pick<Recipient, "request" | "job">): boolean {
  return request.cancelledAt === null && !isErased(job, request);
}

/** Whether a message that was filed for one version of a booking is still about that one. */
export function isCurrent({ variant }: OutboxMessage, { request }: Recipient): boolean {
  return variant === String(request.sequence);
}

/** Until the bot is inside, there is still something to move, to call off and to press. */
export function isAhead({ status }: Job): boolean {
  return statusesAhead.includes(status);
}

const statusesAhead: readonly Status[] = ["requested", "scheduled", "joining", "waiting_room"];

/** Text for a mail: who, where, and when in the visitor's zone. */
export function bookingOf({ request, job }: Recipient) {
  return {
    name: request.name ?? "",
    meeting: meetingOf(job),
    when: timeText(request, job.startsAt),
  };
}

export function meetingOf({ meetingCode }: Job): string {
  return `${names.meetingService.host}/${meetingCode ?? ""}`;
}

/** `instant` in epoch milliseconds; a request for now has no zone, and a calendar may have named a wrong one. */
export function timeText({ timezone }: NotetakerRequest, instant: number): string {
  const isKnown = timezone !== null && wallClockAt(instant, timezone) !== null;
  return formatInstant(instant, isKnown ? timezone : "UTC");
}

/** A new personal link to the status page; its token is nowhere but in the mail. */
export async function statusUrl(
  { env, db, clock }: DeliveryWorld,
  { request }: Recipient,
): Promise<string> {
  const token = await mintToken(db, request.id, clock());
  return `${env.siteUrl}${href("notetaker-status", { query: { token } })}`;
}

/** The form, for another meeting. */
export function againUrl({ env }: DeliveryWorld): string {
  return `${env.siteUrl}${href("notetaker")}`;
}
