import { and, desc, eq } from "drizzle-orm";
import { mailRefusalOf } from "~/abuse/bounces.server";
import { isVerified } from "~/abuse/mailboxes.server";
import type { Db } from "~/db/client.server";
import { outbox } from "~/db/schema.server";
import { href } from "~/lib/render/href";
import type { World } from "~/world.server";
import { isReady } from "../changes/rules";
import type { Notetaker } from "../notetaker";
import { findPending } from "../store/notetakers.server";
import { findByToken, findShareToken } from "../store/tokens.server";
import type { StatusFacts } from "./progress";

export type StatusReading =
  | { readonly kind: "unknown" }
  /** Epoch milliseconds. */
  | { readonly kind: "deleted"; readonly at: number }
  | { readonly kind: "known"; readonly facts: StatusFacts };

/** Pending notetakers that the page lists, at most. */
const mostPending = 50;

/** What a personal link leads to. A share link leads nowhere here. Rejects when D1 does. */
export async function readStatus(
  { db, env }: Pick<World, "db" | "env">,
  token: string,
): Promise<StatusReading> {
  const found = await findByToken(db, token);
  if (found?.kind !== "personal") return { kind: "unknown" };

  const { notetaker } = found;
  const { id, status, mailboxKey, deletedAt, updatedAt } = notetaker;
  if (status === "deleted") return { kind: "deleted", at: deletedAt ?? updatedAt };
  const [pending, verified, refusal, shareToken, waitingSince] = await Promise.all([
    pendingOf(db, notetaker),
    mailboxKey !== null && isVerified(db, mailboxKey),
    mailboxKey === null ? null : mailRefusalOf(db, mailboxKey),
    isReady(notetaker) ? findShareToken(db, env.siteSecret, id) : null,
    status === "waiting_room" ? waitingSinceOf(db, id) : null,
  ]);
  const shareUrl = shareToken && sharedUrl(env.siteUrl, shareToken);
  const mailFailure = refusal === "blocked" ? null : refusal;
  const facts = { notetaker, pending, verified, mailFailure, shareUrl, waitingSince };
  return { kind: "known", facts };
}

function sharedUrl(siteUrl: string, token: string): string {
  return `${siteUrl}${href("notetaker-shared", { query: { token } })}`;
}

/** An invite in somebody's name that nobody vouches for is a question of its own. */
async function pendingOf(db: Db, notetaker: Notetaker): Promise<readonly Notetaker[]> {
  const { source, status, mailboxKey } = notetaker;
  if (source === "unproven_invite") return status === "pending_confirmation" ? [notetaker] : [];
  return mailboxKey === null ? [] : findPending(db, mailboxKey, mostPending);
}

/** The mail that says so was enqueued by the move to the waiting room. Epoch ms; null if unknown. */
export async function waitingSinceOf(db: Db, id: string): Promise<number | null> {
  const [row] = await db
    .select({ at: outbox.createdAt })
    .from(outbox)
    .where(and(eq(outbox.subjectId, id), eq(outbox.kind, "waiting")))
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  return row?.at ?? null;
}
