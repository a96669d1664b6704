import { and, eq, ne } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { outbox } from "~/db/schema.server";
import { closedLink } from "~/components/layout/closed-link.server";
import { invalidLinks } from "~/content/words/links";
import { kindOf } from "~/jobs/drain.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import { log } from "~/lib/log/log.server";
import { maskEmail } from "~/lib/text/addresses";
import { formatInstant } from "~/lib/time/wall-time";
import type { World } from "~/world.server";
import { isErased } from "../changes/rules";
import type { Job, NotetakerRequest } from "../job";
import { botNameFor, nameAndMask } from "../mails/chat/announcement";
import { dispatchDeadline } from "../schedule";
import { receives } from "../status";
import { liveToken } from "../live/read.server";
import { findOwners, findRequest } from "../store/jobs.server";
import { findOthersAtMeeting } from "../store/meeting.server";
import { roomFrom } from "../store/limits/places.server";
import type { RequestOutcome } from "./request.server";
import type { NotetakerInput } from "./schema";
import type { Receipt } from "./submission";

/**
 * What the page may show right after a submission, to whoever sent it: a mark that lives for an hour and
 * is good for one request. It proves nothing about a mailbox, so it shows no more than a mask, and all it
 * can do is send a notetaker of one's own instead of asking for somebody else's notes.
 */

const purpose = "sent";
const shownMs = 60 * 60_000;

/** The mark of what became of a submission. */
export function markFor(
  secret: string,
  taken: Extract<RequestOutcome, { requestId: string }>,
  now: number,
): Promise<string> {
  const isTheirs = taken.outcome !== "repeated" || taken.own;
  return receiptMark(secret, isTheirs ? taken.requestId : null, now);
}

/**
 * A mark for a request that was just made or sent again. `requestId` is null where an address has a
 * request for the meeting already: whoever typed it may be somebody else, who is shown nothing of that.
 */
export function receiptMark(
  secret: string,
  requestId: string | null,
  now: number,
): Promise<string> {
  return signedId(secret, purpose, `${requestId ?? ""}.${now + shownMs}`);
}

/**
 * The id of the request that a mark was made for, "" for one of a known address; null for a mark that is
 * over, or that we did not make.
 */
async function readMark(secret: string, mark: string, now: number): Promise<string | null> {
  const id = await readSignedId(secret, purpose, mark);
  const [requestId = "", until = ""] = (id ?? "").split(".");
  return Number(until) > now ? requestId : null;
}

/** The same for what may be done with it: null where there is nothing to do. */
export async function requestIdOfMark(
  secret: string,
  mark: string,
  now: number,
): Promise<string | null> {
  return (await readMark(secret, mark, now)) || null;
}

/** For the page: throws its answer to a mark that leads nowhere. */
export async function openReceipt(world: World, mark: string): Promise<Receipt> {
  const receipt = await readReceipt(world, mark);
  if (receipt === null) throw closedLink(invalidLinks.notetakerSent, 404);
  return receipt;
}

/**
 * What is true of the request behind a mark. null when the mark is not good, or the request's data is
 * gone. Without an answer of D1 the receipt says only that something was sent. Never throws.
 */
async function readReceipt(world: World, mark: string): Promise<Receipt | null> {
  const { env, db } = world;
  const now = world.clock();
  const requestId = await readMark(env.siteSecret, mark, now);
  if (requestId === null) return null;
  const unnamed = { mark, when: null, notesTo: null, owner: null, ...alone };
  if (requestId === "") return { ...unnamed, state: "known" };
  try {
    const found = await findRequest(db, requestId);
    if (!found || found.request.email === null || found.request.deletedAt !== null) return null;
    return await receiptOf(world, mark, found);
  } catch (error) {
    log({ event: "status.unavailable", kind: kindOf(error) });
    return { ...unnamed, state: "sent" };
  }
}

const alone = {
  live: null,
  botName: null,
  alsoComing: [],
  goesOnAt: null,
  isTooLate: false,
} as const;

