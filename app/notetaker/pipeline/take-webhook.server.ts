import { retryWrite } from "~/db/client.server";
import { kindOf, log } from "~/lib/log/log.server";
import type { WithProvider } from "~/world.server";
import type { Notetaker } from "../notetaker";
import type { BotEvent, ReadWebhook } from "../provider/bot-provider";
import { unwantedStatuses } from "../status";
import { insertReceipt, receiveWebhook } from "../store/webhook.server";
import { removeBot } from "./remove.server";
import { runNow } from "./run-steps.server";

/** Takes a webhook: signature, receipt, then a poll, so that order and repeats do not matter. Never throws. */
export async function takeWebhook(
  world: WithProvider,
  read: ReadWebhook,
  headers: Headers,
  rawBody: Uint8Array,
) {
  const received = await read(headers, rawBody, world.clock());
  if (!received.ok) {
    const { ok: _ok, ...refusal } = received;
    log({ event: "webhook.refused", provider: world.provider.name, ...refusal });
    return { outcome: "refused" } as const;
  }

  const { messageId, event } = received;
  try {
    return { outcome: "stored", ...(await store(world, messageId, event)) } as const;
  } catch (error) {
    log({ event: "webhook.failed", kind: kindOf(error) });
    return { outcome: "failed" } as const;
  }
}

/** Stores the receipt. Returns the notetaker's id, null if unknown, and the work to do after the response is sent. */
async function store(world: WithProvider, messageId: string, event: BotEvent | null) {
  const { db, clock, provider, random } = world;
  if (event === null) {
    // Test event of the provider's dashboard: `npm run check` looks for its receipt.
    await insertReceipt(db, messageId, clock());
    log({ event: "webhook.received", name: "unknown", notetakerId: null, repeated: false });
    return { notetakerId: null, after: null };
  }

  const { name, notetakerId, botId, revision } = event;
  const { repeated, notetaker } = await retryWrite(
    () => receiveWebhook(db, provider.name, messageId, event, clock()),
    random,
  );
  log({ event: "webhook.received", name, notetakerId, repeated });
  if (notetaker !== null && isUnwanted(notetaker, revision)) {
    return { notetakerId, after: () => removeBot(provider, botId, notetakerId) };
  }
  return { notetakerId, after: repeated ? null : () => runNow(world, "poll", notetakerId) };
}

function isUnwanted(notetaker: Notetaker, botRevision: number): boolean {
  if (botRevision < notetaker.revision) return true;
  // A poll removes the bot of a failed notetaker, unless the bot has a recording.
  return notetaker.status !== "failed" && unwantedStatuses.includes(notetaker.status);
}
