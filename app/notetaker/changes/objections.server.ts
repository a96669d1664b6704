import type { Db } from "~/db/client.server";
import { kindOf } from "~/jobs/drain.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { nameAndMask } from "../mails/chat/announcement";
import { findDisowned } from "../store/disowned.server";
import { findJob, findOwners } from "../store/jobs.server";
import { jobIdOfOptOut } from "../store/tokens.server";
import { deleteEverything } from "./change.server";
import { isPast } from "./rules";

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

/** More than one mailbox can have ahead, by its quota; what is beyond is refused when its time comes. */
const mostEnded = 100;

/**
 * The owner of a mailbox says that they did not ask. The request of the mail they read ends, if there was
 * one, and every other that was made in their name and that they have done nothing with: no notetaker
 * comes for them, and they ask for nobody's notes. Others concerned are told. Answers whether all of it
 * was done; never throws.
 */
export async function endDisowned(
  world: World,
  mailboxKey: string,
  requestId: string | null,
): Promise<boolean> {
  try {
    const others = await findDisowned(world.db, mailboxKey, mostEnded);
    let isDone = true;
    for (const id of new Set([...(requestId === null ? [] : [requestId]), ...others])) {
      const { outcome } = await deleteEverything(world, id);
      isDone &&= outcome !== "unavailable";
    }
    return isDone;
  } catch (error) {
    log({ event: "notetaker.control_failed", kind: kindOf(error) });
    return false;
  }
}
