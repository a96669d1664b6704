import type { Rows } from "../source/rows.ts";

/** The outbox and the cron: who is told what, when, and how often. */
export const sending: Rows = {
  "app/jobs/outbox.server.ts": [
    [
      "a sender whose lease ran out writes nothing",
      "\n      and outbox.lease_token = ended.value ->> 'leaseToken'",
      "",
    ],
    [
      "a message that kills its sender is not tried for ever",
      "attempts: sql`${outbox.attempts} + 1`,",
      "",
    ],
    [
      "a turn is kept over a failed try",
      "row.turnAt > row.nextAt ? Math.max(row.turnAt, nextAt) : nextAt",
      "nextAt",
    ],
    [
      "of three messages two are personal",
      "iif(lane = ${lanes.bulk}, 2 * place, place) as nth",
      "place as nth",
    ],
    ["who has had less goes first", "order by coalesce(shares, 0), turn_at", "order by turn_at"],
    [
      "who files much queues behind the others",
      "+ ${turnSpacingMs} * row_number() over (partition by ${share})",
      "+ ${turnSpacingMs}",
    ],
    ["what was tried holds up its share no more", "      share: null,\n", ""],
  ],
  "app/jobs/lease.server.ts": [
    [
      "who has lost a lease writes nothing",
      'and(eq(table.id, id), eq(table.leaseToken, leaseToken ?? ""))',
      "eq(table.id, id)",
    ],
    ["the longest due goes first", "\n    .orderBy(asc(table.nextAt))", ""],
  ],
  "app/jobs/drain.server.ts": [
    [
      "a step ends with its budget",
      "count < bounds.limit && bounds.clock() <= end",
      "count < bounds.limit",
    ],
  ],
  "app/jobs/retry-schedule.ts": [
    ["nobody is believed who wishes for a year", "Math.min(afterMs, longestWish)", "afterMs"],
  ],
  "app/jobs/send-due.server.ts": [
    ["sending stops before the queries do", "if (!canGoOn()) return [];", ""],
    [
      "a message that was tried too often is given up",
      'if (row.attempts > mostAttempts) return { outcome: "permanent", code: "no_answer" };',
      "",
    ],
  ],
  "app/notetaker/mails/result/send.server.ts": [
    [
      "a result is mailed once",
      "request.deliveredAt !== null && message.variant === null",
      "request.deliveredAt === undefined",
    ],
    [
      "what was said goes to no mailbox that never answered",
      "const isAnswering = await hasAnswered(world, addressee);",
      "const isAnswering = (await hasAnswered(world, addressee)) || true;",
    ],
  ],
  "app/notetaker/notes/store.server.ts": [
    ["notes cost nothing for a mailbox that never answered", "and exists (${known})", ""],
    ["what is to be deleted takes no notes in", "${isShownNow} and summarised = 1", "true"],
    [
      "a row that was written is not written again",
      "where job_id = ${jobId} and state = 'asked' and exists",
      "where job_id = ${jobId} and exists",
    ],
  ],
  "app/notetaker/notes/draft.ts": [
    ["no line leads elsewhere", "data && !leadsElsewhere(data)", "data"],
  ],
  "app/notetaker/mails/addressee.server.ts": [
    ["a mailbox that said no gets no mail", "if (blocked) return null;", ""],
    [
      "who was called off receives nothing",
      "receives(request.standing) && request.cancelledAt === null &&",
      "receives(request.standing) &&",
    ],
  ],
  "app/notetaker/mails/tell.server.ts": [
    [
      "an owner gets a few questions a day by mail",
      "max(0, ${mostQuestionMails} - (",
      "max(1, ${mostQuestionMails} - (",
    ],
    [
      "every move is told, at once or together",
      "${recent} >= ${movesToldAtOnce}",
      "${recent} > ${movesToldAtOnce}",
    ],
    [
      "who is let in before the meeting is announced in it",
      "and job.status in ('in_call', 'recording') and job.delete_requested_at is null",
      "and job.delete_requested_at is null",
    ],
  ],
  "app/db/client.server.ts": [
    [
      "a write that can never succeed is not repeated",
      "tries >= mostTries || !isRetryable(error)",
      "tries >= mostTries",
    ],
  ],
  "workers/scheduled.ts": [
    [
      "what was finished a moment ago is told in this tick",
      "isDue(earliest.message) || isDue(earliest.dispatch) || polled > 0",
      "isDue(earliest.message)",
    ],
    [
      "a busy tick still sends some",
      "Math.max(queriesUntilSent, queries.spent() + queriesForSending)",
      "queriesUntilSent",
    ],
    [
      "the hourly look goes by the minute that the cron meant",
      'attempt("overdue", isFirstOfHour(scheduledAt), () =>',
      'attempt("overdue", isFirstOfHour(clock()), () =>',
    ],
  ],
  "app/email/send.server.ts": [
    [
      "no header begins a second one",
      'if (values.some((value) => /[\\r\\n\\0\\u2028\\u2029]/.test(value))) return "header_injection";',
      "",
    ],
  ],
  "app/leads/mails/guide.server.ts": [
    [
      "unsubscribed stays unsubscribed",
      "if (standing.blocked || standing.unsubscribed) return dropped;",
      "if (standing.blocked) return dropped;",
    ],
  ],
  "app/leads/mails/forward.server.ts": [
    ["a signed lead follows no redirect", 'redirect: "manual"', 'redirect: "follow"'],
  ],
};
