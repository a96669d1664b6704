import { existsSync, readdirSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";

const sentMail = z.object({
  messageId: z.string().transform((id) => id.replace(/^<|>$/g, "")),
  to: z.array(z.string()),
  from: z.string(),
  subject: z.string(),
  headers: z.record(z.string()).default({}),
  sentAt: z.string(),
  text: z.string().default(""),
  html: z.string().default(""),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string() })),
});
export type SentMail = z.infer<typeof sentMail>;
export type MailReader = ReturnType<typeof createMailReader>;

/**
 * Reads a local site's mails from wrangler's stores, which have a mail before `send` resolves in the Worker.
 * `tmpDir`: the TMPDIR of the site's wrangler.
 */
export function createMailReader(tmpDir: string) {
  const mails: SentMail[] = [];
  /** Last row read of each store. */
  const readUpTo = new Map<string, number>();
  const ended = new Set<string>();
  const sessions = () => (existsSync(tmpDir) ? readdirSync(tmpDir) : []);

  /** Returns all mails, the oldest of each session first. */
  function read(): readonly SentMail[] {
    for (const session of sessions().filter((one) => !ended.has(one))) {
      for (const file of storesOf(join(tmpDir, session))) {
        for (const { seq, data } of rowsOf(file, readUpTo.get(file) ?? 0)) {
          mails.push(sentMail.parse(JSON.parse(String(data))));
          readUpTo.set(file, Number(seq));
        }
      }
    }
    return mails;
  }
  return {
    read,
    /** Reads all sessions so far one last time; call it after they were killed. */
    readToEnd() {
      read();
      for (const session of sessions()) ended.add(session);
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

function rowsOf(file: string, after: number) {
  const store = new DatabaseSync(file, { timeout: 5_000 });
  try {
    const sql = "select seq, data from emails where kind = 'sent' and seq > ? order by seq";
    return store.prepare(sql).all(after);
  } catch {
    // The store has no table yet.
    return [];
  } finally {
    store.close();
  }
}

/** Text of a mail's file. `cwd`: the folder that wrangler runs in. */
export async function readAttachment(cwd: string, { messageId }: SentMail, nth: number) {
  const folder = join(cwd, ".wrangler/tmp/email");
  const files = await readdir(folder, { recursive: true });
  const file = files.find((one) => basename(one).startsWith(`${messageId}-${nth + 1}.`));
  return file === undefined ? "" : readFile(join(folder, file), "utf8");
}
