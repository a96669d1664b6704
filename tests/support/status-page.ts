import { notetakers } from "~/db/schema.server";
import { mintToken } from "~/notetaker/store/tokens.server";
import type { TranscriptPart } from "~/notetaker/provider/bot-provider";
import { visit } from "../worker/visit";
import { type FakeProvider, firstBot, recording, someBot } from "./fake-provider";
import { day, db, hour, minute } from "./pipeline";

/** Inserts a notetaker with a personal link and no due step. Returns its id and the link's token. */
export async function seed(row: Partial<typeof notetakers.$inferInsert> = {}) {
  const now = Date.now();
  const id = crypto.randomUUID();
  await db.insert(notetakers).values({
    ...{ id, status: "scheduled", source: "web", provider: "recall" },
    ...{ name: "Ada Lovelace", email: "ada@example.test", mailboxKey: "key of ada" },
    ...{ meetingCode: "abc-defg-hij", startsAt: now + 26 * hour, scheduled: true },
    ...{ wallDate: "2026-11-20", wallTime: "3:30 PM", timezone: "US/Eastern" },
    ...{ botId: "bot-1", nextStep: "poll", nextAt: now + hour },
    ...{ createdAt: now - minute, updatedAt: now },
    ...row,
  });
  return { id, token: await mintToken(db, id, now) };
}

/** A meeting that the site's provider has recorded until `now`. Returns its id and the link's token. */
export async function seedRecorded(
  provider: FakeProvider,
  now: number,
  transcript: TranscriptPart[],
  row: Parameters<typeof seed>[0] = {},
) {
  const begun = now - hour;
  const seeded = await seed({
    ...{ status: "ready", recordingId: "recording-1", nextStep: "purge", nextAt: now + day },
    ...{ startsAt: begun, startedAt: begun, endedAt: now - minute },
    ...row,
  });
  await provider.createBot(someBot({ notetakerId: seeded.id }), `${seeded.id}.0`);
  const bot = firstBot(provider);
  bot.changes.push({ to: "finished", reason: null, at: now });
  bot.recordings = [recording(begun, now)];
  provider.transcript = transcript;
  return seeded;
}

export function statusPath(token: string, query: Record<string, string> = {}): string {
  return `/notetaker-status?${new URLSearchParams({ token, ...query }).toString()}`;
}

/** The page as a visitor without script gets it. */
export async function open(token: string, query: Record<string, string> = {}) {
  const response = await visit(statusPath(token, query));
  const html = (await response.text()).replaceAll("&#x27;", "'");
  return { status: response.status, headers: response.headers, html };
}
