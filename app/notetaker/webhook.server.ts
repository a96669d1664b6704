import { claimSignatureAlarm } from "~/abuse/alarms.server";
import type { Env } from "~/config/env.server";
import type { Db } from "~/db/client.server";
import { retryWrite } from "~/db/retry-write.server";
import { webhookReceipts } from "~/db/schema.server";
import { kindOf } from "~/lib/drain.server";
import { log } from "~/lib/log.server";
import { liveStatusOf } from "./interpret";
import { pollNow } from "./poll.server";
import type { BotEvent, BotProvider } from "./provider/bot-provider";
import { readBotEvent, verifyWebhook } from "./provider/webhook.server";
import { removeBot } from "./remove-bot.server";
import { receive, type JobAfter } from "./repo-webhook.server";
import { nextPollAt } from "./schedule";
import { unwantedStatuses, type Status } from "./status";

export type WebhookWorld = {
  readonly env: Pick<Env, "siteSecret">;
  readonly db: Db;
  readonly provider: BotProvider;
  readonly secrets: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly random: () => number;
};

export type WebhookOutcome =
  | { readonly outcome: "refused" }
  /** It could not be stored: the sender is to try again. */
  | { readonly outcome: "failed" }
  /** Stored, or nothing to store; `after` is what remains to be done once the answer is out. */
  | { readonly outcome: "taken"; readonly after: (() => Promise<void>) | null };

/**
 * Takes one webhook of the bot provider: signature, then receipt and effect in one transaction
 * (decisions 4.5). It only ever moves a job forward; what a message promises is then asked of the
 * provider, so that messages in any order and number end the same. Never throws.
 */
export async function takeWebhook(
  world: WebhookWorld,
  headers: Headers,
  rawBody: string | Uint8Array,
): Promise<WebhookOutcome> {
  const { secrets, now } = world;
  const check = await verifyWebhook(headers, rawBody, secrets, now);
  if (!check.ok) {
    const { why, skewSeconds } = check;
    const claim = await claimSignatureAlarm(world.db, why, now);
    const skew = skewSeconds === undefined ? {} : { skewSeconds };
    log({ event: "webhook.refused", why, ...skew, ...claim });
    return { outcome: "refused" };
  }

  // Sent again it would be as useless: 2xx all the same.
  const event = readBotEvent(rawBody, check.messageId);
  if (!event?.jobId) {
    await rememberForCheck(world, check.messageId);
    log({ event: "webhook.received", name: nameOf(event), jobId: null, repeated: false });
    return { outcome: "taken", after: null };
  }

  try {
    return await take(world, { ...event, jobId: event.jobId });
  } catch (error) {
    log({ event: "webhook.failed", kind: kindOf(error) });
    return { outcome: "failed" };
  }
}

/**
 * A test event of the provider's dashboard is about no job. That it was signed with a secret of ours is
 * what `npm run check` wants to know, and all that is kept of it.
 */
async function rememberForCheck({ db, now }: WebhookWorld, messageId: string): Promise<void> {
  const receipt = db.insert(webhookReceipts).values({ id: messageId, receivedAt: now });
  try {
    await receipt.onConflictDoNothing();
  } catch (error) {
    log({ event: "webhook.failed", kind: kindOf(error) });
  }
}

async function take(
  world: WebhookWorld,
  event: BotEvent & { readonly jobId: string },
): Promise<WebhookOutcome> {
  const { db, provider, now, random } = world;
  const { jobId, botId, revision, messageId } = event;
  const to = statusReportedBy(event);
  const promising = isPromising(event);
  const pollAt = promising || to === null ? now : nextPollAt(to, now, now);
  const effect = { messageId, jobId, botId, revision, to, pollAt, promising };
  const { repeated, job } = await retryWrite(() => receive(db, effect, now), random);
  log({ event: "webhook.received", name: nameOf(event), jobId, repeated });

  if (botId !== null && !promising && job && isUnwanted(job, botId, revision)) {
    return { outcome: "taken", after: async () => void (await removeBot(provider, botId, jobId)) };
  }
  if (repeated || !promising) return { outcome: "taken", after: null };
  return { outcome: "taken", after: () => pollNow({ ...world, clock: () => now }, jobId) };
}

/**
 * A bot at work for a job for which nobody waits any more, or for a time from which the job has moved
 * away. The former bot itself is left to whoever changes it into the new one.
 */
function isUnwanted(job: JobAfter, botId: string, revision: number | null): boolean {
  if (unwantedStatuses.includes(job.status)) return true;
  const isOld = revision !== null && revision < job.revision;
  return isOld && botId !== job.botId && botId !== job.formerBotId;
}

function statusReportedBy({ event, code }: BotEvent): Status | null {
  if (!event.startsWith("bot.")) return null;
  return liveStatusOf(code ?? event.slice("bot.".length));
}

/** After such a message the provider has something to tell that decides what comes next. */
function isPromising({ event }: BotEvent): boolean {
  return /^(bot\.(call_ended|done|fatal)|(recording|transcript|video_mixed|participant_events)\.(done|failed))$/.test(
    event,
  );
}

/** For the log: the sender's word, if it looks like the name of an event. */
function nameOf(event: BotEvent | null): string {
  return event && /^[a-z_.]{1,60}$/.test(event.event) ? event.event : "unknown";
}
