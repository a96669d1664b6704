import { addCount, countIn, type Counted, selectCounts } from "~/abuse/counts.server";
import { mailboxKey, quotaKey, selectMailbox, markMailbox } from "~/abuse/mailboxes.server";
import { isPublicMail } from "~/lib/text/public-mail";
import type { TokenCheck } from "~/components/forms/form-token.server";
import { retryWrite, runBatch } from "~/db/client.server";
import { kindOf } from "~/jobs/drain.server";
import { enqueue, type NewMessage } from "~/jobs/outbox.server";
import { keyedHash, keyedId, randomText } from "~/lib/crypto/secrets.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { runNow } from "../pipeline/run-steps.server";
import { isDueNow, purgeAt, reminderAt } from "../schedule";
import { isInMeeting, sameMeetingWindowMs } from "../status";
import {
  type AtMeeting,
  insertNotetaker,
  selectAtMeeting,
  selectClosure,
  selectNotetaker,
} from "../store/notetakers.server";
import { decide, type Facts, limits, type SenderKind } from "./decide";
import type { NotetakerInput } from "./schema";

/** The sender of a request. It decides which limits count besides the mailbox's. */
export type Sender =
  | { readonly kind: "web"; readonly network: string }
  | { readonly kind: "link" }
  | { readonly kind: "proven_invite"; readonly domain: string }
  /** An invite whose sender no mail server vouches for. */
  | { readonly kind: "unproven_invite" };

export type NotetakerSubmission = {
  readonly input: NotetakerInput;
  /** The same for every resend of one submission; null when the sender has none. */
  readonly idempotencyKey: string | null;
  readonly sender: Sender;
  readonly suspicion: { readonly honeypot: boolean; readonly token: TokenCheck };
};

export type RequestOutcome =
  /** `pending`: it waits until the owner of the mailbox confirms it. */
  | { readonly outcome: "accepted"; readonly id: string; readonly pending: boolean }
  | { readonly outcome: "quarantined"; readonly id: string }
  /** `id`: the one that exists already; `own` if it is this very submission. */
  | { readonly outcome: "repeated"; readonly id: string; readonly own: boolean }
  | {
      readonly outcome: "too_many" | "meeting_full" | "meeting_closed" | "unavailable";
      readonly retryAfterSeconds: number;
    }
  /** The owner of the mailbox wants no mail. */
  | { readonly outcome: "blocked" };

const unavailable = { outcome: "unavailable", retryAfterSeconds: 30 } as const;

/** Reads the facts, decides and stores. A bot wanted now is sent in `waitUntil`. Never throws. */
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
  const { db, env } = world;
  const { sender, suspicion, input } = submission;
  const { id } = keys;
  const now = world.clock();
  const facts = await readFacts(world, input, keys, now);
  const decision = decide(sender.kind, suspicion.honeypot, facts, now);
  if (decision.kind !== "store") await countNotStored(world, sender, keys, facts, now);
  if (decision.kind === "repeat") {
    log({ event: "notetaker.repeated" });
    return { outcome: "repeated", id: decision.id, own: decision.id === id };
  }
  if (decision.kind === "refuse") {
    const { why } = decision;
    log({ event: "notetaker.refused", why });
    if (why === "blocked") return { outcome: "blocked" };
    const seconds = Math.ceil((decision.until - now) / 1000);
    return { outcome: why, retryAfterSeconds: Math.max(1, seconds) };
  }

  const { status } = decision;
  const isRequested = status === "requested";
  const pending = status === "pending_confirmation";
  const isUnproven = sender.kind === "unproven_invite";
  const asks = pending && !isUnproven && !facts.isAsked;
  const row = {
    ...input,
    ...{ id, status, mailboxKey: keys.mailbox, startsAt: input.startsAt ?? now },
    ...{ source: sourceOf[sender.kind], provider: env.botProvider },
    nextStep: isRequested ? ("dispatch" as const) : ("purge" as const),
    nextAt: isRequested ? now : purgeAt(now),
    ...{ createdAt: now, updatedAt: now },
  };
  const messages: readonly NewMessage[] = [
    ...(isRequested ? [{ kind: "confirmation", subjectId: id } as const] : []),
    ...(isRequested ? remindersOf(row, 0, now) : []),
    ...(pending && isUnproven ? [{ kind: "unproven_invite", subjectId: id } as const] : []),
    ...(asks ? [{ kind: "pending_confirmation", subjectId: id } as const] : []),
  ];
  const counted = [
    // A honeypot and an unproven invite may be by strangers: they take nothing from the mailbox they name.
    ...(status !== "quarantined" && !isUnproven ? [keys.quota] : []),
    ...(isRequested ? [keys.meetingDay] : []),
    ...(asks ? [keys.question] : []),
    ...keys.origins.map((one) => one.counted),
  ];
  const [stored] = await runBatch(db, [
    insertNotetaker(db, row),
    ...counted.map((one) => addCount(db, one, now)),
    ...enqueue(db, messages, now),
    ...(sender.kind === "proven_invite" ? [markMailbox(db, keys.mailbox, "verifiedAt", now)] : []),
  ]);
  // Stored by an earlier run whose answer was lost, or by the same submission a moment ago.
  if (stored?.meta.changes === 0) return { outcome: "repeated", id, own: true };

  if (status === "quarantined") {
    log({ event: "notetaker.quarantined", notetakerId: id });
    return { outcome: "quarantined", id };
  }
  const { scheduled } = input;
  const { token } = suspicion;
  log({ event: "notetaker.requested", notetakerId: id, scheduled, pending, token });
  if (isRequested && isDueNow(row, now)) world.waitUntil(runNow(world, "dispatch", id));
  return { outcome: "accepted", id, pending };
}

