import type { Env } from "~/config/env.server";
import { openDb, type Db } from "~/db/client.server";
import { kindOf } from "~/lib/drain.server";
import { log } from "~/lib/log.server";
import { inviteHandlers, type ReplyWorld } from "~/invites/reply.server";
import { settle, settleDue, type Changed, type Notetaker } from "~/invites/settle.server";
import { takeMail } from "~/invites/take.server";
import { isErased, type ControlOutcome } from "~/notetaker/control";
import { cancelRequest, rescheduleRequest } from "~/notetaker/control.server";
import { parseMeetingLink } from "~/notetaker/meeting-link";
import type { BotProvider } from "~/notetaker/provider/bot-provider";
import { createRecallProvider } from "~/notetaker/provider/recall.server";
import { findRequest } from "~/notetaker/repo.server";
import { requestNotetaker, type RequestOutcome } from "~/notetaker/request.server";
import { formatInstant, resolveWallTime } from "~/notetaker/wall-time";
import { wallClockAt } from "~/notetaker/zone-clock";
import type { OutboxHandlers } from "~/outbox/message";

/** How invites reckon with time: the way the notetaker does. */
const inviteTime = { resolveWallTime, wallClockAt };

/** A calendar may name a zone that we do not know by its name. */
function timeText(instant: number, zone: string): string {
  return formatInstant(instant, wallClockAt(instant, zone) === null ? "UTC" : zone);
}

export type InboundWorld = {
  readonly env: Env;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Recall.ai, unless a test brings its own. */
  readonly provider?: BotProvider;
};

/**
 * A mail to the join address. It is stored, then the bots are booked, moved or cancelled; should that be
 * cut short, the cron goes on with it. Rejects when it could not be stored: the sender's server then
 * delivers it again.
 */
export async function receiveEmail(
  message: Pick<ForwardableEmailMessage, "from" | "to" | "raw" | "rawSize">,
  { env, now, waitUntil, ...options }: InboundWorld,
): Promise<void> {
  const db = openDb(env.db);
  const provider = options.provider ?? (env.recall && createRecallProvider(env.recall, fetch));
  const random = Math.random;
  const tools = { time: inviteTime, readLink: parseMeetingLink };
  try {
    const inviteIds = await takeMail({ env, db, now, random, ...tools }, message);
    const clock = () => now;
    const notetaker = notetakerFor({ env, db, provider, clock, random, waitUntil });
    for (const id of inviteIds) {
      waitUntil(settle({ db, clock, notetaker, time: inviteTime }, id).catch(logFailure));
    }
  } catch (error) {
    logFailure(error);
    throw error;
  }
}

/**
 * For the cron: what an invite still asks for, and the next meeting of each series whose last one is over.
 * Answers how many invites were looked at, once all that they started has come to an end.
 */
export async function settleInvites(
  world: Omit<NotetakerWorld, "waitUntil">,
  bounds: { limit: number; budgetMs: number },
): Promise<number> {
  const { db, clock } = world;
  const started: Promise<unknown>[] = [];
  const notetaker = notetakerFor({ ...world, waitUntil: (work) => void started.push(work) });
  const settled = await settleDue({ db, clock, notetaker, time: inviteTime }, bounds);
  await Promise.allSettled(started);
  return settled;
}

/** For the outbox: the replies to invites that ask for what the notetaker cannot do. */
export function inviteReplies(world: Omit<ReplyWorld, "time" | "timeText">): OutboxHandlers {
  return inviteHandlers({ ...world, time: inviteTime, timeText });
}

function logFailure(error: unknown): void {
  log({ event: "invite.failed", kind: kindOf(error) });
}

type NotetakerWorld = {
  readonly env: Env;
  readonly db: Db;
  readonly provider: BotProvider | null;
  readonly clock: () => number;
  readonly random: () => number;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** A meeting that is closed or full may be open again later; what is somebody else's is not to be changed. */
function changedBy(outcome: ControlOutcome): Changed {
  if (outcome.outcome !== "refused") return outcome;
  switch (outcome.why) {
    case "closed":
    case "meeting_full":
      return { outcome: "refused", why: "not_possible" };
    case "not_yours":
      return { outcome: "refused", why: "gone" };
    default:
      return { outcome: "refused", why: outcome.why };
  }
}

/** A request that somebody else made for the mailbox, or that was refused, asks its owner nothing. */
function isAsked(taken: RequestOutcome): boolean {
  if (taken.outcome === "repeated") return taken.own;
  return taken.outcome === "unavailable" || (taken.outcome === "accepted" && taken.held);
}

/** What invites may ask of the notetaker. */
function notetakerFor({ clock, ...rest }: NotetakerWorld): Notetaker {
  const world = () => ({ ...rest, now: clock() });
  return {
    cancel: async (requestId) => changedBy(await cancelRequest(world(), requestId)),
    reschedule: async (requestId, to) => changedBy(await rescheduleRequest(world(), requestId, to)),
    async isConfirmed(requestId) {
      const found = await findRequest(rest.db, requestId);
      return found !== null && found.job.status !== "held" && !isErased(found.job, found.request);
    },
    async book({ name, email }, wanted, idempotencyKey, isUnproven) {
      const { provider, ...known } = world();
      const taken = await requestNotetaker(
        { ...known, ...(provider ? { provider } : {}) },
        {
          input: { name, email, scheduled: true, ...wanted },
          idempotencyKey,
          ...(isUnproven
            ? { sender: { kind: "anybody" }, source: "unproven_invite" }
            : {
                sender: { kind: "mail", domain: email.slice(email.lastIndexOf("@") + 1) },
                source: "invite",
              }),
          suspicion: { honeypot: false, token: "ok" },
        },
      );
      if (isUnproven && !isAsked(taken)) return { outcome: "declined" };
      switch (taken.outcome) {
        case "accepted":
        case "repeated":
        case "quarantined":
          return { outcome: "booked", requestId: taken.requestId };
        case "blocked":
          return { outcome: "later", afterMs: 24 * 60 * 60_000, why: null };
        case "unavailable":
          return { outcome: "later", afterMs: taken.retryAfterSeconds * 1_000, why: null };
        case "closed":
          return { outcome: "later", afterMs: taken.retryAfterSeconds * 1_000, why: taken.reason };
        case "meeting_full":
        case "over_quota":
          return { outcome: "later", afterMs: taken.retryAfterSeconds * 1_000, why: taken.outcome };
      }
    },
  };
}
