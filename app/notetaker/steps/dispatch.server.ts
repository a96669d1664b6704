import type { Env } from "~/config/env.server";
import { names } from "~/config/names";
import { settleInTurns } from "~/jobs/drain.server";
import { log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import type { WithProvider, World } from "~/world.server";
import type { Identity, Job } from "../job";
import { announcement, botNameFor, lateAnnouncement } from "../mails/chat/announcement";
import type { Answer, BotProvider, BotSnapshot, NewBot, Refusal } from "../provider/bot-provider";
import {
  breakerPauseMs,
  dispatchDeadline,
  dispatchPatience,
  joinAtFor,
  mayChangeBot,
  nextBotFromPoolAt,
  nextDeadline,
  nextDispatchAt,
  nextPollAt,
  nextTryAfterRefusal,
  purgeAt,
  rateWindowMs,
  settleMs,
  startWithinMs,
} from "../schedule";
import { unwantedStatuses } from "../status";
import { endDisownedOwners } from "../store/disowned.server";
import {
  type Adoption,
  findJob,
  findOwners,
  moveAndTell,
  moveToScheduled,
  release,
} from "../store/jobs.server";
import { type Places, takePlaces } from "../store/limits/places.server";
import { leaveNothing, rateOf, settleCalls } from "../store/limits/rate.server";
import { optOutToken } from "../store/tokens.server";
import {
  type Breaker,
  isOwnFault,
  keepOpen,
  noteRefusal,
  noteSuccess,
  openBreaker,
  readBreaker,
  refusedError,
  wasRefused,
} from "./refusal-circuit.server";
import { removeBot } from "./remove.server";

/** The calls that jobs of one claim have made for a bot. */
type Run = {
  readonly breaker: Breaker;
  readonly places: Places;
  /** Nothing is begun later, so that all calls have an answer before the lease ends. */
  readonly lastStart: number;
  /** When each call was answered, epoch milliseconds. */
  readonly answeredAt: number[];
};

/**
 * Sends a bot for each of these jobs, which were claimed together, unless it is given up or has to wait.
 * Answers what became of each; the bots are written down together.
 */
export async function dispatchAll(
  world: WithProvider,
  claimed: readonly Job[],
): Promise<readonly PromiseSettledResult<unknown>[]> {
  const [first] = claimed;
  if (!first) return [];
  const answeredAt: number[] = [];
  const results = await Promise.allSettled([sendBots(world, claimed, answeredAt)]);
  // A claim that broke off has made no more calls than were counted.
  const rate = rateOf(world, world.provider.name);
  await settleCalls(world.db, rate, first.leaseToken ?? "", answeredAt, world.clock());
  return results.flatMap((result) => (result.status === "fulfilled" ? result.value : [result]));
}

async function sendBots(
  world: WithProvider,
  claimed: readonly Job[],
  answeredAt: number[],
): Promise<readonly PromiseSettledResult<Adoption | null>[]> {
  const { db, clock } = world;
  const lastStart = clock() + startWithinMs;
  const ended = await endDisownedOwners(db, claimed, clock());
  const jobs = claimed.filter(({ id }) => !ended.has(id));
  const owners = await findOwners(
    db,
    jobs.map(({ id }) => id),
  );
  const breaker = await readBreaker(db, world.provider.name, jobs, clock());
  const places = await placesFor(world, jobs, breaker);
  const run: Run = { breaker, places, lastStart, answeredAt };
  const send = (job: Job) => dispatch(world, job, owners.get(job.id), run);

  const probe = probeOf(jobs, breaker, clock());
  const tried = probe ? await Promise.allSettled([send(probe)]) : [];
  if (probe && breaker.circuit.openUntil !== null) await keepOpen(db, breaker.circuit, clock());
  const others = await settleInTurns(
    jobs.filter((job) => job !== probe),
    send,
  );
  const results = [...tried, ...others];
  const adoptions = results.flatMap((result) =>
    result.status === "fulfilled" && result.value ? [result.value] : [],
  );
  await adoptAll(world, adoptions);
  return results;
}

/** The one job that is tried while the provider refuses all: one that it has not refused, if there is one. */
function probeOf(
  jobs: readonly Job[],
  { openUntil, circuit }: Breaker,
  now: number,
): Job | undefined {
  const isTime = openUntil <= now && circuit.openUntil !== null && circuit.openUntil <= now;
  if (!isTime) return undefined;
  const going = jobs.filter((job) => now < dispatchPatience(job));
  return going.find((job) => !wasRefused(job)) ?? going[0];
}

/** Nothing is taken for what is given up, or while the provider is left alone. */
async function placesFor(
  { db, env, clock }: WithProvider,
  jobs: readonly Job[],
  breaker: Breaker,
): Promise<Places> {
  const now = clock();
  const going = jobs.filter((job) => breaker.openUntil <= now && now < dispatchPatience(job));
  return takePlaces(db, going, env.dailyBotLimit, now);
}

async function dispatch(
  world: WithProvider,
  job: Job,
  owner: Identity | undefined,
  { breaker, places, lastStart, answeredAt }: Run,
): Promise<Adoption | null> {
  const { provider, clock } = world;
  // This claim is one of the unsettled; a second one means that a bot may exist of which we do not know.
  const mayExist = job.unsettled > 1;
  if (clock() >= dispatchPatience(job)) return done(giveUp(world, job));
  if (clock() > lastStart) return done(hold(world, job, clock(), job.lastError));
  if (breaker.openUntil > clock()) return done(hold(world, job, breaker.openUntil, "paused"));
  const probedAt = breaker.circuit.openUntil ?? 0;
  if (probedAt > clock()) return done(waitForProbe(world, job, probedAt));
  if (!places.placed.has(job.id)) return done(hold(world, job, places.until, overTheDay));

  if (mayExist) {
    const found = await findOwn(world, job);
    if (!found.ok) return done(refused(world, job, "find_bots", found, breaker));
    if (found.value) return adoptionOf(job, found.value, clock());
    if (clock() >= dispatchDeadline(job)) return done(giveUp(world, job));
  }

  const bot = await botFor(world, job, owner);
  if (job.formerBotId !== null) {
    const { call, answer } = await reuseFormer(world, job, job.formerBotId, bot);
    if (!answer.ok) return done(refused(world, job, call, answer, breaker));
    if (answer.value) return adoptionOf(job, answer.value, clock());
  }

  const answer = await provider
    .createBot(bot, `${job.id}.${job.revision}`)
    .finally(() => void answeredAt.push(clock()));
  if (answer.ok) {
    await noteSuccess(world.db, breaker.circuit, clock());
    return adoptionOf(job, answer.value, clock());
  }
  return done(refused(world, job, "create_bot", answer, breaker));
}

/** There is no bot to write down. */
async function done(work: Promise<void>): Promise<null> {
  await work;
  return null;
}

/** What the provider is asked for: the bot of a job in its present round. */
export async function botFor(
  { env, clock }: Pick<World, "clock"> & { readonly env: Pick<Env, "siteSecret" | "siteUrl"> },
  job: Pick<Job, "id" | "revision" | "meetingCode" | "startsAt" | "scheduled">,
  owner: Identity | undefined,
): Promise<NewBot> {
  const token = await optOutToken(env.siteSecret, job.id);
  const optOutUrl = `${env.siteUrl}${href("notetaker-opt-out", { query: { token } })}`;
  return {
    jobId: job.id,
    revision: job.revision,
    meetingUrl: `https://${names.meetingService.host}/${job.meetingCode ?? ""}`,
    botName: botNameFor(owner?.email ?? null),
    joinAt: joinAtFor(job, clock()),
    announcement: announcement(owner, optOutUrl),
    lateAnnouncement: lateAnnouncement(owner, optOutUrl),
  };
}

/**
 * The bot of this round of the job, if a call without an answer has made one; null when there is none.
 * Every other bot of the job is taken away, but for the former one, which may still be changed.
 */
async function findOwn({ provider }: WithProvider, job: Job): Promise<Answer<BotSnapshot | null>> {
  const found = await provider.findBots(job.id);
  if (!found.ok) return found;
  if (found.value.some(({ revision }) => isNewer(revision, job))) return staleClaim;

  const [own = null] = found.value.filter(({ revision }) => revision === job.revision);
  const kept = own?.botId ?? job.formerBotId;
  const strays = found.value.filter(({ botId }) => botId !== kept);
  const removed = await removeAll(provider, strays, job.id);
  // With a bot of its own the job goes on; polling looks for the others again.
  return own || removed.ok ? { ok: true, value: own } : removed;
}

function isNewer(revision: number | null, job: Job): boolean {
  return revision !== null && revision > job.revision;
}

/** Meanwhile the job has moved on, and somebody else sees to it. */
const staleClaim = {
  ok: false,
  class: "retry",
  status: null,
  retryAfterMs: null,
  code: "stale_claim",
} as const;

/** Takes away what a call left behind whose answer nobody read. A failure is left to the next look. */
export async function removeStrays(provider: BotProvider, job: Job): Promise<void> {
  const found = await provider.findBots(job.id);
  if (!found.ok) return;
  const strays = found.value.filter(
    ({ botId, revision }) => botId !== job.botId && !isNewer(revision, job),
  );
  await removeAll(provider, strays, job.id);
}

async function removeAll(
  provider: BotProvider,
  bots: readonly BotSnapshot[],
  jobId: string,
): Promise<Answer<void>> {
  let outcome: Answer<void> = { ok: true, value: undefined };
  for (const { botId } of bots) {
    const removed = await removeBot(provider, botId, jobId);
    if (!removed.ok) outcome = removed;
  }
  return outcome;
}

type FormerCall = "update_bot" | "remove_bot";

/**
 * What becomes of the bot of a meeting that was moved: it is told the new time if that is far enough
 * away, else it is taken away, and `value` is null: another is to be made.
 * While an earlier call is without an answer it is not changed, for that call might change it back.
 */
async function reuseFormer(
  { provider, clock }: WithProvider,
  job: Job,
  formerBotId: string,
  bot: NewBot,
): Promise<{ readonly call: FormerCall; readonly answer: Answer<BotSnapshot | null> }> {
  if (job.unsettled <= 1 && mayChangeBot(bot.joinAt, clock())) {
    const answer = await provider.updateBot(formerBotId, bot);
    if (answer.ok || isOpen(answer)) return { call: "update_bot", answer };
    const { class: kind, code } = answer;
    log({ event: "provider.refused", call: "update_bot", class: kind, code, jobId: job.id });
  }

  const removed = await removeBot(provider, formerBotId, job.id);
  const answer = removed.ok ? { ok: true as const, value: null } : untilItIsGone(removed);
  return { call: "remove_bot", answer };
}

/** Not the bot's last word: the same call may yet do. */
function isOpen(refusal: Refusal): boolean {
  return ["retry", "ambiguous", "paused"].includes(refusal.class);
}

/**
 * Two bots are worse than a late one: whatever is said against it, it is tried again. A removal without
 * an answer may yet take effect, so that the bot must not be given another time after it.
 */
function untilItIsGone(refusal: Refusal): Refusal {
  const keeps = refusal.class === "paused" || refusal.class === "ambiguous";
  return keeps ? refusal : { ...refusal, class: "retry" };
}

/** What is to be written once there is a bot for a job. */
function adoptionOf(job: Job, bot: BotSnapshot, now: number): Adoption {
  // In its first round a job has one key, which makes one bot; later a call of an earlier round may have made another.
  const unsettled = job.revision === 0 ? 0 : job.unsettled - 1;
  const nextAt = nextPollAt("scheduled", job.startsAt, now);
  const changes = {
    botId: bot.botId,
    unsettled,
    nextAt: unsettled === 0 ? nextAt : Math.min(nextAt, now + settleMs),
  };
  return { job, changes };
}

/** Writes down the bots of a run in one statement. One that came too late for its claim is taken away. */
async function adoptAll(
  { db, provider, clock }: WithProvider,
  adoptions: readonly Adoption[],
): Promise<void> {
  const moved = await moveToScheduled(db, adoptions, clock());
  for (const { job, changes } of adoptions.filter(({ job: { id } }) => !moved.has(id))) {
    const current = await findJob(db, job.id);
    if (current && isSpokenFor(current, job, changes.botId)) continue;
    await removeBot(provider, changes.botId, job.id);
  }
}

/** Whether a bot that came too late for its claim is somebody else's to keep or to take away. */
function isSpokenFor(current: Job, claimed: Job, botId: string): boolean {
  if (unwantedStatuses.includes(current.status)) return false;
  if (current.botId === botId || current.formerBotId === botId) return true;
  // Whoever has the lease now finds this bot by its metadata.
  return current.status === "requested" && current.revision === claimed.revision;
}

async function refused(
  world: WithProvider,
  job: Job,
  call: "create_bot" | "find_bots" | FormerCall,
  refusal: Refusal,
  breaker: Breaker,
): Promise<void> {
  const { db, clock, random } = world;
  const { code } = refusal;
  log({ event: "provider.refused", call, class: refusal.class, code, jobId: job.id });
  const now = clock();
  // A refusal settles its own call only; an earlier one without an answer stays to be looked up.
  const settled = { lastError: code, unsettled: job.unsettled - 1 };

  switch (refusal.class) {
    case "permanent": {
      if (isOwnFault(breaker.circuit, job)) return fail(world, job, "refused_by_provider");
      await noteRefusal(db, breaker.circuit, job, refusal, now);
      // Under the key that was refused the provider would repeat the refusal, even once it is put right.
      const nextAt = nextTryAfterRefusal(job, refusal, now, random);
      const lastError = refusedError(refusal);
      await release(db, job, { ...settled, revision: job.revision + 1, nextAt, lastError }, now);
      return;
    }

    case "paused":
      // Before the await, so that one of the calls that run side by side raises the alarm.
      if (breaker.openUntil <= now) {
        breaker.openUntil = now + breakerPauseMs;
        await openBreaker(db, world.provider.name, code, now);
      }
      return hold(world, job, breaker.openUntil, "paused");

    case "retry_new_key": {
      const nextAt = nextBotFromPoolAt(job, refusal, now, random);
      await release(db, job, { ...settled, revision: job.revision + 1, nextAt }, now);
      return;
    }

    default: {
      const { status, retryAfterMs } = refusal;
      if (call === "create_bot" && status === 429) {
        await leaveNothing(
          db,
          rateOf(world, world.provider.name),
          now + (retryAfterMs ?? rateWindowMs),
        );
      }
      // 409: another call with our key is still at work, so a bot may come of it.
      const unknown = refusal.class === "ambiguous" || refusal.status === 409;
      const nextAt = nextDispatchAt(job, refusal, now, random);
      const unsettled = unknown ? job.unsettled : settled.unsettled;
      await release(db, job, { lastError: code, unsettled, nextAt }, now);
    }
  }
}

/** One that was refused already waits behind those that were not. */
function waitForProbe(world: WithProvider, job: Job, until: number): Promise<void> {
  return wasRefused(job)
    ? hold(world, job, until + 1_000, job.lastError)
    : hold(world, job, until, "paused");
}

/** In `last_error`: the site has sent as many bots as it sends in a day. */
const overTheDay = "daily_limit";

/** Not this job's fault: neither the try nor the call counts. */
async function hold(
  world: WithProvider,
  job: Job,
  until: number,
  lastError: string | null,
): Promise<void> {
  const now = world.clock();
  const changes = {
    attempts: job.attempts - 1,
    unsettled: job.unsettled - 1,
    lastError,
    nextAt: Math.min(until, nextDeadline(job, now)),
  };
  await release(world.db, job, changes, now);
}

/** Start and grace have passed. Nobody tried in time, or the provider never took the job. */
async function giveUp(world: WithProvider, job: Job): Promise<void> {
  if (wasRefused(job)) return fail(world, job, "refused_by_provider");
  const isKept = job.lastError === overTheDay;
  const tried = (job.lastError !== null && !isKept) || job.unsettled > 1;
  return fail(world, job, tried ? "provider_down" : "missed");
}

async function fail(
  world: WithProvider,
  job: Job,
  reason: "refused_by_provider" | "provider_down" | "missed",
): Promise<void> {
  const now = world.clock();
  // Nobody will look after it any more, and its time may be yet to come.
  if (job.formerBotId !== null) await removeBot(world.provider, job.formerBotId, job.id);
  const to = reason === "missed" ? "expired" : "failed";
  const changes = { reason, nextStep: "purge", nextAt: purgeAt(now) } as const;
  await moveAndTell(world.db, job, to, changes, now);
}
