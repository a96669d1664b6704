import { and, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { names } from "~/config/names";
import type { Db } from "~/db/client.server";
import { circuitBreakers, operatorAlarms } from "~/db/schema.server";
import {
  type Block,
  type Fact,
  facts,
  heading,
  letter,
  paragraph,
  type RenderedMail,
} from "~/email/letter";
import { sendMail } from "~/email/send.server";
import { type Alarm, log, type Raised, returnRaised, takeRaised } from "~/lib/log/log.server";
import { utcText } from "~/lib/time/instant";
import type { World } from "~/world.server";
import { alarmMailMinutes, alarmMailWords as words, alarmWords } from "./alarm-words";

type Row = typeof operatorAlarms.$inferSelect;
type OpenAlarm = Row & { readonly alarm: Alarm; readonly sinceAt: number };

const minute = 60_000;
const intervalMs = alarmMailMinutes * minute;
/** An entry of the log is shorter unless it quotes a vendor. */
const maxEntryLength = 1_000;

/** Stores the alarms of this isolate, or leaves them to the next call if D1 fails. */
export async function keepAlarms({ db, clock }: Pick<World, "db" | "clock">): Promise<void> {
  for (const raised of takeRaised()) {
    const { alarm, sinceAt, seenAt, entry } = openAlarm(raised, clock());
    const set = { sinceAt: sql`coalesce(${operatorAlarms.sinceAt}, ${sinceAt})`, seenAt, entry };
    await db
      .insert(operatorAlarms)
      .values({ alarm, sinceAt, seenAt, entry })
      .onConflictDoUpdate({ target: operatorAlarms.alarm, set })
      .catch(() => returnRaised(raised));
  }
}

function openAlarm({ alarm, entry }: Raised, now: number): OpenAlarm {
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
  await keepAlarms(world);
  for (const unstored of takeRaised()) {
    if (await mailNews(world, openAlarm(unstored, clock()))) sent += 1;
    else returnRaised(unstored);
  }
  const open = await db.select().from(operatorAlarms).where(isNotNull(operatorAlarms.sinceAt));
  for (const row of open.filter(isKnownAlarm)) {
    const mail = (await hasEnded(db, row, clock())) ? mailEnd : mailNews;
    if (await mail(world, row)) sent += 1;
  }
  return sent;
}

/** When this isolate last mailed an alarm: a full database does not store `mailedAt`. */
const mailedHere = new Map<Alarm, number>();

async function mailNews(world: World, row: OpenAlarm): Promise<boolean> {
  const { db, clock } = world;
  const now = clock();
  const mailedAt = row.mailedAt ?? -Infinity;
  const isMailedHere = Math.abs(now - (mailedHere.get(row.alarm) ?? -Infinity)) < intervalMs;
  if (row.seenAt <= mailedAt || now - mailedAt < intervalMs || isMailedHere) return false;

  mailedHere.set(row.alarm, now);
  const isSent = await send(world, row, false);
  if (!isSent) mailedHere.delete(row.alarm);
  else await changeRow(db, { mailedAt: now }, eq(operatorAlarms.alarm, row.alarm));
  return isSent;
}

/** Ends an alarm unless it was seen again meanwhile, and mails that it is over if it was mailed at all. */
async function mailEnd(world: World, row: OpenAlarm): Promise<boolean> {
  const { db } = world;
  const { alarm, sinceAt, seenAt, mailedAt } = row;
  const isSame = and(eq(operatorAlarms.alarm, alarm), eq(operatorAlarms.seenAt, seenAt));
  const isEnded = await changeRow(
    db,
    { sinceAt: null },
    and(isSame, isNotNull(operatorAlarms.sinceAt)),
  );
  if (!isEnded || mailedAt === null || mailedAt < sinceAt) return false;

  const isSent = await send(world, row, true);
  if (!isSent) await changeRow(db, { sinceAt }, isSame);
  return isSent;
}

async function changeRow(db: Db, set: Partial<Row>, where: SQL | undefined): Promise<boolean> {
  try {
    return (await db.update(operatorAlarms).set(set).where(where).run()).meta.changes > 0;
  } catch {
    return false;
  }
}

async function send({ env }: World, row: OpenAlarm, isOver: boolean): Promise<boolean> {
  if (env.operatorEmail === null) return false;
  const message = alarmMail(row, { isOver, host: new URL(env.siteUrl).host });
  const id = `alarm-${row.alarm}-${row.sinceAt}-${isOver ? "over" : row.seenAt}`;
  const result = await sendMail(env, { ...message, to: env.operatorEmail }, id);
  if (result.outcome === "sent") return true;
  log({ event: "alarm.unsent", about: row.alarm, code: result.code });
  return false;
}

function isKnownAlarm(row: Row): row is OpenAlarm {
  return Object.hasOwn(alarmWords, row.alarm) && row.sinceAt !== null;
}

/** A paused provider is logged only once, so its alarm lasts as long as its circuit breaker. */
async function hasEnded(db: Db, { alarm, seenAt }: OpenAlarm, now: number): Promise<boolean> {
  if (now - seenAt < alarmWords[alarm].quietMinutes * minute) return false;
  if (alarm !== "provider_account" && alarm !== "provider_refuses") return true;
  return (await db.$count(circuitBreakers, gt(circuitBreakers.openUntil, now))) === 0;
}

export function alarmMail(
  { alarm, sinceAt, seenAt, entry }: Pick<OpenAlarm, "alarm" | "sinceAt" | "seenAt" | "entry">,
  { isOver, host }: { readonly isOver: boolean; readonly host: string },
): RenderedMail {
  const { title, means, action, quietMinutes } = alarmWords[alarm];
  const subject = isOver ? words.over(title) : title;
  const about: readonly Block[] = isOver
    ? [paragraph(words.nothingSeen(quietMinutes))]
    : [paragraph(means), heading(words.action), paragraph(action)];
  return letter({
    subject: words.subject(names.brand, subject),
    title: subject,
    preview: isOver ? words.overPreview : words.preview,
    blocks: [
      ...about,
      heading(words.entry),
      facts(
        [words.facts.alarm, `${alarm} (${host})`],
        [words.facts.since, utcText(sinceAt)],
        [words.facts.seen, utcText(seenAt)],
        ...factsOf(entry),
      ),
      ...(isOver ? [] : [paragraph(words.rhythm)]),
    ],
    footer: words.footer,
  });
}

function factsOf(entry: string): readonly Fact[] {
  try {
    const fields = JSON.parse(entry) as Readonly<Record<string, unknown>>;
    return Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)] as const);
  } catch {
    return [["entry", entry]];
  }
}
