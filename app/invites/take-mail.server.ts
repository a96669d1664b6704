import { dayMs } from "~/lib/time/instant";
import type { Email } from "postal-mime";
import { addCounts, countIn, selectCounts } from "~/abuse/counts.server";
import { quotaKey } from "~/abuse/mailboxes.server";
import { retryWrite } from "~/db/client.server";
import { keyedHash, sha256 } from "~/lib/crypto/secrets.server";
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
  type Invite,
  type ReceivedMessage,
} from "./invite-store.server";
import { cancelledPlan, emptyPlan, isSamePlan, withOldestVersion } from "./meeting-plan";
import { mergeEvents, type Merged } from "./merge-events";
import { type IncomingMail, readInvites, readMail } from "./read-invites";
import type { NotetakerPort } from "./reconcile-invites.server";
import {
  headerOf,
  isAutomatic,
  isByHand,
  organizerOf,
  senderOf,
  type Organizer,
  type Sender,
} from "./sender";

/** `readLink` and `isConfirmed` come from the notetaker, which this feature may not import. */
type MailWorld = World & {
  readonly readLink: LinkReader;
  readonly isConfirmed: NotetakerPort["isConfirmed"];
};

const maxTries = 5;
const maxAnswers = 3;
/** Limits per 24 hours, so that a flood of mails does not use up our sending quota. */
export const answersPerDay = { mailbox: 20, domain: 50, site: 300 };

/** Returns the ids of invites to reconcile, in order. Throws when D1 or the stream does. */
export async function takeMail(world: MailWorld, incoming: IncomingMail): Promise<string[]> {
  const accepted = await acceptMail(world, incoming);
  if (typeof accepted === "string") {
    logIgnored(accepted);
    return [];
  }
  const { mail, bytes, sender } = accepted;
  const budget = stepBudget(limits.steps);
  const joinAddress = foldEmail(world.env.joinAddress);
  const tools = { readLink: world.readLink, joinAddress, now: world.clock() };
  const reading = readInvites(mail, tools, budget);
  reading.ignored.forEach(logIgnored);
  const mayReply =
    sender.proof !== "nobody" && !isAutomatic(mail) && (reading.hasEvent || isByHand(mail));
  const identity = mail.messageId?.trim() || new TextDecoder("latin1").decode(bytes);
  const context: MailContext = { sender, receipt: await sha256(identity), mayReply, budget };

  const inviteIds: string[] = [];
  let isTooComplicated = reading.isTooComplicated;
  for (const events of reading.meetings) {
    const outcome = await takeMeeting(world, context, events);
    if (outcome === "too_complicated") isTooComplicated = true;
    else inviteIds.push(...outcome);
  }
  if (isTooComplicated || !reading.hasEvent) {
    const why = isTooComplicated ? "too_complicated" : "no_calendar";
    logIgnored(why);
    if (mayReply) await answer(world, sender, why, { about: why, version: dayNumber(world) });
  }
  for (const notice of reading.refused) {
    logIgnored(notice.why);
    await answerEvents(world, context, [notice]);
  }
  return inviteIds;
}

type MailContext = {
  readonly sender: Sender;
  /** Hash of the Message-ID, or of the whole mail if it has none: the same for each delivery. */
  readonly receipt: string;
  readonly mayReply: boolean;
  readonly budget: StepBudget;
};

const logIgnored = (why: string) => log({ event: "invite.ignored", why });

/** Returns the mail and its sender, or why the mail is ignored. */
async function acceptMail(world: MailWorld, incoming: IncomingMail) {
  if (incoming.from === "" || incoming.from === "<>") return "bounce";
  if (foldEmail(incoming.to.trim()) !== foldEmail(world.env.joinAddress)) return "other_recipient";
  const received = await readMail(incoming);
  if (typeof received === "string") return received;
  const loop = loopReason(received.mail);
  if (loop !== null) return loop;
  const sender = senderOf(received.mail);
  if (!sender) return "not_authenticated";
  return isOurs(world, sender.email) ? "own_mail" : { ...received, sender };
}

/** Refuses auto-replies and bulk mail, but not `auto-generated`, which calendars write into invites. */
function loopReason(mail: Email): string | null {
  const submitted = headerOf(mail, "auto-submitted").split(/[;\s]/)[0];
  if (!["", "no", "auto-generated"].includes(submitted ?? "")) return "auto_submitted";
  return ["bulk", "list", "junk"].includes(headerOf(mail, "precedence")) ? "bulk_mail" : null;
}

