import type { Email } from "postal-mime";
import type { Env } from "~/config/env.server";
import type { Db } from "~/db/client.server";
import { retryWrite } from "~/db/retry-write.server";
import { keyedHash } from "~/lib/hash.server";
import { log } from "~/lib/log.server";
import { lifetimeMs } from "./decide";
import { dayMs } from "./duration";
import type { InviteEvent } from "./event";
import { merge } from "./merge";
import type { LinkReader } from "./meeting";
import { upcoming } from "./occurrences";
import { emptyPlan, type Plan } from "./plan";
import { readInvites } from "./read-invites";
import { headerOf, readMail, type IncomingMail } from "./read-mail";
import { findInvite, isReceived, storeHeard, type Heard } from "./repo.server";
import { authenticatedSender, type Sender } from "./sender";
import type { TimeTools } from "./time";

export type TakeWorld = {
  readonly env: Pick<Env, "siteSecret" | "joinAddress" | "mailFrom">;
  readonly db: Db;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly random: () => number;
  readonly time: TimeTools;
  readonly readLink: LinkReader;
};

/** Somebody else changed the row in between: as often as this it is read anew. */
const mostTries = 5;

/**
 * Takes a mail to the join address in. What it changes is stored before anything is done about it; the
 * answer names the invites to settle. A mail that asks nothing of us is logged with the reason and
 * leaves no trace. Rejects only when D1 or the stream does: the sender's server then tries again.
 */
export async function takeMail(world: TakeWorld, incoming: IncomingMail): Promise<string[]> {
  const ignore = (why: string): string[] => {
    log({ event: "invite.ignored", why });
    return [];
  };
  if (incoming.from === "" || incoming.from === "<>") return ignore("bounce");
  if (withoutTag(incoming.to) !== world.env.joinAddress) return ignore("other_recipient");

  const reading = await readMail(incoming);
  if (!reading.ok) return ignore(reading.why);
  const { mail, bytes } = reading;
  const loop = loopOf(mail);
  if (loop !== null) return ignore(loop);
  const sender = authenticatedSender(mail);
  if (!sender) return ignore("not_authenticated");
  const { joinAddress, mailFrom } = world.env;
  if ([joinAddress, mailFrom.toLowerCase()].includes(sender.address)) return ignore("own_mail");

  const { meetings, ignored, hasCalendar } = readInvites(mail, { ...world, joinAddress });
  for (const why of ignored) ignore(why);
  const receipt = await receiptOf(mail, bytes);
  const letter: Letter = { sender, receipt, mayReply: isByHand(mail) };
  if (!hasCalendar) await askForCalendar(world, letter);

  const taken = await Promise.all(meetings.map((events) => takeMeeting(world, letter, events)));
  return taken.flatMap((id) => id ?? []);
}

type Letter = {
  readonly sender: Sender;
  /** Hash of the Message-ID. */
  readonly receipt: string;
  /** Machines get no replies: they might answer them. */
  readonly mayReply: boolean;
};

/**
 * Answers to mail, and what is sent to many, are no invites. Calendars that send invites by themselves
 * say `auto-generated`, truly: those are taken, but not replied to.
 */
function loopOf(mail: Email): string | null {
  const submitted = headerOf(mail, "auto-submitted").split(/[;\s]/)[0];
  if (!["", "no", "auto-generated"].includes(submitted ?? "")) return "auto_submitted";
  return ["bulk", "list", "junk"].includes(headerOf(mail, "precedence")) ? "bulk_mail" : null;
}

function isByHand(mail: Email): boolean {
  return ["", "no"].includes(headerOf(mail, "auto-submitted"));
}

