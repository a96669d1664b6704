import { isBlocked, isKnown, mailboxKeys, notMeUrl } from "~/abuse/mailboxes.server";
import { names } from "~/config/names";
import type { OutboxMessage } from "~/jobs/message";
import { href } from "~/lib/render/href";
import { formatInstant } from "~/lib/time/wall-time";
import { wallClockAt } from "~/lib/time/zone-clock";
import type { World } from "~/world.server";
import { isErased } from "../changes/rules";
import type { Identity, Job, NotetakerRequest } from "../job";
import { receives, type Status } from "../status";
import { findOwners, findRequest } from "../store/jobs.server";
import { findOthersAtMeeting } from "../store/meeting.server";
import { mintToken } from "../store/tokens.server";
import { botNameFor, nameAndMask } from "./chat/announcement";
import { commonMailWords } from "./blocks";

export type Addressee = {
  readonly to: string;
  readonly request: NotetakerRequest;
  readonly job: Job;
  /** Who owns the job: this person, unless they asked for somebody else's notes. */
  readonly owner: Identity;
  /** The link "This wasn't me" of this person. */
  readonly notMeUrl: string;
};

export const dropped = { outcome: "dropped" } as const;

/** Whom a message is for, as things are now; null once the address is gone, or wants no mail of ours. */
export async function findAddressee(
  { env, db, clock }: World,
  { subjectId }: OutboxMessage,
): Promise<Addressee | null> {
  const found = await findRequest(db, subjectId);
  const to = found?.request.email;
  if (!found || !to) return null;

  const { request, job } = found;
  const [mailboxKey = "", ...earlierKeys] = await mailboxKeys(env.siteSecret, to);
  const [blocked, owners] = await Promise.all([
    isBlocked(db, [mailboxKey, ...earlierKeys]),
    request.standing === "owner" ? null : findOwners(db, [job.id]),
  ]);
  if (blocked) return null;

  const disowned = { mailboxKey, about: "notetaker", subjectId: request.id } as const;
  return {
    ...{ to, request, job },
    owner: owners === null ? request : (owners.get(job.id) ?? nobody),
    notMeUrl: await notMeUrl(env, disowned, clock()),
  };
}

const nobody: Identity = { name: null, email: null };

/** The same for whoever receives what the meeting brings, and nobody else. */
export async function findActive(world: World, message: OutboxMessage): Promise<Addressee | null> {
  const found = await findAddressee(world, message);
  return found && isActive(found) ? found : null;
}

function isActive({ request, job }: Pick<Addressee, "request" | "job">): boolean {
  return receives(request.standing) && request.cancelledAt === null && !isErased(job, request);
}

/**
 * Whether this mailbox has ever shown that it is the person's own. Into the mails of one that has not,
 * nobody gets a word of theirs, be it a name or a domain: the page behind the link says more.
 */
export async function hasAnswered({ db }: World, { request }: Addressee): Promise<boolean> {
  return request.emailKey !== null && (await isKnown(db, request.emailKey));
}

/** Whose notetakers come to the same meeting as well, for a mail to this person. */
export async function othersComing(world: World, addressee: Addressee): Promise<readonly string[]> {
  const others = await findOthersAtMeeting(world.db, addressee.job, world.clock());
  if (others.length === 0 || (await hasAnswered(world, addressee))) return others;
  return [commonMailWords.somebodyElse];
}

/** Whether a message that was filed for one version of a booking is still about that one. */
export function isCurrent({ variant }: OutboxMessage, { request, job }: Addressee): boolean {
  return variant === String(request.sequence) || variant === `round-${job.revision}`;
}

/** The same for the first message about a request, which has no variant while nothing was changed. */
export function isOfThisVersion({ variant }: OutboxMessage, { request }: Addressee): boolean {
  return (variant ?? "0") === String(request.sequence);
}

/** Until the bot is inside, there is still something to move, to call off and to press. */
export function isAhead({ status }: Job): boolean {
  return statusesAhead.includes(status);
}

const statusesAhead: readonly Status[] = ["requested", "scheduled", "joining", "waiting_room"];

/** Text for a mail: who, where, and when in the visitor's zone, and what the notetaker is called. */
export function bookingOf({ request, job, owner, notMeUrl }: Addressee) {
  return {
    name: request.name ?? "",
    meeting: meetingOf(job),
    when: timeText(request, job.startsAt),
    botName: botNameFor(owner.email),
    notMeUrl,
    owns: request.standing === "owner",
  };
}

/** The same for who is to see nothing of the job: the meeting as they asked for it. */
export function askedMeetingOf({ request, notMeUrl }: Addressee) {
  return {
    name: request.name ?? "",
    meeting: meetingOf(request),
    when: timeText(request, request.startsAt),
    botName: names.notetakerName,
    notMeUrl,
    owns: false,
  };
}

/** The owner for others to read, "Ana (a•••@acme.example)"; null for the owner's own mail. */
export function ownerFor({ request, owner }: Addressee): string | null {
  return request.standing === "owner" ? null : nameAndMask(owner);
}

export function meetingOf({ meetingCode }: Pick<Job, "meetingCode">): string {
  return `${names.meetingService.host}/${meetingCode ?? ""}`;
}

/** `instant` in epoch milliseconds; a request for now has no zone, and a calendar may have named a wrong one. */
export function timeText({ timezone }: NotetakerRequest, instant: number): string {
  const isKnown = timezone !== null && wallClockAt(instant, timezone) !== null;
  return formatInstant(instant, isKnown ? timezone : "UTC");
}

/** A new personal link to the status page; its token is nowhere but in the mail. */
export async function statusUrl(
  { env, db, clock }: World,
  { request }: Addressee,
): Promise<string> {
  const token = await mintToken(db, request.id, clock());
  return `${env.siteUrl}${href("notetaker-status", { query: { token } })}`;
}

/** The form, for another meeting. */
export function againUrl({ env }: World): string {
  return `${env.siteUrl}${href("notetaker")}`;
}
