import { and, eq, ne } from "drizzle-orm";
import { countIn, selectCounts } from "~/abuse/counts.server";
import { closedLink } from "~/components/layout/closed-link.server";
import { invalidLinks } from "~/content/words/links";
import { outbox } from "~/db/schema.server";
import { kindOf } from "~/jobs/drain.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import { log } from "~/lib/log/log.server";
import { maskEmail } from "~/lib/text/addresses";
import { formatInstant } from "~/lib/time/wall-time";
import type { World } from "~/world.server";
import { isErased } from "../changes/possible-actions";
import { liveToken } from "../live/read.server";
import { botNameFor } from "../mails/announcement";
import type { Notetaker } from "../notetaker";
import { dailyLimit, roomAt } from "../pipeline/daily-limit.server";
import { dispatchDeadline } from "../schedule";
import { findNotetaker } from "../store/notetakers.server";
import type { Receipt } from "./submission";
import type { RequestOutcome } from "./take.server";

const purpose = "sent";
const validMs = 60 * 60_000;

/** Returns the mark of the receipt. Anyone may send a duplicate, so a duplicate's receipt shows no notetaker. */
export function markFor(
  { env, clock }: Pick<World, "env" | "clock">,
  result: Extract<RequestOutcome, { id: string }>,
): Promise<string> {
  const isOwn = result.outcome !== "repeated" || result.own;
  return receiptMark(env.siteSecret, isOwn ? result.id : null, clock());
}

export function receiptMark(secret: string, id: string | null, now: number): Promise<string> {
  return signedId(secret, purpose, `${id ?? ""}.${now + validMs}`);
}

export async function openReceipt(world: World, mark: string): Promise<Receipt> {
  const receipt = await readReceipt(world, mark);
  if (receipt === null) throw closedLink(invalidLinks.notetakerSent, 404);
  return receipt;
}

/** Returns null for a bad mark or deleted data. */
export async function readReceipt(world: World, mark: string): Promise<Receipt | null> {
  const { env, db, clock } = world;
  const signed = await readSignedId(env.siteSecret, purpose, mark);
  const [id = "", until = ""] = (signed ?? "").split(".");
  if (!(Number(until) > clock())) return null;
  if (id === "") return { ...bare, mark, state: "known" };
  try {
    const notetaker = await findNotetaker(db, id);
    const isGone = !notetaker || notetaker.email === null || notetaker.status === "deleted";
    return isGone ? null : await receiptOf(world, mark, notetaker);
  } catch (error) {
    log({ event: "status.unavailable", kind: kindOf(error) });
    return { ...bare, mark, state: "sent" };
  }
}

const bare = {
  when: null,
  notesTo: null,
  live: null,
  botName: null,
  resumesAt: null,
  isTooLate: false,
} as const;

async function receiptOf(world: World, mark: string, notetaker: Notetaker): Promise<Receipt> {
  const { env, db, clock } = world;
  const { email, status, countedAt, wallDate, wallTime, timezone } = notetaker;
  const now = clock();
  const isTimed = wallDate !== null && wallTime !== null && timezone !== null;
  const when = isTimed ? { date: wallDate, time: wallTime, timezone } : null;
  // The mark proves no mailbox, so the receipt shows a masked address.
  const common = { ...bare, mark, when, notesTo: maskEmail(email ?? "") };
  if (status === "pending_confirmation") {
    return { ...common, state: await pendingState(world, notetaker) };
  }
  const { id, startsAt } = notetaker;
  const live = await liveToken(env.siteSecret, id, { startsAt, now });
  const sent = { ...common, state: "sent", botName: botNameFor(email), live } as const;
  // A honeypot is answered like any other submission.
  if (status !== "requested" || countedAt !== null || isErased(notetaker)) return sent;
  const counts = await selectCounts(db, [dailyLimit], now);
  const resumesAt = roomAt(countIn(counts, dailyLimit, now), env.dailyBotLimit);
  if (resumesAt === null) return sent;
  const isTooLate = resumesAt >= dispatchDeadline(notetaker);
  return { ...sent, resumesAt: formatInstant(resumesAt, timezone ?? "UTC"), isTooLate };
}

async function pendingState({ db }: World, { id }: Notetaker): Promise<Receipt["state"]> {
  const isConfirmationMail = and(
    eq(outbox.key, `${id}:pending_confirmation`),
    ne(outbox.state, "dead"),
  );
  const [mail] = await db.select({ key: outbox.key }).from(outbox).where(isConfirmationMail);
  return mail ? "pending" : "pendingBefore";
}
