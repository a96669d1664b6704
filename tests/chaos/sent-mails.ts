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
  /** Every mail that was read, of each session the oldest first. */
  readonly mails: readonly SentMail[];
  /** Looks for more; a session may still be writing. */
  readonly read: () => void;
  /** Looks for the last time into what there is: its sessions were killed. */
  readonly readToEnd: () => void;
};

/**
 * The mails of all the sessions that were killed, and of the one that runs. wrangler has a mail in the
 * store of its session before the Worker hears that it was sent; the files it writes as well come later.
 */
export function createMailReader(tmpDir: string): MailReader {
  const mails: SentMail[] = [];
  /** Up to which row each store was read. */
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
    // It has no table yet, or was killed before it had one.
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
