import { addCount, countIn, type Counted, selectCounts } from "~/abuse/counts.server";
import { mailboxKey, quotaKey, selectMailbox, verifyMailbox } from "~/abuse/mailboxes.server";
import { isPublicMail } from "~/lib/text/public-mail";
import type { TokenVerdict } from "~/components/forms/form-token.server";
import { retryWrite, runBatch } from "~/db/client.server";
import { kindOf } from "~/jobs/drain.server";
import { enqueue, type NewMessage } from "~/jobs/outbox.server";
import { keyedHash, keyedId, randomText } from "~/lib/crypto/secrets.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { runNow } from "../pipeline/run.server";
import { dailyLimit, roomAt } from "../pipeline/daily-limit.server";
import { isDueNow, purgeAt, reminderAt } from "../schedule";
import { isInMeeting, sameMeetingWindowMs } from "../status";
import {
  type AtMeeting,
  insertNotetaker,
  selectAtMeeting,
  selectClosure,
  selectNotetaker,
} from "../store/notetakers.server";
import { decide, type Decision, type Facts, limits, type SenderKind } from "./decide";
import type { NotetakerInput } from "./schema";

/** Who sent a request, and what is counted besides the mailbox. */
export type Sender =
  /** A visitor: an IPv4 address, or an IPv6 address or network. */
  | { readonly kind: "web"; readonly network: string }
  /** Somebody with a personal link. */
  | { readonly kind: "link" }
  /** An authenticated calendar invite. */
  | { readonly kind: "proven_invite"; readonly domain: string }
  /** An invite in somebody's name that nobody vouches for. */
  | { readonly kind: "unproven_invite" };

export type NotetakerSubmission = {
  readonly input: NotetakerInput;
  /** The same for every resend of one submission; null when the sender has none. */
  readonly idempotencyKey: string | null;
  readonly sender: Sender;
  readonly suspicion: { readonly honeypot: boolean; readonly token: TokenVerdict };
};

export type RequestOutcome =
  | {
      readonly outcome: "accepted";
      readonly id: string;
      /** Waits until the owner of the mailbox confirms it. */
      readonly pending: boolean;
      /** When the site sends bots again, epoch ms; null while it does. */
      readonly sentFrom: number | null;
    }
  | { readonly outcome: "quarantined"; readonly id: string }
  /** `id`: the one that exists already; `own` if it is this very submission. */
  | { readonly outcome: "repeated"; readonly id: string; readonly own: boolean }
  | {
      readonly outcome: "too_many" | "meeting_full" | "meeting_closed" | "unavailable";
      readonly retryAfterSeconds: number;
    }
  /** The owner of the mailbox has told us to write to it no more. */
  | { readonly outcome: "blocked" };

const unavailable = { outcome: "unavailable", retryAfterSeconds: 30 } as const;

/**
 * Takes a request for a notetaker: reads the facts, decides, stores. Nothing else happens before it is
 * stored; a bot that is wanted now is then sent within `waitUntil`, and by the next tick should that fail.
 * The same submission twice is one notetaker. Never throws.
 */
export async function requestNotetaker(
  world: World,
  submission: NotetakerSubmission,
): Promise<RequestOutcome> {
  const { env, random } = world;
  if (!world.provider) {
    log({ event: "provider.off", provider: env.botProvider });
    return unavailable;
  }
  const keys = await keysOf(env.siteSecret, submission, world.clock());
  try {
    return await retryWrite(() => take(world, submission, keys), random);
  } catch (error) {
    log({ event: "notetaker.refused", why: "storage", kind: kindOf(error) });
    return unavailable;
  }
}

async function take(
  world: World,
  submission: NotetakerSubmission,
  keys: Keys,
): Promise<RequestOutcome> {
  const { sender, suspicion, input } = submission;
  const now = world.clock();
  const facts = await readFacts(world, submission, keys, now);
  const decision = decide(sender.kind, suspicion.honeypot, facts, now);
  if (decision.kind !== "store") {
    await countRefused(world, submission, keys, facts, now);
    return refusal(decision, keys.id, now);
  }

  const row = rowOf(world, submission, keys, decision.status, now);
  const [stored] = await runBatch(world.db, [
    insertNotetaker(world.db, row),
    ...countedFor(submission, keys, decision.status).map((one) => addCount(world.db, one, now)),
    ...enqueue(world.db, firstMessages(row, facts, now), now),
    ...(sender.kind === "proven_invite" ? [verifyMailbox(world.db, keys.mailbox, now)] : []),
    ...(asksMailbox(row, facts) ? [addCount(world.db, keys.question, now)] : []),
  ]);
  // Stored by an earlier run whose answer was lost, or by the same submission a moment ago.
  if (stored?.meta.changes === 0) return { outcome: "repeated", id: keys.id, own: true };

  const { id, status } = row;
  if (status === "quarantined") {
    log({ event: "notetaker.quarantined", notetakerId: id });
    return { outcome: "quarantined", id };
  }
  const pending = status === "pending_confirmation";
  const { scheduled } = input;
  log({
    ...{ event: "notetaker.requested", notetakerId: id },
    ...{ scheduled, pending, token: suspicion.token },
  });
  if (!pending && isDueNow(row, now)) world.waitUntil(runNow(world, "dispatch", id));
  return { outcome: "accepted", id, pending, sentFrom: pending ? null : facts.sentFrom };
}

