import type { Env } from "~/config/env.server";
import { names } from "~/config/names";
import { mailRefusals } from "~/abuse/mailboxes.server";
import { href } from "~/lib/render/href";
import type { WithProvider, World } from "~/world.server";
import { announcement, botNameFor, latecomerAnnouncement } from "../mails/announcement";
import type { Notetaker } from "../notetaker";
import type { Answer, BotSnapshot, NewBot, Refusal } from "../provider/bot-provider";
import { refused } from "../provider/client.server";
import { providerOf } from "../provider/open-provider.server";
import {
  dispatchDeadline,
  joinAtFor,
  nextDeadline,
  nextDispatchAt,
  nextPollAt,
  purgeAt,
  minPauseMs,
  rateLimitPauseMs,
  callEffectMs,
} from "../schedule";
import { type FailureReason, unwantedStatuses } from "../status";
import { type Changes, move, release } from "../store/moves.server";
import { findNotetaker } from "../store/notetakers.server";
import { unreachableError } from "../store/unreachable.server";
import { optOutToken } from "../store/tokens.server";
import {
  type Breaker,
  isItsOwnFault,
  logRefusal,
  recordRefusal,
  recordSuccess,
  pauseForAccount,
  pauseUntil,
  readBreaker,
  refusedPrefix,
  wasRefused,
} from "./circuit-breaker.server";
import { countBots } from "./daily-limit.server";
import { removeBot, removeBots } from "./remove.server";

export async function dispatch(
  world: WithProvider,
  claimed: readonly Notetaker[],
): Promise<readonly PromiseSettledResult<unknown>[]> {
  const { db, env, clock, provider } = world;
  const breaker = await readBreaker(db, provider.name);
  if (breaker.openUntil > clock()) {
    return Promise.allSettled(
      claimed.map((notetaker) => postpone(world, notetaker, breaker.openUntil, "paused")),
    );
  }
  const keys = claimed.map(({ mailboxKey }) => mailboxKey ?? "");
  const refusalByKey = await mailRefusals(db, keys);
  const mailRefusalOf = ({ mailboxKey }: Notetaker) =>
    mailboxKey === null ? "blocked" : refusalByKey.get(mailboxKey);
  const reachable = claimed.filter((notetaker) => !mailRefusalOf(notetaker));
  const { allowed, retryAt } = await countBots(db, reachable, env.dailyBotLimit, clock());
  return Promise.allSettled(
    claimed.map((notetaker) => {
      const mailRefusal = mailRefusalOf(notetaker);
      if (mailRefusal === "blocked") return cancelBlocked(world, notetaker);
      if (mailRefusal) return postponeUnreachable(world, notetaker);
      if (allowed.includes(notetaker)) return sendBot(world, notetaker, breaker);
      return postpone(world, notetaker, retryAt, dailyLimitError);
    }),
  );
}

async function sendBot(world: WithProvider, notetaker: Notetaker, breaker: Breaker): Promise<void> {
  const { db, provider, clock } = world;
  if (earlierCalls(notetaker) > 0) {
    const own = await keepOnlyOwnBot(world, notetaker);
    if (!own.ok) return afterRefusal(world, notetaker, "find_bots", own, breaker);
    if (own.value) return adopt(world, notetaker, own.value);
    if (clock() >= dispatchDeadline(notetaker)) return giveUp(world, notetaker);
  }

  const { id, revision, formerBotId } = notetaker;
  if (formerBotId !== null) {
    const removed = await removeBot(provider, formerBotId, id);
    if (!removed.ok) {
      // Two bots are worse than a late one, so a removal is tried again after any refusal.
      const refusalClass = removed.class === "paused" ? "paused" : "retry";
      const refusal = { ...removed, class: refusalClass } as const;
      return afterRefusal(world, notetaker, "remove_bot", refusal, breaker);
    }
  }

  const bot = await botFor(world, notetaker);
  const idempotencyKey = `${id}.${revision}`;
  const answer = await provider.createBot(bot, idempotencyKey);
  if (!answer.ok) return afterRefusal(world, notetaker, "create_bot", answer, breaker);
  await recordSuccess(db, breaker);
  return adopt(world, notetaker, answer.value);
}

