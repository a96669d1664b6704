import { sql } from "drizzle-orm";
import { overdueDeletions } from "../../app/jobs/due-times.server.ts";
import type { Db } from "../../app/db/client.server.ts";
import { priorities } from "../../app/jobs/message.ts";
import { pageSpeedText, type PageSpeed } from "./page-speed.ts";
import { day, facts, relative, sheet, shortId, utc, type Cell, type Report } from "./print.ts";

/** How far back the counts go. */
const window = 7 * day;

/**
 * `status`: what waits, what is late, what became of the last week's notetakers, who left an address; with
 * `pageSpeed`, how fast real visits were.
 */
export async function status(
  db: Db,
  now: number,
  pageSpeed: PageSpeed | null = null,
): Promise<Report> {
  const priority = sql`case priority ${sql.join(
    Object.entries(priorities).map(([name, number]) => sql`when ${number} then ${name}`),
    sql` `,
  )} end`;
  const lists = {
    queues: await db.all<Row<"step", "waiting" | "due" | "atWork" | "earliest">>(sql`
      select next_step as step, count(*) as waiting, sum(next_at <= ${now}) as due,
        sum(lease_token is not null and next_at > ${now}) as atWork, min(next_at) as earliest
      from notetakers where next_step is not null group by next_step order by next_step`),
    oldestDue: await db.all<Late>(sql`
      select id, next_step as step, next_at as nextAt, attempts as tries, last_error as lastError
      from notetakers
      where next_step is not null and next_at <= ${now} order by next_at limit 5`),
    overdueDeletions: await overdueDeletions(db, now, 20),
    lastWeek: await db.all<Row<"status" | "reason", "notetakers">>(sql`
      select status, reason, count(*) as notetakers from notetakers
      where created_at > ${now - window} group by status, reason order by notetakers desc, status`),
    messages: await db.all<Row<"priority" | "kind" | "state", "messages" | "due" | "earliest">>(sql`
      select ${priority} as priority, kind, state, count(*) as messages,
        sum(state = 'pending' and due_at <= ${now}) as due,
        min(iif(state = 'dead', created_at, due_at)) as earliest
      from outbox where state in ('pending', 'dead')
      group by outbox.priority, kind, state order by state, outbox.priority, kind`),
    leads: await db.all<Row<"kind", "leads" | "quarantined" | "lastWeek">>(sql`
      select kind || coalesce(' ' || guide_id, '') as kind, count(*) as leads,
        sum(quarantined) as quarantined, sum(created_at > ${now - window}) as lastWeek
      from leads group by kind, guide_id order by kind, guide_id`),
  };
  const alarms = await db.all<{ alarm: string; sinceAt: number; seenAt: number }>(sql`
    select alarm, since_at as sinceAt, seen_at as seenAt from operator_alarms
    where since_at is not null order by since_at`);
  const more = await db.get<Rest>(sql`
    select (select max(open_until) from circuit_breakers where open_until > ${now}) as pausedUntil,
      (select sum(json_array_length(refused)) from circuit_breakers) as refused,
      (select max(received_at) from webhook_receipts) as lastWebhook,
      (select beat_at from heartbeats where name = 'tick') as lastTick,
      (select count(*) from mailboxes where bounced_at is not null) as bounced,
      (select count(*) from mailboxes where bounced_at > ${now - window}) as bouncedLately,
      (select count(*) from mailboxes where complained_at is not null) as complained,
      (select count(*) from mailboxes where complained_at > ${now - window}) as complainedLately,
      (select count(*) from calendar_invites) as invites,
      (select count(*) from calendar_invites where next_at <= ${now}) as invitesDue`);

  const ago = (at: number | null) => relative(at, now);
  const lateText = (title: string, rows: readonly Late[]) =>
    sheet(
      title,
      ["notetaker", "step", "next try", "tries", "last error"],
      rows.map((row) => [shortId(row.id), row.step, ago(row.nextAt), row.tries, row.lastError]),
    );
  const parts = [
    utc(now),
    sheet(
      "Alarms",
      ["alarm", "since", "last seen"],
      alarms.map((row) => [row.alarm, ago(row.sinceAt), ago(row.seenAt)]),
    ),
    sheet(
      "Steps that wait",
      ["step", "waiting", "due", "at work", "first"],
      lists.queues.map((row) => [row.step, row.waiting, row.due, row.atWork, ago(row.earliest)]),
    ),
    lateText("Due for longest", lists.oldestDue),
    lateText("Deletions past due for an hour", lists.overdueDeletions),
    sheet(
      "Notetakers of the last 7 days",
      ["status", "reason", "notetakers"],
      lists.lastWeek.map(cells),
    ),
    sheet(
      "Messages that wait or were given up",
      ["priority", "kind", "state", "messages", "due", "first"],
      lists.messages.map((row) => cells({ ...row, earliest: ago(row.earliest) })),
    ),
    sheet("Leads", ["kind", "leads", "quarantined", "last 7 days"], lists.leads.map(cells)),
    facts("Besides", [
      ["last tick", more.lastTick === null ? "none yet" : ago(more.lastTick)],
      ["mailboxes that bounce", `${more.bounced}, ${more.bouncedLately} of the last 7 days`],
      ["called a mail spam", `${more.complained}, ${more.complainedLately} of the last 7 days`],
      ["bot provider", more.pausedUntil ? `paused, ends ${ago(more.pausedUntil)}` : "in use"],
      ["refused", more.refused ? `${more.refused} since the provider last took one` : "none"],
      ["calendar invites", `${more.invites}, of which ${more.invitesDue} are due`],
      ["last webhook", more.lastWebhook === null ? "none in 8 days" : ago(more.lastWebhook)],
    ]),
    ...(pageSpeed ? [pageSpeedText(pageSpeed)] : []),
  ];
  return { data: { now, alarms, ...lists, ...more, pageSpeed }, text: parts.join("\n\n") };
}

type Row<Words extends string, Numbers extends string> = Record<Words, string | null> &
  Record<Numbers, number>;
type Late = Awaited<ReturnType<typeof overdueDeletions>>[number];
type Rest = {
  readonly pausedUntil: number | null;
  /** Notetakers that the provider refused for good since it last took one. */
  readonly refused: number;
  readonly lastWebhook: number | null;
  readonly lastTick: number | null;
  /** Mailboxes. */
  readonly bounced: number;
  readonly bouncedLately: number;
  readonly complained: number;
  readonly complainedLately: number;
  readonly invites: number;
  readonly invitesDue: number;
};

function cells(row: Readonly<Record<string, Cell>>): readonly Cell[] {
  return Object.values(row);
}
