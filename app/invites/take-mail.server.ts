import { dayMs } from "~/lib/time/instant";
import type { Email } from "postal-mime";
import { addCount, selectCounts } from "~/abuse/counts.server";
import { quotaKey } from "~/abuse/mailboxes.server";
import { retryWrite, runBatch } from "~/db/client.server";
import { hex } from "~/lib/crypto/bytes";
import { keyedHash } from "~/lib/crypto/secrets.server";
import { log } from "~/lib/log/log.server";
import { foldEmail } from "~/lib/text/addresses";
import { isPublicMail } from "~/lib/text/public-mail";
import type { World } from "~/world.server";
import type { InviteEvent, Notice } from "./calendar/event";
import { limits } from "./calendar/limits";
import { stepBudget, withinBudget, type StepBudget } from "./calendar/step-budget";
import type { LinkReader } from "./find-meeting";
import type { UnreadReason } from "./invite-mails";
import {
  findInvite,
  isReceived,
  storeMessage,
  type ReceivedMessage,
  type Invite,
} from "./invite-store.server";
import { emptyPlan, isSamePlan, offPlan, asOldest } from "./meeting-plan";
import { mergeEvents } from "./merge-events";
import { type IncomingMail, readInvites, readMail } from "./read-invites";
import type { NotetakerPort } from "./reconcile-invites.server";
import { headerOf, isAutomatic, isByHand, organizerOf, senderOf, type Sender } from "./sender";

type Taking = World & {
  readonly readLink: LinkReader;
  readonly isConfirmed: NotetakerPort["isConfirmed"];
};

const maxTries = 5;
const maxAnswers = 3;
/** Limits per 24 hours, so that a flood of mails does not use up our sending quota. */
export const answersPerDay = { mailbox: 20, domain: 50, site: 300 };

/** Returns the ids of invites to reconcile, in order. Throws when D1 or the stream does. */
export async function takeMail(world: Taking, incoming: IncomingMail): Promise<string[]> {
  const ignore = (why: string): string[] => {
    log({ event: "invite.ignored", why });
    return [];
  };
  const joinAddress = foldEmail(world.env.joinAddress);
  if (incoming.from === "" || incoming.from === "<>") return ignore("bounce");
  if (foldEmail(incoming.to.trim()) !== joinAddress) return ignore("other_recipient");

  const received = await readMail(incoming);
  if (typeof received === "string") return ignore(received);
  const { mail, bytes } = received;
  const loop = loopOf(mail);
  if (loop !== null) return ignore(loop);
  const sender = senderOf(mail);
  if (!sender) return ignore("not_authenticated");
  if (isOurs(world, sender.address)) return ignore("own_mail");

  const budget = stepBudget(limits.steps);
  const tools = { readLink: world.readLink, joinAddress, now: world.clock() };
  const reading = readInvites(mail, tools, budget);
  for (const why of reading.ignored) ignore(why);
  const mayReply =
    sender.proof !== "nobody" && !isAutomatic(mail) && (reading.hasEvent || isByHand(mail));
  const letter: Letter = { sender, receipt: await receiptOf(mail, bytes), mayReply, budget };

  const taken: Taken[] = [];
  for (const events of reading.meetings) taken.push(await takeMeeting(world, letter, events));
  const isTooComplicated = reading.isTooComplicated || taken.includes("too_complicated");
  if (isTooComplicated || !reading.hasEvent) {
    const why = isTooComplicated ? "too_complicated" : "no_calendar";
    ignore(why);
    const today = Math.floor(world.clock() / dayMs);
    if (mayReply) await answer(world, sender, why, { about: why, version: today });
  }
  for (const notice of reading.refused) {
    ignore(notice.why);
    await answerEvents(world, letter, [notice]);
  }
  return taken.flatMap((one) => (one === "too_complicated" ? [] : one));
}

type Letter = {
  readonly sender: Sender;
  readonly receipt: string;
  readonly mayReply: boolean;
  readonly budget: StepBudget;
};

