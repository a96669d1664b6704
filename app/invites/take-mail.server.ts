import type { Email } from "postal-mime";
import { retryWrite } from "~/db/client.server";
import { hex } from "~/lib/crypto/bytes";
import { keyedHash } from "~/lib/crypto/secrets.server";
import { log } from "~/lib/log/log.server";
import { foldEmail } from "~/lib/text/addresses";
import type { World } from "~/world.server";
import { mailboxOf, type InviteEvent } from "./calendar/event";
import { limits } from "./calendar/limits";
import { stepBudget, withinBudget, type StepBudget } from "./calendar/step-budget";
import { dayMs } from "./calendar/calendar-time";
import { isUnreadReason, type UnreadReason } from "./invite-mails";
import type { LinkReader } from "./find-meeting";
import { mergeEvents, type Merged, type Notice } from "./merge-events";
import { emptyPlan, isSamePlan, offPlan, outdated } from "./meeting-plan";
import type { Notetaker } from "./reconcile-invites.server";
import { type IncomingMail, readInvites, readMail } from "./read-invites";
import { headerOf, isAutomatic, isByHand, organizerOf, senderOf, type Sender } from "./sender";
import { findInvite, isReceived, storeHeard, type Heard, type Invite } from "./invite-store.server";

export type Taking = World & {
  readonly readLink: LinkReader;
  /** Whether the person said that an unproven invite was theirs. */
  readonly isConfirmed: Notetaker["isConfirmed"];
};

/** Somebody else changed the row in between: as often as this it is read anew. */
const mostTries = 5;
/** Answers to one mail. */
const mostAnswers = 3;

/**
 * Takes a mail to the join address in. What it changes is stored before anything is done about it; the
 * answer names the invites to reconcile, in order. A mail that asks nothing of us is logged with the reason
 * and leaves no trace. Rejects only when D1 or the stream does: the sender's server then tries again.
 */
export async function takeMail(world: Taking, incoming: IncomingMail): Promise<string[]> {
  const ignore = (why: string): string[] => {
    log({ event: "invite.ignored", why });
    return [];
  };
  const joinAddress = foldEmail(world.env.joinAddress);
  if (incoming.from === "" || incoming.from === "<>") return ignore("bounce");
  if (mailboxOf(incoming.to) !== joinAddress) return ignore("other_recipient");

  const received = await readMail(incoming);
  if (!received.ok) return ignore(received.why);
  const { mail, bytes } = received;
  const loop = loopOf(mail);
  if (loop !== null) return ignore(loop);
  const sender = senderOf(mail);
  if (!sender) return ignore("not_authenticated");
  if (isOurs(world, sender.address)) return ignore("own_mail");

  const budget = stepBudget(limits.steps);
  const reading = readInvites(mail, { ...world, joinAddress, now: world.clock() }, budget);
  for (const why of reading.ignored) ignore(why);
  const mayReply =
    sender.proof !== "nobody" && !isAutomatic(mail) && (reading.hasEvent || isByHand(mail));
  const letter: Letter = { sender, receipt: await receiptOf(mail, bytes), mayReply, budget };
  if (!reading.hasEvent && !reading.isTooComplicated)
    await answerSender(world, letter, "no_calendar");

  // One after the other: which of them is too much must not depend on how fast D1 answers.
  const taken: Taken[] = [];
  for (const events of reading.meetings) taken.push(await takeMeeting(world, letter, events));
  if (reading.isTooComplicated || taken.includes("too_complicated")) {
    await answerSender(world, letter, "too_complicated");
  }
  for (const { uid, ...notice } of reading.refused) {
    ignore(notice.why);
    await answerEvents(world, letter, uid, [notice]);
  }
  return taken.flatMap((one) => (one === "too_complicated" ? [] : one));
}

type Letter = {
  readonly sender: Sender;
  /** Hash of the Message-ID. */
  readonly receipt: string;
  /** Whether the sender is known to have written it, or had a calendar write it, and reads what we answer. */
  readonly mayReply: boolean;
  readonly budget: StepBudget;
};

/**
 * Answers to mail, and what is sent to many, are no invites. Calendars that send invites by themselves
 * say `auto-generated`, truly: those are taken.
 */
