import { and, eq, ne } from "drizzle-orm";
import { closedLink } from "~/components/layout/closed-link.server";
import { invalidLinks } from "~/content/words/links";
import { countIn, selectCounts } from "~/abuse/counts.server";
import type { Db } from "~/db/client.server";
import { outbox } from "~/db/schema.server";
import { kindOf } from "~/jobs/drain.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import { log } from "~/lib/log/log.server";
import { maskEmail } from "~/lib/text/addresses";
import { formatInstant } from "~/lib/time/wall-time";
import type { World } from "~/world.server";
import { isErased } from "../changes/rules";
import { liveToken } from "../live/read.server";
import { botNameFor } from "../mails/chat/announcement";
import type { Notetaker } from "../notetaker";
import { dailyLimit, roomAt } from "../pipeline/daily-limit.server";
import { dispatchDeadline } from "../schedule";
import { findNotetaker } from "../store/notetakers.server";
import type { NotetakerInput } from "./schema";
import type { Receipt } from "./submission";
import type { RequestOutcome } from "./take.server";

/**
 * What the page may show right after a submission, to whoever sent it: a mark that lives for an hour and
 * is good for one notetaker. It proves nothing about a mailbox, so it shows no more than a mask and controls
 * nothing.
 */

const purpose = "sent";
const shownMs = 60 * 60_000;

/** The mark of a submission that was taken. */
export function markFor(
  secret: string,
  taken: Extract<RequestOutcome, { id: string }>,
  now: number,
): Promise<string> {
  const isTheirs = taken.outcome !== "repeated" || taken.own;
  return receiptMark(secret, isTheirs ? taken.id : null, now);
}

/**
 * A mark for a notetaker that was just requested. `id` is null where an address has one for the meeting
 * already: whoever typed it may be somebody else, who is shown nothing of that.
 */
export function receiptMark(secret: string, id: string | null, now: number): Promise<string> {
  return signedId(secret, purpose, `${id ?? ""}.${now + shownMs}`);
}

/** The id that a mark was made for, "" for a known address; null for one that is over or not ours. */
async function readMark(secret: string, mark: string, now: number): Promise<string | null> {
  const signed = await readSignedId(secret, purpose, mark);
  const [id = "", until = ""] = (signed ?? "").split(".");
  return Number(until) > now ? id : null;
}

/** For the page: throws its answer to a mark that leads nowhere. */
export async function openReceipt(world: World, mark: string): Promise<Receipt> {
  const receipt = await readReceipt(world, mark);
  if (receipt === null) throw closedLink(invalidLinks.notetakerSent, 404);
  return receipt;
}

/**
 * What is true of the notetaker behind a mark. null when the mark is not good, or the data is gone. Without
 * an answer of D1 the receipt says only that something was sent. Never throws.
 */
async function readReceipt(world: World, mark: string): Promise<Receipt | null> {
  const { env, db } = world;
  const id = await readMark(env.siteSecret, mark, world.clock());
  if (id === null) return null;
  const unnamed = { mark, when: null, notesTo: null, ...nothingMore };
  if (id === "") return { ...unnamed, state: "known" };
  try {
    const notetaker = await findNotetaker(db, id);
    const isGone = !notetaker || notetaker.email === null || notetaker.status === "deleted";
    return isGone ? null : await receiptOf(world, mark, notetaker);
  } catch (error) {
    log({ event: "status.unavailable", kind: kindOf(error) });
    return { ...unnamed, state: "sent" };
  }
}

const nothingMore = { live: null, botName: null, goesOnAt: null, isTooLate: false } as const;

async function receiptOf(world: World, mark: string, notetaker: Notetaker): Promise<Receipt> {
  const { env, db, clock } = world;
  const { id, email, status, startsAt, countedAt } = notetaker;
  const receipt = { mark, when: whenOf(notetaker), notesTo: maskEmail(email ?? "") };
  if (status === "pending_confirmation") {
    const asked = notetaker.sequence > 0 ? "corrected" : "pending";
    const state = (await isAskedAbout(db, notetaker)) ? asked : "pendingBefore";
    return { ...receipt, state, ...nothingMore };
  }
  const sent: Receipt = {
    ...receipt,
    ...nothingMore,
    ...{ state: "sent", botName: botNameFor(email) },
    live: await liveToken(env.siteSecret, id, { startsAt, now: clock() }),
  };
  // A honeypot is answered like any other submission.
  const waits = status === "requested" && countedAt === null && !isErased(notetaker);
  if (!waits) return sent;
  const counts = await selectCounts(db, [dailyLimit], clock());
  const room = roomAt(countIn(counts, dailyLimit, clock()), env.dailyBotLimit);
  return { ...sent, ...waiting(room, notetaker) };
}

/** Whether the mailbox was sent a question because of this very notetaker. */
async function isAskedAbout(db: Db, { id, sequence }: Notetaker): Promise<boolean> {
  const key = `${id}:pending_confirmation${sequence > 0 ? `:${sequence}` : ""}`;
  const isQuestion = and(eq(outbox.key, key), ne(outbox.state, "dead"));
  const [question] = await db.select({ key: outbox.key }).from(outbox).where(isQuestion);
  return question !== undefined;
}

/** `room`: when the site sends bots again, epoch ms. */
function waiting(
  room: number | null,
  notetaker: Pick<Notetaker, "timezone"> & Parameters<typeof dispatchDeadline>[0],
): Pick<Receipt, "goesOnAt" | "isTooLate"> {
  return {
    goesOnAt: room === null ? null : formatInstant(room, notetaker.timezone ?? "UTC"),
    isTooLate: room !== null && room >= dispatchDeadline(notetaker),
  };
}

/** The receipt of what was taken a moment ago. Never throws. */
export async function receiptOfTaken(
  world: World,
  input: NotetakerInput,
  taken: Extract<RequestOutcome, { id: string }>,
): Promise<Receipt | null> {
  const now = world.clock();
  const { siteSecret } = world.env;
  const mark = await markFor(siteSecret, taken, now);
  if (taken.outcome !== "accepted" || taken.pending) return readReceipt(world, mark);

  const { email, scheduled, timezone } = input;
  const startsAt = input.startsAt ?? now;
  return {
    ...{ mark, state: "sent", botName: botNameFor(email) },
    live: await liveToken(siteSecret, taken.id, { startsAt, now }),
    when: whenOf(input),
    notesTo: maskEmail(email),
    ...waiting(taken.sentFrom, { startsAt, scheduled, createdAt: now, timezone }),
  };
}

function whenOf({
  wallDate,
  wallTime,
  timezone,
}: Pick<Notetaker, "wallDate" | "wallTime" | "timezone">): Receipt["when"] {
  if (wallDate === null || wallTime === null || timezone === null) return null;
  return { date: wallDate, time: wallTime, timezone };
}
