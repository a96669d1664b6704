import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { counterHandlers } from "~/counter/outbox-handler.server";
import { openDb } from "~/db/client.server";
import { readBody } from "~/forms/read-body.server";
import { kindOf } from "~/lib/drain.server";
import { log } from "~/lib/log.server";
import { notetakerHandlers } from "~/notetaker/deliver.server";
import { createRecallProvider } from "~/notetaker/provider/recall.server";
import { takeWebhook } from "~/notetaker/webhook.server";
import { sendDue } from "~/outbox/send-due.server";
import { refuseForgery } from "./refuse-forgery.server";

const bodyLimit = 256 * 1024;
/** Two batches at most: the answer is out, and 30 s are left. */
const sendBounds = { limit: 10, budgetMs: 10_000 } as const;

/**
 * `POST /api/bot-webhook`, from the bot provider. 2xx once stored, also for what we cannot use; 401
 * unsigned; 5xx when the fault is ours and the sender should try again. What it has somebody told, that
 * the bot waits at the door above all, is sent right after the answer.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { env, now, waitUntil } = context;
  if (!env.recall) return answer(503);
  const body = await readBody(request, ["application/json"], bodyLimit);
  if (body.outcome !== "ok") return answer(refusals[body.outcome]);

  const db = openDb(env.db);
  const provider = createRecallProvider(env.recall, fetch);
  const began = Date.now();
  const clock = () => now + Date.now() - began;
  const world = { env, db, provider, now, clock, random: Math.random };
  const secrets = env.recall.webhookSecrets;
  const taken = await takeWebhook({ ...world, secrets }, request.headers, body.bytes);
  if (taken.outcome === "refused") return refuseForgery(context);
  if (taken.outcome === "failed") return answer(500);

  const handlers = { ...notetakerHandlers(world), ...counterHandlers(env) };
  const finish = async () => {
    await taken.after?.();
    // The tick knows more kinds than what a meeting brings about.
    await sendDue(world, handlers, { ...sendBounds, kinds: Object.keys(handlers) });
  };
  waitUntil(finish().catch(leaveToTick));
  return answer(204);
}

/** What failed here is due in the database and done by the next tick. */
function leaveToTick(error: unknown): void {
  log({ event: "tick.failed", step: "after_webhook", kind: kindOf(error) });
}

const refusals = { too_large: 413, unsupported_type: 415, unreadable: 400 } as const;

function answer(status: number, headers: HeadersInit = {}): Response {
  return new Response(null, { status, headers });
}