/** Counts calls of earlier claims that may have made a bot. `unconfirmedCalls` also counts the call of this claim. */
const earlierCalls = (notetaker: Notetaker) => notetaker.unconfirmedCalls - 1;

/** The mailbox is blocked, so no one would read what the bot records. */
async function cancelBlocked({ db, clock }: World, notetaker: Notetaker): Promise<void> {
  const now = clock();
  const changes = { endedAt: now, deleteRequestedAt: now, nextStep: "purge", nextAt: now } as const;
  const unconfirmedCalls = earlierCalls(notetaker);
  await move(db, notetaker, "cancelled", { ...changes, unconfirmedCalls }, now);
}

export async function botFor(
  { env, clock }: Pick<World, "clock"> & { readonly env: Pick<Env, "siteSecret" | "siteUrl"> },
  notetaker: Pick<
    Notetaker,
    "id" | "revision" | "meetingCode" | "startsAt" | "scheduled" | "name" | "email"
  >,
): Promise<NewBot> {
  const { id, revision, meetingCode, email } = notetaker;
  const token = await optOutToken(env.siteSecret, notetaker);
  const optOutUrl = `${env.siteUrl}${href("notetaker-opt-out", { query: { token } })}`;
  return {
    notetakerId: id,
    revision,
    meetingUrl: `https://${names.meetingService.host}/${meetingCode ?? ""}`,
    botName: botNameFor(email),
    joinAt: joinAtFor(notetaker, clock()),
    announcement: announcement(notetaker, optOutUrl),
    latecomerAnnouncement: latecomerAnnouncement(notetaker, optOutUrl),
  };
}

/** Returns the notetaker's own bot or null, and removes others. A refused removal counts only without an own bot. */
export async function keepOnlyOwnBot(
  { provider }: WithProvider,
  notetaker: Notetaker,
): Promise<Answer<BotSnapshot | null>> {
  const { id, revision, botId } = notetaker;
  const answer = await provider.findBots(id);
  if (!answer.ok) return answer;
  const bots = answer.value;
  const isStaleClaim = bots.some((bot) => bot.revision !== null && bot.revision > revision);
  if (isStaleClaim) return refused("retry", "stale_claim");

  const own = bots.find((bot) =>
    botId === null ? bot.revision === revision : bot.botId === botId,
  );
  const orphanedIds = bots.filter((bot) => bot !== own).map((bot) => bot.botId);
  const removed = await removeBots(provider, orphanedIds, id);
  if (!own && !removed.ok) return removed;
  return { ok: true, value: own ?? null };
}

async function adopt(
  { db, provider, clock }: WithProvider,
  notetaker: Notetaker,
  { botId }: BotSnapshot,
): Promise<void> {
  const { id, revision, startsAt } = notetaker;
  // All calls of revision 0 had this bot's idempotency key. Later revisions may have unconfirmed calls of earlier ones.
  const unconfirmedCalls = revision === 0 ? 0 : earlierCalls(notetaker);
  const pollAt = nextPollAt("scheduled", startsAt, clock());
  const changes = {
    botId,
    formerBotId: null,
    nextStep: "poll",
    unconfirmedCalls,
    nextAt: unconfirmedCalls === 0 ? pollAt : Math.min(pollAt, clock() + callEffectMs),
  } as const;
  if (await move(db, notetaker, "scheduled", changes, clock())) return;

  const current = await findNotetaker(db, id);
  if (current && isBotWanted(current, notetaker, botId)) return;
  await removeBot(provider, botId, id);
}

function isBotWanted(current: Notetaker, claimed: Notetaker, botId: string): boolean {
  if (unwantedStatuses.includes(current.status)) return false;
  if (current.botId === botId || current.formerBotId === botId) return true;
  // Another claim of the same revision finds this bot by its metadata and adopts it.
  return current.status === "requested" && current.revision === claimed.revision;
}

