import { type Db, retryWrite } from "~/db/client.server";
import type { World } from "~/world.server";
import { nameAndMask } from "../mails/announcement";
import { meetingKeyOf } from "../request/take.server";
import { storeObjection } from "../store/erase.server";
import { findNotetaker } from "../store/notetakers.server";
import { readOptOutToken } from "../store/tokens.server";
import { closureMs, objectionClosesMeeting, type ControlOutcome, isGone } from "./possible-actions";
import { runAction, success, alreadyDone, refused, runSoon } from "./run.server";

export type OptOutReading = Awaited<ReturnType<typeof readOptOut>>;

export async function readOptOut(db: Db, secret: string, token: string, now: number) {
  const link = await readOptOutToken(secret, token);
  const notetaker = link && (await findNotetaker(db, link.id));
  if (!link || !notetaker || notetaker.status === "quarantined") {
    return { kind: "unknown" } as const;
  }
  const { id, status, revision, deletedAt, updatedAt } = notetaker;
  if (status === "deleted") return { kind: "deleted", at: deletedAt ?? updatedAt } as const;
  if (isGone(notetaker)) return { kind: "done" } as const;
  if (revision !== link.revision) return { kind: "moved" } as const;
  // Once the meeting is long over or was canceled, an objection can only delete what was recorded.
  const onlyDeletes = !objectionClosesMeeting(notetaker, now);
  return { kind: "open", id, sender: nameAndMask(notetaker), onlyDeletes } as const;
}

/** Deletes what the bots recorded, mails their owners, and closes the meeting for a day. Never throws. */
export async function optOut(world: World, id: string): Promise<ControlOutcome> {
  return runAction(world, "opt_out", id, async (notetaker) => {
    const { db, env, random } = world;
    const now = world.clock();
    const { meetingCode, status } = notetaker;
    if (status === "quarantined") return refused("gone");
    const closure =
      meetingCode !== null && objectionClosesMeeting(notetaker, now)
        ? {
            meetingCode,
            meetingKey: await meetingKeyOf(env.siteSecret, meetingCode),
            closedUntil: now + closureMs,
          }
        : null;
    const stored = await retryWrite(() => storeObjection(db, notetaker, closure, now), random);
    for (const purgedId of stored.toPurge) runSoon(world, "purge", purgedId);
    for (const removedId of stored.toRemove) runSoon(world, "remove", removedId);
    return stored.toPurge.length > 0 ? success : alreadyDone;
  });
}
