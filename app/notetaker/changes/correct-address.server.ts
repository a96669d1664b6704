import { and, eq, inArray } from "drizzle-orm";
import { addCount, countIn, type Counted, selectCounts } from "~/abuse/counts.server";
import { mailboxKey, quotaKey, selectMailbox } from "~/abuse/mailboxes.server";
import { accessTokens, notetakers } from "~/db/schema.server";
import type { World } from "~/world.server";
import { purgeAt } from "../schedule";
import { type ControlOutcome, isAddressOpen, isErased } from "./possible-actions";
import { change, control, done, doneBefore, overruled, refused } from "./run.server";

/**
 * Gives a booked notetaker another address while mail to its own bounces. All earlier links end, so
 * their holder can neither confirm for the new owner nor see results.
 */
export function correctAddress(world: World, id: string, email: string): Promise<ControlOutcome> {
  return control(world, "correct_address", id, async (notetaker) => {
    const { db, env } = world;
    const now = world.clock();
    const [key, quota] = await Promise.all([
      mailboxKey(env.siteSecret, email),
      quotaKey(env.siteSecret, email),
    ]);
    if (isErased(notetaker)) return refused("gone");
    if (notetaker.status === "pending_confirmation" && notetaker.mailboxKey === key) {
      return doneBefore;
    }
    if (!isAddressOpen(notetaker) || notetaker.startsAt <= now) return refused("over");

    const question: Counted = { kind: "question", key: quota };
    const [[old], [mailbox], counts] = await db.batch([
      selectMailbox(db, notetaker.mailboxKey ?? ""),
      selectMailbox(db, key),
      selectCounts(db, [question], now),
    ]);
    if (!old?.bouncedAt || old.complainedAt) return refused("over");
    if (mailbox?.blockedAt || mailbox?.bouncedAt || mailbox?.complainedAt) {
      return refused("address_refused");
    }
    const isAsked = countIn(counts, question, now).count > 0;
    const { revision } = notetaker;
    const sequence = notetaker.sequence + 1;
    const isMade = await change(world, notetaker, {
      set: {
        ...overruled,
        ...{ status: "pending_confirmation", email, mailboxKey: key },
        ...{ revision: revision + 1, sequence, nextStep: "purge", nextAt: purgeAt(now) },
      },
      notify: isAsked ? [] : [{ kind: "pending_confirmation", variant: sequence }],
      also: (isApplied) => [
        addCount(db, { kind: "mailbox", key: quota }, now),
        ...(isAsked ? [] : [addCount(db, question, now)]),
        db
          .delete(accessTokens)
          .where(
            and(
              eq(accessTokens.kind, "personal"),
              inArray(
                accessTokens.notetakerId,
                db.select({ id: notetakers.id }).from(notetakers).where(isApplied),
              ),
            ),
          ),
      ],
    });
    return isMade ? done : null;
  });
}
