import type { Rows } from "../source/rows.ts";

/** Jobs and their bots: rounds, leases, and what is deleted. */
export const meetings: Rows = {
  "app/notetaker/steps/purge.server.ts": [
    [
      "a deletion answered with ok while media remain is none",
      "if (!holdsMedia(bot.value)) return nothingLeft;",
      "if (deleted.ok || !holdsMedia(bot.value)) return nothingLeft;",
    ],
    [
      "a call under way when the deletion was asked for is waited for",
      "return unsettled === 0 || deleteRequestedAt === null",
      "return unsettled >= 0 || deleteRequestedAt === null",
    ],
    [
      "nothing counts as deleted while the bot is at work",
      'return interpret(left.value).finished ? nothingLeft : notConfirmed("bot_at_work");',
      "return nothingLeft;",
    ],
  ],
  "app/notetaker/steps/poll.server.ts": [
    [
      "a late recording has ten minutes",
      "reading.endedAt + 10 * 60_000",
      "reading.endedAt + 60_000",
    ],
    [
      "a bot that recorded for too long still hands over its recording",
      'if (reached === "recording" && overtime < stuckAfterMs.ended) return stay(world, job);',
      "",
    ],
    [
      "a failure that stands goes back to its day of deletion",
      'if (job.status === "failed") return backToPurge(world, job);\n  const now',
      "const now",
    ],
  ],
  "app/notetaker/steps/poll-recording.server.ts": [
    [
      "each try for a transcript has a key of its own",
      "`${job.id}.transcript.${requests}`",
      "`${job.id}.transcript`",
    ],
  ],
  "app/notetaker/steps/remove.server.ts": [
    [
      "a bot of which nobody was told is looked for again",
      "if (clock() >= settledAt) return finish(world, job, cancelledAt);",
      "if (settledAt) return finish(world, job, cancelledAt);",
    ],
    [
      "a bot that still waits is not taken for one that has left",
      "lookAfter(provider, botId, left);",
      "{ ok: true, value: undefined };",
    ],
  ],
  "app/notetaker/steps/dispatch-bots.server.ts": [
    [
      "a claim of an old round leaves the bot of the new one alone",
      "if (found.value.some(({ revision }) => isNewer(revision, job))) return staleClaim;",
      "",
    ],
    [
      "a bot is not changed while an earlier call is without an answer",
      "job.unsettled <= 1 && mayChangeBot",
      "mayChangeBot",
    ],
    [
      "a removal without an answer is not followed by a change",
      'refusal.class === "paused" || refusal.class === "ambiguous"',
      'refusal.class === "paused"',
    ],
  ],
  "app/notetaker/steps/dispatch-outcome.server.ts": [
    [
      "a bot that is somebody else's to keep stays",
      "if (current && isSpokenFor(current, job, changes.botId)) continue;",
      "",
    ],
    [
      "a bot that came too late for its round is taken away",
      'current.status === "requested" && current.revision === claimed.revision',
      'current.status === "requested"',
    ],
    [
      "what had to wait was never called",
      "attempts: job.attempts - 1,\n    unsettled: job.unsettled - 1,",
      "attempts: job.attempts - 1,",
    ],
    [
      "of a call that is still at work a bot may come",
      'refusal.class === "ambiguous" || refusal.status === 409',
      'refusal.class === "ambiguous"',
    ],
  ],
  "app/notetaker/steps/dispatch.server.ts": [
    [
      "no bot is made for a meeting that is long on",
      "if (clock() >= dispatchDeadline(job)) return done(giveUp(world, job));",
      "",
    ],
  ],
  "app/notetaker/store/limits/rate.server.ts": [
    [
      "a job whose bot may exist stays with its provider",
      "(bot_id is null and former_bot_id is null and unsettled = 0)",
      "(bot_id is null and former_bot_id is null)",
    ],
    [
      "a claim takes no more jobs than there are calls for",
      "min(${limit}, ${callsLeft(rate, now)})",
      "min(${limit}, 100000 + ${callsLeft(rate, now)})",
    ],
    [
      "a call counts for a minute after its answer",
      "Math.ceil((at + rateWindowMs) / roundingMs)",
      "Math.ceil(at / roundingMs)",
    ],
    ["the calls of who has died count on", "${nextAt + rateWindowMs}", "${now}"],
    [
      "the earliest meetings are sent first",
      "order by starts_at, next_at limit ${calls}",
      "order by next_at, id limit ${calls}",
    ],
  ],
  "app/notetaker/steps/refusal-circuit.server.ts": [
    [
      "the third refused job opens the circuit",
      "count < refusedJobsThatOpen &&",
      "count <= refusedJobsThatOpen &&",
    ],
  ],
  "app/notetaker/results/results.server.ts": [
    [
      "a link leads to the job's own recording",
      "own ?? interpret(bot.value).recording",
      "interpret(bot.value).recording ?? own",
    ],
    [
      "who only asked reads nothing",
      'if (!receives(request.standing)) return { ok: false, missing: "not_shared" };',
      "",
    ],
  ],
  "app/notetaker/changes/change.server.ts": [
    [
      "an old link closes no meeting of today",
      "isPast(job, now) ? null : job.meetingCode",
      "job.meetingCode",
    ],
  ],
  "app/notetaker/store/changes.server.ts": [
    [
      "an objection after the deletion wakes no deleted job",
      "and status not in ('quarantined', 'deleted')",
      "and status not in ('quarantined')",
    ],
    [
      "nothing is called off that has begun to record",
      "\n          and exists (${jobIn(job.id, restartableStatuses)})",
      "",
    ],
    [
      "a cancellation ends the lease of a dispatch",
      "set status = 'cancelled', ended_at = ${now}, lease_token = null, attempts = 0,",
      "set status = 'cancelled', ended_at = ${now}, attempts = 0,",
    ],
    [
      "an objection calls off nothing beyond its day",
      "and starts_at < ${now + closedMs.opted_out} and delete_requested_at is null",
      "and delete_requested_at is null",
    ],
    [
      "a change holds only for the version it was decided on",
      "and sequence = ${sequence}\n    and standing = ${standing}",
      "and standing = ${standing}",
    ],
  ],
  "app/notetaker/store/sharing.server.ts": [
    [
      "nothing is shared of what is to be deleted",
      "\n          and exists (select 1 from notetaker_jobs where id = ${job.id} and ${sharable})",
      "",
    ],
    [
      "who has gone elsewhere is not let in here",
      "where id = ${askerId} and job_id = ${job.id} and deleted_at is null",
      "where id = ${askerId} and deleted_at is null",
    ],
    [
      "a closed meeting gets no notetaker by way of a question",
      "and not ${isClosed} and not ${isFull}\n      on conflict",
      "and not ${isFull}\n      on conflict",
    ],
  ],
  "app/notetaker/store/reschedule.server.ts": [
    [
      "a meeting is moved from where it was",
      "${jobIn(job.id, restartableStatuses)} and revision = ${job.revision}",
      "${jobIn(job.id, restartableStatuses)}",
    ],
    [
      "a bot is not forgotten by a second move",
      "former_bot_id = coalesce(bot_id, former_bot_id)",
      "former_bot_id = bot_id",
    ],
    [
      "a move ends the lease of the round before it",
      "next_at = ${now}, lease_token = null, attempts = 0,\n          last_error",
      "next_at = ${now}, attempts = 0,\n          last_error",
    ],
  ],
  "app/notetaker/store/erase.server.ts": [
    [
      "who leaves takes nothing of the others away",
      "where id = ${requestId} and deleted_at = ${now}`",
      "where job_id in (select job_id from notetaker_requests where id = ${requestId})`",
    ],
    [
      "what a participant asked for has a mail of its own",
      'return reason !== "opted_out" && (recordingId',
      "return reason !== undefined && (recordingId",
    ],
    [
      "an address is kept for the receipt",
      'kind === "deleted" ? sql`true` : sql`not ${waits}`',
      'kind === "deleted" ? sql`true` : sql`true or ${waits}`',
    ],
  ],
  "app/notetaker/store/claims.server.ts": [
    [
      "a call without an answer is remembered",
      '...(step === "dispatch" ? { unsettled: sql`${jobs.unsettled} + 1` } : {}),',
      "",
    ],
  ],
  "app/notetaker/store/jobs.server.ts": [
    [
      "nobody moves a job whose lease was lost",
      ".where(and(holdsLease(jobs, job), inArray(",
      ".where(and(eq(jobs.id, job.id), inArray(",
    ],
    [
      "nobody puts a job back whose lease was lost",
      ".where(holdsLease(jobs, job));",
      ".where(eq(jobs.id, job.id));",
    ],
    ["delivered means to everybody", "sql`not exists ${waiting}`", "sql`true or ${waiting}`"],
  ],
  "app/notetaker/store/webhook.server.ts": [
    [
      "a webhook ends the lease of an older poll",
      "    leaseToken: null,\n    attempts: 0,",
      "    attempts: 0,",
    ],
    [
      "a bot of an old round moves nothing",
      "revision === null ? sql`not (${isFormer})` : eq(jobs.revision, revision)",
      "revision === null ? sql`not (${isFormer})` : sql`not (${isFormer})`",
    ],
    [
      "a message that comes again has no effect",
      "\n    sql`not exists (select 1 from ${receipts} where ${receipts.id} = ${messageId})`,",
      "",
    ],
  ],
  "app/notetaker/store/disowned.server.ts": [
    [
      "what the owner of a mailbox has moved is theirs",
      "request.sequence = 0 and job.stop_requested_at is null",
      "job.stop_requested_at is null",
    ],
  ],
};
