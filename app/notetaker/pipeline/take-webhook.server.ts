import { retryWrite } from "~/db/client.server";
import { webhookReceipts } from "~/db/schema.server";
import { kindOf } from "~/jobs/drain.server";
import { log } from "~/lib/log/log.server";
import type { WithProvider, World } from "~/world.server";
import type { BotEvent, WebhookReader } from "../provider/bot-provider";
import { nextPollAt } from "../schedule";
import { unwantedStatuses, type Status } from "../status";
import type { Notetaker } from "../notetaker";
import { receive } from "../store/webhook.server";
import { liveStatusOf } from "./interpret";
import { removeBot } from "./remove.server";
import { runNow } from "./run-steps.server";

export type WebhookOutcome =
  | { readonly outcome: "refused" }
  | { readonly outcome: "failed" }
  /** `after` runs once the answer is out. */
  | {
      readonly outcome: "taken";
      readonly notetakerId: string | null;
      readonly after: (() => Promise<void>) | null;
    };

/**
 * Takes one webhook: signature, then receipt and effect in one transaction. Messages in any order
 * and number end the same. Never throws.
 */
export async function takeWebhook(
  world: WithProvider,
  reader: WebhookReader,
  headers: Headers,
  rawBody: Uint8Array,
): Promise<WebhookOutcome> {
  const now = world.clock();
  const received = await reader.receive(headers, rawBody, now);
  if (!received.ok) {
    const { why, skewSeconds } = received;
    const skew = skewSeconds === undefined ? {} : { skewSeconds };
    log({ event: "webhook.refused", provider: reader.name, why, ...skew });
    return { outcome: "refused" };
  }

  const { event } = received;
  if (!event?.notetakerId) {
    await rememberForCheck(world, received.messageId);
    log({ event: "webhook.received", name: nameOf(event), notetakerId: null, repeated: false });
    return { outcome: "taken", notetakerId: null, after: null };
  }

  try {
    return await take(world, { ...event, notetakerId: event.notetakerId });
  } catch (error) {
    log({ event: "webhook.failed", kind: kindOf(error) });
    return { outcome: "failed" };
  }
}

/** Test event of the provider's dashboard: `npm run check` looks for its webhook receipt. */
async function rememberForCheck({ db, clock }: World, messageId: string): Promise<void> {
  const receipt = db.insert(webhookReceipts).values({ id: messageId, receivedAt: clock() });
  try {
    await receipt.onConflictDoNothing();
  } catch (error) {
    log({ event: "webhook.failed", kind: kindOf(error) });
  }
}

async function take(
  world: WithProvider,
  event: BotEvent & { readonly notetakerId: string },
): Promise<WebhookOutcome> {
  const { db, provider, random } = world;
  const now = world.clock();
  const { notetakerId, botId, revision, messageId } = event;
  const to = statusReportedBy(event);
  const promising = isPromising(event);
  const pollAt = promising || to === null ? now : nextPollAt(to, now, now);
  const effect = {
    ...{ provider: provider.name, messageId, notetakerId, botId, revision },
    ...{ to, pollAt, promising },
  };
  const { repeated, notetaker } = await retryWrite(() => receive(db, effect, now), random);
  log({ event: "webhook.received", name: nameOf(event), notetakerId, repeated });

  if (botId !== null && !promising && notetaker && isUnwanted(notetaker, botId, revision)) {
    const removeIt = async () => void (await removeBot(provider, botId, notetakerId));
    return { outcome: "taken", notetakerId, after: removeIt };
  }
  if (repeated || !promising) return { outcome: "taken", notetakerId, after: null };
  return { outcome: "taken", notetakerId, after: () => runNow(world, "poll", notetakerId) };
}

/** True for a bot of an ended notetaker or an old revision, but for the former bot, which dispatch moves. */
function isUnwanted(
  { status, revision: current, botId: ownBotId, formerBotId }: Notetaker,
  botId: string,
  revision: number | null,
): boolean {
  if (unwantedStatuses.includes(status)) return true;
  const isOld = revision !== null && revision < current;
  return isOld && botId !== ownBotId && botId !== formerBotId;
}

function statusReportedBy({ event, code }: BotEvent): Status | null {
  if (!event.startsWith("bot.")) return null;
  return liveStatusOf(code ?? event.slice("bot.".length));
}

function isPromising({ event }: BotEvent): boolean {
  return /^(bot\.(call_ended|done|fatal)|(recording|transcript|video_mixed|audio_mixed|participant_events)\.(done|failed))$/.test(
    event,
  );
}

function nameOf(event: BotEvent | null): string {
  return event && /^[a-z_.]{1,60}$/.test(event.event) ? event.event : "unknown";
}
