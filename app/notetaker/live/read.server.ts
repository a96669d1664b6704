import { mailRefusalOf } from "~/abuse/bounces.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { minutesLeft, phaseOf } from "../status-page/view";
import { findNotetaker, waitingSinceOf } from "../store/notetakers.server";
import { findByToken } from "../store/tokens.server";
import { askAgainAfter, liveStateOf, type LiveAnswer } from "./live-state";

/** The sender of a form has proven no mailbox, so this token opens only the state. */
const purpose = "live";

export const longestLiveToken = 200;

const shownMs = 12 * 60 * 60_000;

/** `startsAt` and `now` in epoch milliseconds. A meeting that is moved later outlives its link. */
export function liveToken(
  secret: string,
  id: string,
  { startsAt, now }: { readonly startsAt: number; readonly now: number },
): Promise<string> {
  return signedId(secret, purpose, `${id}.${Math.max(startsAt, now) + shownMs}`);
}

/** Returns null for an unknown link and until the mailbox has confirmed. Rejects when D1 does. */
export async function readLive(
  { env, db, clock }: Pick<World, "env" | "db" | "clock">,
  token: string,
): Promise<LiveAnswer | null> {
  const now = clock();
  const notetaker = await findLive(env.siteSecret, db, token, now);
  if (!notetaker) return null;
  const { id, status, startsAt, mailboxKey } = notetaker;
  const reached = status === "deleted" ? "over" : liveStateOf(phaseOf(notetaker, now));
  if (reached === null) return null;
  const isBounced = reached === "booked" && mailboxKey && (await mailRefusalOf(db, mailboxKey));
  const state = isBounced === "bounced" ? "unreachable" : reached;
  const since = state === "waiting" ? await waitingSinceOf(db, id) : null;
  return {
    ...{ state, minutesLeft: minutesLeft(since, now) },
    again: askAgainAfter(state, startsAt, now),
  };
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
