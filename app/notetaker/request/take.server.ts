import { eq } from "drizzle-orm";
import { addCounts, countIn, type Counted, selectCounts } from "~/abuse/counts.server";
import { mailboxKey, quotaKey, selectMailbox, markMailbox } from "~/abuse/mailboxes.server";
import { isPublicMail } from "~/lib/text/public-mail";
import type { TokenCheck } from "~/components/forms/form-token.server";
import { retryWrite, runBatch, type Statement } from "~/db/client.server";
import { type mailboxes, notetakers } from "~/db/schema.server";
import { enqueue, type NewMessage } from "~/jobs/outbox.server";
import { keyedHash, keyedId, randomText } from "~/lib/crypto/secrets.server";
import { kindOf, log } from "~/lib/log/log.server";
import { dayMs } from "~/lib/time/instant";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { dailyBots } from "../pipeline/daily-limit.server";
import { runNow } from "../pipeline/run-steps.server";
import { isDueNow, purgeAt, reminderAt } from "../schedule";
import { isInMeeting, sameMeetingWindowMs } from "../status";
import { insertNotetaker, selectAtMeeting, selectClosure } from "../store/notetakers.server";
import { type Decision, decide, type Facts, limits, type Sender } from "./decide";
import type { NotetakerInput } from "./schema";

export type NotetakerSubmission = {
  readonly input: NotetakerInput;
  /** The same for every resend of one submission; null if the sender sent no key. */
  readonly idempotencyKey: string | null;
  readonly sender: Sender;
  readonly honeypot?: boolean;
  readonly token?: TokenCheck;
};

export type RequestOutcome = Awaited<ReturnType<typeof requestNotetaker>>;
/** A filled honeypot is accepted too, and stored as quarantined. */
export type Accepted = Extract<RequestOutcome, { outcome: "accepted" }>;
/** `isOwn`: true if this very submission made the notetaker, false if the mailbox had it before. */
export type StoredRequest = Extract<RequestOutcome, { id: string }>;
export type RequestRefusal = Exclude<RequestOutcome, StoredRequest>;

const unavailable = { outcome: "unavailable", retryAfterSeconds: 30 } as const;

