import { mailRefusalOf } from "~/abuse/mailboxes.server";
import type { Db } from "~/db/client.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { phaseOf } from "../status-page/view";
import { findNotetaker, waitingSinceOf } from "../store/notetakers.server";
import { type LiveAnswer, liveOf } from "./live-state";

const purpose = "live";
export const maxLiveToken = 200;
const validMs = 12 * 60 * 60_000;

/**
 * Opens only the state, because the sender of a form may not own the mailbox. Does not last longer if the meeting
 * is moved. `startsAt` and `now` in epoch milliseconds.
 */
export function liveToken(
  secret: string,
  id: string,
  { startsAt, now }: { readonly startsAt: number; readonly now: number },
): Promise<string> {
  return signedId(secret, purpose, `${id}.${Math.max(startsAt, now) + validMs}`);
}

/** Returns null for an unknown or expired link and, by `liveOf`, for a pending notetaker. Rejects when D1 does. */
export async function readLive(
  { env, db, clock }: Pick<World, "env" | "db" | "clock">,
  token: string,
): Promise<LiveAnswer | null> {
  const now = clock();
  const signed = await readSignedId(env.siteSecret, purpose, token);
  if (signed === null) return null;
  const [id = "", validUntil] = signed.split(".");
  const notetaker = Number(validUntil) > now ? await findNotetaker(db, id) : null;
  if (notetaker === null) return null;
  const { mailFailure, waitingSince } = await liveFactsOf(db, notetaker);
  const live = liveOf(phaseOf(notetaker, mailFailure, now), notetaker, waitingSince, now);
  const isFinal = notetaker.status === "deleted";
  return live && isFinal ? { ...live, askInSeconds: null } : live;
}

/** Reads what the phase and the time left in the lobby depend on, apart from the row. */
export async function liveFactsOf(db: Db, { id, status, mailboxKey }: Notetaker) {
  const [refusal, waitingSince] = await Promise.all([
    mailboxKey === null ? null : mailRefusalOf(db, mailboxKey),
    status === "waiting_room" ? waitingSinceOf(db, id) : null,
  ]);
  // A mailbox that its owner has blocked is no failure.
  return { mailFailure: refusal === "blocked" ? null : refusal, waitingSince };
}
