import { countIn, selectCounts } from "~/abuse/counts.server";
import { closedLink } from "~/components/layout/closed-link.server";
import { invalidLinks } from "~/content/words/links";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import { kindOf, log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { maskEmail } from "~/lib/text/addresses";
import { formatInstant } from "~/lib/time/wall-time";
import type { World } from "~/world.server";
import { liveToken } from "../live/read.server";
import { botNameFor } from "../mails/announcement";
import { dailyBots, fullUntil } from "../pipeline/daily-limit.server";
import { dispatchDeadline } from "../schedule";
import { selectNotetaker } from "../store/notetakers.server";
import type { Receipt } from "./submission";
import type { Accepted, StoredRequest } from "./take.server";

const purpose = "sent";
const maxTokenLength = 200;
const validMs = 60 * 60_000;

export async function receiptPath(
  { env, clock }: Pick<World, "env" | "clock">,
  request: StoredRequest,
): Promise<string> {
  const sent = await receiptToken(env.siteSecret, shownId(request), clock());
  return href("notetaker", { query: { sent } });
}

export function receiptToken(secret: string, id: string, now: number): Promise<string> {
  return signedId(secret, purpose, `${id}.${now + validMs}`);
}

/** Returns "" if an earlier submission made the notetaker: this sender may be a stranger, who must not see it. */
function shownId({ id, isOwn }: StoredRequest): string {
  return isOwn ? id : "";
}

/** Returns null if the URL has no token. Throws a 404 page for a bad token or deleted data. */
export async function openReceipt(world: World, query: URLSearchParams): Promise<Receipt | null> {
  const token = query.get("sent")?.slice(0, maxTokenLength);
  if (token === undefined) return null;
  const signed = await readSignedId(world.env.siteSecret, purpose, token);
  const [id = "", validUntil = ""] = (signed ?? "").split(".");
  const isValid = Number(validUntil) > world.clock();
  const receipt = isValid ? await readReceipt(world, id) : null;
  if (receipt === null) throw closedLink(invalidLinks.notetakerSent, 404);
  return receipt;
}

/** Returns null if the data was deleted. */
export function receiptOf(world: World, request: StoredRequest): Promise<Receipt | null> {
  if (request.outcome === "accepted") return receiptOfRow(world, request);
  return readReceipt(world, shownId(request));
}

const noNotetaker = {
  when: null,
  notesTo: null,
  liveToken: null,
  botName: null,
  resumesAt: null,
  isTooLate: false,
} as const;

/** `id` is empty for a duplicate. */
async function readReceipt(world: World, id: string): Promise<Receipt | null> {
  if (id === "") return { ...noNotetaker, state: "existing" };
  const { db, clock } = world;
  try {
    const now = clock();
    const [[row], counts] = await db.batch([
      selectNotetaker(db, id),
      selectCounts(db, [dailyBots], now),
    ]);
    if (!row || row.email === null || row.status === "deleted") return null;
    const botsToday = countIn(counts, dailyBots, now);
    return await receiptOfRow(world, { row, botsToday });
  } catch (error) {
    log({ event: "status.unavailable", kind: kindOf(error) });
    return { ...noNotetaker, state: "sent" };
  }
}

async function receiptOfRow(
  { env, clock }: Pick<World, "env" | "clock">,
  { row, botsToday }: Pick<Accepted, "row" | "botsToday">,
): Promise<Receipt> {
  const { id, status, startsAt, wallDate, wallTime, timezone } = row;
  const email = row.email ?? "";
  const when =
    wallDate && wallTime && timezone ? { date: wallDate, time: wallTime, timezone } : null;
  // The token proves no mailbox, so the receipt shows a masked address.
  const common = { ...noNotetaker, when, notesTo: maskEmail(email) };
  if (status === "pending_confirmation") return { ...common, state: "pending" };
  // A quarantined request gets a live token too, so that the answer does not reveal the honeypot.
  const token = await liveToken(env.siteSecret, id, { startsAt, now: clock() });
  const sent = { ...common, state: "sent", botName: botNameFor(email), liveToken: token } as const;
  const isUnsent = status === "requested" || status === "quarantined";
  const waitsForCapacity = isUnsent && !row.countedAt;
  const resumesAt = waitsForCapacity ? fullUntil(botsToday, env.dailyBotLimit) : null;
  if (resumesAt === null) return sent;
  const isTooLate = resumesAt >= dispatchDeadline(row);
  return { ...sent, resumesAt: formatInstant(resumesAt, timezone ?? "UTC"), isTooLate };
}