/** Refuses auto-replies and bulk mail. Calendars that send invites automatically say `auto-generated`. */
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
    await answerEvents(world, letter, [{ ...newest, why }]);
    return [];
  }
  const { isProven } = organizer;
  const personAndMeeting = `${foldEmail(organizer.address)}\n${uid}`;
  const vouchedId = await keyedHash(env.siteSecret, "invite", personAndMeeting);
  const claimedId = await keyedHash(env.siteSecret, "invite-claim", personAndMeeting);

  for (let tries = 0; tries < maxTries; tries += 1) {
    const [vouched, claimed] = await Promise.all([
      findInvite(db, vouchedId),
      findInvite(db, claimedId),
    ]);
    // A proven mail ignores a claim that the mailbox has not confirmed.
    const isPending = claimed !== null && !(await isConfirmed(world, claimed));
    const known = vouched ?? (isProven && isPending ? null : claimed);
    const inviteId = known?.id ?? (isProven ? vouchedId : claimedId);
    const receiptId = `mail:${letter.receipt}:${inviteId}`;
    if (await isReceived(db, receiptId)) {
      log({ event: "invite.taken", inviteId, repeated: true });
      return [inviteId];
    }
    // The person's own mail is newer than any version that others claimed.
    const before =
      known && isProven && known.proof !== "vouched" ? asOldest(known.plan) : known?.plan;
    const work = withinBudget(() => mergeEvents(before ?? null, events, now, letter.budget));
    if (!work.ok) return "too_complicated";
    const merged = work.result;
    if (!isProven && known) {
      log({ event: "invite.ignored", why: "not_authenticated", inviteId });
      const isUnclear = merged.notices.some(({ why }) => why === "unclear_version");
      if (isUnclear || !isSamePlan(merged.plan, known.plan)) {
        const dedupe = { about: known.id, version: Math.floor(now / dayMs) };
        const owner = { name: "", address: known.email };
        await answer(world, owner, "unproven_change", dedupe);
      }
      return [];
    }
    const mayDecide = isProven || isAskable(events, merged.problemIn);
    const why = merged.why ?? (mayDecide ? null : "not_organizer");
    const hasNothingToCancel = !vouched && !claimed && events.every(({ cancelled }) => cancelled);
    let notices: readonly Notice[] = merged.notices;
    if (hasNothingToCancel) notices = [{ ...newest, why: "nothing_to_cancel" }];
    if (why === "not_organizer") notices = [{ ...newest, why }];
    await answerEvents(world, letter, notices);
    if (why !== null) {
      log({ event: "invite.ignored", why, inviteId });
      return [];
    }
    const reply =
      letter.mayReply && merged.problemIn
        ? { kind: "invite_unsupported" as const, variant: merged.problemIn.sequence }
        : null;
    const proof = isProven ? "vouched" : "claimed";
    const update = { proof, receiptId, reply, plan: merged.plan } as const;
    if (!(await store(world, organizer, { ...update, id: inviteId, known }))) continue;
    log({ event: "invite.taken", inviteId, repeated: false });
    const replacesClaim = isProven && isPending && known !== claimed;
    if (!replacesClaim) return [inviteId];
    // Drops the unproven booking.
    const off = { proof: "claimed", reply: null, plan: offPlan, id: claimedId } as const;
    const obsolete = { ...off, receiptId: `mail:${letter.receipt}:${claimedId}`, known: claimed };
    await store(world, organizer, obsolete);
    return [claimedId, inviteId];
  }
  throw new Error("an invite changed again and again");
}

async function isConfirmed(world: Taking, { proof, booking }: Invite): Promise<boolean> {
  const requestId = booking?.requestId ?? null;
  return proof !== "claimed" || (requestId !== null && (await world.isConfirmed(requestId)));
}

type Person = Pick<Sender, "name" | "address">;

function store(
  { db, clock, random }: Taking,
  { name, address }: Person,
  message: Omit<ReceivedMessage, "version" | "name" | "email"> & { known: Invite | null },
): Promise<boolean> {
  const { known, ...received } = message;
  const row: ReceivedMessage = { ...received, name, email: address, version: known?.version ?? 0 };
  return retryWrite(() => storeMessage(db, row, clock()), random);
}

/** The organizer is asked only about one link that we can join: an exception of the series may bring another. */
function isAskable(events: readonly InviteEvent[], problemIn: InviteEvent | null): boolean {
  const codes = new Set(events.map(({ appointment }) => appointment?.code ?? null));
  return problemIn === null && codes.size === 1 && events.every(({ cancelled }) => !cancelled);
}

async function answerEvents(
  world: Taking,
  { sender, mayReply }: Letter,
  notices: readonly Notice[],
): Promise<void> {
  for (const { uid, sequence, organizers, why } of notices.slice(0, maxAnswers)) {
    const isKnown = sender.proof === "domain" || organizers.includes(sender.address);
    if (mayReply && isKnown) await answer(world, sender, why, { about: uid, version: sequence });
  }
}

async function answer(
  world: Taking,
  to: Person,
  why: UnreadReason | "no_calendar",
  dedupe: { about: string; version: number },
): Promise<void> {
  const { db, env } = world;
  const { about, version } = dedupe;
  const now = world.clock();
  const id = await keyedHash(env.siteSecret, "invite-answer", `${to.address}\n${about}`);
  const maxima = await answerMaxima(env.siteSecret, to.address);
  const counted = [...maxima.keys()].map((key) => ({ kind: "answer", key }) as const);
  const counts = await selectCounts(db, counted, now);
  if (counts.some(({ key, count }) => count >= (maxima.get(key) ?? 0))) {
    log({ event: "invite.ignored", why: "too_many_answers", inviteId: id });
    return;
  }
  const reply =
    why === "no_calendar"
      ? { kind: "invite_missing" as const, variant: version }
      : { kind: "invite_unread" as const, variant: `${version}.${why}` };
  // An empty invite carries the reply, so that it is sent once.
  const known = await findInvite(db, id);
  const row = { id, known, reply, receiptId: `answer:${id}:${version}` };
  const isNew = await store(world, to, { ...row, proof: "vouched", plan: emptyPlan });
  const statements = counted.map((one) => addCount(db, one, now));
  if (isNew) await runBatch(db, statements);
}

/** Rate limits of our replies, by the key they count. */
async function answerMaxima(secret: string, address: string): Promise<ReadonlyMap<string, number>> {
  const domain = address.slice(address.lastIndexOf("@") + 1);
  const maxima = new Map([
    [await quotaKey(secret, address), answersPerDay.mailbox],
    [await keyedHash(secret, "answers", ""), answersPerDay.site],
  ]);
  if (isPublicMail(domain)) return maxima;
  return maxima.set(await keyedHash(secret, "answers", domain), answersPerDay.domain);
}