function loopOf(mail: Email): string | null {
  const submitted = headerOf(mail, "auto-submitted").split(/[;\s]/)[0];
  if (!["", "no", "auto-generated"].includes(submitted ?? "")) return "auto_submitted";
  return ["bulk", "list", "junk"].includes(headerOf(mail, "precedence")) ? "bulk_mail" : null;
}

function isOurs({ env }: Taking, address: string): boolean {
  return [env.joinAddress, env.mailFrom].some((own) => foldEmail(own) === foldEmail(address));
}

async function receiptOf({ messageId }: Email, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const named = messageId ? new TextEncoder().encode(messageId.trim()) : bytes;
  const digest = await crypto.subtle.digest("SHA-256", named);
  return hex(new Uint8Array(digest));
}

/** Ids of the invites that there is something to do about. */
type Taken = readonly string[] | "too_complicated";

async function takeMeeting(
  world: Taking,
  letter: Letter,
  events: readonly [InviteEvent, ...InviteEvent[]],
): Promise<Taken> {
  const { db, env } = world;
  const now = world.clock();
  const [newest] = events;
  const { uid } = newest;
  const organizer = organizerOf(letter.sender, events);
  if (!organizer || isOurs(world, organizer.address)) {
    const why = events.some(({ invited }) => invited) ? "no_organizer" : "not_invited";
    log({ event: "invite.ignored", why });
    await answerEvents(world, letter, uid, [{ ...newest, why }]);
    return [];
  }
  const { isProven } = organizer;
  const person = `${foldEmail(organizer.address)}\n${uid}`;
  const vouchedId = await keyedHash(env.siteSecret, "invite", person);
  const claimedId = await keyedHash(env.siteSecret, "invite-claim", person);

  for (let tries = 0; tries < mostTries; tries += 1) {
    const [vouched, claimed] = await Promise.all([
      findInvite(db, vouchedId),
      findInvite(db, claimedId),
    ]);
    const isPending = claimed !== null && !(await isConfirmed(world, claimed));
    const known = vouched ?? (isProven && isPending ? null : claimed);
    const inviteId = known?.id ?? (isProven ? vouchedId : claimedId);
    const receiptId = `mail:${letter.receipt}:${inviteId}`;
    if (await isReceived(db, receiptId)) {
      log({ event: "invite.taken", inviteId, repeated: true });
      return [inviteId];
    }
    // Versions that somebody else may have made up do not outdate those of the person.
    const before =
      known && isProven && known.proof !== "vouched" ? outdated(known.plan) : known?.plan;
    const work = withinBudget(() => mergeEvents(before ?? null, events, now, letter.budget));
    if (!work.ok) return "too_complicated";
    const merged = work.result;
    // What anybody may have sent changes nothing that is known already, from whomever that came.
    if (!isProven && known) {
      log({ event: "invite.ignored", why: "not_authenticated", inviteId });
      await tellOfChange(world, known, merged);
      return [];
    }
    const isTaken = isProven || isAskable(events, merged.problemIn);
    const why = merged.why ?? (isTaken ? null : "not_organizer");
    const notices = why === "not_organizer" ? [{ ...newest, why }] : merged.notices;
    await answerEvents(world, letter, uid, notices);
    if (why !== null) {
      log({ event: "invite.ignored", why, inviteId });
      return [];
    }
    const reply =
      letter.mayReply && merged.problemIn
        ? { kind: "invite_unsupported" as const, variant: merged.problemIn.sequence }
        : null;
    const proof = isProven ? "vouched" : "claimed";
    const heard = { proof, receiptId, reply, plan: merged.plan } as const;
    if (!(await store(world, { ...heard, id: inviteId, known, ...organizer }))) continue;
    log({ event: "invite.taken", inviteId, repeated: false });
    if (!isProven || !isPending || known === claimed) return [inviteId];
    // The person has now sent it, so that nobody needs to be asked about it any more.
    const off = { ...heard, plan: offPlan, reply: null, proof: "claimed" } as const;
    const end = { ...off, receiptId: `mail:${letter.receipt}:${claimedId}`, known: claimed };
    await store(world, { ...end, id: claimedId, ...organizer });
    return [claimedId, inviteId];
  }
  throw new Error("an invite changed again and again");
}

