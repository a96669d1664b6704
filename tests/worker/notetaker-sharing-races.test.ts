import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cases } from "../support/cases";
import { createWorld, db, emptyTables, env, start } from "../support/pipeline";
import { meet, pass, run } from "../support/race-order";
import { isAlive } from "../support/race-provider";
import {
  ask,
  createParty,
  endCall,
  people,
  press,
  settleAll,
  tickAll,
  type Party,
} from "../support/race-sharing";
import { accessTokens, notetakerJobs, notetakerRequests } from "~/db/schema.server";
import { sha256 } from "~/lib/crypto/secrets.server";
import { freshVideoUrl } from "~/notetaker/results/results.server";
import { receives, standings, standingsBefore } from "~/notetaker/status";

/**
 * Three people, one meeting: they ask, share, decline, call off, delete, leave, move and send notetakers
 * of their own, all at once and against the cron, the provider and its webhooks, in many orders that a
 * seed decides. What must hold at every moment the database itself refuses to break; the rest is
 * looked at when all is over.
 */
const parties = cases(50, 250);

const logs = ["asked_log", "answer_log", "filed_log", "allowed_standings"];
const triggers = [
  "standing_forward",
  "result_to_receivers",
  "log_asked",
  "log_moved",
  "log_answer",
];

beforeAll(async () => {
  await emptyTables();
  const pairs = standings.flatMap((to) => standingsBefore[to].map((from) => `('${from}','${to}')`));
  const statements = [
    "create table allowed_standings (old text, new text)",
    `insert into allowed_standings values ${pairs.join(", ")}`,
    "create table asked_log (asker text, job text)",
    "create table answer_log (asker text, standing text)",
    "create table filed_log (key text primary key)",
    `create trigger standing_forward before update of standing, job_id on notetaker_requests
     when old.job_id = new.job_id and old.standing <> new.standing
       and not exists (select 1 from allowed_standings as allowed
                       where allowed.old = old.standing and allowed.new = new.standing)
     begin select raise(abort, 'a standing went backwards'); end`,
    `create trigger result_to_receivers before insert on outbox
     when new.kind = 'result' and not exists (
       select 1 from notetaker_requests where id = new.subject_id
         and standing in ('owner', 'recipient') and deleted_at is null and cancelled_at is null)
     begin select raise(abort, 'a result for who has no part in it'); end`,
    `create trigger log_asked after insert on notetaker_requests when new.standing = 'asking'
     begin insert into asked_log values (new.id, new.job_id); end`,
    `create trigger log_moved after update of job_id on notetaker_requests
     when new.standing = 'asking' and new.job_id <> old.job_id
     begin insert into asked_log values (new.id, new.job_id); end`,
    `create trigger log_answer after update of standing on notetaker_requests
     when new.standing in ('recipient', 'declined') and new.standing <> old.standing
     begin insert into answer_log values (new.id, new.standing); end`,
    // Messages are forgotten with the data that they are about: what was filed is noted apart.
    `create trigger log_filed after insert on outbox
     begin insert or ignore into filed_log values (new.dedupe_key); end`,
  ];
  await env.db.batch(statements.map((statement) => env.db.prepare(statement)));
});

afterAll(() =>
  env.db.batch([
    ...[...triggers, "log_filed"].map((name) => env.db.prepare(`drop trigger ${name}`)),
    ...logs.map((name) => env.db.prepare(`drop table ${name}`)),
  ]),
);

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

const joinsSoon = (joinAt: number | null) => joinAt === null || joinAt <= start + 15 * 60_000;

async function storm(all: readonly Party[]): Promise<void> {
  const orders = all.map(({ order }) => order);
  for (const party of all) for (const name of people) ask(party, name);
  await run(orders);
  // Whoever was cut off asks again, as the page does.
  for (const party of all) {
    for (const name of people) if (!party.requests.has(name)) ask(party, name);
  }
  await tickAll(all, 0.7);
  await run(orders);
  for (let round = 0; round < 3; round += 1) {
    for (const party of all) {
      const { random } = party.order.race;
      for (let nth = 0; nth < 2; nth += 1) press(party);
      if (random() < 0.7) meet(party.order, joinsSoon);
      if (random() < 0.5) endCall(party);
      if (random() < 0.2) pass(party.order);
    }
    await tickAll(all, 0.7);
    await run(orders);
  }
  await settleAll(all);
}

