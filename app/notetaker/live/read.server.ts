import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { waitingSinceOf } from "../status-page/route.server";
import { minutesLeft, phaseOf } from "../status-page/view";
import { findNotetaker } from "../store/notetakers.server";
import { findByToken } from "../store/tokens.server";
import { askAgainAfter, liveStateOf, type LiveAnswer } from "./live-state";

/**
 * The token with which the success view follows its notetaker. The sender of a form has proven no mailbox,
 * so it opens nothing but the state of this one notetaker: no name, no address, no meeting, no result. It is
 * signed, not stored, and expires.
 */
const purpose = "live";

export const longestLiveToken = 200;

/** After the start the notetaker has long come or not; the notes are in the inbox. */
const shownMs = 12 * 60 * 60_000;

/** `startsAt` and `now` in epoch milliseconds. A meeting that is moved later outlives its link. */
export function liveToken(
  secret: string,
  id: string,
  { startsAt, now }: { readonly startsAt: number; readonly now: number },
): Promise<string> {
  return signedId(secret, purpose, `${id}.${Math.max(startsAt, now) + shownMs}`);
}

export type LiveReading =
  { readonly outcome: "unknown" } | { readonly outcome: "live"; readonly live: LiveAnswer };

/**
 * Where a notetaker is, by a live link or by the personal link of the status page. `unknown`: nobody was
 * given this link, its time is over, or the notetaker is none of this person's. Rejects when D1 does.
 */
export async function readLive(
  { env, db, clock }: Pick<World, "env" | "db" | "clock">,
  token: string,
): Promise<LiveReading> {
  const now = clock();
  const notetaker = await findLive(env.siteSecret, db, token, now);
  if (!notetaker) return { outcome: "unknown" };

  const { id, status, startsAt } = notetaker;
  const state = status === "deleted" ? "over" : liveStateOf(phaseOf(notetaker, now));
  if (state === null) return { outcome: "unknown" };
  const since = state === "waiting" ? await waitingSinceOf(db, id) : null;
  const again = askAgainAfter(state, startsAt, now);
  return { outcome: "live", live: { state, minutesLeft: minutesLeft(since, now), again } };
}

async function findLive(
  secret: string,
  db: World["db"],
  token: string,
  now: number,
): Promise<Notetaker | null> {
  const signed = await readSignedId(secret, purpose, token);
  const [id = "", until = ""] = (signed ?? "").split(".");
  if (id !== "") return Number(until) > now ? findNotetaker(db, id) : null;
  const found = await findByToken(db, token);
  return found?.kind === "personal" ? found.notetaker : null;
}
