import { eq, isNotNull, sql } from "drizzle-orm";
import { names } from "~/config/names";
import type { Db } from "~/db/client.server";
import { operatorAlarms } from "~/db/schema.server";
import {
  type Block,
  type Fact,
  heading,
  letter,
  paragraph,
  type RenderedMail,
} from "~/email/letter";
import { sendMail } from "~/email/send.server";
import { type Alarm, log, type Raised, returnRaised, takeRaised } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { alarmMailMinutes, alarmMailWords as words, alarmWords } from "./alarm-words";

type Row = typeof operatorAlarms.$inferSelect;

const minute = 60_000;
/** An entry of the log is short; this is for a vendor's words in one. */
const longestEntry = 1_000;

/** Keeps what was raised in this isolate since the last call; what D1 does not take waits for the next. */
export async function keepAlarms({ db, clock }: Pick<World, "db" | "clock">): Promise<void> {
  const untaken: Raised[] = [];
  for (const raised of takeRaised()) {
    await keepAlarm(db, raised, clock()).catch(() => untaken.push(raised));
  }
  returnRaised(untaken);
}

/** When alarms were mailed of which the database took no note: it must not repeat them each minute. */
const unnoted = new Map<Alarm, number>();

function mayMail(alarm: Alarm, now: number): boolean {
  const last = unnoted.get(alarm);
  return last === undefined || Math.abs(now - last) >= alarmMailMinutes * minute;
}

async function keepAlarm(db: Db, { alarm, entry }: Raised, now: number): Promise<void> {
  const text = JSON.stringify(entry).slice(0, longestEntry);
  await db
    .insert(operatorAlarms)
    .values({ alarm, sinceAt: now, seenAt: now, entry: text })
    .onConflictDoUpdate({
      target: operatorAlarms.alarm,
      set: { sinceAt: sql`coalesce(${operatorAlarms.sinceAt}, ${now})`, seenAt: now, entry: text },
    });
}

/**
 * Mails the operator about each alarm that is on, at once and then at most once an hour, and once when it
 * is over. The mails do not go through the outbox: what is wrong may be the outbox, or that the database
 * is full. Returns how many went out. Rejects when D1 does not answer.
 */
export async function mailAlarms(world: World): Promise<number> {
  const { db, clock } = world;
  let sent = 0;
  await keepAlarms(world);
  for (const { alarm, entry } of takeRaised()) {
    const at = clock();
    const text = JSON.stringify(entry).slice(0, longestEntry);
    if (!mayMail(alarm, at)) continue;
    sent += await send(world, { alarm, sinceAt: at, seenAt: at, entry: text }, false);
  }
  const open = await db.select().from(operatorAlarms).where(isNotNull(operatorAlarms.sinceAt));
  for (const row of open.filter(isKnownAlarm)) {
    const now = clock();
    const isOver = await hasEnded(db, row, now);
    if (isOver && !wasMailed(row)) await write(db, row, { sinceAt: null });
    if (!isDue(row, isOver, now)) continue;
    const went = await send(world, row, isOver);
    sent += went;
    if (went === 0) continue;
    await write(db, row, isOver ? { sinceAt: null } : { mailedAt: now });
    unnoted.delete(row.alarm);
  }
  return sent;
}

/** Returns how many mails went out: 1 or 0. */
async function send({ env, clock }: World, row: Shown, isOver: boolean): Promise<number> {
  if (env.operatorEmail === null) return 0;
  const mail = alarmMail(row, { isOver, host: new URL(env.siteUrl).host });
  const id = `alarm-${row.alarm}-${row.sinceAt}-${isOver ? "over" : row.seenAt}`;
  const result = await sendMail(env, { ...mail, to: env.operatorEmail }, id);
  if (result.outcome === "sent") {
    if (!isOver) unnoted.set(row.alarm, clock());
    return 1;
  }
  log({ event: "alarm.unsent", about: row.alarm, code: result.code });
  return 0;
}

type OpenAlarm = Row & { readonly alarm: Alarm; readonly sinceAt: number };
type Shown = Pick<OpenAlarm, "alarm" | "sinceAt" | "seenAt" | "entry">;

/** An older version of the site may have kept one that this one does not know. */
function isKnownAlarm(row: Row): row is OpenAlarm {
  return Object.hasOwn(alarmWords, row.alarm) && row.sinceAt !== null;
}

function isDue(row: OpenAlarm, isOver: boolean, now: number): boolean {
  if (isOver) return wasMailed(row);
  const isNews = row.mailedAt === null || row.seenAt > row.mailedAt;
  const isTime = now - (row.mailedAt ?? 0) >= alarmMailMinutes * minute;
  return isNews && isTime && mayMail(row.alarm, now);
}

/** Whether the operator knows that it is on. */
function wasMailed({ mailedAt, sinceAt }: OpenAlarm): boolean {
  return mailedAt !== null && mailedAt >= sinceAt;
}

/** A paused provider is logged once, when it begins. */
async function hasEnded(db: Db, { alarm, seenAt }: OpenAlarm, now: number): Promise<boolean> {
  if (now - seenAt < alarmWords[alarm].quietMinutes * minute) return false;
  if (alarm !== "provider_account" && alarm !== "provider_refuses") return true;
  const { paused } = await db.get<{ paused: number }>(
    sql`select exists (select 1 from circuit_breakers where open_until > ${now}) as paused`,
  );
  return paused === 0;
}

async function write(db: Db, { alarm }: Row, changes: Partial<Row>): Promise<void> {
  await db.update(operatorAlarms).set(changes).where(eq(operatorAlarms.alarm, alarm));
}

/** To the operator: what an alarm means and what to do, or that it is over. */
export function alarmMail(
  { alarm, sinceAt, seenAt, entry }: Shown,
  { isOver, host }: { readonly isOver: boolean; readonly host: string },
): RenderedMail {
  const { title, means, action, quietMinutes } = alarmWords[alarm];
  const shown = isOver ? words.over(title) : title;
  const about: readonly Block[] = isOver
    ? [paragraph(words.nothingSeen(quietMinutes))]
    : [paragraph(means), heading(words.action), paragraph(action)];
  return letter({
    subject: words.subject(names.brand, shown),
    title: shown,
    preview: isOver ? words.overPreview : words.preview,
    blocks: [
      ...about,
      heading(words.entry),
      {
        kind: "facts",
        facts: [
          [words.facts.alarm, `${alarm} (${host})`],
          [words.facts.since, utc(sinceAt)],
          [words.facts.seen, utc(seenAt)],
          ...factsOf(entry),
        ],
      },
      ...(isOver ? [] : [paragraph(words.rhythm)]),
    ],
    footer: words.footer,
  });
}

/** The fields of a log's entry; none of one that was cut. */
function factsOf(entry: string): readonly Fact[] {
  try {
    const fields = JSON.parse(entry) as Readonly<Record<string, unknown>>;
    return Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)] as const);
  } catch {
    return [["entry", entry]];
  }
}

function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
