import { sql } from "drizzle-orm";
import { overdueDeletions } from "../../app/alarms/due-times.server.ts";
import type { Db } from "../../app/db/client.server.ts";
import { dayMs } from "../../app/lib/time/instant.ts";
import { priorities } from "../../app/jobs/message.ts";
import { openCloudflareApi, wranglerConfig } from "../cloudflare/api.ts";
import { pageSpeedText, readPageSpeed } from "./page-speed.ts";
import { facts, sheet, utc, type Report } from "./print.ts";

/** `status`: what is waiting, late and given up, the last week's outcomes; with `remote`, the speed of visits. */
export async function status(db: Db, now: number, remote = false): Promise<Report> {
  const weekAgo = now - 7 * dayMs;
  const priority = sql`case priority ${sql.join(
    Object.entries(priorities).map(([name, number]) => sql`when ${number} then ${name}`),
    sql` `,
  )} end`;
  const lists = {
    alarms: await db.all<object>(sql`
      select alarm, since_at as sinceAt, seen_at as lastSeenAt from operator_alarms
      where since_at is not null order by since_at`),
    queues: await db.all<object>(sql`
      select next_step as step, count(*) as waiting, sum(next_at <= ${now}) as due,
        sum(lease_token is not null and next_at > ${now}) as atWork, min(next_at) as firstAt
      from notetakers where next_step is not null group by next_step order by next_step`),
    oldestDue: await db.all<object>(sql`
      select id, next_step as step, next_at as nextAt, attempts as tries, last_error as lastError
      from notetakers where next_step is not null and next_at <= ${now} order by next_at limit 5`),
    overdueDeletions: await overdueDeletions(db, now, 20),
    lastWeek: await db.all<object>(sql`
      select status, reason, count(*) as notetakers from notetakers
      where created_at > ${weekAgo} group by status, reason order by notetakers desc, status`),
    messages: await db.all<object>(sql`
      select ${priority} as priority, kind, state, count(*) as messages,
        sum(state = 'pending' and due_at <= ${now}) as due,
        min(iif(state = 'dead', created_at, due_at)) as firstAt
      from outbox where state in ('pending', 'dead')
      group by outbox.priority, kind, state order by state, outbox.priority, kind`),
    leads: await db.all<object>(sql`
      select kind || coalesce(' ' || guide_id, '') as kind, count(*) as leads,
        sum(quarantined) as quarantined, sum(created_at > ${weekAgo}) as lastWeek
      from leads group by kind, guide_id order by kind, guide_id`),
  };
  const rest = await db.get<object>(sql`
    select (select beat_at from heartbeats where name = 'tick') as lastTickAt,
      (select max(received_at) from webhook_receipts) as lastWebhookAt,
      (select max(open_until) from circuit_breakers where open_until > ${now}) as pauseEndsAt,
      (select coalesce(sum(json_array_length(refused)), 0) from circuit_breakers)
        as refusedByProvider,
      (select count(*) from mailboxes where bounced_at is not null) as bounced,
      (select count(*) from mailboxes where bounced_at > ${weekAgo}) as bouncedLastWeek,
      (select count(*) from mailboxes where complained_at is not null) as complained,
      (select count(*) from mailboxes where complained_at > ${weekAgo}) as complainedLastWeek,
      (select count(*) from calendar_invites) as invites,
      (select count(*) from calendar_invites where next_at <= ${now}) as invitesDue`);
  const pageSpeed = remote ? await pageSpeedOfConfig() : null;
  const titles = {
    alarms: "Alarms",
    queues: "Steps that wait",
    oldestDue: "Due for longest",
    overdueDeletions: "Deletions past due for an hour",
    lastWeek: "Notetakers of the last 7 days",
    messages: "Messages that wait or were given up",
    leads: "Leads",
  } as const satisfies Record<keyof typeof lists, string>;
  const parts = [
    utc(now),
    ...Object.entries(titles).map(([key, title]) =>
      sheet(title, lists[key as keyof typeof lists], now),
    ),
    facts("Others", rest, now),
    ...(pageSpeed ? [pageSpeedText(pageSpeed)] : []),
  ];
  return { data: { now, ...lists, ...rest, pageSpeed }, text: parts.join("\n\n") };
}

/** null if wrangler.toml binds no dataset: then nothing is measured. */
async function pageSpeedOfConfig() {
  const config = wranglerConfig();
  const [measured] = config.analytics_engine_datasets;
  if (!measured) return null;
  return readPageSpeed(openCloudflareApi(config), measured.dataset ?? measured.binding);
}
