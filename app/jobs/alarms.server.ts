import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import { names } from "~/config/names";
import type { Db } from "~/db/client.server";
import { circuitBreakers, operatorAlarms } from "~/db/schema.server";
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
import { utcText } from "~/lib/time/instant";
import type { World } from "~/world.server";
import { alarmMailMinutes, alarmMailWords as words, alarmWords } from "./alarm-words";

type Row = typeof operatorAlarms.$inferSelect;

const minute = 60_000;
/** Characters; an entry of the log is shorter unless it quotes a vendor. */
const longestEntry = 1_000;

/** Stores what was raised in this isolate since the last call; what D1 refuses waits for the next. */
export async function keepAlarms(world: Pick<World, "db" | "clock">): Promise<void> {
  for (const refused of await storeRaised(world)) returnRaised(refused);
}

/** Returns what D1 refused. */
async function storeRaised({ db, clock }: Pick<World, "db" | "clock">): Promise<Raised[]> {
  const refused: Raised[] = [];
  for (const raised of takeRaised()) {
    await storeAlarm(db, raised, clock()).catch(() => refused.push(raised));
  }
  return refused;
}

async function storeAlarm(db: Db, raised: Raised, now: number): Promise<void> {
  const { alarm, sinceAt, seenAt, entry } = openAlarm(raised, now);
  await db
    .insert(operatorAlarms)
    .values({ alarm, sinceAt, seenAt, entry })
    .onConflictDoUpdate({
      target: operatorAlarms.alarm,
      set: { sinceAt: sql`coalesce(${operatorAlarms.sinceAt}, ${now})`, seenAt, entry },
    });
}

function openAlarm({ alarm, entry }: Raised, now: number): OpenAlarm {
  const text = JSON.stringify(entry).slice(0, longestEntry);
  return { alarm, sinceAt: now, seenAt: now, mailedAt: null, leaseUntil: null, entry: text };
}

/** Mails each alarm, at most hourly, past the outbox. Returns how many. Rejects when D1 does. */
export async function mailAlarms(world: World): Promise<number> {
  const { db, clock } = world;
  let sent = 0;
  for (const refused of await storeRaised(world)) {
    const row = openAlarm(refused, clock());
    if (claimHere(row.alarm, clock()) && (await send(world, row, false))) sent += 1;
    else returnRaised(refused);
  }
  const open = await db.select().from(operatorAlarms).where(isNotNull(operatorAlarms.sinceAt));
  for (const row of open.filter(isKnownAlarm)) {
    const now = clock();
    const isOver = await hasEnded(db, row, now);
    if (isOver && !wasMailed(row)) await change(db, row, { sinceAt: null }).catch(() => false);
    else if (isDue(row, isOver, now) && (await mail(world, row, isOver, now))) sent += 1;
  }
  return sent;
}

/** Longer than a mail takes. If the Worker dies meanwhile, a later tick mails the alarm again. */
const leaseMs = 2 * minute;

/** Returns false if another tick is mailing the alarm, or it could not be sent. */
async function mail(world: World, row: OpenAlarm, isOver: boolean, now: number): Promise<boolean> {
  const { db } = world;
  const leased = { ...row, leaseUntil: now + leaseMs };
  try {
    if (!(await change(db, row, { leaseUntil: leased.leaseUntil }))) return false;
  } catch {
    // A full database stores no lease; the mail matters more.
    return claimHere(row.alarm, now) && send(world, row, isOver);
  }
  const wasSent = await send(world, row, isOver);
  const end = isOver ? { sinceAt: null } : { mailedAt: now };
  try {
    await change(db, leased, { leaseUntil: null, ...(wasSent && end) }, isOver);
    unnoted.delete(row.alarm);
  } catch {
    if (wasSent) unnoted.set(row.alarm, now);
  }
  return wasSent;
}

/** When this isolate mailed an alarm and D1 did not store it, so that it is not repeated each minute. */
const unnoted = new Map<Alarm, number>();

function isMailedHere(alarm: Alarm, now: number): boolean {
  const last = unnoted.get(alarm);
  return last !== undefined && Math.abs(now - last) < alarmMailMinutes * minute;
}

function claimHere(alarm: Alarm, now: number): boolean {
  if (isMailedHere(alarm, now)) return false;
  unnoted.set(alarm, now);
  return true;
}

/** Changes the row if it is as it was read; unless `isSeenOnce` is false, it was not seen since. */
async function change(
  db: Db,
  { alarm, sinceAt, seenAt, mailedAt, leaseUntil }: OpenAlarm,
  after: Partial<Row>,
  isSeenOnce = true,
): Promise<boolean> {
  const { meta } = await db
    .update(operatorAlarms)
    .set(after)
    .where(
      and(
        eq(operatorAlarms.alarm, alarm),
        eq(operatorAlarms.sinceAt, sinceAt),
        isSeenOnce ? eq(operatorAlarms.seenAt, seenAt) : undefined,
        sql`${operatorAlarms.mailedAt} is ${mailedAt}`,
        sql`${operatorAlarms.leaseUntil} is ${leaseUntil}`,
      ),
    )
    .run();
  return meta.changes > 0;
}

async function send({ env }: World, row: OpenAlarm, isOver: boolean): Promise<boolean> {
  if (env.operatorEmail === null) return false;
  const message = alarmMail(row, { isOver, host: new URL(env.siteUrl).host });
  const id = `alarm-${row.alarm}-${row.sinceAt}-${isOver ? "over" : row.seenAt}`;
  const result = await sendMail(env, { ...message, to: env.operatorEmail }, id);
  if (result.outcome === "sent") return true;
  unnoted.delete(row.alarm);
  log({ event: "alarm.unsent", about: row.alarm, code: result.code });
  return false;
}

type OpenAlarm = Row & { readonly alarm: Alarm; readonly sinceAt: number };

function isKnownAlarm(row: Row): row is OpenAlarm {
  return Object.hasOwn(alarmWords, row.alarm) && row.sinceAt !== null;
}

function isDue(row: OpenAlarm, isOver: boolean, now: number): boolean {
  if ((row.leaseUntil ?? 0) > now) return false;
  if (isOver) return true;
  const isNews = row.mailedAt === null || row.seenAt > row.mailedAt;
  const isTime = now - (row.mailedAt ?? 0) >= alarmMailMinutes * minute;
  return isNews && isTime && !isMailedHere(row.alarm, now);
}

function wasMailed({ mailedAt, sinceAt }: OpenAlarm): boolean {
  return mailedAt !== null && mailedAt >= sinceAt;
}

/** A paused provider is logged only once, so its alarm lasts as long as its circuit breaker. */
async function hasEnded(db: Db, { alarm, seenAt }: OpenAlarm, now: number): Promise<boolean> {
  if (now - seenAt < alarmWords[alarm].quietMinutes * minute) return false;
  if (alarm !== "provider_account" && alarm !== "provider_refuses") return true;
  const paused = await db
    .select({ provider: circuitBreakers.provider })
    .from(circuitBreakers)
    .where(gt(circuitBreakers.openUntil, now));
  return paused.length === 0;
}

export function alarmMail(
  { alarm, sinceAt, seenAt, entry }: Omit<OpenAlarm, "mailedAt" | "leaseUntil">,
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
          [words.facts.since, utcText(sinceAt)],
          [words.facts.seen, utcText(seenAt)],
          ...factsOf(entry),
        ],
      },
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
