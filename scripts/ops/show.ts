import { asc, desc, eq, getTableColumns, sql, type Table } from "drizzle-orm";
import { personalNulls } from "../../app/db/personal.server.ts";
import type { Db } from "../../app/db/client.server.ts";
import { leads, notetakers, outbox } from "../../app/db/schema.server.ts";
import { UserError } from "../parts/terminal.ts";
import { facts, sheet, type Report } from "./print.ts";

/** `show ID`: everything about a notetaker, a lead or a message, but no name, address or link. */
export async function show(db: Db, typed: string, now: number): Promise<Report> {
  const dossier = await findDossier(db, typed);
  const { target, notetaker, lead, messages } = dossier;
  const parts = [
    `${target.type} ${target.id}`,
    ...(notetaker ? [facts("Notetaker", notetaker, now)] : []),
    ...(lead ? [facts("Lead", lead, now)] : []),
    messagesText("Messages", messages, now),
  ];
  return { data: { now, ...dossier }, text: parts.join("\n\n") };
}

/** `dead`: the latest 50 messages that were given up. More than that most likely have one cause. */
export async function dead(db: Db, now: number): Promise<Report> {
  const messages = await db
    .select()
    .from(outbox)
    .where(eq(outbox.state, "dead"))
    .orderBy(desc(outbox.finishedAt))
    .limit(50);
  return { data: { now, dead: messages }, text: messagesText("Given up", messages, now) };
}

function messagesText(title: string, messages: readonly Message[], now: number): string {
  const rows = messages.map((one) => ({
    message: one.key,
    state: one.state,
    tries: one.attempts,
    createdAt: one.createdAt,
    nextOrEndAt: one.finishedAt ?? one.dueAt,
    code: one.lastError,
  }));
  return sheet(title, rows, now);
}

/** Finds a notetaker, a lead or a message by its id or the beginning of one. Reads no name, address or link. */
export async function findDossier(db: Db, typed: string) {
  const target = await findTarget(db, typed);
  const { type, id } = target;
  const [message] =
    type === "message" ? await db.select().from(outbox).where(eq(outbox.key, id)) : [];
  const subject = message?.subjectId ?? id;
  const [notetaker = null] = await db
    .select(notetakerColumns)
    .from(notetakers)
    .where(eq(notetakers.id, subject));
  const [lead = null] = await db.select(leadColumns).from(leads).where(eq(leads.id, subject));
  const messages = await db
    .select()
    .from(outbox)
    .where(eq(outbox.subjectId, subject))
    .orderBy(asc(outbox.createdAt), asc(outbox.kind))
    .limit(500);
  return { target, notetaker, lead, messages };
}

export type Notetaker = NonNullable<Awaited<ReturnType<typeof findDossier>>["notetaker"]>;
export type Message = typeof outbox.$inferSelect;

type Target = { readonly type: "notetaker" | "lead" | "message"; readonly id: string };

async function findTarget(db: Db, typed: string): Promise<Target> {
  const prefix = typed.trim();
  if (!/^[\w:.-]{4,200}$/.test(prefix)) {
    throw new UserError(
      `“${typed.slice(0, 80)}” is no id: 4 characters or more, as \`status\` and the log show them.`,
    );
  }
  // An index serves this range, unlike a pattern; no character of an id comes after the tilde.
  const begins = (column: string) => sql`${sql.raw(column)} between ${prefix} and ${`${prefix}~`}`;
  // A number, because D1 over HTTP takes no boolean.
  const isMessageKey = prefix.includes(":") ? 1 : 0;
  const [found, ...others] = await db.all<Target>(sql`select * from (
      select 'notetaker' as type, id from notetakers where ${begins("id")}
      union all select 'lead', id from leads where ${begins("id")}
      union all select 'message', key from outbox where ${begins("key")} and ${isMessageKey}
    ) order by id limit 5`);
  if (!found) {
    throw new UserError(`There is no notetaker, lead or message whose id begins with “${prefix}”.`);
  }
  if (others.length === 0 || found.id === prefix) return found;
  const ids = [found, ...others].map(({ type, id }) => `  ${id}  ${type}`);
  throw new UserError(`Several ids begin with “${prefix}”; give more of it:\n${ids.join("\n")}`);
}

/** Columns of a table that identify no one. */
function columnsOf<T extends Table>(table: T) {
  const personal = Object.keys(personalNulls(table));
  const all = Object.entries(getTableColumns(table));
  const harmless = Object.fromEntries(all.filter(([name]) => !personal.includes(name)));
  return harmless as Omit<T["_"]["columns"], keyof ReturnType<typeof personalNulls<T>>>;
}

const notetakerColumns = {
  ...columnsOf(notetakers),
  hasAddress: sql`email is not null`.mapWith(Boolean),
  isShared: sql`exists (select 1 from access_tokens
    where notetaker_id = notetakers.id and kind = 'share')`.mapWith(Boolean),
};

const leadColumns = {
  ...columnsOf(leads),
  hasAddress: sql`email is not null`.mapWith(Boolean),
  wantsMail: sql`not exists (
    select 1 from unsubscribes as gone where gone.email_key = leads.email_key)`.mapWith(Boolean),
};