/** Stores the request. A bot for a meeting that runs now is sent in `waitUntil`. Never throws. */
export async function requestNotetaker(world: World, submission: NotetakerSubmission) {
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

async function take(world: World, submission: NotetakerSubmission, keys: Keys) {
  const now = world.clock();
  const { input, sender, honeypot = false } = submission;
  const facts = await readFacts(world, input, keys, now);
  const decision = decide(sender.kind, honeypot, facts);
  if (decision.kind === "store") return store(world, submission, keys, facts, decision.status, now);

  // Counts refused and duplicate requests as well, so that the form cannot probe addresses.
  const isOriginFull = facts.origins.some(({ count, max }) => count >= max);
  const isResent = facts.existingId === keys.id;
  if (keys.origins.length > 0 && !isOriginFull && !isResent && sender.kind !== "invite") {
    await addCounts(world.db, keys.origins, now);
  }
  if (decision.kind === "repeat") {
    log({ event: "notetaker.repeated" });
    return repeated(decision.id, keys);
  }
  const { why, until } = decision;
  log({ event: "notetaker.refused", why });
  const retryAfterSeconds = until === null ? null : Math.max(1, Math.ceil((until - now) / 1000));
  return { outcome: why, retryAfterSeconds };
}

function repeated(id: string, keys: Keys) {
  return { outcome: "repeated", id, isOwn: id === keys.id } as const;
}

async function store(
  world: World,
  { input, sender, token = "ok" }: NotetakerSubmission,
  keys: Keys,
  facts: RequestFacts,
  status: Extract<Decision, { kind: "store" }>["status"],
  now: number,
) {
  const { db, env } = world;
  const { id } = keys;
  const isRequested = status === "requested";
  const pending = status === "pending_confirmation";
  const isUnproven = sender.kind === "unproven_invite";
  const row: typeof notetakers.$inferInsert = {
    ...input,
    id,
    status,
    mailboxKey: keys.mailbox,
    startsAt: input.startsAt ?? now,
    source: sender.kind === "link" ? "web" : sender.kind,
    provider: env.botProvider,
    nextStep: isRequested ? "dispatch" : "purge",
    nextAt: isRequested ? now : purgeAt(now),
    createdAt: now,
    updatedAt: now,
  };
  const messages: NewMessage[] = [];
  const counted: Counted[] = [...keys.origins];
  // A stranger's honeypot or unproven invite does not use up the limit of the mailbox that it names.
  if (status !== "quarantined" && !isUnproven) counted.push(keys.quota);
  if (isRequested) {
    messages.push({ kind: "confirmation", subjectId: id }, ...remindersOf(row, 0, now));
    counted.push(keys.meetingDay);
  }
  if (pending && isUnproven) messages.push({ kind: "unproven_invite", subjectId: id });
  if (pending && !isUnproven && !facts.wasAskedToday) {
    messages.push({ kind: "pending_confirmation", subjectId: id });
    counted.push(keys.confirmationMail);
  }
  const statements: Statement[] = [
    insertNotetaker(db, row),
    addCounts(db, counted, now),
    ...enqueue(db, messages, now),
  ];
  if (sender.kind === "invite") {
    statements.push(markMailbox(db, keys.mailbox, "verifiedAt", now));
  }
  const [stored] = await runBatch(db, statements);
  // A double click, or an earlier run whose answer was lost, has stored the row already.
  if (stored?.meta.changes === 0) return repeated(id, keys);

  const { scheduled } = input;
  if (status === "quarantined") log({ event: "notetaker.quarantined", notetakerId: id });
  else log({ event: "notetaker.requested", notetakerId: id, scheduled, pending, token });
  if (isRequested && isDueNow(row, now)) world.waitUntil(runNow(world, "dispatch", id));
  const { botsToday } = facts;
  return { outcome: "accepted", id, isOwn: true, pending, row, botsToday } as const;
}

type Keys = Awaited<ReturnType<typeof keysOf>>;

async function keysOf(
  secret: string,
  { input, idempotencyKey, sender }: NotetakerSubmission,
  now: number,
) {
  const mailbox = await mailboxKey(secret, input.email);
  // A form that was changed and sent again has another id.
  const contents = [input.meetingCode, input.startsAt ?? "now", mailbox].join("\n");
  const key = idempotencyKey ?? randomText(16);
  const [id, meeting, quota, origins] = await Promise.all([
    keyedId(secret, "notetaker", `${key}\n${contents}`),
    meetingKeyOf(secret, input.meetingCode),
    quotaKey(secret, input.email),
    originsOf(secret, sender, mailbox),
  ]);
  const provesMailbox = sender.kind === "link" || sender.kind === "invite";
  return {
    id,
    mailbox,
    meeting,
    origins,
    quota: { kind: provesMailbox ? "own" : "mailbox", key: quota } satisfies Counted,
    confirmationMail: { kind: "question", key: quota } satisfies Counted,
    meetingDay: meetingDay(meeting, input.startsAt ?? now),
  };
}

export function meetingKeyOf(secret: string, meetingCode: string): Promise<string> {
  return keyedHash(secret, "meeting", meetingCode);
}

/** A meeting's link may be used for years, so each day (UTC) has a limit of its own. */
export function meetingDay(meetingKey: string, startsAt: number): Counted {
  return { kind: "meeting", key: `${meetingKey}.${Math.floor(startsAt / dayMs)}` };
}

type Origin = Counted & { readonly max: number };

async function originsOf(
  secret: string,
  sender: Sender,
  mailbox: string,
): Promise<readonly Origin[]> {
  const { network, domain, unproven, unprovenSite } = limits.perDay;
  const originOf = async (kind: Counted["kind"], text: string, max: number) => {
    return { kind, key: await keyedHash(secret, kind, text), max };
  };
  switch (sender.kind) {
    case "link":
      return [];
    case "web":
      return [await originOf("network", customerNetwork(sender.network), network)];
    case "invite":
      if (isPublicMail(sender.domain)) return [];
      return [await originOf("domain", sender.domain, domain)];
    case "unproven_invite": {
      const site = await originOf("unproven", "site", unprovenSite);
      return [{ kind: "unproven", key: mailbox, max: unproven }, site];
    }
  }
}

/** The /48 of an IPv6 network, which one customer may have (https://www.rfc-editor.org/rfc/rfc6177). */
function customerNetwork(network: string): string {
  return network.includes(":") ? `${network.split(":").slice(0, 3).join(":")}::/48` : network;
}

type RequestFacts = Awaited<ReturnType<typeof readFacts>>;

async function readFacts({ db }: World, input: NotetakerInput, keys: Keys, now: number) {
  const startsAt = input.startsAt ?? now;
  const { quota, confirmationMail, origins } = keys;
  const allCounts = [quota, confirmationMail, keys.meetingDay, dailyBots, ...origins];
  const [[sameRequest], atMeeting, [mailbox], [closure], counts] = await db.batch([
    db.select({ id: notetakers.id }).from(notetakers).where(eq(notetakers.id, keys.id)),
    selectAtMeeting(db, input.meetingCode, startsAt),
    selectMailbox(db, keys.mailbox),
    selectClosure(db, keys.meeting, now),
    selectCounts(db, allCounts, now),
  ]);
  const countOf = (counted: Counted) => countIn(counts, counted, now);
  const own = atMeeting.filter((other) => other.mailboxKey === keys.mailbox);
  const existing = sameRequest ?? own.find((other) => isSameMeeting(other, startsAt, now));
  const firstStart = Math.min(...atMeeting.map((other) => other.startsAt));
  return {
    existingId: existing?.id ?? null,
    mailbox: { state: mailboxState(mailbox), requestsToday: countOf(quota).count },
    meeting: {
      closedUntil: closure?.closedUntil ?? null,
      live: atMeeting.length,
      // A notetaker counts for a day after its start.
      liveFreeAt: Math.max(now, firstStart + dayMs),
      today: countOf(keys.meetingDay),
      // Leaves out a meeting that has begun, so that the next one of its series can be booked.
      ownInvites: own.filter((other) => other.source === "invite" && other.startsAt > now).length,
    },
    origins: origins.map((origin) => ({ ...countOf(origin), max: origin.max })),
    wasAskedToday: countOf(confirmationMail).count > 0,
    botsToday: countOf(dailyBots),
  };
}

function mailboxState(
  mailbox: typeof mailboxes.$inferSelect | undefined,
): Facts["mailbox"]["state"] {
  if (mailbox?.blockedAt) return "blocked";
  return mailbox?.verifiedAt ? "verified" : "unverified";
}

type Occasion = Pick<Notetaker, "startsAt" | "status">;

export function isSameMeeting(notetaker: Occasion, startsAt: number, now: number): boolean {
  const isNow = Math.abs(startsAt - now) <= sameMeetingWindowMs;
  const isClose = Math.abs(notetaker.startsAt - startsAt) <= sameMeetingWindowMs;
  return isClose || (isNow && isInMeeting(notetaker.status));
}

export function remindersOf(
  { id, startsAt }: Pick<Notetaker, "id" | "startsAt">,
  sequence: number,
  now: number,
) {
  const dueAt = reminderAt(startsAt, now);
  if (dueAt === null) return [];
  return [{ kind: "reminder", subjectId: id, variant: sequence, dueAt } as const];
}
