import { eq } from "drizzle-orm";
import { notetakers } from "~/db/schema.server";
import { botNameFor } from "~/notetaker/mails/announcement";
import type { inMeetingStatuses } from "~/notetaker/status";
import { work } from "./control";
import { callThatEnded, recording } from "./fake-provider";
import { allNotetakers, db, minute } from "./pipeline";
import { isAlive } from "./race-provider";
import type { OpenSite, Who } from "./visitors";

/** Steps of a meeting from its beginning to its end, as polling reports them. */

export async function notetakerOf({ email }: Who) {
  const found = (await allNotetakers()).find((one) => one.email === email);
  if (!found) throw new Error(`${email} has no notetaker`);
  return found;
}

/** The newest bot of a person, because a rescheduled meeting gets another bot. */
function botOf({ world }: OpenSite, { email }: Who) {
  const found = world.provider.bots.findLast(({ asked }) => asked.botName === botNameFor(email));
  if (!found) throw new Error(`${email} has no bot`);
  return found;
}

export function namesOfLiveBots({ world }: OpenSite): readonly string[] {
  return world.provider.bots.filter(isAlive).map(({ asked }) => asked.botName);
}

async function poll({ world }: OpenSite): Promise<void> {
  await db.update(notetakers).set({ nextAt: world.time }).where(eq(notetakers.nextStep, "poll"));
  await work(world);
}

/** Lets a person's bot come as far as `until` in a meeting that began at `from`. */
export async function begin(
  site: OpenSite,
  who: Who,
  from: number,
  until: (typeof inMeetingStatuses)[number] = "recording",
) {
  site.world.time = Math.max(site.world.time, from + 5 * minute);
  await work(site.world);
  const bot = botOf(site, who);
  const changes = callThatEnded(from);
  bot.changes = changes.slice(0, changes.findIndex(({ to }) => to === until) + 1);
  await poll(site);
  return bot;
}

/** Ends the meeting of a person's bot now, with a recording since `from`. */
export async function end(site: OpenSite, who: Who, from: number) {
  const { time } = site.world;
  const bot = botOf(site, who);
  const changes = isAlive(bot) ? (["left", "finished"] as const) : [];
  for (const to of changes) bot.changes.push({ to, reason: null, at: time });
  bot.recordings = [recording(from, time)];
  await poll(site);
  return bot;
}