const sourceOf = {
  web: "web",
  link: "web",
  proven_invite: "invite",
  unproven_invite: "unproven_invite",
} as const satisfies Record<SenderKind, Notetaker["source"]>;

type Keys = {
  readonly id: string;
  readonly mailbox: string;
  readonly meeting: string;
  readonly quota: Counted;
  readonly question: Counted;
  readonly meetingDay: Counted;
  /** Rate-limit keys besides the mailbox. */
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

/** The /48 of an IPv6 network, which one customer may have (https://www.rfc-editor.org/rfc/rfc6177). */
function customerNetwork(network: string): string {
  return network.includes(":") ? `${network.split(":").slice(0, 3).join(":")}::/48` : network;
}

async function readFacts(
  { db }: World,
  input: NotetakerInput,
  keys: Keys,
  now: number,
): Promise<Facts & { readonly isAsked: boolean }> {
  const startsAt = input.startsAt ?? now;
  const { quota, question } = keys;
  const counted = [quota, question, keys.meetingDay, ...keys.origins.map((one) => one.counted)];
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
  const day = countIn(counts, keys.meetingDay, now);
  const nextOver = Math.min(...atMeeting.map((one) => one.startsAt + dayMs));
  const hasRoomAt = Number.isFinite(nextOver) ? Math.max(now, nextOver) : now;
  return {
    existingId: existing?.id ?? null,
    mailbox: {
      state: mailbox?.blockedAt ? "blocked" : mailbox?.verifiedAt ? "verified" : "unverified",
      today: countIn(counts, quota, now).count,
    },
    meeting: {
      closedUntil: closure?.closedUntil ?? null,
      live: atMeeting.length,
      today: day.count,
      // The next meeting of a series is booked while the last one is still being written up.
      ownInvites: theirs.filter((one) => one.source === "invite" && one.startsAt > now).length,
    },
    origin: origin ? { today: origin.count, most: origin.most } : null,
    freeAt: {
      origin: origin?.freeAt ?? now,
      meeting: day.count >= limits.meeting.perDay ? day.freeAt : hasRoomAt,
    },
    isAsked: countIn(counts, question, now).count > 0,
  };
}

export function isSameMeeting(one: AtMeeting, startsAt: number, now: number): boolean {
  const isNow = Math.abs(startsAt - now) <= sameMeetingWindowMs;
  const isClose = Math.abs(one.startsAt - startsAt) <= sameMeetingWindowMs;
  return isClose || (isNow && isInMeeting(one.status));
}

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

/** Counts refused and duplicate requests against the origin: the form must not probe addresses. */
async function countNotStored(
  { db }: World,
  sender: Sender,
  { id, origins }: Keys,
  { existingId, origin }: Facts,
  now: number,
): Promise<void> {
  const hasRoom = origin !== null && origin.today < origin.most;
  if (existingId === id || !hasRoom || sender.kind === "proven_invite") return;
  await runBatch(
    db,
    origins.map(({ counted }) => addCount(db, counted, now)),
  );
}