/** A link for every person, written at once. */
async function linksFor(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const links = new Map<string, string>();
  for (const requestId of ids) links.set(requestId, `link of ${requestId}`);
  const rows = await Promise.all(
    [...links].map(async ([requestId, token]) => {
      return { tokenHash: await sha256(token), requestId, createdAt: start };
    }),
  );
  for (let from = 0; from < rows.length; from += 30) {
    await db.insert(accessTokens).values(rows.slice(from, from + 30));
  }
  return links;
}

test(`sharing against all else, in ${parties} orders`, async () => {
  const all = Array.from({ length: parties }, (_, nth) => createParty(nth));
  await storm(all);

  const jobs = await db.select().from(notetakerJobs);
  const requests = await db.select().from(notetakerRequests);
  const partyOf = (requestId: string) =>
    all.find((party) => [...party.requests.values()].includes(requestId));
  const ownersOf = (jobId: string) =>
    requests.filter((one) => one.jobId === jobId && one.standing === "owner");

  // One owner for each job; and no bot of nobody's.
  expect(jobs.filter(({ id }) => ownersOf(id).length !== 1)).toEqual([]);
  const bots = all.flatMap(({ order }) => order.provider.bots);
  const alive = bots.filter(isAlive);
  const owners = new Map(
    requests.filter(({ standing }) => standing === "owner").map((one) => [one.jobId, one]),
  );
  expect(alive.filter(({ asked }) => !owners.get(asked.jobId)?.email)).toEqual([]);

  // Nothing of what was called off or deleted comes, or stays.
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const off = (jobId: string) => ["cancelled", "deleted"].includes(byId.get(jobId)?.status ?? "");
  expect(alive.filter(({ asked }) => off(asked.jobId))).toEqual([]);
  const deleted = jobs.filter(({ deleteRequestedAt }) => deleteRequestedAt !== null);
  expect(deleted.filter(({ status }) => status !== "deleted").map(({ id }) => id)).toEqual([]);
  const isDeleted = new Set(deleted.map(({ id }) => id));
  const kept = bots.filter(({ asked, recordings }) => {
    return isDeleted.has(asked.jobId) && recordings.length > 0;
  });
  expect(kept).toEqual([]);
  const leftovers = requests.filter(({ jobId, name }) => isDeleted.has(jobId) && name !== null);
  expect(leftovers).toEqual([]);

  // No notice was lost: each question reached its owner's queue, each answer that of who asked.
  const lost = await db.all(sql`
    select asked_log.* from asked_log
    join notetaker_requests as owner on owner.job_id = asked_log.job and owner.standing = 'owner'
    where owner.id || ':asked:' || asker not in (select key from filed_log)`);
  expect(lost).toEqual([]);
  const silent = await db.all(sql`
    select answer_log.* from answer_log
    where not exists (select 1 from filed_log
      where key like asker || ':' || iif(standing = 'recipient', 'let_in', 'declined') || ':%')`);
  expect(silent).toEqual([]);
  const confirmed = await db.all(sql`
    select asker from asked_log
    where asker || ':already_coming' not in (select key from filed_log)
      and not exists (select 1 from filed_log where key like asker || ':already_coming:%')`);
  expect(confirmed).toEqual([]);

  // Whoever has no part in it sees nothing of it, and whoever has sees it until it is deleted.
  const links = await linksFor(requests.map(({ id }) => id));
  let seen = 0;
  for (const request of requests) {
    const party = partyOf(request.id);
    const job = byId.get(request.jobId);
    const isThere = job?.status === "ready" || job?.status === "delivered";
    const mayRead = isThere && receives(request.standing) && request.deletedAt === null;
    const provider = party?.order.provider ?? null;
    const video = await freshVideoUrl({ ...createWorld(), provider }, links.get(request.id) ?? "");
    if (video.ok !== mayRead && provider) {
      expect({ video, request, job, nth: party?.order.nth }).toBe("as its standing says");
    }
    if (video.ok) seen += 1;
  }

  const count = (standing: string) => requests.filter((one) => one.standing === standing).length;
  const some = Object.fromEntries(standings.map((standing) => [standing, count(standing)]));
  console.info({ ...some, jobs: jobs.length, deleted: deleted.length, seen, bots: bots.length });
  for (const standing of standings) expect(count(standing), standing).toBeGreaterThan(parties / 50);
  expect(deleted.length).toBeGreaterThan(parties / 25);
  expect(seen).toBeGreaterThan(parties / 50);
}, 180_000);
