import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { overdueDeletions } from "../../../app/db/ahead.server.ts";
import { runBatch, type Db } from "../../../app/db/client.server.ts";
import { lanes } from "../../../app/jobs/message.ts";
import { facts, sheet, shortId } from "../print/sheet.ts";
import { day, relative, utc } from "../print/times.ts";
import type { Report } from "../report.ts";
import { pageSpeedText, type PageSpeed } from "./page-speed.ts";

/** How far back the counts go. */
const window = 7 * day;

const queue = z.object({
  step: z.string(),
  waiting: z.number(),
  due: z.number(),
  atWork: z.number(),
  earliest: z.number(),
});
const late = z.object({
  jobId: z.string(),
  step: z.string(),
  nextAt: z.number(),
  tries: z.number(),
  lastError: z.string().nullable(),
});
const outcome = z.object({ status: z.string(), reason: z.string().nullable(), jobs: z.number() });
const message = z.object({
  lane: z.string(),
  kind: z.string(),
  state: z.string(),
  messages: z.number(),
  due: z.number(),
  earliest: z.number(),
});
const leads = z.object({
  kind: z.string(),
  leads: z.number(),
  quarantined: z.number(),
  lastWeek: z.number(),
});
const rest = z.object({
  pausedUntil: z.number().nullable(),
  /** Jobs that the provider refused for good since it last took one. */
  refused: z.number(),
  lastWebhook: z.number().nullable(),
  invites: z.number(),
  invitesDue: z.number(),
});
/** The rows of the statements, in their order. */
const answers = z.tuple([
  z.array(queue),
  z.array(late),
  z.array(late),
  z.array(outcome),
  z.array(message),
  z.array(leads),
  z.tuple([rest]),
]);

/**
 * `status`: what waits, what is late, what became of the last week's jobs, who left an address; with
 * `pageSpeed`, how fast real visits were.
 */
export async function status(
  db: Db,
  now: number,
  pageSpeed: PageSpeed | null = null,
): Promise<Report> {
  const results = await runBatch(db, statements(now));
  const rows = answers.parse(results.map((answer) => answer.results));
  const [queues, oldestDue, overdueDeletions, lastWeek, messages, leads, [more]] = rows;
  const lists = { queues, oldestDue, overdueDeletions, lastWeek, messages, leads };
  const text = [textOf(rows, now), ...(pageSpeed ? [pageSpeedText(pageSpeed)] : [])].join("\n\n");
  return { data: { now, ...lists, ...more, pageSpeed }, text };
}

const laneName = sql`case lane ${sql.join(
  Object.entries(lanes).map(([name, number]) => sql`when ${number} then ${name}`),
  sql` `,
)} end`;

const jobColumns = sql`id as jobId, next_step as step, next_at as nextAt, attempts as tries,
  last_error as lastError`;

function statements(now: number): readonly SQL[] {
  return [
    sql`select next_step as step, count(*) as waiting,
            sum(next_at <= ${now}) as due,
            sum(lease_token is not null and next_at > ${now}) as atWork, min(next_at) as earliest
     from notetaker_jobs where next_step is not null group by next_step order by next_step`,
    sql`select ${jobColumns} from notetaker_jobs
     where next_step is not null and next_at <= ${now} order by next_at limit 5`,
    sql`${overdueDeletions(jobColumns, now)} order by next_at limit 20`,
    sql`select status, reason, count(*) as jobs from notetaker_jobs
     where created_at > ${now - window} group by status, reason order by jobs desc, status`,
    sql`select ${laneName} as lane, kind, state, count(*) as messages,
            sum(state = 'pending' and next_at <= ${now}) as due,
            min(iif(state = 'dead', created_at, next_at)) as earliest
     from outbox where state in ('pending', 'dead')
     group by outbox.lane, kind, state order by state, outbox.lane, kind`,
    sql`select kind || coalesce(' ' || guide_id, '') as kind, count(*) as leads,
            sum(quarantined) as quarantined, sum(created_at > ${now - window}) as lastWeek
     from leads where erased_at is null group by kind, guide_id order by kind, guide_id`,
    sql`select (select max(open_until) from circuit_breakers where open_until > ${now}) as pausedUntil,
            (select count(*) from provider_refusals) as refused,
            (select max(received_at) from webhook_receipts) as lastWebhook,
            (select count(*) from calendar_invites) as invites,
            (select count(*) from calendar_invites where next_at <= ${now}) as invitesDue`,
  ];
}

function textOf(rows: z.infer<typeof answers>, now: number): string {
  const [queues, oldestDue, overdueDeletions, lastWeek, messages, leads, [more]] = rows;
  const ago = (at: number | null) => relative(at, now);
  const lateJobs = (title: string, jobs: readonly z.infer<typeof late>[]) =>
    sheet(
      title,
      ["job", "step", "next try", "tries", "last error"],
      jobs.map((job) => [shortId(job.jobId), job.step, ago(job.nextAt), job.tries, job.lastError]),
    );
  return [
    utc(now),
    sheet(
      "Steps that wait",
      ["step", "waiting", "due", "at work", "first"],
      queues.map((row) => [row.step, row.waiting, row.due, row.atWork, ago(row.earliest)]),
    ),
    lateJobs("Due for longest", oldestDue),
    lateJobs("Deletions past due for an hour", overdueDeletions),
    sheet(
      "Jobs of the last 7 days",
      ["status", "reason", "jobs"],
      lastWeek.map((row) => [row.status, row.reason, row.jobs]),
    ),
    sheet(
      "Messages that wait or were given up",
      ["lane", "kind", "state", "messages", "due", "first"],
      messages.map(({ lane, kind, state, messages, due, earliest }) => {
        return [lane, kind, state, messages, due, ago(earliest)];
      }),
    ),
    sheet(
      "Leads",
      ["kind", "leads", "quarantined", "last 7 days"],
      leads.map((row) => [row.kind, row.leads, row.quarantined, row.lastWeek]),
    ),
    facts("Besides", [
      [
        "bot provider",
        more.pausedUntil === null ? "in use" : `paused, ends ${ago(more.pausedUntil)}`,
      ],
      [
        "refused jobs",
        more.refused === 0 ? "none" : `${more.refused} since the provider last took one`,
      ],
      ["calendar invites", `${more.invites}, of which ${more.invitesDue} are due`],
      ["last webhook", more.lastWebhook === null ? "none in 8 days" : ago(more.lastWebhook)],
    ]),
  ].join("\n\n");
}
