import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { and, eq, getTableColumns, gt, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../app/db/client.server.ts";
import { calendarInvites, leads, notetakers } from "../../app/db/schema.server.ts";
import { eraseTraces, findByAddress, findByInvitee } from "../../app/leads/erase.server.ts";
import { root } from "../parts/root.ts";
import { UserError } from "../parts/terminal.ts";
import type { Report } from "./print.ts";
import type { Confirm } from "./run-command.ts";

/** `leads export --csv [FILE]`: all leads but erased and quarantined ones, in a file that only its owner can read. */
export async function exportLeads(db: Db, file = `${root}.cache/leads.csv`): Promise<Report> {
  const path = resolve(file);
  const rows = await readAll(db);
  const origins = rows.map(({ attribution }) => attribution ?? {});
  const attributed = [...new Set(origins.flatMap((origin) => Object.keys(origin)))].sort();
  const lines = rows.map(({ wantsMail, ...lead }, nth) => [
    ...exported.map(([key]) => cellOf(lead[key])),
    wantsMail === 1 ? "yes" : "no",
    ...attributed.map((name) => origins[nth]?.[name] ?? null),
  ]);
  const head = [...exported.map(([, { name }]) => name), "wants_marketing_mail", ...attributed];
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, csv([head, ...lines]), { mode: 0o600 });
  return { data: { path, leads: rows.length }, text: `${rows.length} leads in ${path}` };
}

type Cell = string | number | null;
type Lead = typeof leads.$inferSelect;

/** A key, what is split into columns of its own, and what is empty or false in every exported lead. */
const notExported: readonly string[] = ["emailKey", "attribution", "booking", "quarantined"];
const exported = Object.entries(getTableColumns(leads)).filter(
  (entry): entry is [keyof Lead, (typeof entry)[1]] => !notExported.includes(entry[0]),
);

function cellOf(value: Lead[keyof Lead]): Cell {
  return typeof value === "number" ? new Date(value).toISOString() : (value as Cell);
}

async function readAll(db: Db) {
  const chunk = 1_000;
  const next = (after: string) =>
    db
      .select({
        ...getTableColumns(leads),
        wantsMail: sql<number>`not exists (
          select 1 from unsubscribes as gone where gone.email_key = leads.email_key)`,
      })
      .from(leads)
      .where(and(gt(leads.id, after), isNotNull(leads.email), sql`not quarantined`))
      .orderBy(leads.id)
      .limit(chunk);
  const all: Awaited<ReturnType<typeof next>> = [];
  for (;;) {
    const rows = await next(all.at(-1)?.id ?? "");
    all.push(...rows);
    if (rows.length < chunk) return all;
  }
}

/**
 * CSV by RFC 4180, every field quoted. A field that a spreadsheet would read as a formula gets an apostrophe
 * in front (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csv(rows: readonly (readonly Cell[])[]): string {
  const field = (value: Cell) => {
    const text = String(value ?? "");
    const isFormula = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/.test(text);
    return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
  };
  return rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}

/**
 * `leads erase EMAIL|INVITEE-LINK`: erases a person's leads and the address of their orders, or one booking, which
 * is known here only by the invitee's link. Keeps an unsubscribe, as a hash. Lists the person's notetakers, which
 * `ops delete` deletes.
 */
export async function eraseLeads(
  db: Db,
  typed: string,
  now: number,
  confirm: Confirm,
): Promise<Report> {
  const wanted = typed.trim();
  const isLink = /^https:\/\/\S+$/.test(wanted);
  const email = wanted.toLowerCase();
  if (!isLink && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new UserError(`“${typed}” is no email address, and no link of an invitee.`);
  }
  const traces = isLink ? await findByInvitee(db, wanted) : await findByAddress(db, email);
  const elsewhere = isLink ? { notetakers: [], invites: 0 } : await findElsewhere(db, email);
  const others = [
    ...elsewhere.notetakers.map((id) => `  delete ${id}    a notetaker`),
    ...(elsewhere.invites > 0
      ? [`  ${elsewhere.invites} calendar invites, kept until their last meeting`]
      : []),
  ];
  const notErased = others.length > 0 ? `\nNot erased by this:\n${others.join("\n")}` : "";
  const { leads, orders } = traces;
  if (leads.length + orders.length === 0) {
    if (isLink) throw new UserError("There is no booking of that invitee.");
    throw new UserError(`There is no lead and no order of that address.${notErased}`);
  }
  const what = `${leads.length} leads and the address of ${orders.length} orders`;
  await confirm(`Erases ${what}. That cannot be undone.`);
  await eraseTraces(db, traces);
  const erased = [...leads.map((id) => `  lead ${id}`), ...orders.map((id) => `  order ${id}`)];
  return {
    data: { now, leads, orders, ...elsewhere },
    text: `Erased ${what}:\n${erased.join("\n")}${notErased}`,
  };
}

async function findElsewhere(db: Db, email: string) {
  const sent = await db
    .select({ id: notetakers.id })
    .from(notetakers)
    .where(eq(sql`lower(${notetakers.email})`, email))
    .orderBy(notetakers.id);
  const invites = await db.$count(calendarInvites, eq(sql`lower(${calendarInvites.email})`, email));
  return { notetakers: sent.map(({ id }) => id), invites };
}
