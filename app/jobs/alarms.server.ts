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
import type { World } from "~/world.server";
import { alarmMailMinutes, alarmMailWords as words, alarmWords } from "./alarm-words";

type Row = typeof operatorAlarms.$inferSelect;

const minute = 60_000;
/** Characters; an entry of the log is shorter unless it quotes a vendor. */
const longestEntry = 1_000;

/** Stores what was raised in this isolate since the last call; what D1 does not take waits for the next. */
export async function keepAlarms({ db, clock }: Pick<World, "db" | "clock">): Promise<void> {
  const untaken: Raised[] = [];
  for (const raised of takeRaised()) {
    await keepAlarm(db, raised, clock()).catch(() => untaken.push(raised));
  }
  returnRaised(untaken);
}

async function keepAlarm(db: Db, raised: Raised, now: number): Promise<void> {
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
  return { alarm, sinceAt: now, seenAt: now, mailedAt: null, entry: text };
}

/** Mails each alarm, at most hourly, past the outbox. Returns how many. Rejects when D1 does. */
export async function mailAlarms(world: World): Promise<number> {
  const { db, clock } = world;
  let sent = 0;
  await keepAlarms(world);
  for (const raised of takeRaised()) {
    const row = openAlarm(raised, clock());
    if (claimHere(row.alarm, clock())) sent += await send(world, row, false);
  }
  const open = await db.select().from(operatorAlarms).where(isNotNull(operatorAlarms.sinceAt));
  for (const row of open.filter(isKnownAlarm)) {
    const now = clock();
    const isOver = await hasEnded(db, row, now);
    const after = isOver ? { sinceAt: null } : { mailedAt: now };
    if (isOver && !wasMailed(row)) await claim(db, row, after, now);
    else if (isDue(row, isOver, now) && (await claim(db, row, after, now))) {
      const went = await send(world, row, isOver);
      sent += went;
      if (went === 0) await putBack(db, row);
    }
  }
  return sent;
}

/** When this isolate mailed an alarm that D1 took no note of, so that it is not repeated each minute. */
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

/** Notes the mail before it is sent; false if another tick has sent it. */
async function claim(
  db: Db,
  { alarm, sinceAt, mailedAt }: OpenAlarm,
  after: Partial<Row>,
  now: number,
): Promise<boolean> {
  const isUnchanged = and(
    eq(operatorAlarms.alarm, alarm),
    eq(operatorAlarms.sinceAt, sinceAt),
    sql`${operatorAlarms.mailedAt} is ${mailedAt}`,
  );
  try {
    const { meta } = await db.update(operatorAlarms).set(after).where(isUnchanged).run();
    unnoted.delete(alarm);
    return meta.changes > 0;
  } catch {
    // A full database takes no note; the mail matters more.
    return claimHere(alarm, now);
  }
}

async function putBack(db: Db, { alarm, sinceAt, mailedAt }: OpenAlarm): Promise<void> {
  await db
    .update(operatorAlarms)
    .set({ sinceAt, mailedAt })
    .where(eq(operatorAlarms.alarm, alarm))
    .catch(() => undefined);
}

async function send({ env }: World, row: OpenAlarm, isOver: boolean): Promise<number> {
  if (env.operatorEmail === null) return 0;
  const mail = alarmMail(row, { isOver, host: new URL(env.siteUrl).host });
  const id = `alarm-${row.alarm}-${row.sinceAt}-${isOver ? "over" : row.seenAt}`;
  const result = await sendMail(env, { ...mail, to: env.operatorEmail }, id);
  if (result.outcome === "sent") return 1;
  unnoted.delete(row.alarm);
  log({ event: "alarm.unsent", about: row.alarm, code: result.code });
  return 0;
}

type OpenAlarm = Row & { readonly alarm: Alarm; readonly sinceAt: number };

function isKnownAlarm(row: Row): row is OpenAlarm {
  return Object.hasOwn(alarmWords, row.alarm) && row.sinceAt !== null;
}

function isDue(row: OpenAlarm, isOver: boolean, now: number): boolean {
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
  { alarm, sinceAt, seenAt, entry }: Omit<OpenAlarm, "mailedAt">,
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