function isOurs({ env }: MailWorld, address: string): boolean {
  return [env.joinAddress, env.mailFrom].some((own) => foldEmail(own) === foldEmail(address));
}

type Events = readonly [InviteEvent, ...InviteEvent[]];
type TakeOutcome = readonly string[] | "too_complicated";

async function takeMeeting(
  world: MailWorld,
  context: MailContext,
  events: Events,
): Promise<TakeOutcome> {
  const [event] = events;
  const organizer = organizerOf(context.sender, events);
  if (!organizer || isOurs(world, organizer.email)) {
    const why = events.some(({ invited }) => invited) ? "no_organizer" : "not_invited";
    logIgnored(why);
    await answerEvents(world, context, [{ ...event, why }]);
    return [];
  }
  const personAndMeeting = `${foldEmail(organizer.email)}\n${event.uid}`;
  // A person's rows for one meeting: from their own mails, and from mails that only name them.
  const ids = {
    vouchedId: await keyedHash(world.env.siteSecret, "invite", personAndMeeting),
    claimedId: await keyedHash(world.env.siteSecret, "invite-claim", personAndMeeting),
  };
  for (let tries = 0; tries < maxTries; tries += 1) {
    const outcome = await mergeAndStore(world, context, events, organizer, ids);
    if (outcome !== "changed_meanwhile") return outcome;
  }
  throw new Error("an invite changed again and again");
}

async function mergeAndStore(
  world: MailWorld,
  context: MailContext,
  events: Events,
  { name, email, isProven }: Organizer,
  { vouchedId, claimedId }: { readonly vouchedId: string; readonly claimedId: string },
): Promise<TakeOutcome | "changed_meanwhile"> {
  const [vouched, claimed] = await Promise.all([
    findInvite(world.db, vouchedId),
    findInvite(world.db, claimedId),
  ]);
  // A proven mail ignores an unconfirmed invite that others sent in this person's name.
  const isIgnoredClaim = isProven && claimed !== null && !(await isConfirmed(world, claimed));
  const invite = vouched ?? (isIgnoredClaim ? null : claimed);
  const inviteId = invite?.id ?? (isProven ? vouchedId : claimedId);
  const receiptId = `mail:${context.receipt}:${inviteId}`;
  if (await isReceived(world.db, receiptId)) {
    log({ event: "invite.received", inviteId, repeated: true });
    return [inviteId];
  }

  // The person's own mail counts as newer than all that others sent, even with a lower SEQUENCE.
  const isFirstOwnMail = isProven && invite !== null && invite.proof !== "vouched";
  const before = isFirstOwnMail ? withOldestVersion(invite.plan) : (invite?.plan ?? null);
  const merging = withinBudget(() => mergeEvents(before, events, world.clock(), context.budget));
  if (!merging.ok) return "too_complicated";
  const merged = merging.result;
  if (invite && !isProven) {
    await refuseChange(world, invite, merged);
    return [];
  }

  const mayBook = isProven || isAskable(events, merged.problemIn);
  const why = merged.why ?? (mayBook ? null : "not_organizer");
  const isUnknownMeeting = vouched === null && claimed === null;
  await answerEvents(world, context, noticesOf(events, merged, why, isUnknownMeeting));
  if (why !== null) {
    log({ event: "invite.ignored", why, inviteId });
    return [];
  }
  const message: ReceivedMessage = {
    id: inviteId,
    name,
    email,
    proof: isProven ? "vouched" : "claimed",
    plan: merged.plan,
    version: invite?.version ?? 0,
    receiptId,
    reply:
      context.mayReply && merged.problemIn
        ? { kind: "invite_unsupported", variant: merged.problemIn.sequence }
        : null,
  };
  if (isIgnoredClaim) {
    // The ignored claim must book nothing. Its plan is emptied first: once `message` is stored, another delivery of
    // the same mail returns before this line.
    const isCancelled = await store(world, {
      ...message,
      id: claimedId,
      proof: "claimed",
      version: claimed.version,
      plan: cancelledPlan,
      receiptId: `mail:${context.receipt}:${claimedId}`,
      reply: null,
    });
    if (!isCancelled) return "changed_meanwhile";
  }
  if (!(await store(world, message))) return "changed_meanwhile";
  log({ event: "invite.received", inviteId, repeated: false });
  return isIgnoredClaim ? [claimedId, inviteId] : [inviteId];
}

