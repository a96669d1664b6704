import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";

const sentMail = z.object({
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  headers: z.record(z.string()),
});
export type SentMail = z.infer<typeof sentMail>;

export type MailReader = {
  /** Oldest first within a session. */
  readonly mails: readonly SentMail[];
  readonly read: () => void;
  /** Reads sessions that were killed for the last time. */
  readonly readToEnd: () => void;
};

/** Reads mails from wrangler's stores, where they are before the Worker hears that they were sent. */
export function createMailReader(tmpDir: string): MailReader {
  const mails: SentMail[] = [];
  /** Last row read of each store. */
  const readUpTo = new Map<string, number>();
  const ended = new Set<string>();

  const read = () => {
    for (const session of readdirSync(tmpDir)) {
      if (ended.has(session)) continue;
      for (const file of storesOf(join(tmpDir, session))) {
        const rows = readStore(file, readUpTo.get(file) ?? 0);
        mails.push(...rows.map(({ mail }) => mail));
        readUpTo.set(file, rows.at(-1)?.seq ?? readUpTo.get(file) ?? 0);
      }
    }
  };
  return {
    mails,
    read,
    readToEnd: () => {
      read();
      for (const session of readdirSync(tmpDir)) ended.add(session);
    },
  };
}

function storesOf(session: string): string[] {
  const folder = join(session, "email-store");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|\/)[0-9a-f]{32,}\.sqlite$/.test(file))
    .map((file) => join(folder, file));
}

function readStore(file: string, after: number) {
  const store = new DatabaseSync(file, { timeout: 5_000 });
  try {
    const rows = store.prepare(
      "select seq, data from emails where kind = 'sent' and seq > ? order by seq",
    );
    return rows.all(after).map(({ seq, data }) => {
      return { seq: Number(seq), mail: sentMail.parse(JSON.parse(String(data))) };
    });
  } catch {
    // It has no table yet.
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