/** The answer is noted in the row when it is due for the first time; until then the notetaker knows it. */
async function isConfirmed(world: Taking, { proof, booking }: Invite): Promise<boolean> {
  const requestId = booking?.requestId ?? null;
  return proof !== "claimed" || (requestId !== null && (await world.isConfirmed(requestId)));
}

/** False when another message changed the row meanwhile. */
function store(
  { db, clock, random }: Taking,
  {
    known,
    name,
    address,
    ...heard
  }: Omit<Heard, "version" | "email"> & { readonly known: Invite | null; readonly address: string },
): Promise<boolean> {
  const version = known?.version ?? 0;
  const { id, proof, plan, receiptId, reply } = heard;
  const row: Heard = { id, name, email: address, proof, plan, version, receiptId, reply };
  return retryWrite(() => storeHeard(db, row, clock()), random);
}

/**
 * Whether the organizer can be asked about it: an invitation to one meeting that we can join. Whoever says yes
 * to a series does not say yes to other links, which an exception might bring.
 */
function isAskable(events: readonly InviteEvent[], problemIn: InviteEvent | null): boolean {
  const codes = new Set(events.map(({ appointment }) => appointment?.code ?? null));
  return problemIn === null && codes.size === 1 && events.every(({ cancelled }) => !cancelled);
}

/** Tells the sender why nothing comes of a mail, where that is not the fault of one meeting; once a day. */
async function answerSender(
  world: Taking,
  letter: Letter,
  why: "no_calendar" | "too_complicated",
): Promise<void> {
  const { sender } = letter;
  const id = await keyedHash(world.env.siteSecret, "invite-sender", sender.address);
  log({ event: "invite.ignored", why, inviteId: id });
  if (!letter.mayReply) return;
  const today = Math.floor(world.clock() / dayMs);
  const reply =
    why === "no_calendar"
      ? { kind: "invite_missing" as const, variant: today }
      : { kind: "invite_unread" as const, variant: `${today}.${why}` };
  await fileAnswer(world, sender, { id, receiptId: `mail:${letter.receipt}:${id}`, reply });
}

/** Tells the sender of events why they are not booked as they are, once for each SEQUENCE of a meeting. */
async function answerEvents(
  world: Taking,
  { sender, mayReply }: Letter,
  uid: string,
  notices: readonly (Omit<Notice, "why"> & { readonly why: string })[],
): Promise<void> {
  const id = await keyedHash(world.env.siteSecret, "invite-answer", `${sender.address}\n${uid}`);
  for (const { sequence, organizer, why } of notices.slice(0, mostAnswers)) {
    const isKnown = sender.proof === "domain" || organizer.includes(sender.address);
    if (mayReply && isKnown && isUnreadReason(why)) {
      await fileUnread(world, sender, id, sequence, why);
    }
  }
}

/** Tells the organizer that a change came from elsewhere, once a day for each meeting. */
async function tellOfChange(world: Taking, known: Invite, merged: Merged): Promise<void> {
  const isUnclear = merged.notices.some(({ why }) => why === "unclear_version");
  if (!isUnclear && isSamePlan(merged.plan, known.plan)) return;
  const id = await keyedHash(world.env.siteSecret, "invite-change", known.id);
  const organizer = { name: "", address: known.email };
  await fileUnread(world, organizer, id, Math.floor(world.clock() / dayMs), "unproven_change");
}

function fileUnread(
  world: Taking,
  to: Pick<Sender, "name" | "address">,
  id: string,
  version: number,
  why: UnreadReason,
): Promise<void> {
  const reply = { kind: "invite_unread" as const, variant: `${version}.${why}` };
  return fileAnswer(world, to, { id, receiptId: `answer:${id}:${version}`, reply });
}

async function fileAnswer(
  world: Taking,
  to: Pick<Sender, "name" | "address">,
  answer: Pick<Heard, "id" | "receiptId" | "reply">,
): Promise<void> {
  const known = await findInvite(world.db, answer.id);
  // Two at once: the other one gets its reply.
  await store(world, { ...answer, ...to, known, proof: "vouched", plan: emptyPlan });
}
