import { and, asc, eq, gt, inArray, lte, sql, type SQL } from "drizzle-orm";
import type { ProviderName } from "~/config/names";
import type { Db } from "~/db/client.server";
import { notetakers } from "~/db/schema.server";
import type { Notetaker } from "../notetaker";
import { leaseMs, patienceMs } from "../schedule";
import type { Step } from "../status";

type Claim = {
  readonly step: Step;
  readonly limit: number;
  /** null claims the notetakers of all providers. */
  readonly provider: ProviderName | null;
  readonly id?: string | undefined;
  /** For dispatches: true claims those past their deadline, false those before it. */
  readonly isExpired?: boolean;
};

export async function claimDue(
  db: Db,
  { step, limit, provider, id, isExpired = false }: Claim,
  now: number,
): Promise<Notetaker[]> {
  const isDispatch = step === "dispatch";
  const byDeadline = isExpired ? lte(deadline, now) : gt(deadline, now);
  // A claimed dispatch is about to make a call, unless its deadline has passed.
  const newCalls = isDispatch && !isExpired ? 1 : 0;
  const due = db
    .select({ id: notetakers.id })
    .from(notetakers)
    .where(
      and(
        // Literal, because a partial index is used only where the query repeats its condition.
        sql`${notetakers.nextStep} = ${sql.raw(`'${step}'`)}`,
        // The plus keeps SQLite from choosing the index by `next_at`, which would sort all due rows.
        isDispatch ? sql`+${notetakers.nextAt} <= ${now}` : lte(notetakers.nextAt, now),
        // Excludes no row, as every deadline is after the start, but lets SQLite search the index by `starts_at`.
        isExpired ? lte(notetakers.startsAt, now) : undefined,
        id === undefined ? undefined : eq(notetakers.id, id),
        provider === null ? undefined : eq(notetakers.provider, provider),
        isDispatch ? byDeadline : undefined,
      ),
    )
    .orderBy(asc(isDispatch ? notetakers.startsAt : notetakers.nextAt))
    .limit(limit);
  const claimed = await db
    .update(notetakers)
    .set({
      nextAt: now + leaseMs[step],
      leaseToken: crypto.randomUUID(),
      attempts: sql`${notetakers.attempts} + 1`,
      unconfirmedCalls: sql`${notetakers.unconfirmedCalls} + ${newCalls}`,
      updatedAt: now,
    })
    .where(inArray(notetakers.id, due))
    .returning();
  return claimed.toSorted((a, b) => a.startsAt - b.startsAt);
}

/** `dispatchDeadline` of `schedule.ts`, or `lookupDeadline` after a call without an answer. */
const deadline: SQL = sql`max(${notetakers.startsAt}, ${notetakers.createdAt})
  + iif(${notetakers.scheduled}, ${patienceMs.scheduled}, ${patienceMs.now})
  + iif(${notetakers.unconfirmedCalls} > 0, ${patienceMs.lookup}, 0)`;
