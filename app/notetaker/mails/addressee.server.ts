import { mailRefusalOf } from "~/abuse/bounces.server";
import { isVerified, mailboxKey, notMeUrl } from "~/abuse/mailboxes.server";
import { names } from "~/config/names";
import type { OutboxMessage } from "~/jobs/message";
import { href } from "~/lib/render/href";
import { formatInstant } from "~/lib/time/wall-time";
import { wallClockAt } from "~/lib/time/zone-clock";
import type { World } from "~/world.server";
import { isErased } from "../changes/possible-actions";
import type { Notetaker } from "../notetaker";
import type { Status } from "../status";
import { findNotetaker } from "../store/notetakers.server";
import { mintToken } from "../store/tokens.server";
import { botNameFor } from "./chat/announcement";

export type Addressee = {
  readonly to: string;
  readonly notetaker: Notetaker;
  readonly notMeUrl: string;
};

export const dropped = { outcome: "dropped" } as const;

/** Returns the person of a message as of now; null if the address is gone or refuses mail. */
export async function findAddressee(
  { env, db, clock }: World,
  { subjectId }: OutboxMessage,
): Promise<Addressee | null> {
  const notetaker = await findNotetaker(db, subjectId);
  const to = notetaker?.email;
  if (!notetaker || !to) return null;
  const key = await mailboxKey(env.siteSecret, to);
  if (await mailRefusalOf(db, key)) return null;
  const disowned = { mailboxKey: key, about: "notetaker", subjectId } as const;
  return { to, notetaker, notMeUrl: await notMeUrl(env, disowned, clock()) };
}

export async function findActive(world: World, message: OutboxMessage): Promise<Addressee | null> {
  const found = await findAddressee(world, message);
  const isActive = found && found.notetaker.cancelledAt === null && !isErased(found.notetaker);
  return isActive ? found : null;
}

/** Mail to a mailbox that is not verified contains nothing that was said in a meeting. */
export async function isVerifiedAddressee({ db }: World, { notetaker }: Addressee) {
  const { mailboxKey: key } = notetaker;
  return key !== null && (await isVerified(db, key));
}

/** A message that was enqueued for one version of a booking is still about that one. */
export function isCurrent({ variant }: OutboxMessage, { notetaker }: Addressee): boolean {
  return (variant ?? "0") === String(notetaker.sequence);
}

/** Until the bot is inside, there is still something to move, to cancel and to press. */
export function isAhead({ status }: Notetaker): boolean {
  return statusesAhead.includes(status);
}

const statusesAhead: readonly Status[] = ["requested", "scheduled", "joining", "waiting_room"];

export function bookingOf({ notetaker, notMeUrl: url }: Addressee) {
  return {
    name: notetaker.name ?? "",
    meeting: meetingOf(notetaker),
    when: timeText(notetaker, notetaker.startsAt),
    botName: botNameFor(notetaker.email),
    notMeUrl: url,
  };
}

export function meetingOf({ meetingCode }: Pick<Notetaker, "meetingCode">): string {
  return `${names.meetingService.host}/${meetingCode ?? ""}`;
}

/** `instant` in epoch ms; "now" may have no zone, and a calendar may have named a wrong one. */
export function timeText({ timezone }: Pick<Notetaker, "timezone">, instant: number): string {
  const isKnown = timezone !== null && wallClockAt(instant, timezone) !== null;
  return formatInstant(instant, isKnown ? timezone : "UTC");
}

/** A new personal link to the status page; its token is nowhere but in the mail. */
export async function statusUrl(
  { env, db, clock }: World,
  { notetaker }: Addressee,
): Promise<string> {
  const token = await mintToken(db, notetaker.id, clock());
  return `${env.siteUrl}${href("notetaker-status", { query: { token } })}`;
}

export function againUrl({ env }: World): string {
  return `${env.siteUrl}${href("notetaker")}`;
}
