import type { Database } from "./database.ts";
import { messageColumns, messages } from "./dossier.ts";
import type { Report } from "./report.ts";
import { messagesText } from "./show.ts";

/** More than anybody reads; when there are more, they have one cause. */
const most = 50;

/** `dead`: the messages that were given up, the latest first. */
export async function dead(db: Database, now: number): Promise<Report> {
  const [rows] = await db.run(
    `select ${messageColumns} from outbox where state = 'dead' order by finished_at desc limit ${most}`,
  );
  const given = messages.parse(rows);
  return { data: { now, dead: given }, text: messagesText("Given up", given, now) };
}
