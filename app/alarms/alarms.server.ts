import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { names } from "~/config/names";
import type { Db } from "~/db/client.server";
import { operatorAlarms } from "~/db/schema.server";
import { type Fact, facts, heading, operatorLetter, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import { type Alarm, log, type Raised, returnRaised, takeRaised } from "~/lib/log/log.server";
import { amount } from "~/lib/text/amount";
import { utcText } from "~/lib/time/instant";
import type { World } from "~/world.server";
import { alarmMailMinutes, alarmWords } from "./alarm-words";

type Row = typeof operatorAlarms.$inferSelect;
type Origin = "stored" | "unstored";
type OpenAlarm = Row & { readonly alarm: Alarm; readonly sinceAt: number };

const minute = 60_000;
const intervalMs = alarmMailMinutes * minute;
const leaseMs = 2 * minute;
/** Longer entries, such as those that quote a provider, are cut. */
const maxEntryLength = 1_000;

/** Stores the alarms of this isolate, or leaves them to the next call if D1 fails. */
export async function storeAlarms({ db, clock }: Pick<World, "db" | "clock">): Promise<void> {
  for (const raised of takeRaised()) {
    const row = openAlarmOf(raised, clock());
    const sinceAt = sql`coalesce(${operatorAlarms.sinceAt}, ${row.sinceAt})`;
    const set = { sinceAt, seenAt: row.seenAt, entry: row.entry };
    await db
      .insert(operatorAlarms)
      .values(row)
      .onConflictDoUpdate({ target: operatorAlarms.alarm, set })
      .catch(() => returnRaised(raised));
  }
}

function openAlarmOf({ alarm, entry }: Raised, now: number): OpenAlarm {
  const text = JSON.stringify(entry).slice(0, maxEntryLength);
  return { alarm, sinceAt: now, seenAt: now, mailedAt: null, entry: text };
}

/**
 * Mails each alarm at most hourly, and once when it is over. The outbox is not used, because an alarm may
 * be about the outbox. Returns the number of mails. Rejects when D1 does.
 */
export async function mailAlarms(world: World): Promise<number> {
  const { db, clock } = world;
  let sent = 0;
  await storeAlarms(world);
  // `storeAlarms` leaves alarms that it could not store, such as in a full database.
  for (const unstored of takeRaised()) {
    if (await mailAlarm(world, openAlarmOf(unstored, clock()), "unstored")) sent += 1;
    else returnRaised(unstored);
  }
  const open = await db.select().from(operatorAlarms).where(isNotNull(operatorAlarms.sinceAt));
  for (const row of open.filter(isKnownAlarm)) {
    if (await mailAlarm(world, row, "stored")) sent += 1;
  }
  return sent;
}

function isKnownAlarm(row: Row): row is OpenAlarm {
  return Object.hasOwn(alarmWords, row.alarm) && row.sinceAt !== null;
}

/** Returns whether a mail was sent. Of two overlapping ticks, only the one that changes the stored row sends it. */
async function mailAlarm(world: World, row: OpenAlarm, origin: Origin): Promise<boolean> {
  const isOver = world.clock() - row.seenAt >= alarmWords[row.alarm].quietMinutes * minute;
  return isOver ? mailEnd(world, row) : mailNews(world, row, origin);
}

async function mailEnd({ env, db }: World, row: OpenAlarm): Promise<boolean> {
  const ended = { ...row, sinceAt: null };
  const isEnded = await replaceRow(db, row, ended).catch(() => false);
  const wasMailedWhileOpen = row.mailedAt !== null && row.mailedAt >= row.sinceAt;
  if (!isEnded || !wasMailedWhileOpen) return false;

  const isSent = await send(env, row, { isOver: true });
  if (!isSent) await replaceRow(db, ended, row).catch(() => false);
  return isSent;
}

/** When this isolate last mailed an alarm: a full database does not store `mailedAt`. */
const mailedHere = new Map<Alarm, number>();

async function mailNews(world: World, row: OpenAlarm, origin: Origin): Promise<boolean> {
  const { env, db, clock } = world;
  if (env.operatorEmail === null) return false;
  const now = clock();
  const { alarm, seenAt } = row;
  const mailedAt = row.mailedAt ?? -Infinity;
  // `Math.abs`, because the clock may have been ahead at the last mail.
  const isMailedHere = Math.abs(now - (mailedHere.get(alarm) ?? -Infinity)) < intervalMs;
  if (seenAt <= mailedAt || now - mailedAt < intervalMs || isMailedHere) return false;

  // Its hour ends with the lease: if this isolate dies before it sends the mail, a later tick sends it.
  const leaseEnd = now + leaseMs;
  const leased = { ...row, mailedAt: leaseEnd - intervalMs };
  // An alarm that a full database cannot mark is mailed all the same.
  const isLeased = origin === "unstored" || (await replaceRow(db, row, leased).catch(() => true));
  if (!isLeased) return false;

  mailedHere.set(alarm, now);
  const isSent = await send(env, row, { isOver: false });
  if (!isSent) mailedHere.delete(alarm);
  const after = isSent ? { ...row, mailedAt: now } : row;
  if (origin === "stored") await replaceRow(db, leased, after).catch(() => false);
  return isSent;
}

/** Returns false if another tick has changed the row. An alarm seen again meanwhile is neither ended nor reopened. */
async function replaceRow(db: Db, from: Row, to: Row): Promise<boolean> {
  const { alarm, sinceAt, mailedAt, seenAt } = operatorAlarms;
  const endsOrReopens = from.sinceAt !== to.sinceAt;
  const { meta } = await db
    .update(operatorAlarms)
    .set({ sinceAt: to.sinceAt, mailedAt: to.mailedAt })
    .where(
      and(
        eq(alarm, from.alarm),
        sql`${sinceAt} is ${from.sinceAt}`,
        sql`${mailedAt} is ${from.mailedAt}`,
        endsOrReopens ? eq(seenAt, from.seenAt) : undefined,
      ),
    )
    .run();
  return meta.changes > 0;
}

async function send(env: Env, row: OpenAlarm, { isOver }: { isOver: boolean }) {
  if (env.operatorEmail === null) return false;
  const message = alarmMail(row, { isOver, host: new URL(env.siteUrl).host });
  const key = `alarm-${row.alarm}-${row.sinceAt}-${isOver ? "over" : row.seenAt}`;
  const result = await sendMail(env, { ...message, to: env.operatorEmail }, key);
  if (result.outcome === "sent") return true;
  log({ event: "alarm.unsent", about: row.alarm, code: result.code });
  return false;
}

export function alarmMail(
  { alarm, sinceAt, seenAt, entry }: Pick<OpenAlarm, "alarm" | "sinceAt" | "seenAt" | "entry">,
  { isOver, host }: { readonly isOver: boolean; readonly host: string },
): RenderedMail {
  const { title, means, action, quietMinutes } = alarmWords[alarm];
  const subject = isOver ? `Over: ${title}` : title;
  return operatorLetter({
    subject: `${names.brand}: ${subject}`,
    title: subject,
    preview: isOver ? "There's nothing left to do." : "What it means, and what to do.",
    blocks: [
      isOver
        ? `Nothing of it was seen for ${durationText(quietMinutes)}.`
        : [means, heading("What to do"), action],
      heading("From the log"),
      facts(
        ["Alarm", `${alarm} (${host})`],
        ["Since", utcText(sinceAt)],
        ["Last seen", utcText(seenAt)],
        ...factsOf(entry),
      ),
      !isOver &&
        `You hear of an alarm at most every ${alarmMailMinutes} minutes while it lasts, and once when it is over.`,
    ],
  });
}

function durationText(minutes: number): string {
  return minutes < 120 ? amount(minutes, "minute") : amount(Math.round(minutes / 60), "hour");
}

/** Returns one fact for each field of the log's entry, which may have been cut. */
function factsOf(entry: string): readonly Fact[] {
  try {
    const fields = JSON.parse(entry) as Readonly<Record<string, unknown>>;
    return Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)] as const);
  } catch {
    return [["entry", entry]];
  }
}
