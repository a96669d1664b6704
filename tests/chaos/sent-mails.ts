import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";

const sentMail = z.object({ to: z.array(z.string()), subject: z.string(), text: z.string() });
export type SentMail = z.infer<typeof sentMail>;

/**
 * Every mail of all the sessions that were killed. wrangler has a mail in this store of its session
 * before the Worker hears that it was sent; the files it writes as well come later.
 */
export function readSentMails(tmpDir: string): SentMail[] {
  const stores = readdirSync(tmpDir, { recursive: true, encoding: "utf8" }).filter((file) =>
    /email-store\/.*\/[0-9a-f]{32,}\.sqlite$/.test(file),
  );
  return stores.flatMap((file) => readStore(join(tmpDir, file)));
}

function readStore(file: string): SentMail[] {
  const store = new DatabaseSync(file);
  try {
    const rows = store.prepare("select data from emails where kind = 'sent'").all();
    return rows.map(({ data }) => sentMail.parse(JSON.parse(String(data))));
  } catch {
    // Killed before it had a table.
    return [];
  } finally {
    store.close();
  }
}

export function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
