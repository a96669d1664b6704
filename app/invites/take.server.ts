import type { Email } from "postal-mime";
import { retryWrite } from "~/db/client.server";
import { hex } from "~/lib/crypto/bytes";
import { keyedHash } from "~/lib/crypto/secrets.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { mailboxOf, type InviteEvent } from "./calendar/event";
import { limits } from "./calendar/limits";
import { stepBudget, withinBudget, type StepBudget } from "./calendar/step-budget";
import { dayMs, type TimeTools } from "./calendar/time";
import { judge } from "./judge";
import { isUnreadReason, type UnreadReason } from "./mails";
import type { LinkReader } from "./meeting";
import { emptyPlan } from "./plan";
import { headerOf, type IncomingMail, readInvites, readMail } from "./read-invites";
import { senderOf, type Sender } from "./sender";
import { findInvite, isReceived, storeHeard, type Heard } from "./store.server";

export type Taking = World & {
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
export async function takeMail(world: Taking, incoming: IncomingMail): Promise<string[]> {
  const ignore = (why: string): string[] => {
    log({ event: "invite.ignored", why });
    return [];
  };
  if (incoming.from === "" || incoming.from === "<>") return ignore("bounce");
  if (mailboxOf(incoming.to) !== world.env.joinAddress) return ignore("other_recipient");

  const received = await readMail(incoming);
  if (!received.ok) return ignore(received.why);
  const { mail, bytes } = received;
  const loop = loopOf(mail);
  if (loop !== null) return ignore(loop);
  const sender = senderOf(mail);
  if (!sender) return ignore("not_authenticated");
  const { joinAddress, mailFrom } = world.env;
  if ([joinAddress, mailFrom.toLowerCase()].includes(sender.address)) return ignore("own_mail");

  const budget = stepBudget(limits.steps);
  const reading = readInvites(mail, { ...world, joinAddress }, budget);
  for (const why of reading.ignored) ignore(why);
  const receipt = await receiptOf(mail, bytes);
  const mayReply = sender.proof !== "nobody" && (reading.hasCalendar || isByHand(mail));
  const letter: Letter = { sender, receipt, mayReply, budget };
  if (!reading.hasCalendar) await answerSender(world, letter, "no_calendar");

  // One after the other: which of them is too much must not depend on how fast D1 answers.
  const taken: Taken[] = [];
  for (const events of reading.meetings) taken.push(await takeMeeting(world, letter, events));
  const isTooMuch = reading.isTooComplicated || taken.includes("too_complicated");
  if (isTooMuch || reading.ignored.some((why) => why.startsWith("calendar_"))) {
    await answerSender(world, letter, "too_complicated");
  }
  for (const event of reading.refused) {
    if (event.invited && !event.cancelled) await answerEvent(world, letter, event, event.why);
  }
  return taken.flatMap((one) => (typeof one === "object" ? (one?.id ?? []) : []));
}

type Letter = {
  readonly sender: Sender;
  /** Hash of the Message-ID. */
  readonly receipt: string;
  /** Whoever is known to have written it, or had a calendar write it; no other machine: it might answer. */
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

function isByHand(mail: Email): boolean {
  return ["", "no"].includes(headerOf(mail, "auto-submitted"));
}

async function receiptOf({ messageId }: Email, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const named = messageId ? new TextEncoder().encode(messageId.trim()) : bytes;
  const digest = await crypto.subtle.digest("SHA-256", named);
  return hex(new Uint8Array(digest));
}

/** The invite that there is something to settle for. */
type Taken = { readonly id: string } | "nothing" | "too_complicated";

async function takeMeeting(
  world: Taking,
  letter: Letter,
  events: readonly [InviteEvent, ...InviteEvent[]],
): Promise<Taken> {
  const { db, env } = world;
  const now = world.clock();
  const { sender, receipt, mayReply, budget } = letter;
  const [{ uid }] = events;
  const isVouchedFor = events.every(({ organizer }) => isVouched(sender, organizer));
  const vouchedId = await keyedHash(env.siteSecret, "invite", `${sender.address}\n${uid}`);
  const claimedId = await keyedHash(env.siteSecret, "invite-claim", `${sender.address}\n${uid}`);
  const inviteId = isVouchedFor ? vouchedId : claimedId;
  const receiptId = `mail:${receipt}:${inviteId}`;

  for (let tries = 0; tries < mostTries; tries += 1) {
    const [known, repeated] = await Promise.all([
      findInvite(db, inviteId),
      isReceived(db, receiptId),
    ]);
    if (repeated) {
      log({ event: "invite.taken", inviteId, repeated });
      return { id: inviteId };
    }
    // What anybody may have sent changes nothing that is known already, from whomever that came.
    if (!isVouchedFor && (known || (await findInvite(db, vouchedId)))) {
      log({ event: "invite.ignored", why: "not_authenticated", inviteId });
      return "nothing";
    }
    const judged = withinBudget(() => judge(known?.plan ?? null, events, now, world.time, budget));
    if (!judged.ok) return "too_complicated";
    const { plan, problemIn } = judged.result;
    const why =
      judged.result.why ??
      (isVouchedFor || isAskable(events, problemIn) ? null : "not_authenticated");
    if (why !== null) {
      log({ event: "invite.ignored", why, inviteId });
      if (isUnreadReason(why)) await answerEvent(world, letter, events[0], why);
      return "nothing";
    }
    const heard: Heard = {
      id: inviteId,
      name: sender.name,
      email: sender.address,
      proof: isVouchedFor ? "vouched" : "claimed",
      plan,
      version: known?.version ?? 0,
      receiptId,
      reply:
        mayReply && problemIn ? { kind: "invite_unsupported", variant: problemIn.sequence } : null,
    };
    if (await retryWrite(() => storeHeard(db, heard, now), world.random)) {
      log({ event: "invite.taken", inviteId, repeated: false });
      return { id: inviteId };
    }
  }
  throw new Error("an invite changed again and again");
}

/** Whether the mail servers know that an event is of the sender's own. */
function isVouched({ proof, address }: Sender, organizer: string): boolean {
  return proof === "domain" || (proof === "google" && organizer === address);
}

/**
 * Whether the sender can be asked about it: an invitation to one meeting that we can join. Whoever says yes
 * to a series does not say yes to other links, which an exception might bring.
 */
function isAskable(events: readonly InviteEvent[], problemIn: InviteEvent | null): boolean {
  const codes = new Set(events.map(({ appointment }) => appointment?.code ?? null));
  return problemIn === null && codes.size === 1 && events.every(({ cancelled }) => !cancelled);
}

const replies = { no_calendar: "invite_missing", too_complicated: "invite_complicated" } as const;

/**
 * Tells whoever wrote why nothing comes of it, where that is not the fault of one meeting. One such reply
 * a day is enough for whoever writes more than that.
 */
async function answerSender(
  world: Taking,
  { sender, receipt, mayReply }: Letter,
  why: keyof typeof replies,
): Promise<void> {
  const { env } = world;
  const now = world.clock();
  const inviteId = await keyedHash(env.siteSecret, "invite-sender", sender.address);
  log({ event: "invite.ignored", why, inviteId });
  if (!mayReply) return;
  const reply = { kind: replies[why], variant: Math.floor(now / dayMs) };
  await fileAnswer(world, sender, {
    id: inviteId,
    receiptId: `mail:${receipt}:${inviteId}`,
    reply,
  });
}

/** Tells whoever sent an event why it is not booked, once for each SEQUENCE of it. */
async function answerEvent(
  world: Taking,
  { sender, mayReply }: Letter,
  { uid, sequence, organizer }: Pick<InviteEvent, "uid" | "sequence" | "organizer">,
  why: UnreadReason,
): Promise<void> {
  if (!mayReply || !isVouched(sender, organizer)) return;
  const id = await keyedHash(world.env.siteSecret, "invite-answer", `${sender.address}\n${uid}`);
  const reply = { kind: "invite_unread" as const, variant: `${sequence}.${why}` };
  await fileAnswer(world, sender, { id, receiptId: `answer:${id}:${sequence}`, reply });
}

async function fileAnswer(
  { db, clock, random }: Taking,
  { name, address }: Sender,
  answer: Pick<Heard, "id" | "receiptId" | "reply">,
): Promise<void> {
  const known = await findInvite(db, answer.id);
  const version = known?.version ?? 0;
  const heard: Heard = {
    ...answer,
    name,
    email: address,
    proof: "vouched",
    plan: emptyPlan,
    version,
  };
  // Two at once: the other one gets its reply.
  await retryWrite(() => storeHeard(db, heard, clock()), random);
}