async function receiptOf(
  { env, db, clock }: World,
  mark: string,
  { request, job }: { readonly request: NotetakerRequest; readonly job: Job },
): Promise<Receipt> {
  const receipt = { mark, when: whenOf(request), notesTo: maskEmail(request.email ?? "") };
  if (!receives(request.standing)) {
    const owner = (await findOwners(db, [job.id])).get(job.id);
    const isOver =
      request.standing === "over" ||
      ["cancelled", "failed", "expired"].includes(job.status) ||
      isErased(job, request);
    const state = isOver ? "over" : request.standing === "declined" ? "declined" : "asking";
    return { ...receipt, state, owner: owner ? nameAndMask(owner) : null, ...alone };
  }
  if (job.status === "held") {
    const state = (await isAskedAbout(db, request)) ? "held" : "heldBefore";
    return { ...receipt, state, owner: null, ...alone };
  }
  const owns = request.standing === "owner";
  const times = { startsAt: job.startsAt, now: clock() };
  const live = owns ? await liveToken(env.siteSecret, request.id, times) : null;
  // A trap is answered like any other submission.
  if (job.status === "quarantined") {
    const botName = botNameFor(request.email);
    return { ...receipt, state: "sent", owner: null, ...alone, live, botName };
  }

  const waits = job.status === "requested" && job.placedAt === null;
  const [alsoComing, room] = await Promise.all([
    findOthersAtMeeting(db, job, clock()),
    waits ? roomFrom(db, job.id, env.dailyBotLimit, clock()) : null,
  ]);
  return {
    ...receipt,
    state: owns ? "sent" : "shared",
    owner: null,
    live,
    botName: owns ? botNameFor(request.email) : null,
    alsoComing,
    ...waiting(room, request, job),
  };
}

/** Whether the mailbox was sent a question because of this very request. */
async function isAskedAbout(db: Db, { id }: Pick<NotetakerRequest, "id">): Promise<boolean> {
  const [question] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.dedupeKey, `${id}:held`), ne(outbox.state, "dead")));
  return question !== undefined;
}

/** `room`: when the site sends bots again, epoch milliseconds. */
function waiting(
  room: number | null,
  { timezone }: Pick<NotetakerRequest, "timezone">,
  job: Parameters<typeof dispatchDeadline>[0],
): Pick<Receipt, "goesOnAt" | "isTooLate"> {
  return {
    goesOnAt: room === null ? null : formatInstant(room, timezone ?? "UTC"),
    isTooLate: room !== null && room >= dispatchDeadline(job),
  };
}

/**
 * The receipt of what was taken a moment ago. It is looked up only where the transaction that stored it
 * did not read what it says. Never throws.
 */
export async function receiptOfTaken(
  world: World,
  input: NotetakerInput,
  taken: Extract<RequestOutcome, { requestId: string }>,
): Promise<Receipt | null> {
  const now = world.clock();
  const mark = await markFor(world.env.siteSecret, taken, now);
  const around = taken.outcome === "accepted" ? taken.around : null;
  if (around === null) return readReceipt(world, mark);

  const { email, scheduled } = input;
  const job = { startsAt: input.startsAt ?? now, scheduled, createdAt: now };
  const times = { startsAt: job.startsAt, now };
  const live = await liveToken(world.env.siteSecret, taken.requestId, times);
  return {
    ...{ mark, live, state: "sent", owner: null },
    when: whenOf(input),
    notesTo: maskEmail(email),
    botName: botNameFor(email),
    alsoComing: around.others.map((person) => nameAndMask(person)),
    ...waiting(around.roomFrom, input, job),
  };
}

function whenOf({
  wallDate,
  wallTime,
  timezone,
}: Pick<NotetakerRequest, "wallDate" | "wallTime" | "timezone">): Receipt["when"] {
  if (wallDate === null || wallTime === null || timezone === null) return null;
  return { date: wallDate, time: wallTime, timezone };
}