async function receiptOf({ messageId }: Email, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const named = messageId ? new TextEncoder().encode(messageId.trim()) : bytes;
  const digest = await crypto.subtle.digest("SHA-256", named);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Answers the id of the invite if there is something to settle. */
async function takeMeeting(
  world: TakeWorld,
  { sender, receipt, mayReply }: Letter,
  events: readonly [InviteEvent, ...InviteEvent[]],
): Promise<string | null> {
  const { db, env, now } = world;
  const [{ uid }] = events;
  const inviteId = await keyedHash(env.siteSecret, "invite", `${sender.address}\n${uid}`);
  const receiptId = `mail:${receipt}:${inviteId}`;

  for (let tries = 0; tries < mostTries; tries += 1) {
    const [known, repeated] = await Promise.all([
      findInvite(db, inviteId),
      isReceived(db, receiptId),
    ]);
    if (repeated) {
      log({ event: "invite.taken", inviteId, repeated });
      return inviteId;
    }
    const merged = mergeAll(known?.plan ?? emptyPlan, events);
    const why = merged.why ?? (known ? null : whyNotKept(world, merged.plan, events));
    if (why !== null) {
      log({ event: "invite.ignored", why, inviteId });
      return null;
    }
    const heard: Heard = {
      id: inviteId,
      name: sender.name,
      email: sender.address,
      plan: merged.plan,
      version: known?.version ?? 0,
      receiptId,
      reply: mayReply ? replyTo(world, merged) : null,
    };
    if (await retryWrite(() => storeHeard(db, heard, now), world.random)) {
      log({ event: "invite.taken", inviteId, repeated: false });
      return inviteId;
    }
  }
  throw new Error("an invite changed again and again");
}

type MergedAll = {
  readonly plan: Plan;
  readonly counted: readonly InviteEvent[];
  /** Why nothing of it counted; null when something did. */
  readonly why: string | null;
};

function mergeAll(plan: Plan, events: readonly InviteEvent[]): MergedAll {
  let merged: MergedAll = { plan, counted: [], why: null };
  for (const event of events) {
    const result = merge(merged.plan, event);
    if (result.ok) merged = { plan: result.plan, counted: [...merged.counted, event], why: null };
    else if (merged.counted.length === 0) merged = { ...merged, why: result.why };
  }
  return merged;
}

/** A meeting we have not heard of before must still take place; a cancellation may have come first. */
function whyNotKept(world: TakeWorld, plan: Plan, events: readonly InviteEvent[]): string | null {
  if (events.some(({ cancelled }) => cancelled)) return null;
  const { now, time } = world;
  if (upcoming(plan, now, now + lifetimeMs, time).length > 0) return null;
  return upcoming(plan, now, Infinity, time).length > 0 ? "too_far" : "past";
}

/** The newest event whose meeting we cannot join, if it is still to come. */
function replyTo({ now, time }: TakeWorld, { plan, counted }: MergedAll): Heard["reply"] {
  const [next] = upcoming(plan, now, now + lifetimeMs, time);
  const refused = counted.find(({ appointment }) => appointment?.code === null);
  return refused && next?.code === null
    ? { kind: "invite_unsupported", variant: refused.sequence }
    : null;
}

/** One reply a day is enough for whoever writes more than that. */
async function askForCalendar(world: TakeWorld, letter: Letter): Promise<void> {
  const { db, env, now, random } = world;
  const { sender, receipt, mayReply } = letter;
  const inviteId = await keyedHash(env.siteSecret, "invite-sender", sender.address);
  log({ event: "invite.ignored", why: "no_calendar", inviteId });
  if (!mayReply) return;

  const known = await findInvite(db, inviteId);
  const heard: Heard = {
    id: inviteId,
    name: sender.name,
    email: sender.address,
    plan: emptyPlan,
    version: known?.version ?? 0,
    receiptId: `mail:${receipt}:${inviteId}`,
    reply: { kind: "invite_missing", variant: Math.floor(now / dayMs) },
  };
  // Two at once: the other one gets its reply.
  await retryWrite(() => storeHeard(db, heard, now), random);
}

function withoutTag(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, "@");
}
