import type { Db } from "~/db/client.server";
import { nameAndMask } from "./announcement";
import { findJob, findOwners } from "./repo.server";
import { jobIdOfOptOut } from "./tokens.server";

/** What the link in a meeting's chat leads to. */
export type OptOutReading =
  | { readonly kind: "unknown" }
  /** Epoch milliseconds. */
  | { readonly kind: "deleted"; readonly at: number }
  /** It is being removed and deleted already, whoever asked for it. */
  | { readonly kind: "done" }
  | { readonly kind: "open"; readonly jobId: string; readonly inviter: string | null };

/** The only personal thing in it is what the chat says of the owner. Rejects when D1 does. */
export async function readOptOut(db: Db, secret: string, token: string): Promise<OptOutReading> {
  const jobId = await jobIdOfOptOut(secret, token);
  const job = jobId === null ? null : await findJob(db, jobId);
  if (!job || job.status === "quarantined") return { kind: "unknown" };
  if (job.status === "deleted") return { kind: "deleted", at: job.deletedAt ?? job.updatedAt };
  if (job.deleteRequestedAt !== null) return { kind: "done" };

  const owner = (await findOwners(db, [job.id])).get(job.id);
  return { kind: "open", jobId: job.id, inviter: owner ? nameAndMask(owner) : null };
}
