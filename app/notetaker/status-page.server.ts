import { and, asc, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { notetakerRequests as requests, outbox } from "~/db/schema.server";
import { firstName } from "./announcement";
import type { Job } from "./repo.server";
import type { StatusFacts } from "./status-view";
import { findByToken } from "./tokens.server";

export type StatusReading =
  /** Nobody was given this link. */
  | { readonly kind: "unknown" }
  /** Epoch milliseconds. */
  | { readonly kind: "deleted"; readonly at: number }
  | { readonly kind: "known"; readonly facts: StatusFacts };

/**
 * What a personal link leads to. A link of nobody's and one to something deleted cost the same: one
 * hash and one look. Rejects when D1 does.
 */
export async function readStatus(db: Db, token: string): Promise<StatusReading> {
  const found = await findByToken(db, token);
  if (!found) return { kind: "unknown" };

  const { job, request } = found;
  if (job.status === "deleted" || request.deletedAt !== null) {
    return { kind: "deleted", at: request.deletedAt ?? job.deletedAt ?? job.updatedAt };
  }
  const [others, waitingSince] = await Promise.all([
    othersOf(db, job.id, request.id),
    job.status === "waiting_room" ? waitingSinceOf(db, request.id) : null,
  ]);
  return { kind: "known", facts: { job, request, others, waitingSince } };
}

/** First names of the others who get the notes, whoever asked first first. */
async function othersOf(db: Db, jobId: Job["id"], requestId: string): Promise<string[]> {
  const rows = await db
    .select({ name: requests.name })
    .from(requests)
    .where(
      and(
        eq(requests.jobId, jobId),
        ne(requests.id, requestId),
        isNull(requests.cancelledAt),
        isNull(requests.deletedAt),
      ),
    )
    .orderBy(asc(requests.createdAt));
  return rows.map(({ name }) => firstName(name ?? "") ?? "");
}

/** The mail that says so was filed in the same transaction as the move to the waiting room. */
async function waitingSinceOf(db: Db, requestId: string): Promise<number | null> {
  const [row] = await db
    .select({ at: outbox.createdAt })
    .from(outbox)
    .where(eq(outbox.dedupeKey, `${requestId}:waiting`));
  return row?.at ?? null;
}