async function isConfirmed(world: MailWorld, { proof, booking }: Invite): Promise<boolean> {
  const requestId = booking?.requestId ?? null;
  return proof !== "claimed" || (requestId !== null && (await world.isConfirmed(requestId)));
}

function store({ db, clock, random }: MailWorld, message: ReceivedMessage): Promise<boolean> {
  return retryWrite(() => storeMessage(db, message, clock()), random);
}

/** A mail without proof changes nothing. The owner is notified once a day if the mail would change the plan. */
async function refuseChange(world: MailWorld, invite: Invite, merged: Merged): Promise<void> {
  log({ event: "invite.ignored", why: "not_authenticated", inviteId: invite.id });
  const isUnclear = merged.notices.some(({ why }) => why === "unclear_version");
  if (!isUnclear && isSamePlan(merged.plan, invite.plan)) return;
  const owner = { name: "", email: invite.email };
  await answer(world, owner, "unproven_change", { about: invite.id, version: dayNumber(world) });
}

/** Returns a version that allows one answer a day. */
function dayNumber({ clock }: MailWorld): number {
  return Math.floor(clock() / dayMs);
}

/** Returns whether the organizer may be asked to confirm: all events have the same link that we can join. */
function isAskable(events: Events, problemIn: InviteEvent | null): boolean {
  const codes = new Set(events.map(({ appointment }) => appointment?.code ?? null));
  return problemIn === null && codes.size === 1 && events.every(({ cancelled }) => !cancelled);
}

function noticesOf(
  events: Events,
  merged: Merged,
  why: Merged["why"],
  isUnknownMeeting: boolean,
): readonly Notice[] {
  const [event] = events;
  if (why === "not_organizer") return [{ ...event, why }];
  if (isUnknownMeeting && events.every(({ cancelled }) => cancelled)) {
    return [{ ...event, why: "nothing_to_cancel" }];
  }
  return merged.notices;
}

async function answerEvents(
  world: MailWorld,
  { sender, mayReply }: MailContext,
  notices: readonly Notice[],
): Promise<void> {
  for (const { uid, sequence, organizers, why } of notices.slice(0, maxAnswers)) {
    // Without proof of the domain, the address may be forged: then only an organizer of the event gets a reply.
    const isReplySafe = sender.proof === "domain" || organizers.includes(sender.email);
    if (!mayReply || !isReplySafe) continue;
    await answer(world, sender, why, { about: uid, version: sequence });
  }
}

/** Stores an answer once for each subject and version, within `answersPerDay`. */
async function answer(
  world: MailWorld,
  { name, email }: Pick<Sender, "name" | "email">,
  why: UnreadReason | "no_calendar",
  { about, version }: { readonly about: string; readonly version: number },
): Promise<void> {
  const { db, env } = world;
  const now = world.clock();
  const id = await keyedHash(env.siteSecret, "invite-answer", `${email}\n${about}`);
  const quotas = await quotasOf(env.siteSecret, email);
  const counts = await selectCounts(db, quotas, now);
  if (quotas.some((quota) => countIn(counts, quota, now).count >= quota.max)) {
    log({ event: "invite.ignored", why: "too_many_answers", inviteId: id });
    return;
  }
  // An empty invite carries the reply, so that it is sent once.
  const invite = await findInvite(db, id);
  const isNew = await store(world, {
    id,
    name,
    email,
    proof: "vouched",
    plan: emptyPlan,
    version: invite?.version ?? 0,
    receiptId: `answer:${id}:${version}`,
    reply:
      why === "no_calendar"
        ? { kind: "invite_missing", variant: version }
        : { kind: "invite_unread", variant: `${version}.${why}` },
  });
  if (isNew) await addCounts(db, quotas, now);
}

/** Returns the counts that an answer to this address adds to, each with its maximum per day. */
async function quotasOf(secret: string, email: string) {
  const kind = "answer" as const;
  const domain = email.slice(email.lastIndexOf("@") + 1);
  const quotas = [
    { kind, key: await quotaKey(secret, email), max: answersPerDay.mailbox },
    { kind, key: await keyedHash(secret, "answers", ""), max: answersPerDay.site },
  ];
  if (!isPublicMail(domain)) {
    const key = await keyedHash(secret, "answers", domain);
    quotas.push({ kind, key, max: answersPerDay.domain });
  }
  return quotas;
}