type Keys = {
  /** Id of the row: the same submission has the same. */
  readonly id: string;
  readonly mailbox: string;
  /** The meeting code's, by which it is closed. */
  readonly meeting: string;
  readonly quota: Counted;
  readonly question: Counted;
  readonly meetingDay: Counted;
  readonly origins: readonly { readonly counted: Counted; readonly most: number }[];
};

async function keysOf(
  secret: string,
  { input, idempotencyKey, sender }: NotetakerSubmission,
  now: number,
): Promise<Keys> {
  const mailbox = await mailboxKey(secret, input.email);
  // One rendered form sent again with other contents is another request, not a repeat.
  const contents = [input.meetingCode, input.startsAt ?? "now", mailbox].join("\n");
  const key = idempotencyKey ?? randomText(16);
  const [id, meeting, quota, origins] = await Promise.all([
    keyedId(secret, "notetaker", `${key}\n${contents}`),
    meetingKeyOf(secret, input.meetingCode),
    quotaKey(secret, input.email),
    originsOf(secret, sender, mailbox),
  ]);
  const isOwn = sender.kind === "link" || sender.kind === "proven_invite";
  return {
    ...{ id, mailbox, meeting, origins },
    quota: { kind: isOwn ? "own" : "mailbox", key: quota },
    question: { kind: "question", key: quota },
    meetingDay: meetingDay(meeting, input.startsAt ?? now),
  };
}

/** The key under which a meeting is counted and closed: its code cannot be read from it. */
export function meetingKeyOf(secret: string, meetingCode: string): Promise<string> {
  return keyedHash(secret, "meeting", meetingCode);
}

const dayMs = 24 * 60 * 60_000;

/** Notetakers of one meeting code on one day (UTC): a link that is used each week has its limit each week. */
export function meetingDay(meetingKey: string, startsAt: number): Counted {
  return { kind: "meeting", key: `${meetingKey}.${Math.floor(startsAt / dayMs)}` };
}

async function originsOf(
  secret: string,
  sender: Sender,
  mailbox: string,
): Promise<Keys["origins"]> {
  switch (sender.kind) {
    case "link":
      return [];
    case "web": {
      const key = await keyedHash(secret, "network", customerNetwork(sender.network));
      return [{ counted: { kind: "network", key }, most: limits.perDay.network }];
    }
    case "proven_invite": {
      if (isPublicMail(sender.domain)) return [];
      const key = await keyedHash(secret, "domain", sender.domain);
      return [{ counted: { kind: "domain", key }, most: limits.perDay.domain }];
    }
    case "unproven_invite": {
      const site = await keyedHash(secret, "unproven", "site");
      return [
        { counted: { kind: "unproven", key: mailbox }, most: limits.perDay.unproven },
        { counted: { kind: "unproven", key: site }, most: limits.perDay.unprovenSite },
      ];
    }
  }
}

/**
 * The /48 of an IPv6 network, which one customer of a provider may have
 * (https://www.rfc-editor.org/rfc/rfc6177); an IPv4 address is its own.
 */
function customerNetwork(network: string): string {
  return network.includes(":") ? `${network.split(":").slice(0, 3).join(":")}::/48` : network;
}

type TakeFacts = Facts & {
  readonly sentFrom: number | null;
  /** Whether the mailbox was asked today to confirm what is pending. */
  readonly isAsked: boolean;
};

async function readFacts(
  { db, env }: World,
  { input }: NotetakerSubmission,
  keys: Keys,
  now: number,
): Promise<TakeFacts> {
  const startsAt = input.startsAt ?? now;
  const { quota, question, meetingDay: ofMeeting } = keys;
  const counted = [
    quota,
    question,
    ofMeeting,
    dailyLimit,
    ...keys.origins.map((one) => one.counted),
  ];
  const [[same], atMeeting, [mailbox], [closure], counts] = await db.batch([
    selectNotetaker(db, keys.id),
    selectAtMeeting(db, input.meetingCode, startsAt),
    selectMailbox(db, keys.mailbox),
    selectClosure(db, keys.meeting, now),
    selectCounts(db, counted, now),
  ]);
  const theirs = atMeeting.filter((one) => one.mailboxKey === keys.mailbox);
  const existing = same ?? theirs.find((one) => isSameMeeting(one, startsAt, now));
  const origins = keys.origins.map(({ counted: one, most }) => {
    return { most, ...countIn(counts, one, now) };
  });
  const origin = origins.find(({ count, most }) => count >= most) ?? origins[0];
  const meetingToday = countIn(counts, ofMeeting, now);
  const nextOver = Math.min(...atMeeting.map((one) => one.startsAt + dayMs));
  return {
    existingId: existing?.id ?? null,
    mailbox: {
      state: mailbox?.blockedAt ? "blocked" : mailbox?.verifiedAt ? "verified" : "unverified",
      today: countIn(counts, quota, now).count,
    },
    meeting: {
      closedUntil: closure?.closedUntil ?? null,
      live: atMeeting.length,
      today: meetingToday.count,
      // The next meeting of a series is booked while the last one is still being written up.
      ownInvites: theirs.filter((one) => one.source === "invite" && one.startsAt > now).length,
    },
    origin: origin ? { today: origin.count, most: origin.most } : null,
    freeAt: {
      origin: origin?.freeAt ?? now,
      meeting:
        meetingToday.count >= limits.meeting.perDay
          ? meetingToday.freeAt
          : Math.max(now, Number.isFinite(nextOver) ? nextOver : now),
    },
    sentFrom: roomAt(countIn(counts, dailyLimit, now), env.dailyBotLimit),
    isAsked: countIn(counts, question, now).count > 0,
  };
}

