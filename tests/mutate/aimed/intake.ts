import type { Rows } from "../source/rows.ts";

/** What comes in: requests, forms, and what is counted against abuse. */
export const intake: Rows = {
  "app/notetaker/store/intake.server.ts": [
    [
      "a request caught in the trap uses up nothing of its mailbox",
      'const isOwn = intake.status !== "quarantined" && intake.source !== "unproven_invite";',
      'const isOwn = intake.source !== "unproven_invite";',
    ],
    [
      "a mailbox is at a meeting once",
      "\n    and not exists (${requestAtMeeting(intake, intake.emailKey, intake.now)})",
      "",
    ],
    ["the fourth request for an unknown mailbox is held", ">= iif(exists (", "> iif(exists ("],
    [
      "a mailbox that vouches for itself has twenty requests a day",
      "< ${quotas.known})",
      "<= ${quotas.known})",
    ],
    [
      "a submission that comes again is not counted against its network",
      "sql`not exists (${sameKey(intake)}) ${sql.join(isWithin, sql` `)}`",
      "sql`true ${sql.join(isWithin, sql` `)}`",
    ],
    [
      "a write that is repeated after a lost answer is counted once",
      "sql`exists (${itself(intake)}) and not ${isTold(intake)}`",
      "sql`exists (${itself(intake)})`",
    ],
    [
      "so is one that nothing stands in the way of",
      "sql`exists (${untold})`",
      "sql`exists (${itself(intake)})`",
    ],
    ["what is held is not sent", "sql`and not ${isHeld(intake)}`", "sql``"],
    [
      "an unknown mailbox is asked once a day",
      "and asked_at > ${now - questionEveryMs}",
      "and asked_at < ${now - questionEveryMs}",
    ],
  ],
  "app/notetaker/store/meeting.server.ts": [
    [
      "nobody is made to ask about a notetaker that was sent away",
      " and stop_requested_at is null",
      "",
    ],
    [
      "an owner's no is remembered until after the meeting",
      "cast(max(${now}, job.starts_at)",
      "cast(min(${now}, job.starts_at)",
    ],
    [
      "whose question is over may ask anew",
      "email_key = ${emailKey} and standing <> 'over'",
      "email_key = ${emailKey}",
    ],
    [
      "a meeting has three live notetakers at most",
      "((select count(*) ${jobs.ofOccasion}) >= ${meetingBounds.live}",
      "((select count(*) ${jobs.ofOccasion}) > ${meetingBounds.live}",
    ],
    [
      "an hour's closure never shortens that of a day",
      "\n      where excluded.closed_until > meeting_closures.closed_until",
      "",
    ],
    [
      "the second refusal at the door closes the meeting",
      ">= ${refusalsUntilClosed}",
      "> ${refusalsUntilClosed}",
    ],
  ],
  "app/notetaker/store/limits/places.server.ts": [
    ["the site's ceiling holds", "where nth <= room - ${countOf(site, now)}", "where nth <= room"],
    [
      "a bot that was moved keeps its place",
      "endedAt < startsAt && revision === 0",
      "endedAt < startsAt",
    ],
  ],
  "app/notetaker/request/verdict.server.ts": [
    [
      "who asks without end is not told for nothing who is at a meeting",
      "if (waiting && intake.vouched) return waiting;",
      "if (waiting) return waiting;",
    ],
  ],
  "app/notetaker/request/request.server.ts": [
    [
      "one customer's networks are counted together",
      'network.split(":").slice(0, 3)',
      'network.split(":").slice(0, 4)',
    ],
  ],
  "app/notetaker/request/receipt.server.ts": [
    [
      "what the page shows after a submission ends with its hour",
      "return Number(until) > now ? requestId : null;",
      "return until && now ? requestId : null;",
    ],
  ],
  "app/abuse/counts.server.ts": [
    [
      "an alarm that goes on is raised every ten minutes",
      "where name = ${name} and ${isOver}`,",
      "where name = ${name}`,",
    ],
    [
      "counts are of one day",
      "hour > ${hourOf(now) - hoursInADay}",
      "hour >= ${hourOf(now) - hoursInADay}",
    ],
  ],
  "app/abuse/mailboxes.server.ts": [
    [
      "undoing a mistake lifts no earlier unsubscribe",
      "\n        and created_at = (select blocked_at from mailboxes where key = ${mailboxKey})",
      "",
    ],
  ],
  "app/leads/take.server.ts": [
    [
      "a lead caught in the trap hides no later, honest one",
      'input.kind === "guide" && !trapped',
      'input.kind === "guide"',
    ],
  ],
  "app/leads/store.server.ts": [
    ["nobody is told of a trap", "if (lead.quarantined) return [];", ""],
    [
      "a stranger's mailbox gets three confirmations a day",
      "<= ${confirmationsPerDay}",
      "<= ${confirmationsPerDay} + 1",
    ],
  ],
  "app/leads/again.server.ts": [
    [
      "who has unsubscribed is asked once a week",
      "where email_key in ${keys}) <= ${now - weekMs}",
      "where email_key in ${keys}) <= ${now}",
    ],
  ],
  "app/leads/page.server.ts": [
    [
      "the view after a post ends with its hour",
      "if (Number(until) <= clock()) return null;",
      "if (signed === null) return null;",
    ],
  ],
  "app/leads/erase.server.ts": [
    [
      "an erased lead is found by no mailbox any more",
      "booking = null, email_key = null, dedupe_key = id",
      "booking = null, dedupe_key = id",
    ],
  ],
  "app/components/forms/form-token.server.ts": [
    [
      "the token of one form is none for another",
      "`form-token\\n${formId}\\n${text}`",
      "`form-token\\n${text}`",
    ],
  ],
};
