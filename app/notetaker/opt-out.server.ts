import type { Db } from "~/db/client.server";
import { nameAndMask } from "./announcement";
import { findJob, findOwners, type Job } from "./repo.server";
import { liveStatuses } from "./status";
import { jobIdOfOptOut } from "./tokens.server";

/** What the link in a meeting's chat leads to. */
export type OptOutReading =
  | { readonly kind: "unknown" }
  /** Epoch milliseconds. */
  | { readonly kind: "deleted"; readonly at: number }
  /** It is being removed and deleted already, whoever asked for it. */
  | { readonly kind: "done" }
  | {
      readonly kind: "open";
      readonly jobId: string;
      readonly inviter: string | null;
      /** The meeting is long over, or its notetaker was called off: there is only something to delete. */
      readonly past: boolean;
    };

const sameDayMs = 24 * 60 * 60_000;

/**
 * Whether the meeting that the link came from is over for so long that it says nothing of the one to
 * which the same code may lead now.
 */
export function isPast({ status, endedAt }: Pick<Job, "status" | "endedAt">, now: number): boolean {
  if (liveStatuses.some((one) => one === status) || status === "processing") return false;
  return status === "cancelled" || endedAt === null || endedAt <= now - sameDayMs;
}

/** The only personal thing in it is what the chat says of the owner. Rejects when D1 does. */
export async function readOptOut(
  db: Db,
  secret: string,
  token: string,
  now: number,
): Promise<OptOutReading> {
  const jobId = await jobIdOfOptOut(secret, token);
  const job = jobId === null ? null : await findJob(db, jobId);
  if (!job || job.status === "quarantined") return { kind: "unknown" };
  if (job.status === "deleted") return { kind: "deleted", at: job.deletedAt ?? job.updatedAt };
  if (job.deleteRequestedAt !== null) return { kind: "done" };

  const owner = (await findOwners(db, [job.id])).get(job.id);
  const inviter = owner ? nameAndMask(owner) : null;
  return { kind: "open", jobId: job.id, inviter, past: isPast(job, now) };
}