async function afterRefusal(
  world: WithProvider,
  notetaker: Notetaker,
  call: "create_bot" | "find_bots" | "remove_bot",
  refusal: Refusal,
  breaker: Breaker,
): Promise<void> {
  const { db, clock, random } = world;
  const { code, status, retryAfterMs } = refusal;
  logRefusal(call, refusal, notetaker.id);
  const now = clock();
  // A refusal is the answer to this call only; earlier calls stay unconfirmed.
  const unconfirmedCalls = earlierCalls(notetaker);
  // For a new idempotency key: with the old one the provider repeats the refusal, even after its cause is gone.
  const revision = notetaker.revision + 1;
  const tryAgain = async (changes: Omit<Changes, "nextAt">, minMs?: number) => {
    const nextAt = nextDispatchAt(notetaker, refusal, now, random, minMs);
    await release(db, notetaker, { lastError: code, nextAt, ...changes }, now);
  };

  switch (refusal.class) {
    case "paused": {
      const until = await pauseForAccount(db, breaker.provider, code, now);
      return postpone(world, notetaker, until, "paused");
    }

    case "permanent": {
      if (isItsOwnFault(breaker, notetaker)) return fail(world, notetaker, "refused_by_provider");
      await recordRefusal(db, breaker, notetaker.id, refusal, now);
      const lastError = refusedPrefix + code;
      return tryAgain({ lastError, unconfirmedCalls, revision }, minPauseMs.refused);
    }

    case "retry_new_key":
      return tryAgain({ unconfirmedCalls, revision }, minPauseMs.noFreeBot);

    case "ambiguous":
      return tryAgain({});

    default: {
      // Another call with this key is still running and may create a bot.
      if (status === 409) return tryAgain({});
      if (status !== 429) return tryAgain({ unconfirmedCalls });
      const until = now + (retryAfterMs ?? rateLimitPauseMs);
      await pauseUntil(db, breaker.provider, until);
      return postpone(world, notetaker, until, code);
    }
  }
}

const dailyLimitError = "daily_limit";

/** Ends the claim of a notetaker that was not tried, without counting an attempt. */
async function postpone(
  world: WithProvider,
  notetaker: Notetaker,
  until: number,
  lastError: string,
  alsoSet: Changes = {},
): Promise<void> {
  const now = world.clock();
  const changes = {
    ...alsoSet,
    attempts: notetaker.attempts - 1,
    unconfirmedCalls: earlierCalls(notetaker),
    lastError: wasRefused(notetaker) ? notetaker.lastError : lastError,
    nextAt: Math.min(until, nextDeadline(notetaker, now)),
  };
  await release(world.db, notetaker, changes, now);
}

const unreachablePauseMs = 60 * 60_000;

/** Mail to the owner bounces: no bot is sent until the mailbox can be reached. */
async function postponeUnreachable(world: WithProvider, notetaker: Notetaker): Promise<void> {
  const { provider, clock } = world;
  const { id, formerBotId } = notetaker;
  const isRemoved = formerBotId === null || (await removeBot(provider, formerBotId, id)).ok;
  const until = clock() + (isRemoved ? unreachablePauseMs : callEffectMs);
  const alsoSet = { formerBotId: isRemoved ? null : formerBotId };
  return postpone(world, notetaker, until, unreachableError, alsoSet);
}

export async function giveUp(world: World, notetaker: Notetaker): Promise<void> {
  if (wasRefused(notetaker)) return fail(world, notetaker, "refused_by_provider");
  const { lastError, unconfirmedCalls } = notetaker;
  const isWaitingError = [null, dailyLimitError, unreachableError].includes(lastError);
  const hasOnlyWaited = isWaitingError && unconfirmedCalls === 0;
  return fail(world, notetaker, hasOnlyWaited ? "missed" : "provider_down");
}

async function fail(world: World, notetaker: Notetaker, reason: FailureReason): Promise<void> {
  const { db, clock } = world;
  const { id, formerBotId } = notetaker;
  const now = clock();
  const provider = providerOf(world, notetaker);
  if (provider && formerBotId !== null) await removeBot(provider, formerBotId, id);
  const to = reason === "missed" ? "expired" : "failed";
  const changes = { reason, nextStep: "purge", nextAt: purgeAt(now) } as const;
  await move(db, notetaker, to, changes, now);
}
