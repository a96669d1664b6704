import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
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
/** Longer than a mail takes. If the Worker dies meanwhile, a later tick mails the alarm again. */
const leaseMs = 2 * minute;
/** Characters; an entry of the log is shorter unless it quotes a vendor. */
const maxEntryLength = 1_000;

/** Stores what was raised in this isolate since the last call; what D1 refuses waits for the next. */
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
  return { alarm, sinceAt: now, seenAt: now, mailedAt: null, leaseUntil: 0, entry: text };
}

/** Mails each alarm, at most hourly, past the outbox. Returns how many. Rejects when D1 does. */
export async function mailAlarms(world: World): Promise<number> {
  const { db, clock } = world;
  let sent = 0;
  await keepAlarms(world);
  for (const refused of takeRaised()) {
    const isMailed = !isMailedHere(refused.alarm, clock());
    if (isMailed && (await send(world, openAlarm(refused, clock()), false))) sent += 1;
    else returnRaised(refused);
  }
  const open = await db.select().from(operatorAlarms).where(isNotNull(operatorAlarms.sinceAt));
  for (const row of open.filter(isKnownAlarm)) {
    const now = clock();
    const mailedAt = row.mailedAt ?? -Infinity;
    const isOver = await hasEnded(db, row, now);
    const isNews = row.seenAt > mailedAt && now - mailedAt >= intervalMs;
    if (isOver && mailedAt < row.sinceAt) await changeRow(db, row, { sinceAt: null }, true);
    else if (row.leaseUntil > now || !(isOver || isNews)) continue;
    else if (await mailRow(world, row, isOver)) sent += 1;
  }
  return sent;
}

/** Returns false if another tick is mailing the alarm, or it could not be sent. */
async function mailRow(world: World, row: OpenAlarm, isOver: boolean): Promise<boolean> {
  const { db, clock } = world;
  const now = clock();
  const leased = { ...row, leaseUntil: now + leaseMs };
  const claimed = await changeRow(db, row, { leaseUntil: leased.leaseUntil });
  // A full database stores no lease; the mail matters more.
  const mayMail = claimed ?? (!isOver && !isMailedHere(row.alarm, now));
  if (!mayMail) return false;
  const wasSent = await send(world, row, isOver);
  const after = isOver ? { sinceAt: null } : { mailedAt: now };
  await changeRow(db, leased, { leaseUntil: now, ...(wasSent && after) }, isOver);
  return wasSent;
}

/**
 * Changes the row if no other tick has claimed it, and with `isUnseen` only if it was not seen since it was
 * read. null if D1 failed.
 */
async function changeRow(
  db: Db,
  { alarm, leaseUntil, seenAt }: OpenAlarm,
  set: Partial<Row>,
  isUnseen = false,
): Promise<boolean | null> {
  const isSame = and(eq(operatorAlarms.alarm, alarm), eq(operatorAlarms.leaseUntil, leaseUntil));
  try {
    const { meta } = await db
      .update(operatorAlarms)
      .set(set)
      .where(isUnseen ? and(isSame, eq(operatorAlarms.seenAt, seenAt)) : isSame)
      .run();
    return meta.changes > 0;
  } catch {
    return null;
  }
}

/** When this isolate last mailed an alarm: a full database does not know it. */
const mailedHere = new Map<Alarm, number>();

function isMailedHere(alarm: Alarm, now: number): boolean {
  return Math.abs(now - (mailedHere.get(alarm) ?? -Infinity)) < intervalMs;
}

async function send({ env, clock }: World, row: OpenAlarm, isOver: boolean): Promise<boolean> {
  if (env.operatorEmail === null) return false;
  const message = alarmMail(row, { isOver, host: new URL(env.siteUrl).host });
  const id = `alarm-${row.alarm}-${row.sinceAt}-${isOver ? "over" : row.seenAt}`;
  const result = await sendMail(env, { ...message, to: env.operatorEmail }, id);
  const isSent = result.outcome === "sent";
  if (isSent) mailedHere.set(row.alarm, clock());
  else log({ event: "alarm.unsent", about: row.alarm, code: result.code });
  return isSent;
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
