import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../app/db/client.server.ts";
import { leads, notetakers, outbox } from "../../app/db/schema.server.ts";
import { Sentence } from "../parts/terminal.ts";

/**
 * All there is about one notetaker or one lead, by an id or the beginning of one: of either, or of a
 * message. Names, addresses and the meeting's link are not read.
 */
export async function findDossier(db: Db, typed: string) {
  const target = await findTarget(db, typed);
  const { type, id } = target;
  const subject = type === "message" ? await subjectOf(db, id) : id;
  return {
    target,
    notetaker: await readNotetaker(db, subject),
    lead: await readLead(db, subject),
    messages: await messagesAbout(db, subject),
  };
}

export type Dossier = Awaited<ReturnType<typeof findDossier>>;
export type Notetaker = NonNullable<Dossier["notetaker"]>;
export type Lead = NonNullable<Dossier["lead"]>;
export type Message = Dossier["messages"][number];

type Target = { readonly type: "notetaker" | "lead" | "message"; readonly id: string };

async function findTarget(db: Db, typed: string): Promise<Target> {
  const prefix = typed.trim();
  if (!/^[\w:.-]{4,200}$/.test(prefix)) {
    throw new Sentence(
      `“${typed.slice(0, 80)}” is no id: 4 characters or more, as \`status\` and the log show them.`,
    );
  }
  // A range, so that an index serves it; no character of an id comes after the tilde.
  const isMeant = (column: string) => sql`${sql.raw(column)} between ${prefix} and ${`${prefix}~`}`;
  // D1 over HTTP takes no boolean.
  const isWhole = prefix.includes(":") ? 1 : 0;
  const [found, ...others] = await db.all<Target>(sql`select * from (
      select 'notetaker' as type, id from notetakers where ${isMeant("id")}
      union all select 'lead', id from leads where ${isMeant("id")}
      union all select 'message', key from outbox where ${isMeant("key")} and ${isWhole}
    ) order by id limit 5`);
  if (!found) {
    throw new Sentence(`There is no notetaker, lead or message whose id begins with “${prefix}”.`);
  }
  if (others.length === 0 || found.id === prefix) return found;
  const ids = [found, ...others].map(({ type, id }) => `  ${id}  ${type}`);
  throw new Sentence(`Several ids begin with “${prefix}”; give more of it:\n${ids.join("\n")}`);
}

async function subjectOf(db: Db, key: string): Promise<string> {
  const [found] = await db
    .select({ subjectId: outbox.subjectId })
    .from(outbox)
    .where(eq(outbox.key, key));
  return found?.subjectId ?? key;
}

async function readNotetaker(db: Db, id: string) {
  const row = notetakers;
  const [found] = await db
    .select({
      ...{ id: row.id, status: row.status, reason: row.reason, source: row.source },
      ...{ revision: row.revision, sequence: row.sequence, provider: row.provider },
      ...{ startsAt: row.startsAt, scheduled: sql<number>`scheduled`, lastError: row.lastError },
      ...{ botId: row.botId, formerBotId: row.formerBotId, recordingId: row.recordingId },
      ...{ startedAt: row.startedAt, endedAt: row.endedAt },
      ...{ nextStep: row.nextStep, nextAt: row.nextAt, attempts: row.attempts },
      unconfirmedCalls: row.unconfirmedCalls,
      leased: sql<number>`lease_token is not null`,
      hasAddress: sql<number>`email is not null`,
      isShared: sql<number>`exists (select 1 from access_tokens
        where notetaker_id = notetakers.id and kind = 'share')`,
      ...{ cancelledAt: row.cancelledAt, stopRequestedAt: row.stopRequestedAt },
      ...{ deleteRequestedAt: row.deleteRequestedAt, deliveredAt: row.deliveredAt },
      ...{ createdAt: row.createdAt, updatedAt: row.updatedAt, deletedAt: row.deletedAt },
    })
    .from(row)
    .where(eq(row.id, id));
  return found ?? null;
}

async function readLead(db: Db, id: string) {
  const [found] = await db
    .select({
      ...{ id: leads.id, kind: leads.kind, guideId: leads.guideId },
      hasAddress: sql<number>`email is not null`,
      wantsMail: sql<number>`not exists (
        select 1 from unsubscribes as gone where gone.email_key = leads.email_key)`,
      quarantined: sql<number>`quarantined`,
      createdAt: leads.createdAt,
    })
    .from(leads)
    .where(eq(leads.id, id));
  return found ?? null;
}

export const messageColumns = {
  ...{ key: outbox.key, kind: outbox.kind, subjectId: outbox.subjectId, state: outbox.state },
  ...{ attempts: outbox.attempts, dueAt: outbox.dueAt, lastError: outbox.lastError },
  ...{ createdAt: outbox.createdAt, finishedAt: outbox.finishedAt },
};

function messagesAbout(db: Db, subjectId: string) {
  return db
    .select(messageColumns)
    .from(outbox)
    .where(eq(outbox.subjectId, subjectId))
    .orderBy(asc(outbox.createdAt), asc(outbox.kind))
    .limit(500);
}