/** Starts within 15 minutes, or a bot that is there already while the meeting is to be now. */
export function isSameMeeting(one: AtMeeting, startsAt: number, now: number): boolean {
  const isNow = Math.abs(startsAt - now) <= sameMeetingWindowMs;
  return (
    Math.abs(one.startsAt - startsAt) <= sameMeetingWindowMs || (isNow && isInMeeting(one.status))
  );
}

type Row = Parameters<typeof insertNotetaker>[1] &
  Pick<Notetaker, "id" | "status" | "startsAt" | "scheduled">;

function rowOf(
  { env }: World,
  { input, sender }: NotetakerSubmission,
  { id, mailbox }: Keys,
  status: Extract<Decision, { kind: "store" }>["status"],
  now: number,
): Row {
  return {
    ...input,
    ...{ id, status, mailboxKey: mailbox },
    startsAt: input.startsAt ?? now,
    source: sourceOf[sender.kind],
    provider: env.botProvider,
    ...(status === "requested"
      ? { nextStep: "dispatch", nextAt: now }
      : { nextStep: "purge", nextAt: purgeAt(now) }),
    ...{ createdAt: now, updatedAt: now },
  };
}

const sourceOf = {
  web: "web",
  link: "web",
  proven_invite: "invite",
  unproven_invite: "unproven_invite",
} as const satisfies Record<SenderKind, Notetaker["source"]>;

/** A machine's honeypot and an unproven invite may be a stranger's: they take nothing from the mailbox they name. */
function countedFor(
  { sender }: NotetakerSubmission,
  { quota, meetingDay: ofMeeting, origins }: Keys,
  status: Row["status"],
): readonly Counted[] {
  const isTheirs = status !== "quarantined" && sender.kind !== "unproven_invite";
  return [
    ...(isTheirs ? [quota] : []),
    ...(status === "requested" ? [ofMeeting] : []),
    ...origins.map(({ counted }) => counted),
  ];
}

/** A mailbox is asked once a day to confirm what is pending, whatever tag stands behind its name. */
function asksMailbox({ status, source }: Row, { isAsked }: TakeFacts): boolean {
  return status === "pending_confirmation" && source !== "unproven_invite" && !isAsked;
}

function firstMessages(row: Row, facts: TakeFacts, now: number): readonly NewMessage[] {
  const subjectId = row.id;
  switch (row.status) {
    case "requested":
      return [{ kind: "confirmation", subjectId }, ...remindersOf(row, 0, now)];
    case "pending_confirmation":
      if (row.source === "unproven_invite") return [{ kind: "unproven_invite", subjectId }];
      return asksMailbox(row, facts) ? [{ kind: "pending_confirmation", subjectId }] : [];
    default:
      return [];
  }
}

/** The reminder of a meeting that is far enough away to be forgotten; one for each `sequence`. */
export function remindersOf(
  { id, startsAt, scheduled }: Pick<Notetaker, "id" | "startsAt" | "scheduled">,
  sequence: number,
  now: number,
) {
  const dueAt = scheduled ? reminderAt(startsAt, now) : null;
  return dueAt === null
    ? []
    : [{ kind: "reminder", subjectId: id, variant: sequence, dueAt } as const];
}

/** Refused and duplicate requests count too, so the form cannot be used to probe addresses. */
async function countRefused(
  { db }: World,
  { sender }: NotetakerSubmission,
  { id, origins }: Keys,
  { existingId, origin }: Facts,
  now: number,
): Promise<void> {
  const isResent = existingId === id;
  const hasRoom = origin !== null && origin.today < origin.most;
  if (isResent || !hasRoom || sender.kind === "proven_invite") return;
  await runBatch(
    db,
    origins.map(({ counted }) => addCount(db, counted, now)),
  );
}

function refusal(
  decision: Exclude<Decision, { kind: "store" }>,
  id: string,
  now: number,
): RequestOutcome {
  if (decision.kind === "repeat") {
    log({ event: "notetaker.repeated" });
    return { outcome: "repeated", id: decision.id, own: decision.id === id };
  }
  const { why } = decision;
  log({ event: "notetaker.refused", why });
  if (why === "blocked") return { outcome: "blocked" };
  const seconds = Math.ceil((decision.until - now) / 1000);
  return { outcome: why, retryAfterSeconds: Math.max(1, seconds) };
}
