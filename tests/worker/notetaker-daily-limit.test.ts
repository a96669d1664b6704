import { runDue } from "~/notetaker/steps/run.server";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { work } from "../support/control";
import { makeKnown } from "../support/delivery";
import { day, db, env, hour, jobs, minute, plenty, start } from "../support/pipeline";
import { isAlive } from "../support/race-provider";
import { linkOf, openSite, type OpenSite } from "../support/visitors";

/** Who can take the day's bots from whom. */

const limit = 10;
const hanna = { name: "Hanna", email: "hanna@host.example" };
const codeOf = (nth: number) => `aaa-bbbb-cc${String.fromCharCode(97 + nth)}`;
const kept = "We've reached our limit for today";

const open = () => openSite(start, { DAILY_BOT_LIMIT: `${limit}` });
const dispatch = ({ world }: OpenSite) =>
  runDue({ ...world, env: { ...env, dailyBotLimit: limit } }, "dispatch", plenty);
const alive = ({ world }: OpenSite) => world.provider.bots.filter(isAlive).length;

/** More bookings than the day has bots, each by a mailbox that nobody has heard of. */
async function flood(site: OpenSite, at: (nth: number) => number | null) {
  for (let nth = 0; nth < limit + 2; nth += 1) {
    const who = { name: "Mal", email: `m${nth}@foe.example` };
    await site.byForm(who, { code: codeOf(nth), at: at(nth) });
  }
  await dispatch(site);
}

test.each([
  ["for next year", (nth: number) => start + (300 + nth) * day, limit / 2],
  ["for today", () => start + 2 * hour, 0.8 * limit],
  ["for now", () => null, 0.8 * limit],
])("invented mailboxes %s leave room for who is known and wants one now", async (_, at, most) => {
  const site = open();
  await flood(site, at);
  expect(alive(site)).toBe(most);
  await makeKnown(hanna.email);
  const own = await site.byForm(hanna, { code: "own-meet-ing", at: null });
  expect(own.page).not.toContain(kept);
  expect(alive(site)).toBe(most + 1);
  expect((await jobs()).find(({ meetingCode }) => meetingCode === "own-meet-ing")?.status).toBe(
    "scheduled",
  );
});

test.each(["cancel", "delete"])(
  "%s before the meeting gives the place back, once",
  async (press) => {
    const site = open();
    await flood(site, () => start + 3 * hour);
    await site.tick();
    const taken = 0.8 * limit;
    expect(alive(site)).toBe(taken);
    await site.press(linkOf(site.mails("m0@foe.example")[0]), press);
    for (const wait of [0, 3 * minute, 8 * minute]) {
      site.world.pass(wait);
      await work({ ...site.world, env: { ...env, dailyBotLimit: limit } });
    }
    expect(alive(site), "another went in its place").toBe(taken);
    const counted = await db.get<{ count: number }>(sql`
    select sum(count) as count from counts where kind = 'site'`);
    expect(counted.count).toBe(taken);
  },
);
