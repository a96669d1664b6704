import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../../app/db/client.server.ts";
import { readTouches, type Touches } from "../../../app/leads/attribution.ts";
import { root } from "../../parts/root.ts";
import { csv } from "../print/csv.ts";
import type { Report } from "../report.ts";

const row = z.object({
  id: z.string(),
  createdAt: z.number(),
  kind: z.string(),
  guide: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  wantsMail: z.number(),
  attribution: z.string().nullable(),
});
type Row = z.infer<typeof row>;

/** What is answered at a time stays small. */
const chunk = 1_000;

/**
 * `leads export --csv [FILE]`: everybody who left an address, oldest id first, for a spreadsheet. Who was
 * erased or quarantined is not in it. The file is for its owner's eyes alone.
 */
export async function exportLeads(db: Db, file: string | undefined): Promise<Report> {
  const path = resolve(file ?? `${root}.cache/leads.csv`);
  const rows = await readAll(db);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, csv(table(rows)), { mode: 0o600 });
  return { data: { path, leads: rows.length }, text: `${rows.length} leads in ${path}` };
}

async function readAll(db: Db): Promise<readonly Row[]> {
  const all: Row[] = [];
  for (let after = ""; ;) {
    const answer = await db.all(sql`
      select id, created_at as createdAt, kind, guide_id as guide,
        first_name as firstName, last_name as lastName, email, attribution,
        not exists (select 1 from unsubscribes as gone where gone.email_key = leads.email_key) as wantsMail
      from leads where id > ${after} and email is not null and not quarantined
      order by id limit ${chunk}`);
    const rows = z.array(row).parse(answer);
    all.push(...rows);
    const last = rows.at(-1);
    if (!last || rows.length < chunk) return all;
    after = last.id;
  }
}

const columns = ["id", "created_at", "kind", "guide", "first_name", "last_name", "email"] as const;

/** Each thing that a browser told has a column of its own. */
function table(rows: readonly Row[]): (string | number | null)[][] {
  const touches = rows.map(({ attribution }) => flat(readTouches(attribution)));
  const told = [...new Set(touches.flatMap((touch) => [...touch.keys()]))].sort();
  const lines = rows.map((lead, nth) => [
    lead.id,
    new Date(lead.createdAt).toISOString(),
    lead.kind,
    lead.guide,
    lead.firstName,
    lead.lastName,
    lead.email,
    lead.wantsMail === 1 ? "yes" : "no",
    ...told.map((name) => touches[nth]?.get(name) ?? null),
  ]);
  return [[...columns, "wants_marketing_mail", ...told], ...lines];
}

function flat({ first, last }: Touches): Map<string, string> {
  const named = (prefix: string, touch: Touches["first"]) =>
    Object.entries(touch).map(([name, value]) => [`${prefix}_${name}`, value] as const);
  return new Map([...named("first", first), ...named("last", last)]);
}
